import FileTesting
import Glibc
import Storage
import Testing

@Suite("Rescue files and journals where others can make files")
struct RescueFileTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func writeChanges(_ file: RescueFile, replacing: Bool = false) throws {
    func producer(of text: String) -> RescueFile.Producer {
      { sink in try Array(text.utf8).withUnsafeBytes { try sink($0) } }
    }
    try file.write(producer(of: "mine"), base: producer(of: "before"), replacing: replacing)
  }

  private func write(_ file: RescueFile, replacing: Bool = false) throws {
    try writeChanges(file, replacing: replacing)
    try file.write(texts: "a draft")
  }

  private func text(_ name: String) throws -> String {
    try FileReader.read(folder.file(name)).contents
  }

  @Test("A planted link is neither written through nor believed", arguments: ["victim", "missing"])
  func link(target: String) throws {
    let path = try folder.put("{}", at: "d.json")
    try folder.put("theirs", at: "victim")
    #expect(symlink(target, path + ".unsaved") == 0)
    #expect(RescueFile.latest(for: path) == nil)
    let file = try RescueFile.claim(for: path)
    try write(file)
    #expect(try text("d.json.unsaved-2") == "mine")
    #expect(RescueFile.latest(for: path) == file)
    // Nor by who takes its name for a new one.
    let planted = RescueFile.first(for: path)
    #expect(throws: FileError.self) { try write(planted) }
    #expect(try text("victim") == "theirs")
    #expect(!folder.names().contains("missing"))
  }

  @Test("Its own is written over, a link put in its place meanwhile is not followed")
  func replaced() throws {
    let path = try folder.put("{}", at: "d.json")
    try folder.put("theirs", at: "victim")
    let file = try RescueFile.claim(for: path)
    try write(file)
    #expect(throws: FileError.self) { try write(file) }
    try write(file, replacing: true)
    #expect(try text("d.json.unsaved") == "mine")
    #expect(try text("d.json.unsaved.base") == "before")
    unlink(file.textsPath)
    #expect(symlink("victim", file.textsPath) == 0)
    #expect(throws: FileError.self) { try file.write(texts: "a draft") }
    #expect(try text("victim") == "theirs")
  }

  @Test("Sessions that end together each have one: none takes what another has written")
  func together() throws {
    let path = try folder.put("{}", at: "d.json")
    let (changes, draft) = (try RescueFile.claim(for: path), try RescueFile.claim(for: path))
    try draft.write(texts: "a draft")
    try writeChanges(changes)
    try changes.write(texts: "")
    #expect(changes.hasChanges && !changes.hasTexts)
    #expect(try text("d.json.unsaved-2.drafts") == "a draft")
    let third = try RescueFile.claim(for: path)
    #expect(![changes, draft].contains(third))
    third.releaseClaim()
    draft.releaseClaim()
    #expect(
      folder.names().filter { $0.hasPrefix("d.json.") }.sorted() == [
        "d.json.unsaved", "d.json.unsaved-2.drafts", "d.json.unsaved.base",
      ])
  }

  @Test("What another user put there is not offered", .enabled(if: geteuid() == 0))
  func foreign() throws {
    let path = try folder.put("{}", at: "d.json")
    let planted = try folder.put("[]", at: "d.json.unsaved")
    #expect(RescueFile.latest(for: path) != nil)
    #expect(chown(planted, 12_345, 12_345) == 0)
    #expect(RescueFile.latest(for: path) == nil)
    // The superuser is offered what the owner of the data has left.
    #expect(chown(path, 12_345, 12_345) == 0)
    #expect(RescueFile.latest(for: path) != nil)
  }

  @Test("No journal is kept in a folder of another user, or open to everybody")
  func journals() throws {
    let path = folder.file("state")
    let state = PrivateFolder(path)
    _ = try JournalFile(in: state, stem: "a-")
    #expect(JournalFile.left(in: state).count == 1)
    #expect(chmod(path, 0o777) == 0)
    let error = failure { () throws(FileError) in _ = try JournalFile(in: state, stem: "a-") }
    #expect(error?.cause == .permission)
    #expect(JournalFile.left(in: state).isEmpty)
    if geteuid() == 0 {
      #expect(chmod(path, 0o700) == 0 && chown(path, 12_345, 12_345) == 0)
      #expect(throws: FileError.self) { _ = try JournalFile(in: state, stem: "a-") }
      #expect(JournalFile.left(in: state).isEmpty)
    }
  }

  @Test("Among temporary files no journal is kept through a link, or where others have rights")
  func journalsAmongOthers() throws {
    let (path, own) = (folder.file("shared"), folder.file("own"))
    _ = try JournalFile(in: PrivateFolder(own), stem: "a-")
    let shared = PrivateFolder(path, isAmongOthers: true)
    #expect(symlink(own, path) == 0)
    #expect(throws: FileError.self) { _ = try JournalFile(in: shared, stem: "b-") }
    #expect(JournalFile.left(in: shared).isEmpty)
    #expect(folder.names(in: "own").count == 1)
    // A user's own folder may be a link that they have made.
    #expect(JournalFile.left(in: PrivateFolder(path)).count == 1)
    #expect(unlink(path) == 0)
    _ = try JournalFile(in: shared, stem: "b-")
    var made = stat()
    #expect(lstat(path, &made) == 0 && made.st_mode == S_IFDIR | 0o700)
    #expect(JournalFile.left(in: shared).count == 1)
    #expect(chmod(path, 0o750) == 0)
    #expect(throws: FileError.self) { _ = try JournalFile(in: shared, stem: "b-") }
    #expect(JournalFile.left(in: shared).isEmpty)
  }

  @Test("In a folder that everybody may write to, a link to our own folder is none of ours")
  func journalsInOpenFolder() throws {
    let (open, own) = (folder.file("open"), folder.file("own"))
    _ = try JournalFile(in: PrivateFolder(own), stem: "a-")
    #expect(mkdir(open, 0o777) == 0 && chmod(open, 0o1777) == 0)
    let state = PrivateFolder(open + "/formview")
    #expect(symlink(own, state.path) == 0)
    #expect(JournalFile.left(in: state).isEmpty)
    #expect(throws: FileError.self) { _ = try JournalFile(in: state, stem: "b-") }
    #expect(folder.names(in: "own").count == 1)
    #expect(unlink(state.path) == 0)
    _ = try JournalFile(in: state, stem: "b-")
    #expect(JournalFile.left(in: state).count == 1)
  }

  @Test("Nine planted links don't hide the file that was written as the tenth")
  func manyLinks() throws {
    let path = try folder.put("{}", at: "d.json")
    for ending in [""] + (2...9).map({ "-\($0)" }) {
      #expect(symlink("elsewhere", path + ".unsaved" + ending) == 0)
    }
    for name in ["d.json.unsaved-x", "d.json.unsaved-99x", "other.json.unsaved-99"] {
      try folder.put("no", at: name)
    }
    let file = try RescueFile.claim(for: path)
    try file.write(texts: "a draft")
    #expect(folder.names().contains("d.json.unsaved-10.drafts"))
    #expect(RescueFile.latest(for: path) == file)
    try writeChanges(file)
    #expect(RescueFile.latest(for: path) == file)
  }

  @Test("One is found in a folder whose name, as that of the file, is not UTF-8")
  func bytes() throws {
    let name = SystemPath.text([0x66, 0xFC])
    #expect(mkdir(folder.file(name).systemPath, 0o700) == 0)
    let path = folder.file(name) + "/" + SystemPath.text([0x64, 0xE9])
    for _ in 1...12 { try write(RescueFile.claim(for: path)) }
    let latest = try #require(RescueFile.latest(for: path))
    #expect(latest.path.hasSuffix(".unsaved-12"))
    for _ in 1...12 { try RescueFile.latest(for: path)?.delete(withTexts: true) }
    #expect(RescueFile.latest(for: path) == nil)
    #expect(rmdir(folder.file(name).systemPath) == 0)
  }
}

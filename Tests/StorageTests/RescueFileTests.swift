import FileTesting
import Glibc
import Storage
import Testing

@Suite("Rescue files and journals where others can make files")
struct RescueFileTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ file: RescueFile) throws {
    try file.write { sink in try Array("mine".utf8).withUnsafeBytes { try sink($0) } }
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
    let file = RescueFile.free(for: path)
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
    let file = RescueFile.free(for: path)
    try write(file)
    try write(file)
    #expect(try text("d.json.unsaved") == "mine")
    unlink(file.textsPath)
    #expect(symlink("victim", file.textsPath) == 0)
    #expect(throws: FileError.self) { try file.write(texts: "a draft") }
    #expect(try text("victim") == "theirs")
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
    let state = folder.file("state")
    _ = try JournalFile(in: state, stem: "a-")
    #expect(JournalFile.left(in: state).count == 1)
    #expect(chmod(state, 0o777) == 0)
    let error = failure { () throws(FileError) in _ = try JournalFile(in: state, stem: "a-") }
    #expect(error?.cause == .permission)
    #expect(JournalFile.left(in: state).isEmpty)
    if geteuid() == 0 {
      #expect(chmod(state, 0o700) == 0 && chown(state, 12_345, 12_345) == 0)
      #expect(throws: FileError.self) { _ = try JournalFile(in: state, stem: "a-") }
      #expect(JournalFile.left(in: state).isEmpty)
    }
  }

  @Test("A text that an editor had is removed once nobody holds it")
  func editedText() throws {
    let left = try folder.put("secret", at: "formview-AbCdEf.txt", mode: 0o600)
    let others = try folder.put("mine", at: "formview-of-mine.txt", mode: 0o600)
    let file = try PrivateTextFile("being edited", in: [folder.file("missing"), folder.path])
    PrivateTextFile.removeLeft(in: [folder.path])
    #expect(access(left, F_OK) != 0 && access(others, F_OK) == 0)
    #expect(try file.contents() == Array("being edited".utf8))
  }
}

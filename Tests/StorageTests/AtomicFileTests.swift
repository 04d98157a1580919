import CLinux
import FileTesting
import Glibc
import Storage
import Testing
import TextsTesting

@Suite("Saving a file")
struct AtomicFileTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    guard chmod(folder.path, 0o755) == 0 else { throw SetUpFailure(code: errno) }
  }

  @discardableResult
  private func save(
    _ text: String, to path: String, expecting: FileStamp? = nil
  ) throws(FileError) -> FileStamp {
    let expected = expecting.map { ExpectedFile.file($0, contents: nil) } ?? .anything
    return try AtomicFile.write(to: path, expecting: expected) { sink in
      var text = text
      try text.withUTF8 { try sink(UnsafeRawBufferPointer($0)) }
    }
    .stamp
  }

  private func failureSaving(_ path: String, expecting: FileStamp? = nil) -> FileError? {
    failure { () throws(FileError) in try save("new", to: path, expecting: expecting) }
  }

  private func text(_ path: String) throws -> String {
    try FileReader.read(path).contents
  }

  private func status(_ path: String) throws -> stat {
    var info = stat()
    guard lstat(path, &info) == 0 else { throw SetUpFailure(code: errno) }
    return info
  }

  @Test("replaces its contents and leaves nothing beside it")
  func replaces() throws {
    let path = try folder.put("the old and longer text", at: "a.json")
    let stamp = try save("new", to: path)
    #expect(try text(path) == "new")
    #expect(stamp == FileStamp.current(of: path))
    #expect(folder.names() == ["a.json"])
  }

  @Test("writes many small pieces and large ones in their order")
  func pieces() throws {
    let path = folder.file("pieces")
    let large = String(repeating: "large ", count: 100_000)
    try AtomicFile.write(to: path) { sink in
      for number in 0..<100_000 {
        try Array("\(number),".utf8).withUnsafeBytes { try sink($0) }
        if number % 30_000 == 7 { try Array(large.utf8).withUnsafeBytes { try sink($0) } }
      }
      try sink(UnsafeRawBufferPointer(start: nil, count: 0))
    }
    let expected = (0..<100_000).map { "\($0)," + ($0 % 30_000 == 7 ? large : "") }.joined()
    #expect(try text(path) == expected)
  }

  @Test("keeps its mode, its owner and its attributes")
  func attributes() throws {
    let path = try folder.put("old", at: "a", mode: 0o640)
    let canSetAttributes = setxattr(path, "user.origin", "here", 4, 0) == 0
    let canSetOwner = chown(path, 12_345, 23_456) == 0
    try save("new", to: path)
    let info = try status(path)
    #expect(info.st_mode & 0o7777 == 0o640)
    if canSetOwner { #expect(info.st_uid == 12_345 && info.st_gid == 23_456) }
    if canSetAttributes {
      var value = [UInt8](repeating: 0, count: 10)
      #expect(getxattr(path, "user.origin", &value, 10) == 4)
      #expect(value.starts(with: "here".utf8))
    }
  }

  @Test("of another's group lets no stranger group in")
  func foreignGroup() throws {
    try #require(geteuid() == 0 || getegid() != 0)
    #expect(mkdir(folder.file("open"), 0o777) == 0 && chmod(folder.file("open"), 0o777) == 0)
    let path = try folder.put("old", at: "open/a", mode: 0o666)
    #expect(chmod(path, 0o662) == 0)
    try withoutPrivileges { _ = try save("new", to: path) }
    if geteuid() == 0 { #expect(try status(path).st_mode & 0o7777 == 0o622) }
    #expect(try text(path) == "new")
  }

  @Test("that is new gets what the umask leaves")
  func newFile() throws {
    let path = folder.file("new")
    try save("x", to: path)
    let plain = open(folder.file("plain"), O_WRONLY | O_CREAT, 0o666)
    close(plain)
    #expect(try status(path).st_mode == status(folder.file("plain")).st_mode)
  }

  @Test("through symbolic links keeps these and replaces what they lead to")
  func links() throws {
    #expect(mkdir(folder.file("data"), 0o755) == 0)
    try folder.put("old", at: "data/a.json")
    #expect(symlink("data/a.json", folder.file("second")) == 0)
    #expect(symlink(folder.file("second"), folder.file("first")) == 0)
    try save("new", to: folder.file("first"))
    #expect(try text(folder.file("data/a.json")) == "new")
    #expect(try status(folder.file("first")).st_mode & S_IFMT == S_IFLNK)
    #expect(try status(folder.file("second")).st_mode & S_IFMT == S_IFLNK)
    #expect(folder.names() == ["data", "first", "second"])
    #expect(folder.names(in: "data") == ["a.json"])
  }

  @Test("through a link to nothing makes what it leads to")
  func danglingLink() throws {
    #expect(symlink("target", folder.file("link")) == 0)
    try save("new", to: folder.file("link"))
    #expect(try text(folder.file("target")) == "new")
    #expect(folder.names() == ["link", "target"])
  }

  @Test("with a second name leaves the old contents there, and says so")
  func hardLink() throws {
    let path = try folder.put("old", at: "a")
    #expect(link(path, folder.file("b")) == 0)
    func losses() throws -> [AttributeLoss] {
      try AtomicFile.write(to: path) { sink in
        try Array("new".utf8).withUnsafeBytes { try sink($0) }
      }.losses
    }
    #expect(try losses() == [.otherNames(1)])
    #expect(try losses().isEmpty)
    #expect(try text(path) == "new")
    #expect(try text(folder.file("b")) == "old")
  }

  @Test("that fails while its contents are made leaves the old one")
  func failureOfProducer() throws {
    struct OutOfPaper: Error {}
    let path = try folder.put("old", at: "a")
    let error = failure { () throws(FileError) in
      try AtomicFile.write(to: path) { sink in
        try Array(repeating: UInt8(ascii: "x"), count: 1 << 20).withUnsafeBytes { try sink($0) }
        throw OutOfPaper()
      }
    }
    #expect(error?.path == path)
    #expect(try text(path) == "old")
    #expect(folder.names() == ["a"])
  }

  @Test("that another program changed meanwhile is refused when asked to look")
  func changed() throws {
    let path = try folder.put("old", at: "a")
    let stamp = try FileReader.read(path).stamp
    try folder.put("theirs", at: "a")
    #expect(failureSaving(path, expecting: stamp)?.cause == .changed)
    #expect(try text(path) == "theirs")
    #expect(folder.names() == ["a"])
    let current = try FileReader.read(path).stamp
    #expect(failureSaving(path, expecting: current) == nil)
  }

  @Test("in a folder that we may not write says so and leaves the old one")
  func readOnlyFolder() throws {
    let path = try folder.put("old", at: "a", mode: 0o666)
    #expect(chmod(folder.path, 0o555) == 0)
    let error = try #require(withoutPrivileges { failureSaving(path) })
    #expect(error.cause == .permission)
    #expect(error.reason.contains("you may not make files in \(folder.path)"))
    #expect(try text(path) == "old")
  }

  @Test("that is protected against writing is refused, although its folder would let us")
  func writeProtected() throws {
    #expect(chmod(folder.path, 0o777) == 0)
    let path = try folder.put("old", at: "a", mode: 0o444)
    let error = try #require(withoutPrivileges { failureSaving(path) })
    #expect(error.cause == .permission)
    #expect(error.reason == "you may not write it")
    #expect(try text(path) == "old")
    #expect(folder.names() == ["a"])
  }

  @Test("that is a folder, a device, or in no folder is refused")
  func notAFile() throws {
    #expect(failureSaving(folder.path)?.cause == .folder)
    #expect(failureSaving("/dev/null")?.cause == .notAFile)
    let error = failureSaving(folder.file("no/a"))
    #expect(error?.cause == .missing)
    #expect(error?.reason == "there is no folder \(folder.file("no"))")
    #expect(failureSaving("") != nil)
    #expect(folder.names() == [])
    #expect(symlink("far/away", folder.file("link")) == 0)
    #expect(
      failureSaving(folder.file("link/below/a"))?.reason
        == "there is no folder \(folder.file("far"))")
    #expect(symlink("two/b", folder.file("one")) == 0 && symlink("one/a", folder.file("two")) == 0)
    #expect(failureSaving(folder.file("one/a")) != nil)
  }

  @Test("with the longest name works")
  func longName() throws {
    let path = folder.file(String(repeating: "名", count: 85))
    try save("new", to: path)
    #expect(try text(path) == "new")
  }

  @Test("on a full disk says so and leaves the old one", .enabled(if: Self.canMount))
  func fullDisk() throws {
    let disk = folder.file("disk")
    #expect(mkdir(disk, 0o755) == 0)
    try #require(mount("tmpfs", disk, "tmpfs", 0, "size=64k") == 0)
    defer { umount2(disk, Int32(MNT_DETACH)) }
    let path = try folder.put("old", at: "disk/a")
    let large = String(repeating: "x", count: 1 << 20)
    let error = failure { () throws(FileError) in try save(large, to: path) }
    #expect(error?.cause == .diskFull)
    #expect(error?.reason == "the disk is full")
    #expect(try text(path) == "old")
    #expect(folder.names(in: "disk") == ["a"])
    #expect(mount("tmpfs", disk, "tmpfs", UInt(MS_REMOUNT | MS_RDONLY), nil) == 0)
    #expect(failureSaving(path)?.cause == .readOnlyFileSystem)
  }

  /// Containers may forbid it, and so may not being the superuser.
  private static let canMount: Bool = {
    guard let folder = try? TemporaryFolder(), mount("tmpfs", folder.path, "tmpfs", 0, nil) == 0
    else { return false }
    return umount2(folder.path, Int32(MNT_DETACH)) == 0
  }()
}

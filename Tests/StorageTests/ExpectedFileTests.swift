import FileTesting
import Glibc
import Storage
import Testing

@Suite("Saving over a file that another program changes meanwhile")
struct ExpectedFileTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func save(
    to path: String, expecting expected: ExpectedFile
  ) -> FileError? {
    failure { () throws(FileError) in
      try AtomicFile.write(to: path, expecting: expected) { sink in
        try Array("mine".utf8).withUnsafeBytes { try sink($0) }
      }
    }
  }

  private func text(_ name: String) throws -> String {
    try FileReader.read(folder.file(name)).contents
  }

  /// A file with `new` in it, and a stamp that does not distinguish it from the `old` that was read: both were written in
  /// one tick of the clock, as far as the stamp knows.
  private func twins(at name: String) throws -> (path: String, stamp: FileStamp) {
    let path = try folder.put("new", at: name)
    try setTime(of: path, Date.future)
    return (path, try #require(FileStamp.current(of: path)))
  }

  private enum Date: Int {
    case past = 1_000_000_000
    case future = 4_000_000_000
  }

  /// Gives a file a time of writing, as `touch -d` does.
  private func setTime(of path: String, _ date: Date) throws {
    let time = timespec(tv_sec: date.rawValue, tv_nsec: 5)
    try #require(utimensat(AT_FDCWD, path, [time, time], 0) == 0)
  }

  @Test("that were only touched, renamed or given another mode replaces it")
  func touched() throws {
    let path = try folder.put("old", at: "a")
    let stamp = try FileReader.read(path).stamp
    try setTime(of: path, .future)
    #expect(chmod(path, 0o600) == 0)
    #expect(FileStamp.current(of: path) != stamp)
    #expect(save(to: path, expecting: .file(stamp, contents: old())) == nil)
    #expect(try text("a") == "mine")
    #expect(folder.names() == ["a"])
  }

  @Test("that was written with the same length and its time set back is refused")
  func timeSetBack() throws {
    let path = try folder.put("old", at: "a")
    try setTime(of: path, .past)
    let stamp = try FileReader.read(path).stamp
    // The clock of the file system goes on meanwhile, if only by a tick.
    repeat {
      try folder.put("new", at: "a")
      try setTime(of: path, .past)
    } while FileStamp.current(of: path) == stamp
    #expect(save(to: path, expecting: .file(stamp, contents: old()))?.cause == .changed)
    #expect(try text("a") == "new")
    #expect(folder.names() == ["a"])
  }

  /// What was read, and what happens at the moment in which it is compared with what is displaced.
  private func old(_ meanwhile: @escaping () -> Void = {}) -> FileContents {
    FileContents { sink in
      meanwhile()
      try Array("old".utf8).withUnsafeBytes { try sink($0) }
    }
  }

  @Test("replaces the file that was read, whatever its stamp proves")
  func unchanged() throws {
    let path = try folder.put("old", at: "a")
    let stamp = try FileReader.read(path).stamp
    #expect(save(to: path, expecting: .file(stamp, contents: old())) == nil)
    #expect(try text("a") == "mine")
    #expect(folder.names() == ["a"])
  }

  @Test("puts back the very file that another wrote without a trace in its stamp")
  func sameStamp() throws {
    let (path, stamp) = try twins(at: "a")
    #expect(save(to: path, expecting: .file(stamp, contents: old()))?.cause == .changed)
    #expect(FileStamp.current(of: path)?.identity == stamp.identity)
    #expect(try text("a") == "new")
    #expect(folder.names() == ["a"])
  }

  @Test("leaves in place what somebody puts there while it is being put back")
  func replacedAgain() throws {
    let (path, stamp) = try twins(at: "a")
    let other = try folder.put("third", at: "b")
    let contents = old { rename(other, path) }
    #expect(save(to: path, expecting: .file(stamp, contents: contents))?.cause == .changed)
    #expect(try text("a") == "third")
    #expect(folder.names() == ["a"])
  }

  @Test("brings back a file that would get lost because its name is deleted at that moment")
  func deletedMeanwhile() throws {
    let (path, stamp) = try twins(at: "a")
    let contents = old { unlink(path) }
    #expect(save(to: path, expecting: .file(stamp, contents: contents))?.cause == .changed)
    #expect(try text("a") == "new")
    #expect(folder.names() == ["a"])
  }

  @Test("finds a file replaced by a link to it")
  func link() throws {
    let path = try folder.put("old", at: "a")
    let stamp = try FileReader.read(path).stamp
    let error = failure { () throws(FileError) in
      try AtomicFile.write(to: path, expecting: .file(stamp, contents: old())) { sink in
        rename(path, folder.file("b"))
        symlink("b", path)
        try Array("mine".utf8).withUnsafeBytes { try sink($0) }
      }
    }
    #expect(error?.cause == .changed)
    #expect(try text("b") == "old")
    #expect(folder.names() == ["a", "b"])
  }

  @Test("finds it gone")
  func gone() throws {
    let path = try folder.put("old", at: "a")
    let stamp = try FileReader.read(path).stamp
    unlink(path)
    #expect(save(to: path, expecting: .file(stamp, contents: old()))?.cause == .changed)
    #expect(folder.names() == [])
  }

  @Test("makes a new file only where there is none")
  func new() throws {
    #expect(save(to: folder.file("a"), expecting: .nothing) == nil)
    #expect(try text("a") == "mine")
    try folder.put("theirs", at: "a")
    #expect(save(to: folder.file("a"), expecting: .nothing)?.cause == .changed)
    #expect(try text("a") == "theirs")
    #expect(folder.names() == ["a"])
  }
}

import FileTesting
import Glibc
import Storage
import Testing
import TextsTesting

@Suite("Saving over a file that another program has open for writing")
struct FileLeaseTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func save(
    to path: String, contents: FileContents? = nil, meanwhile: () -> Void = {}
  ) throws -> FileError? {
    let stamp = try #require(FileStamp.current(of: path))
    return failure { () throws(FileError) in
      try AtomicFile.write(to: path, expecting: .file(stamp, contents: contents)) { sink in
        meanwhile()
        try Array("mine".utf8).withUnsafeBytes { try sink($0) }
      }
    }
  }

  private func text(_ name: String) throws -> String {
    try FileReader.read(folder.file(name)).contents
  }

  @Test("its lock is not given, and the program is named")
  func lock() throws {
    let path = try folder.put("{}\n", at: "a.jsonl")
    #expect(mkfifo(folder.file("end"), 0o600) == 0)
    let program = try #require(
      popen("exec 9>>\(path); echo open && read end <\(folder.file("end"))", "r"))
    var line = [CChar](repeating: 0, count: 16)
    #expect(fgets(&line, 16, program) != nil)
    let refusal = failure { () throws(FileError) in _ = try FileLock(path, patience: .zero) }
    #expect(refusal?.cause == .written)
    let reason = try #require(refusal?.reason.english)
    let pattern = /[a-z]+ \(process [0-9]+\) has it open for writing, and would lose .*/
    #expect(reason.wholeMatch(of: pattern) != nil, "\(reason)")
    try folder.put("\n", at: "end")
    pclose(program)
    #expect(try FileLock(path).isHeld)
  }

  @Test("one who opened it while the new file was written goes on writing the old one, which stays")
  func openedMeanwhile() throws {
    let path = try folder.put("old\n", at: "a")
    var writer: Int32 = -1
    let error = try save(
      to: path, meanwhile: { writer = open(path, O_WRONLY | O_APPEND | O_CLOEXEC) })
    #expect(error?.cause == .changed)
    #expect(write(writer, "next\n", 5) == 5)
    close(writer)
    #expect(try text("a") == "old\nnext\n")
    #expect(folder.names() == ["a"])
    #expect(try save(to: path) == nil)
    #expect(try text("a") == "mine")
  }

  @Test("one who asks for the old file at the moment of the exchange gets it back at its name")
  func openedInTheExchange() throws {
    let path = try folder.put("old", at: "a")
    var code: Int32 = 0
    let contents = FileContents { sink in
      // By now the old file has the other name. Nobody waits here: the system reports that it is taken.
      let name = folder.names().first { $0 != "a" } ?? ""
      let writer = open(folder.file(name), O_WRONLY | O_NONBLOCK | O_CLOEXEC)
      code = writer < 0 ? errno : 0
      try Array("old".utf8).withUnsafeBytes { try sink($0) }
    }
    #expect(try save(to: path, contents: contents)?.cause == .changed)
    #expect(code == EWOULDBLOCK)
    #expect(try text("a") == "old")
    #expect(folder.names() == ["a"])
  }

  @Test("one who reads it is in nobody's way")
  func reader() throws {
    let path = try folder.put("old", at: "a")
    let reader = open(path, O_RDONLY | O_CLOEXEC)
    defer { close(reader) }
    #expect(try FileLock(path, patience: .zero).isHeld)
    #expect(try save(to: path) == nil)
    #expect(try text("a") == "mine")
  }
}

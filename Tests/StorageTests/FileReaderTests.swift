import CLinux
import FileTesting
import Foundation
import Glibc
import Storage
import Testing
import TextsTesting

@Suite("Reading a file")
struct FileReaderTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func failureReading(_ path: String, limit: Int = 1 << 20) -> FileError? {
    failure { () throws(FileError) in _ = try FileReader.read(path, limit: limit) }
  }

  @Test("gives its bytes under the name it was called by, and its stamp")
  func bytes() throws {
    let path = try folder.put("姓名\0\r\n", at: "a.json")
    let file = try FileReader.read(path)
    #expect(file.contents == "姓名\0\r\n")
    #expect(file.text.name == path)
    #expect(file.stamp == FileStamp.current(of: path))
    #expect(file.canBeSaved)
  }

  @Test("also when it is empty, and when it is larger than one read")
  func sizes() throws {
    #expect(try FileReader.read(folder.put("", at: "empty")).contents == "")
    let long = String(repeating: "0123456789abcdef", count: 200_000)
    #expect(try FileReader.read(folder.put(long, at: "long")).contents == long)
  }

  @Test("also when its size is told as 0, as those of the kernel")
  func kernelFile() throws {
    #expect(try FileReader.read("/proc/self/status").contents.contains("Pid:"))
  }

  @Test("through a symbolic link can be saved; a link to nothing says where it leads")
  func link() throws {
    try folder.put("x", at: "target")
    #expect(symlink("target", folder.file("link")) == 0)
    let file = try FileReader.read(folder.file("link"))
    #expect(file.contents == "x")
    #expect(file.canBeSaved)
    #expect(symlink("nowhere", folder.file("dangling")) == 0)
    let error = try #require(failureReading(folder.file("dangling")))
    #expect(error.cause == .missing)
    #expect(error.reason == "it is a symbolic link to nowhere, which does not exist")
  }

  @Test("from a pipe reads to its end, and can't be saved")
  func pipe() throws {
    let path = folder.file("pipe")
    #expect(mkfifo(path, 0o600) == 0)
    let long = String(repeating: "pipe ", count: 50_000)
    // A thread of its own: a task would wait for the one that is blocked in the test.
    Thread { [folder] in _ = try? folder.put(long, at: "pipe", mode: 0o600) }.start()
    let file = try FileReader.read(path)
    #expect(file.contents == long)
    #expect(!file.canBeSaved)
  }

  @Test("from process substitution works")
  func processSubstitution() throws {
    var ends: [Int32] = [0, 0]
    #expect(Glibc.pipe(&ends) == 0)
    #expect(write(ends[1], "{}", 2) == 2)
    close(ends[1])
    defer { close(ends[0]) }
    let file = try FileReader.read("/dev/fd/\(ends[0])")
    #expect(file.contents == "{}")
    #expect(!file.canBeSaved)
  }

  @Test("from standard input is called -, and can't be saved")
  func standardInput() throws {
    let path = try folder.put("[1]", at: "input")
    let before = dup(STDIN_FILENO)
    let input = open(path, O_RDONLY | O_CLOEXEC)
    #expect(dup2(input, STDIN_FILENO) == STDIN_FILENO)
    defer {
      dup2(before, STDIN_FILENO)
      close(before)
      close(input)
    }
    let file = try FileReader.read("-")
    #expect(file.contents == "[1]")
    #expect(file.text.name == "-")
    #expect(!file.canBeSaved)
  }

  @Test("that does not exist, or whose folder does not, says so")
  func missing() throws {
    let error = try #require(failureReading(folder.file("no.json")))
    #expect(error.cause == .missing)
    #expect(error.reason == "there is no such file")
    #expect(error.path == folder.file("no.json"))
    #expect(
      failureReading(folder.file("no/no.json"))?.reason == "there is no folder \(folder.file("no"))"
    )
  }

  @Test("that is a folder, a device, or below a file says so")
  func notAFile() throws {
    try folder.put("", at: "plain")
    #expect(failureReading(folder.path)?.cause == .folder)
    #expect(failureReading("/dev/zero")?.cause == .notAFile)
    #expect(failureReading(folder.file("plain/x"))?.cause == .missing)
  }

  @Test("whose links lead in a circle says so")
  func circle() throws {
    #expect(symlink("b", folder.file("a")) == 0)
    #expect(symlink("a", folder.file("b")) == 0)
    #expect(failureReading(folder.file("a"))?.reason == "its symbolic links lead in a circle")
  }

  @Test("over the limit is refused, at the limit not")
  func limit() throws {
    let path = try folder.put("12345", at: "five")
    #expect(failureReading(path, limit: 4)?.cause == .tooLarge)
    #expect(failureReading(path, limit: 5) == nil)
    #expect(failureReading("/proc/self/status", limit: 10)?.cause == .tooLarge)
  }

  @Test("without permission says so")
  func permission() throws {
    let path = try folder.put("secret", at: "secret", mode: 0)
    #expect(chmod(folder.path, 0o755) == 0)
    #expect(withoutPrivileges { failureReading(path) }?.cause == .permission)
  }
}

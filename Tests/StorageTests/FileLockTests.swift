import FileTesting
import Glibc
import Storage
import Testing
import TextsTesting

@Suite("The lock on a data file")
struct FileLockTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func refusal(of path: String) -> FileError? {
    failure { () throws(FileError) in _ = try FileLock(path, patience: .zero) }
  }

  @Test("keeps others out until its holder lets go, through symbolic links, too")
  func excludes() throws {
    let path = try folder.put("{}", at: "a.json", mode: 0o444)
    #expect(symlink("a.json", folder.file("link")) == 0)
    do {
      let lock = try FileLock(folder.file("link"))
      #expect(lock.isHeld)
      #expect(refusal(of: path)?.cause == .locked)
      var waits = 0
      _ = failure { () throws(FileError) in
        _ = try FileLock(path, patience: .milliseconds(1), onWait: { waits += 1 })
      }
      #expect(waits == 1, "who waits is told so once")
      withExtendedLifetime(lock) {}
    }
    // Patiently: a program that another test has just forked holds the descriptor until it runs.
    #expect(try FileLock(path).isHeld)
  }

  @Test("names the program that holds it")
  func holder() throws {
    let path = try folder.put("{}", at: "a.json")
    #expect(mkfifo(folder.file("end"), 0o600) == 0)
    // The lock is there once the program writes, and gone once something is written to the pipe.
    let program = try #require(
      popen("exec 9<\(path); flock 9 && echo locked && read end <\(folder.file("end"))", "r"))
    var line = [CChar](repeating: 0, count: 16)
    #expect(fgets(&line, 16, program) != nil)
    let reason = try #require(refusal(of: path)?.reason)
    let pattern = /[a-z]+ \(process [0-9]+\) has locked it for 0 s; try again when it is done/
    #expect(reason.english.wholeMatch(of: pattern) != nil, "\(reason.english)")
    try folder.put("\n", at: "end")
    pclose(program)
    #expect(try FileLock(path).isHeld)
  }

  @Test("is on the file that the path names in the end, not on one that was replaced meanwhile")
  func replaced() async throws {
    let path = try folder.put("{}", at: "a.json")
    var first: FileLock? = try FileLock(path)
    // Waits on the file as it is now, or finds the next one: both ways it has to end on that.
    let waiting = Task.detached { try FileLock(path, patience: .seconds(120)) }
    try AtomicFile.write(to: path) { sink in
      try Array("{\"a\": 1}".utf8).withUnsafeBytes { try sink($0) }
    }
    #expect(first?.isHeld == true)
    first = nil
    let second = try await waiting.value
    #expect(second.isHeld)
    #expect(refusal(of: path)?.cause == .locked)
    withExtendedLifetime(second) {}
  }

  @Test("is nothing where there is nothing to lock: the reader says what is wrong")
  func nothing() throws {
    #expect(try !FileLock(folder.file("missing")).isHeld)
    #expect(try !FileLock(folder.path).isHeld)
    #expect(mkfifo(folder.file("pipe"), 0o600) == 0)
    #expect(try !FileLock(folder.file("pipe")).isHeld)
  }
}

@Suite("A system call that signals interrupt")
struct InterruptionTests {
  @Test("is tried again, but not without end")
  func bounded() {
    var tries = 0
    let result = Interruption.retrying { () -> Int32 in
      tries += 1
      errno = EINTR
      return -1
    }
    #expect(result == -1 && errno == EINTR)
    #expect(tries == Interruption.mostTries)
  }

  @Test("succeeds after some interruptions, and fails at once for other reasons")
  func others() {
    var tries = 0
    let written = Interruption.retrying { () -> Int in
      tries += 1
      errno = EINTR
      return tries < 5 ? -1 : 7
    }
    #expect(written == 7)
    let failed = Interruption.retrying { () -> Int in
      tries += 1
      errno = EIO
      return -1
    }
    #expect(failed == -1 && errno == EIO && tries == 6)
  }
}

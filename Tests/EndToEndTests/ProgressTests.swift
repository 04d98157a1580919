import Foundation
import ScreenTesting
import Synchronization
import Testing

/// A pipe gives its bytes when the test does, so that reading takes as long as it is to.
@Suite("How far a command is")
struct ProgressTests {
  /// Runs a line of shell in a terminal, with a pipe as data that has nothing but blanks before its records
  /// until `text` was shown.
  private func session(
    _ line: String, pipe name: String = "pipe.json", giving contents: String = Fixtures.staff,
    until text: String
  ) throws -> (Scene, TerminalSession) {
    let scene = try Scene(Fixtures.files)
    let pipe = scene.folder.appending(path: name).path
    #expect(mkfifo(pipe, 0o600) == 0)
    let session = try TerminalSession(
      command: "/bin/sh", arguments: ["-c", line],
      environment: ["formview": BuiltProduct.path(named: "formview")],
      directory: scene.folder.path)
    // Another test's program must not inherit it: the pipe would have no end as long as that one runs.
    let descriptor = open(pipe, O_WRONLY | O_CLOEXEC)
    try #require(descriptor >= 0)
    let writer = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    // Should the program end early, the test says so, and not a signal.
    signal(SIGPIPE, SIG_IGN)
    let isSeen = Flag()
    Thread {
      while !isSeen.value.load(ordering: .relaxed) { try? writer.write(contentsOf: Data(" ".utf8)) }
      try? writer.write(contentsOf: Data(contents.utf8))
      try? writer.close()
    }.start()
    defer { isSeen.value.store(true, ordering: .relaxed) }
    try session.wait(for: text)
    return (scene, session)
  }

  private final class Flag: Sendable {
    let value = Atomic<Bool>(false)
  }

  @Test("Reading that takes long is told on the terminal, and the line is gone in the end")
  func reading() throws {
    let (_, session) = try session(
      #"exec "$formview" show form.plist pipe.json"#, until: " MB")
    #expect(try session.waitForExit() == .exited(0))
    #expect(!session.screen.contains { $0.contains("Reading") })
    #expect(session.screen.contains { $0.contains("Ada") })
  }

  @Test("A lock of another program that is waited for is told, of databases and of files")
  func locks() throws {
    let database = """
      exec 3> >(sqlite3 staff.db > .locked)
      echo 'BEGIN EXCLUSIVE; SELECT 1;' >&3
      until [ -s .locked ]; do :; done
      """
    let file = "exec 3< ada.json; flock 3"
    for (lock, command, words) in [
      (database, "show form.plist staff.db", "Reading staff.db"),
      (
        database, "set form.plist staff.db name=Eve",
        "Waiting for the program that has locked staff.db"
      ),
      (
        file, "set form.plist ada.json name=Eve", "Waiting for the program that has locked ada.json"
      ),
    ] {
      // What is left of one of them would hold the lock of the next.
      let scene = try Scene([
        "form.plist": "( { valuePath = name; } )", "ada.json": #"{"name": "Ada"}"#,
      ])
      _ = try scene.shell(
        "sqlite3 staff.db \"CREATE TABLE t (name TEXT); INSERT INTO t VALUES ('Ada')\"")
      let session = try TerminalSession(
        command: "/bin/bash", arguments: ["-c", lock + "\n\"$formview\" \(command) 3>&-"],
        environment: ["formview": BuiltProduct.path(named: "formview")],
        directory: scene.folder.path)
      try session.wait(for: words)
    }
  }

  @Test("A form that takes long is told as well, before the screen opens")
  func longForm() throws {
    let (scene, session) = try session(
      #"exec "$formview" pipe.plist ada.json"#, pipe: "pipe.plist", giving: Fixtures.form,
      until: "Reading pipe.plist")
    try session.wait(for: "Ada Lovelace")
    #expect(!session.screen.contains { $0.contains("Reading") })
    // A pipe has nothing more to say: it is not followed.
    try session.press("Down")
    try session.press("q")
    #expect(try session.waitForExit() == .exited(0))
    #expect(try scene.read("ada.json") == Fixtures.ada)
  }

  @Test("check tells it, too, and what is printed stands by itself")
  func check() throws {
    let (scene, session) = try session(
      #"exec "$formview" check form.plist pipe.json > findings"#, until: "Reading pipe.json")
    #expect(try session.waitForExit() == .exited(1))
    #expect(!session.screen.contains { $0.contains("Reading") })
    let findings = try scene.read("findings").split(separator: "\n")
    #expect(findings.allSatisfy { $0.hasPrefix("pipe.json:") })
  }
}

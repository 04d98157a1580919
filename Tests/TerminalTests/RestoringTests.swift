import Glibc
import ScreenTesting
import Testing

struct RestoringTests {
  private func expectRestored(_ session: TerminalSession) {
    #expect(!session.isOnAlternateScreen)
    #expect(!session.reportsMouse)
    #expect(session.cursor != nil)
    #expect(session.isInShellMode)
    let output = String(decoding: session.rawOutput, as: UTF8.self)
    #expect(output.contains("\u{1B}[?2004h") && output.contains("\u{1B}[?2004l"))
  }

  @Test("After leaving, the terminal is the shell's")
  func leaving() throws {
    let session = try probe()
    #expect(session.isOnAlternateScreen)
    #expect(!session.isInShellMode)
    try session.press("C-q")
    #expect(try session.waitForExit() == .exited(0))
    expectRestored(session)
  }

  @Test("After SIGTERM the terminal is the shell's")
  func terminated() throws {
    let session = try probe()
    session.kill(SIGTERM)
    #expect(try session.waitForExit() == .exited(0))
    expectRestored(session)
  }

  @Test(
    "After a signal that the program does not handle the terminal is the shell's",
    arguments: [
      SIGHUP, SIGINT, SIGABRT, SIGALRM, SIGVTALRM, SIGPROF, SIGUSR1, SIGUSR2, SIGXCPU,
      SIGXFSZ, SIGPIPE, SIGIO, SIGPWR, SIGSTKFLT, SIGSYS, 34, 64,
    ])
  func killed(signal: Int32) throws {
    let session = try probe()
    session.kill(signal)
    #expect(try session.waitForExit() == .killed(signal: signal))
    expectRestored(session)
  }

  @Test("A stop from outside gives the terminal back first")
  func stopped() throws {
    let session = try probe()
    session.kill(SIGTSTP)
    // The process group of a test has no shell that could continue it, so the stop ends at once.
    try session.wait(until: "it has left and is back") {
      let output = String(decoding: $0.rawOutput, as: UTF8.self)
      return output.contains("\u{1B}[?1049l") && $0.isOnAlternateScreen && $0.reportsMouse
    }
    try session.wait(for: "ready 80x24")
  }

  @Test("After a crash the terminal is the shell's, and the crash is still one")
  func crashed() throws {
    let session = try probe()
    try session.press("C-t")
    #expect(try session.waitForExit() == .killed(signal: SIGSEGV))
    expectRestored(session)
  }

  @Test("The terminal is given back for a while and taken again")
  func suspended() throws {
    let session = try probe()
    try session.press("C-z")
    try session.wait(until: "it is back") {
      String(decoding: $0.rawOutput, as: UTF8.self).contains("suspended") && $0.isOnAlternateScreen
        && $0.reportsMouse
    }
    try session.wait(for: "ready 80x24")
    session.type("x")
    try session.wait(for: "key x")
  }

  @Test("A terminal type that is not known is named", arguments: ["no-such-terminal", "dumb"])
  func unknownTerminal(name: String) throws {
    let session = try TerminalSession(
      command: BuiltProduct.path(named: "TerminalProbe"), environment: ["TERM": name])
    #expect(try session.waitForExit() == .exited(4))
    #expect(session.screen[0].hasPrefix("error: the terminal type \"\(name)\" (TERM)"))
    #expect(session.isInShellMode)
  }
}

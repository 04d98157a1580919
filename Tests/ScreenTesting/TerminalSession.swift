import Glibc

/// A program in a real pseudo-terminal, driven by keys and read as a person would read it.
///
/// Waits are for what is on the screen, never for time; the deadline only ends a test that has failed.
package final class TerminalSession {
  /// All that the program has written.
  package private(set) var rawOutput: [UInt8] = []
  /// All that the terminal has answered: questions of the program that libvterm knows.
  package private(set) var answers: [UInt8] = []
  private let terminal: PseudoTerminal
  private let emulator: EmulatedScreen
  private let deadlineSeconds: Int
  private var hasEnded = false

  /// Starts a program (a path) in a terminal of `size`. The environment is small and fixed, `environment`
  /// adds to it; an empty value takes a variable away.
  package init(
    command: String, arguments: [String] = [], environment: [String: String] = [:],
    directory: String? = nil, size: (width: Int, height: Int) = (80, 24),
    deadlineSeconds: Int? = nil
  ) throws {
    let variables = Self.baseEnvironment.merging(environment) { $1 }.filter { !$0.value.isEmpty }
    terminal = try PseudoTerminal(
      command: command, arguments: arguments, environment: variables, directory: directory,
      width: size.width, height: size.height)
    emulator = EmulatedScreen(width: size.width, height: size.height)
    self.deadlineSeconds = deadlineSeconds ?? Self.usualDeadline
  }

  /// Seconds; `TEST_DEADLINE` gives programs more that are slowed down, by a sanitizer say.
  private static let usualDeadline =
    getenv("TEST_DEADLINE").flatMap { Int(String(cString: $0)) } ?? 120

  private static var baseEnvironment: [String: String] {
    var variables = [
      "TERM": "xterm-256color", "LANG": "C.UTF-8", "TZ": "UTC",
      // Not among the journals of who runs the tests.
      "XDG_STATE_HOME": "/tmp/formview-state-of-tests",
      "XDG_CONFIG_HOME": "/tmp/formview-settings-of-tests",
      // A crash ends the program instead of asking whether to look into it.
      "SWIFT_BACKTRACE": "enable=no",
    ]
    for name in ["PATH", "HOME", "TMPDIR", "LD_LIBRARY_PATH"] {
      if let value = getenv(name) { variables[name] = String(cString: value) }
    }
    return variables
  }

  // MARK: What is on the screen

  /// The lines of the screen without trailing blanks.
  package var screen: [String] { emulator.lines }
  package func cell(_ x: Int, _ y: Int) -> EmulatedCell { emulator.cell(x: x, y: y) }
  /// Column and line from 0; nil while it is hidden.
  package var cursor: (x: Int, y: Int)? { emulator.cursorIsVisible ? emulator.cursor : nil }
  package var isOnAlternateScreen: Bool { emulator.isAlternate }
  package var reportsMouse: Bool { emulator.reportsMouse }
  package var bells: Int { emulator.bells }
  /// Whether the terminal echoes and reads lines, as the shell left it.
  package var isInShellMode: Bool { terminal.isInShellMode }
  package var outputByteCount: Int { rawOutput.count }
  package var processIdentifier: Int32 { terminal.process }

  /// Where a text first stands on the screen.
  package func position(of text: String) -> (x: Int, y: Int)? {
    for y in 0..<emulator.height {
      let cells = (0..<emulator.width).map { emulator.cell(x: $0, y: y).text }
      for x in cells.indices where cells[x...].joined().hasPrefix(text) { return (x, y) }
    }
    return nil
  }

  // MARK: What a person does

  /// Presses keys by name: `Down`, `Enter`, `Esc`, `C-x`, `M-b`, `S-Tab`, `C-Left`, `F2`, `j`.
  package func press(_ names: String...) throws {
    for name in names {
      guard let bytes = KeyNames.bytes(of: name) else {
        throw SessionError("there is no key named \(name)")
      }
      send(bytes)
    }
  }

  /// Types text as if by hand.
  package func type(_ text: String) { send(Array(text.utf8)) }

  /// Types a text again and again, at whatever the program does meanwhile, until another one is on the screen.
  package func type(_ text: String, untilShown shown: String) throws {
    let end = Self.now() + deadlineSeconds * 1000
    while !screen.contains(where: { $0.contains(shown) }) {
      guard !hasEnded, Self.now() < end else {
        throw SessionError("typed in vain until \"\(shown)\" is on the screen", screen: screen)
      }
      type(text)
      _ = receive(until: Self.now() + 1)
    }
  }

  /// Pastes text the way a terminal does for programs that asked for brackets.
  package func paste(_ text: String) { type("\u{1B}[200~\(text)\u{1B}[201~") }

  /// Clicks at a column and line from 0.
  package func click(_ x: Int, _ y: Int) {
    type("\u{1B}[<0;\(x + 1);\(y + 1)M\u{1B}[<0;\(x + 1);\(y + 1)m")
  }

  /// Turns the wheel by one notch.
  package func wheel(up: Bool, at x: Int = 0, _ y: Int = 0) {
    type("\u{1B}[<\(up ? 64 : 65);\(x + 1);\(y + 1)M")
  }

  package func resize(width: Int, height: Int) {
    emulator.resize(width: width, height: height)
    terminal.resize(width: width, height: height)
  }

  /// Sends bytes as they are.
  package func send(_ bytes: [UInt8]) { terminal.write(bytes) }

  /// Has the terminal echo what is typed, as a shell does for its own lines.
  package func echo() { terminal.echo() }

  /// Closes the terminal's window, and waits for the end of the program.
  package func hangUp() -> ExitStatus {
    terminal.hangUp()
    hasEnded = true
    return ExitStatus(waitStatus: terminal.waitForProcess())
  }

  package func kill(_ signal: Int32) { Glibc.kill(terminal.process, signal) }

  /// Lets the program crash: the first of two signals asks it to end, and the second one finds it where it was. Both are
  /// for the main thread (tgkill(2)), as another one might handle the second when the program has ended by the first.
  package func crash() throws {
    typealias Function = @convention(c) (pid_t, pid_t, Int32) -> Int32
    guard let symbol = dlsym(nil, "tgkill") else { throw SessionError("there is no tgkill") }
    let tgkill = unsafeBitCast(symbol, to: Function.self)
    kill(SIGSTOP)
    for signal in [SIGSEGV, SIGBUS] { _ = tgkill(processIdentifier, processIdentifier, signal) }
    kill(SIGCONT)
  }

  // MARK: Waiting

  /// Waits until a text stands on the screen.
  package func wait(for text: String) throws {
    try wait(until: "\"\(text)\" is on the screen") { $0.screen.contains { $0.contains(text) } }
  }

  /// Waits until a text no longer stands on the screen.
  package func wait(forNo text: String) throws {
    try wait(until: "\"\(text)\" is gone") { !$0.screen.contains { $0.contains(text) } }
  }

  /// Waits until a condition holds; it is looked at whenever the program has written.
  package func wait(
    until expectation: String = "the condition holds", _ condition: (TerminalSession) -> Bool
  ) throws {
    let end = Self.now() + deadlineSeconds * 1000
    settle(until: end)
    while !condition(self) {
      guard !hasEnded else {
        throw SessionError("the program ended before \(expectation)", screen: screen)
      }
      guard receive(until: end) else {
        throw SessionError("waited in vain until \(expectation)", screen: screen)
      }
      settle(until: end)
    }
  }

  /// Takes in the rest of a frame, which may come in pieces: a person sees it whole. On a busy machine the program
  /// may wait for a processor between two of them.
  private func settle(until end: Int) {
    while !hasEnded && Self.now() < end {
      if !receive(until: Self.now() + Self.gapInFrame), !terminal.isProcessRunning { return }
    }
  }

  /// Milliseconds of silence that end a frame.
  private static let gapInFrame = 8

  /// Waits for the end of the program, reading all that it writes.
  package func waitForExit() throws -> ExitStatus {
    let end = Self.now() + deadlineSeconds * 1000
    while !hasEnded {
      guard receive(until: end) else {
        throw SessionError("the program does not end", screen: screen)
      }
    }
    return ExitStatus(waitStatus: terminal.waitForProcess())
  }

  /// Takes in what the program writes, until a point in time; false when nothing came.
  private func receive(until end: Int) -> Bool {
    let rest = max(0, end - Self.now())
    guard let bytes = terminal.read(timeoutMilliseconds: Int32(rest)) else {
      return false
    }
    hasEnded = bytes.isEmpty
    rawOutput += bytes
    let answer = emulator.receive(bytes[...])
    answers += answer
    if !answer.isEmpty { terminal.write(answer) }
    return true
  }

  private static func now() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}

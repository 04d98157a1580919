import Foundation
import Glibc
import ScreenTesting
import Testing

/// Tests of the journal of a list of three people.
protocol JournalSuite {}

extension JournalSuite {
  static var people: String {
    #"""
    [
      {"name": "Ada", "n": 1},
      {"name": "Bob", "n": 2},
      {"name": "Cyd", "n": 3}
    ]
    """#
  }

  func scene(secret: Bool = false) throws -> Scene {
    let secure = secret ? "cellIdentifier = SecureTextFieldCell; " : ""
    return try Scene([
      "people.plist":
        "{ title = People; rows = ( { key = Name; valuePath = name; }, { key = N; valuePath = n; \(secure)} ); }",
      "people.json": Self.people,
    ])
  }

  func open(
    _ scene: Scene, showing text: String = "Ada", bottom: String = "? keys",
    environment: [String: String] = [:]
  ) throws -> TerminalSession {
    try scene.open(
      "people.plist", "people.json", environment: environment, size: (100, 20), showing: text,
      bottom: bottom)
  }

  func kill(_ session: TerminalSession) throws {
    session.kill(SIGKILL)
    #expect(try session.waitForExit() == .killed(signal: SIGKILL))
  }

  /// Names the second record Bea, adds a copy of it, and deletes the first one.
  func work(_ session: TerminalSession) throws {
    try session.press("j", "e", "C-u")
    session.type("Bea")
    try session.press("Enter")
    try session.wait(for: "Bea")
    try session.press("c")
    try session.wait(for: "4 records")
    try session.press("g", "x")
    try session.wait(for: "3 records")
  }

  /// Types a value in place of the one under the cursor.
  func replaceValue(in session: TerminalSession, with text: String) throws {
    try session.press("e", "C-u")
    session.type(text)
    try session.press("Enter")
    try session.wait(for: "unsaved")
  }

  /// A scene with secrets, and with the folder for the key that seals them.
  func sealingScene() throws -> Scene {
    let scene = try scene(secret: true)
    try scene.makeFolder("run")
    scene.environment["XDG_STATE_HOME"] = scene.stateFolder.path
    scene.environment["XDG_RUNTIME_DIR"] = scene.folder.appending(path: "run").path
    return scene
  }

  /// Sets the secret of the first record to 4711, and its name to Bea.
  func editSecretAndName(in session: TerminalSession) throws {
    try session.press("l")
    try replaceValue(in: session, with: "4711")
    try session.press("h", "e", "C-u")
    session.type("Bea")
    try session.press("Enter")
    try session.wait(for: "Bea")
  }

  /// The journal without its first line, which has the time and may have any digits.
  func linesOfJournal(_ scene: Scene) throws -> String {
    let text = try String(contentsOf: try #require(scene.journals.first), encoding: .utf8)
    return text.split(separator: "\n").dropFirst().joined(separator: "\n")
  }
}

import Foundation
import ScreenTesting
import Testing

extension Scene {
  /// Opens the screen on the folder's form and data, and waits until it shows.
  func open(
    _ arguments: String..., environment: [String: String] = [:],
    size: (width: Int, height: Int) = (80, 24), showing text: String = "Person",
    bottom: String = "? keys"
  ) throws -> TerminalSession {
    let arguments = arguments.isEmpty ? ["form.plist", "ada.json"] : arguments
    let own = ["XDG_STATE_HOME": stateFolder.path, "TMPDIR": temporaryFolder.path]
      .merging(self.environment) { $1 }
    let session = try TerminalSession(
      command: BuiltProduct.path(named: "formview"), arguments: arguments,
      environment: own.merging(environment) { $1 }, directory: folder.path, size: size)
    try session.wait(for: text)
    // The bottom line is painted last.
    try session.wait(for: bottom)
    return session
  }

  /// Replaces a file the way editors do: another file takes its name.
  func replace(_ name: String, with text: String) throws {
    try write(".new", text)
    guard rename(folder.appending(path: ".new").path, folder.appending(path: name).path) == 0
    else { throw CocoaError(.fileWriteUnknown) }
  }
}

extension TerminalSession {
  /// The line that a text stands on.
  func line(of text: String) -> String { screen.dropFirst().first { $0.contains(text) } ?? "" }

  /// The last line: keys, or a question.
  var bottomLine: String { screen.last ?? "" }

  /// Presses keys that open the field of a row, found by searching its label.
  func edit(_ label: String) throws {
    try press("/")
    type(label)
    try press("Enter", "Enter")
    try wait(for: "Esc leave as it was")
  }

  /// Empties the field, types a text and keeps it.
  func replaceValue(of label: String, with text: String) throws {
    try edit(label)
    try press("C-u", "C-k")
    type(text)
    try press("Enter")
    try wait(forNo: "Esc leave as it was")
  }

  func quitDiscarding() throws -> ScreenTesting.ExitStatus {
    try press("q", "x")
    return try waitForExit()
  }
}

/// A terminal that shows frames and sends events. `NcursesTerminal` is the real one.
package protocol TerminalDriver: AnyObject {
  var size: Size { get }
  /// Shows a frame; only differences from the previous one are sent.
  func show(_ frame: Frame)
  /// The pending events, without blocking.
  func pendingEvents() -> [InputEvent]
  /// Gives the terminal back to the shell (for an external editor, or C-z) until `resume`.
  func suspend()
  func resume()
  /// Has the next `show` draw all: after a stop, or after another program wrote onto the screen.
  func redraw()
  /// Stops the process like C-z in a shell, with the terminal given back.
  func stopProcess()
  /// True after the terminal has gone away: no more events will come.
  var inputHasEnded: Bool { get }
  /// Sends bytes directly to the terminal: OSC 52 (copy).
  func send(_ text: String)
  var mouseIsCaptured: Bool { get set }
  /// File descriptor for poll(2); -1 without one.
  var inputDescriptor: Int32 { get }
  /// Number of colors: 0, 8, 16, 256 or 1 << 24.
  var colorCount: Int { get }
  /// The terminal's own colors, as far as it has answered.
  var colors: TerminalColors { get }
  /// Draws all again with other colors in place of the terminal's own ones of text and background; nil for its own.
  func adopt(ground: (text: Color, background: Color)?)
  /// Asks the terminal for its colors, without waiting for an answer.
  func askForColors()
}

extension TerminalDriver {
  package var inputDescriptor: Int32 { -1 }
  package var colorCount: Int { 256 }
  package var colors: TerminalColors { TerminalColors() }
  package func adopt(ground: (text: Color, background: Color)?) {}
  package func askForColors() {}
}

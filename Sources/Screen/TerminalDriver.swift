/// A terminal that shows frames and sends events. `Terminal` has the ncurses one.
package protocol TerminalDriver: AnyObject {
  var size: Size { get }
  /// Shows a frame; only what differs from the last one is sent.
  func show(_ frame: Frame)
  /// All events that wait now, without blocking.
  func pendingEvents() -> [InputEvent]
  /// Gives the terminal back to the shell (for an external editor, or C-z) until `resume`.
  func suspend()
  func resume()
  /// Has the next `show` draw all: after a stop, or when something else has written onto the screen.
  func redraw()
  /// Stops the process as C-z does in a shell, the terminal given back meanwhile.
  func stopProcess()
  /// Whether the terminal has gone away, so that no more events will come.
  var inputHasEnded: Bool { get }
  /// Sends bytes past the screen: OSC 52 (copy).
  func send(_ text: String)
  /// Whether the terminal reports the mouse to us.
  var mouseIsCaptured: Bool { get set }
  /// What to wait on (poll) until events come; -1 when there is none.
  var inputDescriptor: Int32 { get }
  /// Colors the terminal shows: 0, 8, 16, 256 or 1 << 24.
  var colorCount: Int { get }
}

extension TerminalDriver {
  package var inputDescriptor: Int32 { -1 }
  package var colorCount: Int { 256 }
}

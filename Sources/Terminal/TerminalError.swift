/// Why there can be no screen here.
package enum TerminalError: Error, Hashable, CustomStringConvertible {
  /// Neither standard output nor /dev/tty is a terminal.
  case noTerminal
  /// `$TERM` names none that the system has a description of.
  case unknown(name: String)
  /// `$TERM` is one on which the cursor can't be placed.
  case insufficient(name: String)

  package var description: String {
    switch self {
    case .noTerminal:
      "no terminal to draw the screen on; try `formview show`, which prints the form"
    case .unknown(let name):
      name.isEmpty
        ? "TERM is not set; set it to the terminal's type, for instance TERM=xterm-256color"
        : "the terminal type \"\(name)\" (TERM) is not known here; try TERM=xterm-256color"
    case .insufficient(let name):
      "the terminal type \"\(name)\" (TERM) cannot place the cursor; "
        + "try another TERM, or `formview show`, which prints the form"
    }
  }
}

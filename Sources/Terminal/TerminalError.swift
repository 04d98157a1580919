import Texts

/// Why there can be no screen here.
package enum TerminalError: Error, Hashable {
  /// Neither standard output nor /dev/tty is a terminal.
  case noTerminal
  /// `$TERM` names none that the system has a description of.
  case unknown(name: String)
  /// `$TERM` is one on which the cursor can't be placed.
  case insufficient(name: String)

  /// What is missing, and what to try.
  package func message(in texts: any TerminalTexts) -> String {
    switch self {
    case .noTerminal: texts.noTerminal
    case .unknown(let name): name.isEmpty ? texts.termNotSet : texts.termUnknown(name)
    case .insufficient(let name): texts.termInsufficient(name)
    }
  }
}

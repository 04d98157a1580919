import Texts

/// The reason why no screen can be shown.
package enum TerminalError: Error, Hashable {
  /// Neither standard output nor /dev/tty is a terminal.
  case noTerminal
  /// `$TERM` has no description on this system.
  case unknown(name: String)
  /// The cursor of `$TERM` can't be positioned.
  case insufficient(name: String)

  /// The missing capability, and a suggestion.
  package func message(in texts: Texts) -> String {
    switch self {
    case .noTerminal: texts.noTerminal
    case .unknown(let name): name.isEmpty ? texts.termNotSet : texts.termUnknown(name)
    case .insufficient(let name): texts.termInsufficient(name)
    }
  }
}

/// Why there can be no screen.
package protocol TerminalTexts {
  var noTerminal: String { get }
  var termNotSet: String { get }
  func termUnknown(_ name: String) -> String
  func termInsufficient(_ name: String) -> String
}

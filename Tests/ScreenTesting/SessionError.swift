/// Why a session in a pseudo-terminal did not go as a test expects, with the screen as it was.
package struct SessionError: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String, screen: [String] = []) {
    let lines = screen.map { "  |\($0)" }
    self.description = ([description] + lines).joined(separator: "\n")
  }
}

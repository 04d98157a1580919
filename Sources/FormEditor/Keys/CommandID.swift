/// The name of a command in the settings, such as `nextProblem`.
package struct CommandID: Hashable, Sendable, ExpressibleByStringLiteral {
  package let text: String

  package init(_ text: String) { self.text = text }
  package init(stringLiteral text: String) { self.text = text }
}

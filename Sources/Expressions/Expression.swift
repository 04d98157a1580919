import Values

/// A parsed condition or formula of a form.
///
/// The language is the predicate format of `NSPredicate`, with decimal arithmetic and functions: `salary > 2 * bonus
/// AND office IN {'Oslo', 'Bergen'}`. Parsing and evaluating are bounded: see `ExpressionLimits`.
package final class Expression: Sendable, Equatable, CustomStringConvertible {
  /// Text as the author wrote it; the plain form if it was generated.
  package let text: String
  package let root: ExpressionNode
  /// Inputs of the expression, for evaluating it again only after a relevant change.
  package let dependencies: ExpressionDependencies

  /// Parses the text of an author. O(n).
  package convenience init(_ text: String) throws(ExpressionSyntaxError) {
    var parser = try ExpressionParser(text, isPattern: FunctionTable.isPattern(of:at:))
    self.init(try parser.parse(), text: text)
  }

  /// The text, truncated for messages.
  package var shownText: String {
    guard text.utf8.count > Self.longestShown, text.count > Self.longestShown else { return text }
    return text.prefix(Self.longestShown) + "…"
  }

  /// Maximum number of characters of an expression in a message.
  private static let longestShown = 300

  package var barePath: ValuePath? {
    if case .reference(let reference) = root.content { reference.recordPath } else { nil }
  }

  package convenience init(constant: Bool) {
    self.init(ExpressionNode(.literal(.bool(constant)), 0..<0))
  }

  init(_ root: ExpressionNode, text: String? = nil) {
    self.root = root
    self.text = text ?? ExpressionPrinter.text(of: root)
    dependencies = ExpressionDependencies(of: root)
  }

  package var operands: [ExpressionNode] {
    var all: [ExpressionNode] = []
    root.visit { all.append($0) }
    return all
  }

  /// The plain form, which parses to an equal expression.
  package var description: String { ExpressionPrinter.text(of: root) }

  package static func == (a: Expression, b: Expression) -> Bool { a.root == b.root }
}

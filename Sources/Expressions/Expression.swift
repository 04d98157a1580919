import Values

/// A condition or a formula of a form, read from its text once.
///
/// The language is that of predicates as `NSPredicate` has them, with decimal arithmetic and functions:
/// `salary > 2 * bonus AND office IN {'Oslo', 'Bergen'}`. Reading and evaluating are bounded: see `ExpressionLimits`.
package final class Expression: Sendable, Equatable, CustomStringConvertible {
  /// As the author wrote it; the plain form of one that nobody wrote.
  package let text: String
  /// The outermost operation.
  package let root: ExpressionNode
  /// What it reads, so that only what depends on a change is evaluated again.
  package let dependencies: ExpressionDependencies

  /// Reads the text that an author wrote. O(n).
  package convenience init(_ text: String) throws(ExpressionSyntaxError) {
    var parser = try ExpressionParser(text)
    self.init(try parser.parse(), text: text)
  }

  /// Its text as messages have it: cut where it is long.
  package var shownText: String {
    guard text.utf8.count > Self.longestShown, text.count > Self.longestShown else { return text }
    return text.prefix(Self.longestShown) + "…"
  }

  /// Characters of an expression in a message.
  private static let longestShown = 300

  /// The path that it is, where it is nothing else than a path in the record.
  package var barePath: ValuePath? {
    if case .reference(let reference) = root.content { reference.recordPath } else { nil }
  }

  /// A condition that is always true, or never.
  package convenience init(constant: Bool) {
    self.init(ExpressionNode(.literal(.bool(constant)), 0..<0))
  }

  init(_ root: ExpressionNode, text: String? = nil) {
    self.root = root
    self.text = text ?? ExpressionPrinter.text(of: root)
    dependencies = ExpressionDependencies(of: root)
  }

  /// All of its operations and operands.
  package var operands: [ExpressionNode] {
    var all: [ExpressionNode] = []
    root.visit { all.append($0) }
    return all
  }

  /// The plain form, which parses to an equal expression.
  package var description: String { ExpressionPrinter.text(of: root) }

  package static func == (a: Expression, b: Expression) -> Bool { a.root == b.root }
}

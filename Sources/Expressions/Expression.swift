/// A condition or a formula of a form, read from its text once.
///
/// The language is that of predicates as `NSPredicate` has them, with decimal arithmetic and functions:
/// `salary > 2 * bonus AND office IN {'Oslo', 'Bergen'}`. Reading and evaluating are bounded: see `ExpressionLimits`.
package struct Expression: Sendable, Equatable, CustomStringConvertible {
  /// The outermost operation.
  package let root: ExpressionNode
  /// What it reads, so that only what depends on a change is evaluated again.
  package let dependencies: ExpressionDependencies

  /// Reads the text that an author wrote. O(n).
  package init(_ text: String) throws(ExpressionSyntaxError) {
    var parser = try ExpressionParser(text)
    self.init(try parser.parse())
  }

  init(_ root: ExpressionNode) {
    self.root = root
    dependencies = ExpressionDependencies(of: root)
  }

  /// The plain form, which parses to an equal expression.
  package var description: String { ExpressionPrinter.text(of: root) }

  package static func == (a: Self, b: Self) -> Bool { a.root == b.root }
}

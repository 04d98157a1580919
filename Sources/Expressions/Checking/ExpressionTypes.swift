/// What is known of values before there is a record.
package protocol ExpressionTypes {
  /// The type of what a reference leads to; nil if there can't be anything.
  func type(of reference: ExpressionReference) -> ExpressionType?
  /// The rows that `$name` can name, for advice.
  var identifiers: [String] { get }
}

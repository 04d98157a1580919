/// What is known of values before there is a record.
package protocol ExpressionTypes {
  /// The type of what a reference leads to; nil if there can't be anything.
  func type(of reference: ExpressionReference) -> ExpressionType?
  /// The only texts that what a reference leads to may be, besides an empty one; nil where it may be anything.
  func texts(of reference: ExpressionReference) -> [String]?
  /// The rows that `$name` can name, for advice.
  var identifiers: [String] { get }
}

extension ExpressionTypes {
  package func texts(of reference: ExpressionReference) -> [String]? { nil }
}

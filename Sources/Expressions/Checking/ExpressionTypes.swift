/// What is known of values before there is a record.
package protocol ExpressionTypes {
  /// The type of what a reference leads to; nil if there can't be anything.
  func type(of reference: ExpressionReference) -> ExpressionType?
  /// The type of the elements of what a reference leads to, through the lists on its way, too; of a single value its own.
  func elementType(of reference: ExpressionReference) -> ExpressionType
  /// The type of a value on the way that has no members, so that nothing is where the reference leads; nil for none.
  func typeWithoutMembers(on reference: ExpressionReference) -> ExpressionType?
  /// The only texts that what a reference leads to may be, besides an empty one; nil where it may be anything.
  func texts(of reference: ExpressionReference) -> [String]?
  /// Whether something is known to be where a reference leads.
  func knows(_ reference: ExpressionReference) -> Bool
  /// What may be meant by a reference that leads to nothing, as expressions write it; nil where nobody knows.
  func meaning(of reference: ExpressionReference) -> String?
  /// The rows that `$name` can name, for advice.
  var identifiers: [String] { get }
}

extension ExpressionTypes {
  package func elementType(of reference: ExpressionReference) -> ExpressionType { .any }
  package func typeWithoutMembers(on reference: ExpressionReference) -> ExpressionType? { nil }
  package func texts(of reference: ExpressionReference) -> [String]? { nil }
  package func knows(_ reference: ExpressionReference) -> Bool { true }
  package func meaning(of reference: ExpressionReference) -> String? { nil }
}

/// Types of values that are known without a record.
package protocol ExpressionTypes {
  /// The type of a reference's value; nil if there can't be one.
  func type(of reference: ExpressionReference) -> ExpressionType?
  /// The element type of a reference's value, through the lists on its path, too; for a single value its own type.
  func elementType(of reference: ExpressionReference) -> ExpressionType
  /// The type of a value on the path that has no members, so that the reference leads nowhere; nil if there is none.
  func typeWithoutMembers(on reference: ExpressionReference) -> ExpressionType?
  /// The possible texts of a reference's value, besides an empty one; nil if it may be any.
  func texts(of reference: ExpressionReference) -> [String]?
  /// True if a reference is known to lead to a value.
  func knows(_ reference: ExpressionReference) -> Bool
  /// A suggestion for a reference without a value, in the notation of expressions; nil if there is none.
  func meaning(of reference: ExpressionReference) -> String?
  /// Names of rows after `$`, for advice.
  var identifiers: [String] { get }
}

extension ExpressionTypes {
  package func elementType(of reference: ExpressionReference) -> ExpressionType { .any }
  package func typeWithoutMembers(on reference: ExpressionReference) -> ExpressionType? { nil }
  package func texts(of reference: ExpressionReference) -> [String]? { nil }
  package func knows(_ reference: ExpressionReference) -> Bool { true }
  package func meaning(of reference: ExpressionReference) -> String? { nil }
}

/// What is named with an `@` before it: `@root`.
enum ExpressionSpecialName: String, CaseIterable {
  /// The whole record of the file.
  case root
  /// The record that the list is in.
  case parent
  /// The number of the record.
  case index
}

/// A name with `@` before it: `@root`.
enum ExpressionSpecialName: String, CaseIterable {
  /// The whole record of the file.
  case root
  /// The record of the form whose row opens the list or the object.
  case parent
  case index
}

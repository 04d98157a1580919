/// A name with `@` before it: `@root`.
enum ExpressionSpecialName: String, CaseIterable {
  case root
  case parent
  case index
  case key
}

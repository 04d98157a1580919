/// A word of an expression's text.
struct ExpressionToken {
  enum Kind: Equatable {
    /// As written, without a sign.
    case number(String)
    /// What is between the quotes, escapes resolved.
    case string(String)
    /// A name or a keyword.
    case name(String)
    /// A name in backticks, or one in double quotes that a path goes on from.
    case quotedName(String)
    case symbol(String)
    case end
  }

  let kind: Kind
  /// In Unicode scalars.
  let range: Range<Int>

  /// Longer ones before their beginnings.
  static let symbols = [
    "==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||", "=", "<", ">", "!", "+", "-", "*", "/",
    "(", ")", "{", "}", ",", "[", "]", "$", "@",
  ].map { Array($0.unicodeScalars) }
}

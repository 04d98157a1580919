struct ExpressionToken {
  enum Kind: Equatable {
    /// A number as written, without a sign.
    case number(String)
    /// The text between the quotes, unescaped.
    case string(String)
    /// A name or a keyword.
    case name(String)
    /// A name in backticks, or one in double quotes with a path after it.
    case quotedName(String)
    case symbol(String)
    case end
  }

  let kind: Kind
  /// Range in Unicode scalars.
  let range: Range<Int>

  /// Symbols, longer ones before their prefixes.
  static let symbols = [
    "==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||", "=", "<", ">", "!", "+", "-", "*", "/",
    "(", ")", "{", "}", ",", "[", "]", "$", "@",
  ].map { Array($0.unicodeScalars) }
}

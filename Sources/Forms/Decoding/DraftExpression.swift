import Expressions
import SourceText

/// A row's expression while it is decoded: neither a condition nor a rule.
struct DraftExpression {
  /// The key that it was given in.
  let key: String
  let expression: Expression
  /// Where it is written.
  let position: SourcePosition
  /// What it must come to; nil for what the row takes.
  var type: ExpressionType?
}

/// A rule for colors while it is decoded.
struct DraftColorRule {
  let rule: ColorRule
  /// Its predicate.
  let written: DraftExpression
  /// Its dictionary.
  let reader: DictionaryReader
}

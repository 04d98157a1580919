import Expressions
import SourceText
import Texts

/// A row's expression while it is decoded: neither a condition nor a rule.
struct DraftExpression {
  let key: String
  let expression: Expression
  let position: SourcePosition
  /// Type that the result must have; nil for the type of the row.
  var type: ExpressionType?
}

/// A rule for colors while it is decoded.
struct DraftColorRule {
  let rule: ColorRule
  let written: DraftExpression
  let reader: DictionaryReader
}

/// A color rule while its keys are read.
struct GivenColorRule: GivenKeys {
  static let place = VocabularyKey.Place.colorRule

  var predicate: DraftExpression?
  var colors = RowColors()
}

extension DictionaryReader {
  var colorRule: DraftColorRule? {
    var given = GivenColorRule()
    fill(&given, by: FormVocabulary.colorRuleTable)
    guard has("predicate") else {
      report(.F107, at: position, advice: Sentence { $0.conditionAdvice }) {
        $0.ruleNeedsPredicate
      }
      return nil
    }
    guard var written = given.predicate else { return nil }
    // What a key with a typo would do is reported there.
    let looks = FormVocabulary.colorRuleKeys.map(\.name).filter { $0 != "predicate" }
    if !looks.contains(where: has), unknown.isEmpty {
      report(.W108, of: "predicate", advice: Sentence { $0.giveOrDrop("color", "predicate") }) {
        $0.noEffectWithout("predicate", "color")
      }
    }
    written.type = .bool
    return DraftColorRule(
      rule: ColorRule(written.expression, given.colors), written: written, reader: self)
  }
}

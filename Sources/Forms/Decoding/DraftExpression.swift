import Expressions
import SourceText
import Texts

/// A row's expression while it is decoded: neither a condition nor a rule.
package struct DraftExpression {
  let key: String
  package let expression: Expression
  package let position: SourcePosition
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
  static let owner = VocabularyKey.Owner.colorRule

  var predicate: DraftExpression?
  var colors = RowColors()
}

extension DictionaryReader {
  var colorRule: DraftColorRule? {
    var given = GivenColorRule()
    fill(&given, by: FormVocabulary.colorRuleTable)
    guard has("predicate") else {
      report(.F107, at: position, advice: \.conditionAdvice) { $0.ruleNeedsPredicate }
      return nil
    }
    guard var written = given.predicate else { return nil }
    // What a key with a typo would do is reported there.
    let looks = FormVocabulary.colorRuleKeys.map(\.name).filter { $0 != "predicate" }
    if !looks.contains(where: has), unknown.isEmpty {
      reportIdle("predicate", without: "color")
    }
    written.type = .bool
    let rule = ColorRule(predicate: written.expression, colors: given.colors)
    return DraftColorRule(rule: rule, written: written, reader: self)
  }
}

extension DraftForm {
  var written: [(file: String, row: DraftRow?, DraftExpression)] {
    (conditions + sectionConditions).map {
      ($0.file, nil, DraftExpression($0.condition, at: $0.position))
    } + rules.map { ($0.file, nil, DraftExpression($0)) }
      + rows.flatMap(\.shapes).flatMap { row in row.written.map { (file, row, $0) } }
  }

  /// Predicates of the rules that the form's own file has for whole records.
  package var ownRules: [(predicate: Expression, position: SourcePosition)] {
    rules.filter { $0.file == file }.map { ($0.rule.predicate, $0.position) }
  }
}

extension DraftRow {
  fileprivate var written: [DraftExpression] {
    let filter = row.choiceSettings.filter.map {
      DraftExpression(
        key: "choiceFilter", expression: $0, position: reader.position(of: "choiceFilter"))
    }
    return row.conditions.map {
      DraftExpression($0, at: reader.position(of: $0.effect.rawValue))
    } + rules.map(DraftExpression.init) + formulas + bounds + colorRules.map(\.written)
      + (filter.map { [$0] } ?? []) + variants.compactMap(\.predicate)
  }
}

extension DraftExpression {
  fileprivate init(_ condition: RowCondition, at position: SourcePosition) {
    self.init(
      key: condition.effect.rawValue, expression: condition.predicate, position: position)
  }

  fileprivate init(_ draft: DraftRule) {
    self.init(key: "predicate", expression: draft.rule.predicate, position: draft.position)
  }
}

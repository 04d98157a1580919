import Expressions
import SourceText

extension DraftForm {
  var written: [(file: String, row: DraftRow?, DraftExpression)] {
    (conditions + sectionConditions).map {
      ($0.file, nil, DraftExpression($0.condition, at: $0.position))
    } + rules.map { ($0.file, nil, DraftExpression($0)) }
      + rows.flatMap { row in row.written.map { (file, row, $0) } }
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
      + (filter.map { [$0] } ?? [])
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

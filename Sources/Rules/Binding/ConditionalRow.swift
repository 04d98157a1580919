import Expressions
import Forms
import Texts

/// A row that is not the same for all records.
///
/// What it can be depends only on which of its conditions hold: each is made once, when it is first needed. Used from one
/// thread at a time, like its binder.
final class ConditionalRow {
  /// In the order of effects: what is hidden is nothing else.
  private let conditions: [RowCondition]
  private let usual: RowState
  private let texts: any RuleTexts
  /// By the conditions that hold, as bits.
  private var made: [UInt: RowState] = [:]

  /// Nil for a row without conditions.
  init?(_ usual: RowState, _ texts: any RuleTexts) {
    guard !usual.row.conditions.isEmpty else { return nil }
    conditions = RowCondition.Effect.allCases.flatMap { effect in
      usual.row.conditions.filter { $0.effect == effect }
    }
    self.usual = usual
    self.texts = texts
  }

  /// What the row is for the record of a scope. O(conditions).
  func state(in scope: some ExpressionScope) -> RowState {
    var holding: UInt = 0
    for (index, condition) in conditions.enumerated()
    where condition.isAlways || condition.predicate.isSatisfied(in: scope) {
      holding |= 1 << index
    }
    if holding == 0 { return usual }
    if let state = made[holding] { return state }
    let state = state(
      under: conditions.indices.filter { holding & 1 << $0 != 0 }.map { conditions[$0] })
    made[holding] = state
    return state
  }

  private func state(under holding: [RowCondition]) -> RowState {
    let effects = Set(holding.map(\.effect))
    var required = usual.row
    required.required = true
    return RowState(
      row: usual.row, isVisible: !effects.contains(.hidden),
      isDisabled: effects.contains(.disabled),
      readOnlyReason: holding.lazy.compactMap(reason).first ?? usual.readOnlyReason,
      disclosure: usual.disclosure,
      rules: effects.contains(.required) ? RowRules(required) : usual.rules,
      defaultValue: usual.defaultValue)
  }

  /// Why the row can't be edited, in the author's words; nil where it can.
  private func reason(_ condition: RowCondition) -> String? {
    let predicate = condition.isAlways ? nil : condition.predicate.text
    return switch condition.effect {
    case .hidden: texts.rowIsHidden(where: predicate)
    case .disabled: texts.rowIsDisabled(where: predicate)
    case .readOnly: texts.rowIsReadOnly(where: predicate)
    case .required: nil
    }
  }
}

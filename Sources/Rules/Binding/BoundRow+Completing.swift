import Forms
import JSONText

/// Values of a bound row that few rows have.
extension BoundRow {
  /// The row with colors of its own for the record, parts, a default that is computed.
  func completed(_ prepared: PreparedRow, in reading: RecordReading) -> BoundRow {
    var bound = self
    if state.hasChoiceColors { bound.colors.color = choiceColor ?? colors.color }
    if prepared.hasColorRules { bound.colors = bound.colors(in: reading) }
    if state.hasParts { bound.partProblems = partProblems(in: reading) }
    if prepared.hasFormula, case .missing = content {
      bound.defaultValue = reading.computedDefault(state.row) ?? defaultValue
    }
    return bound.knowing(reading.record)
  }

  /// The color of the choice that the row has.
  private var choiceColor: FormColor? {
    guard case .value(let slice) = content else { return nil }
    return state.rules.choices?.index(of: slice).flatMap { row.choices[$0].color }
  }

  /// The row's colors with those of the first rule that holds.
  private func colors(in reading: RecordReading) -> RowColors {
    let scope = RecordScope(reading, row: state)
    let rule = row.colorRules.first { $0.predicate.isSatisfied(in: scope) }
    return rule.map { colors.overridden(by: $0.colors) } ?? colors
  }

  /// The problems of the row's parts, each with the name of its part in the message.
  private func partProblems(in reading: RecordReading) -> [ValidationFailure] {
    reading.plan.parts(of: state.row).flatMap { part in
      reading.problems(of: part).map { failure in
        var failure = failure
        failure.message = reading.texts.ofPart(part.key, failure.message)
        return failure
      }
    }
  }
}

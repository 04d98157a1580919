import Expressions
import Forms
import JSONText
import Values

/// A condition of a row, and what it comes to for a record: for whoever asks why.
package struct ConditionReport: Sendable {
  package let condition: RowCondition
  package let isSatisfied: Bool
  /// Current values of the operands, and errors; secrets are bullets. Empty if the condition
  /// always holds.
  package let operands: [String]
}

/// A formula of a row, and what it is made of for a record: for whoever asks why.
package struct FormulaReport: Sendable {
  /// True for the formula of the default.
  package let isDefault: Bool
  /// Formula as its author wrote it, truncated if it is long.
  package let text: String
  /// Current values of the operands, and errors; secrets are bullets.
  package let operands: [String]
}

/// Conditions and formulas of rows, as they are for a record.
extension RecordReading {
  /// True if a predicate is true for a record.
  package func satisfies(_ predicate: Expression) -> Bool {
    predicate.isSatisfied(in: RecordScope(self, row: nil))
  }

  /// Reports on a row's conditions for a record, in the order of effects. O(conditions).
  package func conditions(of row: ConfigRow) -> [ConditionReport] {
    let scope = RecordScope(self, row: row)
    return RowCondition.Effect.allCases.flatMap { effect in
      row.conditions.filter { $0.effect == effect }.map(scope.report)
    }
  }

  /// Reports on the operands of a row's formulas for a record. O(formulas).
  package func formulas(of row: ConfigRow) -> [FormulaReport] {
    let scope = RecordScope(self, row: row)
    let named = [(row.formula?.expression, false), (row.defaultFormula, true)]
    return named.compactMap { formula, isDefault in
      formula.map {
        FormulaReport(
          isDefault: isDefault, text: $0.shownText,
          operands: scope.explanation(of: $0).lines(in: texts))
      }
    }
  }
}

extension RecordScope {
  fileprivate func report(of condition: RowCondition) -> ConditionReport {
    guard !condition.isAlways else {
      return ConditionReport(condition: condition, isSatisfied: true, operands: [])
    }
    let explanation = explanation(of: condition.predicate)
    return ConditionReport(
      condition: condition, isSatisfied: explanation.result.isSatisfied,
      operands: explanation.lines(in: binder.texts))
  }

  fileprivate func explanation(of expression: Expression) -> ExpressionExplanation {
    expression.explanation(in: self) { hides($0) ? SecretPaths.bullets : nil }
  }
}

import Forms
import JSONText
import Patterns

/// Problems of a record's values.
extension RecordBinder {
  /// Only the problems of a row: for checking many records. Formats nothing.
  package func problems(of row: ConfigRow, in record: JSONSlice) -> [ValidationFailure] {
    let content = content(of: row, in: record)
    let row = plan.prepared(row)
    return judgement(of: record).problems(of: row, state(of: row, in: record), content)
  }

  /// The problems of all rows in one pass over the record, with the rows' indices in `form.rows`.
  ///
  /// - Parameter below: True if a row reports the problems of objects inside its value, see `problemsBelow`.
  package func problems(
    in record: JSONSlice, below: Bool = true
  ) -> [(row: Int, failure: ValidationFailure)] {
    judgement(of: record).problems(below: below)
  }

  func judgement(of record: JSONSlice) -> RecordJudgement {
    RecordJudgement(binder: self, record: record)
  }

  /// The failures of the rules between values that a row has, or that are reported on it.
  package func brokenPredicateRules(
    of row: ConfigRow, in record: JSONSlice
  ) -> [ValidationFailure] {
    let state = state(of: row, in: record)
    guard state.isJudged, !state.row.predicateRules.isEmpty else { return [] }
    var failures: [ValidationFailure] = []
    judgement(of: record).judgeRules(
      of: plan.prepared(row), state, content(of: row, in: record), into: &failures)
    return failures.filter { $0.rule != .formula }
  }

  /// True if the pattern of a row is no longer tried.
  package func isGivenUp(_ row: ConfigRow) -> Bool {
    plan.pattern(of: row).map(patternBudget.isSpent) ?? false
  }

  /// The rows, also of the forms that rows open, whose patterns are not tried any more under one of these budgets. O(rows).
  package func rowsGivenUp(by budgets: [PatternBudget]) -> [ConfigRow] {
    form.rowsWithPatterns.filter { row in budgets.contains { $0.isSpent(by: row.pattern) } }
      .map(\.row)
  }

  package var rowsGivenUp: [ConfigRow] {
    guard !patternBudget.isUnused else { return [] }
    return rowsGivenUp(by: [patternBudget])
  }
}

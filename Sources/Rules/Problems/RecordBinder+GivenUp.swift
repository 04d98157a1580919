import Forms
import Patterns

/// Patterns that took too long.
extension RecordBinder {
  /// True if the pattern of a row is no longer tried.
  package func isGivenUp(_ row: ConfigRow) -> Bool {
    prepared.pattern(of: row).map(patternBudget.isSpent) ?? false
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

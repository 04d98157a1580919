import Forms
import Values

/// Messages in the notation of a row.
extension PreparedForm {
  /// A failure of a row, its limits in the row's notation.
  func failure(_ breach: RuleBreach, of row: ConfigRow) -> ValidationFailure {
    stating(limitsOf: row) { breach.failure($0, texts) }
  }

  /// Calls `body` with a row whose messages have its limits in the row's notation; its formats are asked for only where
  /// there is a limit.
  package func stating<Result>(limitsOf row: ConfigRow, _ body: (ConfigRow) -> Result) -> Result {
    guard row.hasLimits else { return body(row) }
    guard self[row].state.format.order == .date else {
      return numbers.stating(limitsOf: row, body)
    }
    return dateEntry(in: row).stating(body)
  }
}

import Forms
import Values

/// Messages in the notation of a row.
extension RecordBinder {
  /// A failure of a row, its limits in the row's notation.
  func failure(_ breach: RuleBreach, of row: ConfigRow) -> ValidationFailure {
    withNotation(of: row) { breach.failure($0, texts) }
  }

  /// Calls `body` with a row whose messages have the row's notation; its formats are asked for only where there is a limit.
  package func withNotation<Result>(of row: ConfigRow, _ body: (ConfigRow) -> Result) -> Result {
    guard row.hasLimits else { return body(row) }
    var row = row
    row.limitNotation = limitNotation(of: row)
    return body(row)
  }

  /// Limits are written without zeros at their ends: `$50,000` where values are `$1,234.00`.
  private func limitNotation(of row: ConfigRow) -> LimitNotation {
    var notation = LimitNotation()
    if row.valueType == .date {
      guard let dates = prepared(row).dates else { return notation }
      (notation.dates, notation.dateNames) = (dates.typedPatterns, dates.names)
      notation.zone = dates.storage.zone
    } else {
      let format = numberFormat(of: row)
      notation.numbers = format.map { NumberFormat(shape: $0.shape, minimumFractionDigits: 0) }
      notation.decimalSeparator = shape(of: row).decimalSeparator
    }
    return notation
  }
}

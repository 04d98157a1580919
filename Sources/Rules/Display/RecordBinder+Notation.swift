import Forms

/// Messages in the notation of a row.
extension RecordBinder {
  /// A failure of a row, its limits in the row's notation.
  func failure(_ breach: RuleBreach, of row: ConfigRow) -> ValidationFailure {
    withNotation(of: row) { breach.failure($0, texts) }
  }

  /// Calls `body` with a row whose messages have the row's notation; its formats are asked for only where there is a limit.
  package func withNotation<Result>(of row: ConfigRow, _ body: (ConfigRow) -> Result) -> Result {
    guard row.limitsFractions else { return body(row) }
    var row = row
    row.decimalSeparator = shape(of: row).decimalSeparator
    return body(row)
  }
}

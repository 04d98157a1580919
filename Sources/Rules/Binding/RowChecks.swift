import Forms

/// What is prepared once for a row.
struct RowChecks {
  let rules: RowRules
  /// Why no record's value can be edited in it.
  let readOnlyReason: String?
  /// The place of its path in the tree of all paths.
  let node: Int?
  /// Whether its template formats values, which may not take them.
  let hasFormats: Bool

  init(_ row: ConfigRow, node: Int?) {
    rules = RowRules(row)
    readOnlyReason = Self.readOnlyReason(of: row)
    self.node = node
    hasFormats = row.displayValue?.tokens.contains { !$0.formats.isEmpty } ?? false
  }

  private static func readOnlyReason(of row: ConfigRow) -> String? {
    guard row.valuePath != nil else { return "this row shows a text, it has no value of its own" }
    if row.readOnly { return "this row is read only in the form" }
    return row.isLabel ? "this row only shows its value" : nil
  }
}

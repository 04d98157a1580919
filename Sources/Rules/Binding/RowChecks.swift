import Forms
import Texts

/// What is prepared once for a row.
struct RowChecks {
  let rules: RowRules
  /// Why no record's value can be edited in it.
  let readOnlyReason: String?
  /// The place of its path in the tree of all paths.
  let node: Int?
  /// Whether its template formats values, which may not take them.
  let hasFormats: Bool

  init(_ row: ConfigRow, node: Int?, _ texts: any RuleTexts) {
    rules = RowRules(row)
    readOnlyReason = Self.readOnlyReason(of: row, texts)
    self.node = node
    hasFormats = row.displayValue?.tokens.contains { !$0.formats.isEmpty } ?? false
  }

  private static func readOnlyReason(of row: ConfigRow, _ texts: any RuleTexts) -> String? {
    guard row.valuePath != nil else { return texts.rowShowsText }
    if row.readOnly { return texts.rowIsReadOnly }
    return row.isLabel ? texts.rowOnlyShowsValue : nil
  }
}

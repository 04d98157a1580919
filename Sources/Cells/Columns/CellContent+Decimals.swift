import Rules

extension CellContent {
  /// The content of a number at the right of a column, with the columns from its decimal separator on.
  package func countingDecimals(of bound: BoundRow, separator: @autoclosure () -> String) -> Self {
    guard alignment == .right, case .value(let slice) = bound.content, slice.kind == .number,
      let text = lines.first?.text
    else { return self }
    var content = self
    content.decimals = text.columnsOfDecimals(separator: separator())
    return content
  }

  /// Blank columns after a number in a column with so many columns of decimals.
  package func blanks(of columnDecimals: Int, aligned alignment: CellAlignment) -> Int {
    guard alignment == .right, let decimals else { return 0 }
    return max(columnDecimals - decimals, 0)
  }
}

extension String {
  /// Width of what follows the whole part of a number; nil for a text without digits.
  fileprivate func columnsOfDecimals(separator: String) -> Int? {
    guard let last = lastIndex(where: \.isWholeNumber) else { return nil }
    let decimals = self[..<last].lastIndex { separator.hasPrefix(String($0)) }
    return String(self[(decimals ?? index(after: last))...]).columns
  }
}

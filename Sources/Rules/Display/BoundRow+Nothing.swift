extension BoundRow {
  /// Whether it shows what the form calls a list without items, or a row without a value: that is about the record, as a
  /// placeholder is not.
  package var saysNothingIsThere: Bool { saysNoChoice || isPlaceholder(row.listSettings.emptyText) }

  /// Whether it shows the choice for no value.
  package var saysNoChoice: Bool {
    row.placeholder == nil && isPlaceholder(row.choiceSettings.nullTitle)
  }

  private func isPlaceholder(_ text: String?) -> Bool {
    display.role == .placeholder && display.text == text
  }
}

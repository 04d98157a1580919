extension BoundRow {
  /// True if the row shows the form's text for a list without items, or for no value: unlike a
  /// placeholder, that is about the record.
  package var saysNothingIsThere: Bool { saysNoChoice || isPlaceholder(row.listSettings.emptyText) }

  package var saysNoChoice: Bool {
    row.placeholder == nil && isPlaceholder(row.choiceSettings.nullTitle)
  }

  private func isPlaceholder(_ text: String?) -> Bool {
    display.role == .placeholder && display.text == text
  }
}

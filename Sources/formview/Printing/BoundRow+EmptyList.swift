import Rules

extension BoundRow {
  /// Whether it shows what the form says of a list without items: that is about the record, as a placeholder is not.
  var saysListIsEmpty: Bool {
    display.role == .placeholder && display.text == row.listSettings.emptyText
  }
}

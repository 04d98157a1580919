extension String {
  /// The text with blanks after it, so that it has at least `width` columns.
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(width - DisplayText.width(self), 0))
  }

  /// The text with blanks before it, so that it has at least `width` columns.
  package func paddedAtStart(to width: Int) -> String {
    String(repeating: " ", count: max(width - DisplayText.width(self), 0)) + self
  }
}

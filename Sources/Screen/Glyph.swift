/// One cell of the screen. (A "cell" alone is always a form cell.)
package struct Glyph: Hashable, Sendable {
  /// One grapheme cluster; empty in the second column of a wide one.
  package var text: String
  /// Width in columns: 1 or 2; 0 for the right half of a wide glyph.
  package var width: UInt8
  package var style: Style

  package init(text: String, width: UInt8, style: Style) {
    self.text = text
    self.width = width
    self.style = style
  }
}

/// One screen, complete: every cell's cluster and style, and where the cursor stands.
package struct Frame: Equatable, Sendable {
  package let size: Size
  /// Line by line; the second column of a wide cluster holds a glyph of width 0 and empty text.
  package private(set) var glyphs: [Glyph]
  /// Where the terminal's cursor is shown; nil hides it.
  package var cursor: Point?

  package init(size: Size, style: Style = .plain) {
    self.size = size
    glyphs = Array(
      repeating: Glyph(text: " ", width: 1, style: style), count: size.width * size.height)
  }

  package subscript(x: Int, y: Int) -> Glyph { glyphs[y * size.width + x] }

  /// The screen as lines of text without trailing blanks: what tests compare.
  package var lines: [String] { fatalError("not built yet") }

  /// Draws `text` from a point within `clip`, cluster by cluster, and returns the columns used.
  ///
  /// Control and bidi characters are drawn in visible forms (`VisibleText`); a wide cluster that would cross the clip's
  /// edge becomes a blank.
  @discardableResult
  package mutating func draw(_ text: String, at point: Point, style: Style, clip: Rect? = nil)
    -> Int
  { fatalError("not built yet") }

  /// Fills a rectangle with blanks of a style.
  package mutating func fill(_ rect: Rect, style: Style) { fatalError("not built yet") }
}

/// What one cell of the screen shows. (A "cell" alone is always a form cell.)
package struct Glyph: Hashable, Sendable {
  package var text: String
  package var width: UInt8
  package var style: Style

  package init(text: String, width: UInt8, style: Style) {
    self.text = text
    self.width = width
    self.style = style
  }
}

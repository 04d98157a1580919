/// A terminal's size in columns and lines.
package struct Size: Hashable, Sendable {
  /// In columns.
  package var width: Int
  /// In lines.
  package var height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

/// A place on the screen: column and line from 0, at the top left.
package struct Point: Hashable, Sendable {
  /// The column, from 0.
  package var x: Int
  /// The line, from 0.
  package var y: Int

  package init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}

/// A part of the screen.
package struct Rect: Hashable, Sendable {
  /// The left column, from 0.
  package var x: Int
  /// The top line, from 0.
  package var y: Int
  /// In columns.
  package var width: Int
  /// In lines.
  package var height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Whether a point is inside.
  package func contains(_ point: Point) -> Bool {
    point.x >= x && point.x < x + width && point.y >= y && point.y < y + height
  }
}

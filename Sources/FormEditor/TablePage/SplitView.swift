/// The division of a wide window between a table and the form of the record under its cursor.
struct SplitView: Equatable, Sendable {
  /// True where the form is shown if the window is wide enough.
  var isWanted = true

  /// Minimum width of the window, in columns, to show both.
  static let leastWidth = 120
  private static let formWidths = 50...80

  /// The columns of the form; nil where the table has the whole window.
  func formWidth(inWindow width: Int) -> Int? {
    guard isWanted, width >= Self.leastWidth else { return nil }
    return min(max(width * 2 / 5, Self.formWidths.lowerBound), Self.formWidths.upperBound)
  }
}

/// The visible part of many choices, around the cursor.
struct ChoiceWindow {
  let range: Range<Int>

  /// Maximum number of choices passed to the form at a time: more than a terminal shows.
  static let mostLines = 100
  /// Maximum width in columns; a popup may be wider than its field.
  static let widest = 60

  init(_ list: ChoiceList, lines: Int) {
    self.init(count: list.count, around: list.focus, lines: lines)
  }

  init(count: Int, around focus: Int, lines: Int) {
    let lines = max(lines, 1)
    let start = min(max(focus - lines / 2, 0), max(count - lines, 0))
    range = start..<min(start + lines, count)
  }
}

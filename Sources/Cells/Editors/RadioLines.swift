import Screen

/// Lines of choices below each other: titles are wrapped if there is room for all lines, else each has one line, and
/// the ones around the cursor are visible.
struct RadioLines {
  let range: Range<Int>
  private let titles: [String]
  private let width: Int
  /// Number of lines of each visible choice.
  private let counts: [Int]

  /// Number of columns of the selection sign before a title.
  static let markWidth = 2
  /// Minimum number of columns for wrapping titles.
  private static let narrowest = 12

  init(_ titles: [String], around focus: Int, width: Int, lines: Int) {
    self.titles = titles
    self.width = width
    let room = max(width - Self.markWidth, 1)
    // Each has a line at least, and where there is hardly any room no more than that.
    let wraps = titles.count <= lines && width >= Self.narrowest
    let counts =
      wraps
      ? titles.map { title in
        DisplayText.wrapped(title, to: room, cutAfter: StyledLine.mostTitleLines).count
      } : []
    if wraps, counts.reduce(0, +) <= lines {
      range = titles.indices
      self.counts = counts.map { max($0, 1) }
    } else {
      range = ChoiceWindow(count: titles.count, around: focus, lines: lines).range
      self.counts = range.map { _ in 1 }
    }
  }

  /// All lines; `look` returns a choice's mark and title.
  func lines(_ look: (Int) -> (mark: StyledSpan, title: StyledSpan)) -> [StyledLine] {
    zip(range, counts).flatMap { index, count -> [StyledLine] in
      let (mark, title) = look(index)
      guard count > 1 else { return [StyledLine([mark, title]).truncated(to: width)] }
      return StyledLine.hanging(mark, title, width: width)
    }
  }

  func firstLine(of index: Int) -> Int {
    counts.prefix(max(index - range.lowerBound, 0)).reduce(0, +)
  }

  func index(atLine line: Int) -> Int? {
    guard line >= 0 else { return nil }
    var rest = line
    for (index, count) in zip(range, counts) {
      if rest < count { return index }
      rest -= count
    }
    return nil
  }
}

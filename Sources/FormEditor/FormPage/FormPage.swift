/// The cursor and the scroll position in a form.
struct FormPage: Equatable, Sendable {
  var focus: String?
  /// The first line of the form that is in sight.
  var scroll = 0
  var showsHidden = false

  /// Scrolls so that a row is in sight, whole if it fits, with its section's heading when it is the first.
  mutating func keepInSight(row: Int?, of layout: FormLayout) {
    scroll = scroll(showing: row, of: layout)
  }

  /// The first line in sight when a row is, whole if it fits, with its section's heading when it is the first.
  func scroll(showing row: Int?, of layout: FormLayout) -> Int {
    var scroll = scroll
    if let row {
      let lines = layout.lineRange(ofRow: row)
      let top = layout.topLine(forRow: row)
      if lines.upperBound > scroll + layout.area.height {
        scroll = lines.upperBound - layout.area.height
      }
      if scroll > top { scroll = lines.count > layout.area.height ? lines.lowerBound : top }
    }
    return min(max(scroll, 0), max(layout.lineCount - layout.area.height, 0))
  }
}

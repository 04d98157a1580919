import Screen
import Values

extension MonthGrid {
  private static let columnsPerDay = 3
  private static let linesAboveWeeks = 2
  private static let width = 7 * columnsPerDay + 1

  /// The month with its name and weekdays; `focus` is highlighted, `today` is underlined, days beyond
  /// the bounds and of other months are fainter.
  func popup(
    focus: CalendarDate, today: CalendarDate?, bounds: DateBounds, theme: Theme
  ) -> Popup {
    let title = theme.texts.monthTitle(month, of: year)
    let weekdays = (0..<7).map { theme.texts.weekdays($0) }
    let indent = String(repeating: " ", count: max((Self.width - title.columns) / 2, 0))
    var lines = [
      StyledLine(indent + title, theme.popup.adding(.bold)),
      StyledLine(" " + weekdays.joined(separator: " "), theme.popupNote),
    ]
    for week in 0..<Self.weeks {
      let days = (0..<7).flatMap { weekday in
        let date = date(week: week, weekday: weekday)
        let number = date.map { String($0.day) } ?? ""
        let blank = String(repeating: " ", count: Self.columnsPerDay - 1 - number.count)
        var style = date.map { dayStyle($0, bounds, theme) } ?? theme.popup
        if date == focus { style = theme.selection }
        if date != nil, date == today { style = style.adding([.bold, .underline]) }
        return [StyledSpan(" ", theme.popup), StyledSpan(blank + number, style)]
      }
      lines.append(StyledLine(days))
    }
    return Popup(
      lines: lines.map { $0.padded(to: Self.width, style: theme.popup) }, width: Self.width,
      focusedLine: week(of: focus).map { $0 + Self.linesAboveWeeks })
  }

  func date(atLine line: Int, column: Int) -> CalendarDate? {
    guard column >= 1 else { return nil }
    return date(week: line - Self.linesAboveWeeks, weekday: (column - 1) / Self.columnsPerDay)
  }

  private func dayStyle(_ date: CalendarDate, _ bounds: DateBounds, _ theme: Theme) -> Style {
    date.month == month && bounds.contains(date) ? theme.popup : theme.popupNote
  }
}

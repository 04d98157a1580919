import Values

/// A month as weeks from Monday to Sunday, the neighboring months' days included.
struct MonthGrid: Hashable {
  let year: Int
  let month: Int

  /// Number of weeks that the longest month needs, so that the grid keeps its size.
  static let weeks = 6

  init(of date: CalendarDate) {
    year = date.year
    month = date.month
  }

  /// The day at a position of the grid; nil outside the years that dates can have.
  func date(week: Int, weekday: Int) -> CalendarDate? {
    guard let first = CalendarDate(year: year, month: month, day: 1),
      (0..<Self.weeks).contains(week), (0..<7).contains(weekday)
    else { return nil }
    let offset = week * 7 + weekday - (first.weekday - 1)
    let date = first.adding(days: offset)
    // `adding` stops at the ends of the calendar.
    return date.dayNumber - first.dayNumber == offset ? date : nil
  }

  func week(of date: CalendarDate) -> Int? {
    (0..<Self.weeks).first { week in
      (0..<7).contains { self.date(week: week, weekday: $0) == date }
    }
  }
}

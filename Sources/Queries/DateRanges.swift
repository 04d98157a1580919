import Values

/// Ranges of days, weeks, months or years that cover others: at most thirteen.
struct DateRanges {
  /// A range from its first day to the day before its end; nil where the calendar ends first.
  struct Range {
    let first: CalendarDate
    let end: CalendarDate?
    /// A day, two days, a month, a year or two of them.
    let text: String
  }

  let ranges: [Range]

  private enum Unit {
    case days(Int)
    case months(Int)
  }

  private static let units: [Unit] =
    [.days(1), .days(7)]
    + [1, 3, 12, 24, 60, 120, 300, 600, 1_200, 2_400, 6_000, 12_000].map { .months($0) }
  private static let most = 13

  init(covering days: ClosedRange<Int>) {
    let (first, last) = (Self.date(ofDay: days.lowerBound), Self.date(ofDay: days.upperBound))
    let choices = Self.units.lazy.map { Self.ranges(of: $0, from: first, to: last) }
    ranges = choices.first { $0.count <= Self.most } ?? []
  }

  private static func date(ofDay number: Int) -> CalendarDate {
    origin.adding(days: number - 1)
  }

  private static let origin = CalendarDate(year: 1, month: 1, day: 1)!

  /// The ranges of a unit, but no more than one too many.
  private static func ranges(
    of unit: Unit, from first: CalendarDate, to last: CalendarDate
  ) -> [Range] {
    switch unit {
    case .days(let count):
      // Weeks begin on Mondays, as the calendar does.
      let (start, end) = ((first.dayNumber - 1) / count, (last.dayNumber - 1) / count)
      return (start...min(end, start + most)).map { index in
        let (first, end) = (date(ofDay: index * count + 1), date(ofDay: (index + 1) * count + 1))
        return range(from: first, to: end.adding(days: -1), end: end, length: 10)
      }
    case .months(let count):
      let (start, end) = (month(of: first) / count, month(of: last) / count)
      return (start...min(end, start + most)).map { index in
        let first = date(ofMonth: max(index * count, 12)) ?? first
        let end = date(ofMonth: (index + 1) * count)
        let last = end?.adding(days: -1) ?? last
        return range(from: first, to: last, end: end, length: count % 12 == 0 ? 4 : 7)
      }
    }
  }

  /// `length`: number of characters of a date that the text has.
  private static func range(
    from first: CalendarDate, to last: CalendarDate, end: CalendarDate?, length: Int
  ) -> Range {
    let texts = [first, last].map { $0.description.prefix(length) }
    return Range(
      first: first, end: end,
      text: texts[0] == texts[1] ? String(texts[0]) : "\(texts[0]) – \(texts[1])")
  }

  /// Months since the beginning of the year 0.
  private static func month(of date: CalendarDate) -> Int { date.year * 12 + date.month - 1 }

  private static func date(ofMonth number: Int) -> CalendarDate? {
    CalendarDate(year: number / 12, month: number % 12 + 1, day: 1)
  }
}

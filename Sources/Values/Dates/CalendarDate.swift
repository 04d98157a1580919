/// A day of the Gregorian calendar, without time and time zone.
package struct CalendarDate: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// Year from 1 to 9999, the range that ISO 8601 writes in four digits.
  package let year: Int
  package let month: Int
  package let day: Int

  /// Nil for a day that does not exist.
  package init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= Self.days(inMonth: month, of: year)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Parses `2026-11-21`; a time after it belongs to `DateText`.
  package init?(_ text: String) {
    guard let parsed = DateText(text), parsed.time == nil else { return nil }
    self = parsed.date
  }

  /// Date in ISO 8601's notation: `2026-11-21`.
  package var description: String {
    "\(Self.padded(year, 4))-\(Self.padded(month, 2))-\(Self.padded(day, 2))"
  }

  /// Day of the week: 1 is Monday, 7 is Sunday, as in ISO 8601.
  package var weekday: Int { Self.wrap(dayNumber - 1, 7) + 1 }

  /// Days since 0000-12-31, so that 0001-01-01, a Monday, is 1.
  package var dayNumber: Int {
    let before = year - 1
    let leapDays = before / 4 - before / 100 + before / 400
    let months = (1..<month).reduce(0) { $0 + Self.days(inMonth: $1, of: year) }
    return before * 365 + leapDays + months + day
  }

  /// The day `count` days later (earlier if negative), clamped to the years 1 to 9999.
  package func adding(days count: Int) -> CalendarDate {
    let last = 3_652_059  // 9999-12-31
    var rest = min(max(dayNumber + min(max(count, -last), last), 1), last) - 1
    // Years by their average length may be one too high, never too low by more than one.
    var year = min(rest * 400 / 146_097 + 1, 9999)
    while Self.dayNumberBefore(year: year) > rest { year -= 1 }
    while year < 9999, Self.dayNumberBefore(year: year + 1) <= rest { year += 1 }
    rest -= Self.dayNumberBefore(year: year)
    var month = 1
    while rest >= Self.days(inMonth: month, of: year) {
      rest -= Self.days(inMonth: month, of: year)
      month += 1
    }
    return CalendarDate(year: year, month: month, day: rest + 1) ?? self
  }

  /// Moves the date `count` months later, to the same day of the month or the last day of a
  /// shorter month.
  package func adding(months count: Int) -> CalendarDate {
    let total = min(max(year * 12 + month - 1 + min(max(count, -120_000), 120_000), 12), 119_999)
    let (year, month) = (total / 12, total % 12 + 1)
    let day = min(day, Self.days(inMonth: month, of: year))
    return CalendarDate(year: year, month: month, day: day) ?? self
  }

  /// 28 to 31.
  package static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  package static func < (a: Self, b: Self) -> Bool {
    (a.year, a.month, a.day) < (b.year, b.month, b.day)
  }

  private static func dayNumberBefore(year: Int) -> Int {
    let before = year - 1
    return before * 365 + before / 4 - before / 100 + before / 400
  }

  private static func wrap(_ value: Int, _ modulus: Int) -> Int {
    (value % modulus + modulus) % modulus
  }

  /// `number` with leading zeros, `width` digits wide.
  static func padded(_ number: Int, _ width: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, width - text.count)) + text
  }
}

/// The proleptic Gregorian calendar, counted in days.
extension PlistDate {
  static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Days from 1970-01-01 to a day; year 0 is the one before year 1.
  static func dayNumber(year: Int, month: Int, day: Int) -> Int {
    // 400 years are always 146,097 days.
    let cycles = year > 0 ? 0 : (400 - year) / 400
    let before = year + cycles * 400 - 1
    var days = before * 365 + before / 4 - before / 100 + before / 400 - 719_162
    for earlier in 1..<month { days += Self.days(inMonth: earlier, of: year) }
    return days + day - 1 - cycles * 146_097
  }

  /// The date `day` days from 1970-01-01.
  static func civil(day: Int) -> (year: Int, month: Int, day: Int) {
    var fromYearOne = day + 719_162
    let cycles = fromYearOne >= 0 ? 0 : (146_096 - fromYearOne) / 146_097
    fromYearOne += cycles * 146_097
    // Within 400 years the guess is at most one year too high.
    var year = fromYearOne / 146_097 * 400 + fromYearOne % 146_097 / 365 + 1
    let shifted = fromYearOne - 719_162
    while dayNumber(year: year, month: 1, day: 1) > shifted { year -= 1 }
    var rest = shifted - dayNumber(year: year, month: 1, day: 1)
    var month = 1
    while rest >= days(inMonth: month, of: year) {
      rest -= days(inMonth: month, of: year)
      month += 1
    }
    return (year - cycles * 400, month, rest + 1)
  }

  private static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }
}

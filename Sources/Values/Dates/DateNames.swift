/// A language's names of months, weekdays and halves of the day.
package struct DateNames: Hashable, Sendable {
  /// Names of months from January, in the form used with a day.
  private(set) var months: [String]
  private(set) var shortMonths: [String]
  /// Names of months from January, in the stand-alone form.
  private(set) var loneMonths: [String]
  private(set) var shortLoneMonths: [String]
  /// Names of weekdays from Monday.
  private(set) var weekdays: [String]
  private(set) var shortWeekdays: [String]
  private(set) var morning: String
  private(set) var afternoon: String

  /// Names in records and in the plain locale.
  package static let english = DateNames()

  private init() {
    months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]
    shortMonths = months.map { String($0.prefix(3)) }
    (loneMonths, shortLoneMonths) = (months, shortMonths)
    weekdays = [
      "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
    ]
    shortWeekdays = weekdays.map { String($0.prefix(3)) }
    (morning, afternoon) = ("AM", "PM")
  }

  /// Names from ICU, except for the plain locale; English if ICU has none.
  package init(locale: String) {
    self.init()
    guard locale != "en_US_POSIX", let dates = ICUDates(locale: locale, day: .full, time: nil)
    else { return }
    months = dates.names(.months)
    shortMonths = dates.names(.shortMonths)
    loneMonths = dates.names(.loneMonths)
    shortLoneMonths = dates.names(.shortLoneMonths)
    weekdays = dates.names(.weekdays)
    shortWeekdays = dates.names(.shortWeekdays)
    let halves = dates.names(.halves)
    (morning, afternoon) = (halves.first ?? "AM", halves.last ?? "PM")
  }

  func month(_ month: Int, _ symbol: Unicode.Scalar, _ count: Int) -> String {
    switch (symbol, count) {
    case ("L", 3): shortLoneMonths[month - 1]
    case ("L", _): loneMonths[month - 1]
    case (_, 3): shortMonths[month - 1]
    default: months[month - 1]
    }
  }

  /// 1 is Monday.
  func weekday(_ weekday: Int, _ count: Int) -> String {
    count > 3 ? weekdays[weekday - 1] : shortWeekdays[weekday - 1]
  }
}

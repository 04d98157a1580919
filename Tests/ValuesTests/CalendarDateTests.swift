import Testing

@testable import Values

@Suite("Dates")
struct CalendarDateTests {
  @Test(
    "only days of the calendar are dates",
    arguments: [
      ("2026-11-21", true), ("2024-02-29", true), ("2026-02-29", false), ("1900-02-29", false),
      ("2000-02-29", true), ("2026-02-30", false), ("2026-13-01", false), ("2026-00-10", false),
      ("2026-04-31", false), ("0000-01-01", false), ("2026-1-5", false), ("26-01-05", false),
      ("2026-11-21x", false), ("", false),
    ])
  func validity(text: String, isDate: Bool) {
    #expect((CalendarDate(text) != nil) == isDate)
  }

  @Test(
    "a date may have a time and a zone",
    arguments: [
      ("2026-11-21T09:30", true), ("2026-11-21 09:30:15", true),
      ("2026-11-21T09:30:15.250Z", true), ("2026-11-21T09:30:15+01:00", true),
      ("2026-11-21T09:30-0530", true), ("2026-11-21T24:00", false), ("2026-11-21T09:60", false),
      ("2026-11-21T9:30", false), ("2026-11-21T09:30:15+1", false), ("2026-11-21T", false),
    ])
  func times(text: String, isDate: Bool) {
    #expect((DateText(text) != nil) == isDate)
  }

  @Test(
    "weekdays count from Monday",
    arguments: [("2026-11-21", 6), ("1970-01-01", 4), ("2000-02-29", 2), ("0001-01-01", 1)])
  func weekdays(text: String, weekday: Int) {
    #expect(CalendarDate(text)?.weekday == weekday)
  }

  @Test("a day later follows every day of four centuries, and a day earlier undoes it")
  func everyDay() throws {
    var date = try #require(CalendarDate("1896-01-01"))
    let first = date.dayNumber
    for count in 1...150_000 {
      let next = date.adding(days: 1)
      guard next > date, next.dayNumber == first + count, next.adding(days: -1) == date else {
        Issue.record("after \(date) comes \(next)")
        return
      }
      date = next
    }
  }

  @Test("months later keep the day where the month has it")
  func months() {
    #expect(CalendarDate("2026-01-31")?.adding(months: 1).description == "2026-02-28")
    #expect(CalendarDate("2026-11-21")?.adding(months: 2).description == "2027-01-21")
    #expect(CalendarDate("2026-01-15")?.adding(months: -1).description == "2025-12-15")
  }

  @Test("the calendar ends at the years 1 and 9999")
  func ends() {
    #expect(CalendarDate("9999-12-31")?.adding(days: 1).description == "9999-12-31")
    #expect(CalendarDate("0001-01-01")?.adding(days: -1).description == "0001-01-01")
    #expect(CalendarDate("9999-12-15")?.adding(months: .max).description == "9999-12-15")
    #expect(CalendarDate("0001-03-15")?.adding(months: .min).description == "0001-01-15")
  }

  @Test("another day leaves the time as it was written")
  func keepsTime() throws {
    let stored = try #require(DateText("2026-11-21T09:30:15.250+01:00"))
    let date = try #require(CalendarDate("2027-01-02"))
    #expect(stored.replacingDate(with: date) == "2027-01-02T09:30:15.250+01:00")
  }

  @Test(
    "instants are compared across zones, and by day where a time is missing",
    arguments: [
      ("2026-11-21T00:30:00+02:00", "2026-11-20T23:00:00Z", true),
      ("2026-11-21T09:00:00Z", "2026-11-21T09:00:00.5Z", true),
      ("2026-11-21", "2026-11-21T23:00", false), ("2026-11-20", "2026-11-21T00:00", true),
    ])
  func order(earlier: String, later: String, isBefore: Bool) throws {
    let (a, b) = (try #require(DateText(earlier)), try #require(DateText(later)))
    #expect(a.isBefore(b) == isBefore)
  }

  @Test("date patterns show the parts they name")
  func patterns() throws {
    let value = try #require(DateText("2026-01-05T14:07:09"))
    #expect(DatePattern("dd.MM.yyyy")?.text(of: value, locale: "de_DE") == "05.01.2026")
    #expect(DatePattern("EEE d MMM yy")?.text(of: value, locale: "en_GB") == "Mon 5 Jan 26")
    #expect(DatePattern("h:mm a 'o''clock'")?.text(of: value, locale: "en_US") == "2:07 PM o'clock")
    #expect(DatePattern("yyyy-QQ") == nil)
  }

  @Test("the weekday has its name in the locale")
  func weekdayNames() throws {
    let weekday = try #require(CalendarDate("2026-11-21")).weekday
    #expect(DateNames(locale: "de_DE").weekday(weekday, 4) == "Samstag")
    #expect(DateNames(locale: FormLocale.plain.times).weekday(weekday, 4) == "Saturday")
  }
}

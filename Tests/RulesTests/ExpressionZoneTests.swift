import FormTesting
import JSONText
import Testing
import Values

@testable import Forms
@testable import Rules

@Suite("Dates with an offset in expressions")
struct ExpressionZoneTests {
  /// What an expression over `a`, an ISO 8601 text, and `u`, seconds, comes to. `keys`: those of the form.
  private func result(
    _ expression: String, _ record: String, keys: String = "", row: String = "",
    zone: String = "UTC"
  ) throws -> String {
    var locale = FormLocale.plain
    locale.timeZone = zone
    locale.time = SessionTime(today: "2026-03-28", now: "2026-03-28T23:25:00")
    let form = """
      { \(keys) rows = ( { identifier = x; formula = "\(expression)"; },
          { valuePath = a; cellIdentifier = DateCell; dateStyle = short; \(row) },
          { valuePath = u; cellIdentifier = DateCell; storageDateFormat = unixSeconds; \(row) },
          { valuePath = p; cellIdentifier = DateCell; storageDateFormat = "dd.MM.yyyy HH:mm"; \(row) } ); }
      """
    let binder = RecordBinder(form: try #require(FormFixture.decode(form).form), locale: locale)
    return binder.reading(try JSONSlice(parsing: record)).bind(binder.form.rows[0]).display.text
  }

  private static let oslo = "timeZone = \"Europe/Oslo\";"

  /// The same instant, in Oslo on the next day.
  private static let same =
    #"{"a": "2026-03-28T23:30:00Z", "u": 1774740600, "p": "29.03.2026 00:30"}"#

  @Test(
    "Times are compared as instants, whatever is written and wherever that is read",
    arguments: ["Europe/Oslo", "UTC", "America/New_York"])
  func instants(zone: String) throws {
    for expression in ["a == u", "u == a", "u IN {a}", "NOT a < u", "NOT u > a", "a >= u"] {
      #expect(try result(expression, Self.same, zone: zone) == "true", "\(expression)")
      #expect(try result(expression, Self.same, keys: Self.oslo, zone: zone) == "true")
    }
    let earlier = #"{"a": "2026-03-28T23:30:00Z", "u": 1774740000}"#
    #expect(try result("u <= a AND u < a AND u != a", earlier, zone: zone) == "true")
    let inZone = try result("p == a AND p == u", Self.same, keys: Self.oslo, zone: zone)
    #expect(inZone == "true")
  }

  @Test("A date moves by the clocks of the form's zone, and its text keeps its offset")
  func moved() throws {
    // In Oslo it is half past midnight, on the 31st.
    let record = #"{"a": "2026-03-30T22:30:00Z", "u": 1774909800}"#
    for (count, expected) in [
      ("1, 'months'", "2026-04-29T22:30:00Z"), ("-1, 'months'", "2026-02-27T23:30:00Z"),
      ("-3, 'days'", "2026-03-27T23:30:00Z"),
    ] {
      let moved = try result("dateAdd(a, \(count)) == '\(expected)'", record, keys: Self.oslo)
      #expect(moved == "true", "\(count)")
      let same = try result(
        "dateAdd(a, \(count)) == dateAdd(u, \(count))", record, keys: Self.oslo)
      #expect(same == "true", "\(count)")
    }
  }

  @Test("A time that an expression gives is stored as the instant that it is by the form's clocks")
  func results() throws {
    var locale = FormLocale.plain
    locale.timeZone = "UTC"
    locale.time = SessionTime(today: "2026-03-28", now: "2026-03-28T23:25:00")
    let form = """
      { timeZone = "Europe/Oslo"; rows = (
          { valuePath = s; cellIdentifier = DateCell; storageDateFormat = unixSeconds;
            timeZone = "Asia/Shanghai"; defaultFormula = "now()"; },
          { valuePath = t; cellIdentifier = DateCell; storageDateFormat = "yyyy-MM-dd HH:mm X";
            timeZone = "America/New_York"; defaultFormula = "now()"; } ); }
      """
    let binder = RecordBinder(form: try #require(FormFixture.decode(form).form), locale: locale)
    let values = binder.form.rows.map { binder.reading(.emptyObject).computedDefault($0) }
    #expect(values == [.number("1774740300"), .string("2026-03-28 19:25 -04")])
  }

  @Test(
    "The zone that the form or its rows name says which day it is",
    arguments: [("keys", 0), ("row", 1)])
  func days(name: String, index: Int) throws {
    func shown(_ expression: String) throws -> String {
      try result(
        expression, Self.same, keys: index == 0 ? Self.oslo : "", row: index == 1 ? Self.oslo : "",
        zone: "America/New_York")
    }
    for value in ["a", "u", "p"] {
      #expect(try shown("day(\(value))") == "29")
      #expect(try shown("\(value) == '2026-03-29'") == "true")
      #expect(try shown("\(value) >= '2026-03-29'") == "true")
      #expect(try shown("daysBetween(\(value), '2026-03-30')") == "1")
    }
    // The program began five minutes before, by the clocks of New York five hours later.
    #expect(try shown("now() > a AND today() == '2026-03-29'") == "true")
  }

  @Test("Where no zone is named, a text is on the day that it is written with")
  func withoutZone() throws {
    #expect(try result("day(a)", Self.same, zone: "Europe/Oslo") == "28")
    #expect(try result("a", Self.same, zone: "Europe/Oslo").contains("Z"))
  }

  @Test("In the hour that clocks show twice seconds are told apart")
  func twice() throws {
    let record = #"{"a": "2026-10-25T01:10:00Z", "u": 1792888200}"#
    // 02:30 in summer time is before 02:10 in winter time.
    #expect(try result("u < a", record, keys: Self.oslo) == "true")
    let later = #"{"a": "2026-10-25T00:50:00Z", "u": 1792890600}"#
    #expect(try result("u > a", later, keys: Self.oslo) == "true")
  }

  @Test("Where rows name other zones than the form, the form's says which day it is")
  func severalZones() throws {
    func shown(_ expression: String) throws -> String {
      try result(
        expression, Self.same, keys: Self.oslo, row: "timeZone = \"Asia/Tokyo\";",
        zone: "America/New_York")
    }
    #expect(try shown("day(a)") == "29")
    #expect(try shown("if(now() > a, today(), '')") == "2026-03-29")
    #expect(try shown("daysBetween(u, '2026-03-30')") == "1")
  }
}

import FormTesting
import JSONText
import Testing
import Values

@testable import Forms
@testable import Rules

@Suite("What expressions inside of a record read of it by @root and @parent")
struct ReadInsideTests {
  private func binder(_ form: String) throws -> RecordBinder {
    var locale = FormLocale.plain
    locale.timeZone = "UTC"
    return RecordBinder(form: try #require(FormFixture.decode(form).form), locale: locale)
  }

  /// What the rows of an item show, with what is wrong with them.
  private func shown(_ binder: RecordBinder, _ record: String, _ item: [JSONStep]) throws
    -> [String]
  {
    let record = try JSONSlice(parsing: record)
    let inner = try #require(binder.binder(at: item[...]))
    let object = try #require(record.object(at: item))
    return inner.within(binder.reading(record).context(ofObjectAt: item)).reading(object)
      .visibleRows.map {
        $0.display.text + $0.problems.map { " ! " + $0.rule.rawValue }.joined()
      }
  }

  private static let dates = """
    ( { valuePath = first; cellIdentifier = DateCell; storageDateFormat = unixSeconds; },
      { valuePath = days; itemForm = (
          { valuePath = day; cellIdentifier = DateCell; minimumValue = "@parent.first"; },
          { identifier = root; formula = "@root.first"; },
          { identifier = count; formula = "daysBetween(@parent.first, day)"; } ); } )
    """

  @Test("Dates are as expressions have them, however the record stores them")
  func storedDates() throws {
    let record = #"{"first": 1793872800, "days": [{"day": "2026-11-04"}, {"day": "2026-11-07"}]}"#
    let binder = try binder(Self.dates)
    let days: [JSONStep] = [.member("days")]
    #expect(
      try shown(binder, record, days + [.index(0)])
        == ["2026-11-04 ! minimumValue", "2026-11-05T10:00:00", "-1"])
    #expect(try shown(binder, record, days + [.index(1)])[0] == "2026-11-07")
    let below = try binder.reading(JSONSlice(parsing: record)).problems.map(\.failure.message)
    #expect(below.count == 1 && below[0].contains("[0]"), "\(below)")
  }

  @Test("Results that are not stored have their value, also those of objects in between")
  func results() throws {
    let binder = try binder(
      """
      ( { valuePath = total; formula = "lines.@sum.n"; },
        { valuePath = lines; itemForm = (
            { valuePath = n; valueType = number; },
            { valuePath = twice; defaultFormula = "n * 2"; },
            { identifier = share; formula = "n / @root.total"; },
            { valuePath = parts; itemForm = (
                { identifier = ofLine; formula = "@parent.twice"; },
                { identifier = ofAll; formula = "@root.total + 1"; } ); } ); } )
      """)
    let record = #"{"lines": [{"n": 1}, {"n": 3, "parts": [{}]}]}"#
    let line: [JSONStep] = [.member("lines"), .index(1)]
    #expect(try shown(binder, record, line)[2] == "0.75")
    #expect(try shown(binder, record, line + [.member("parts"), .index(0)]) == ["6", "5"])
    let stored = #"{"total": 6, "lines": [{"n": 1}, {"n": 3}]}"#
    #expect(try shown(binder, stored, line)[2] == "0.5")
  }

  @Test("In a record of the file @root is that record")
  func ofRecordItself() throws {
    let binder = try binder(
      """
      ( { valuePath = first; cellIdentifier = DateCell; storageDateFormat = unixSeconds; },
        { identifier = year; formula = "year(@root.first)"; },
        { valuePath = sum; formula = "a + 1"; }, { identifier = same; formula = "@root.sum"; },
        { valuePath = a; valueType = number; } )
      """)
    let rows = binder.reading(try JSONSlice(parsing: #"{"first": 1793872800, "a": 2}"#)).visibleRows
    #expect(rows.map(\.display.text)[1] == "2026" && rows.map(\.display.text)[3] == "3")
  }
}

import FormTesting
import JSONText
import Records
import SourceText
import Testing
import Values

@testable import Forms
@testable import Rules

@Suite("Results that follow from edits, and those of new records")
struct FollowingResultsTests {
  private func binder(_ form: String, locale: FormLocale = .plain) throws -> RecordBinder {
    RecordBinder(form: try #require(FormFixture.decode(form).form), locale: locale)
  }

  private func after(
    _ record: String, setting path: String, to value: String, _ form: String = FormulaTests.form
  ) throws -> String {
    try binder(form).record(record, setting: path, to: value)
  }

  @Test(
    "An edit of an operand updates what is computed of it, and nothing else",
    arguments: [
      (
        #"{"price": 2.5, "count": 4, "sum": 10.0, "shipping": 5}"#, "count", "40",
        #"{"price": 2.5, "count": 40, "sum": 100, "shipping": 0}"#
      ),
      // The person's own amount stays.
      (
        #"{"price": 2.5, "count": 4, "sum": 10.0, "shipping": 3}"#, "count", "40",
        #"{"price": 2.5, "count": 40, "sum": 100, "shipping": 3}"#
      ),
      // What is not written yet is, with the first edit that concerns it.
      (#"{"price": 1}"#, "count", "2", #"{"price": 1, "count": 2, "sum": 2, "shipping": 5}"#),
      // A stored value that is wrong stays while nobody edits an operand of it.
      (
        #"{"price": 1, "count": 2, "sum": 7, "note": "a"}"#, "note", "\"b\"",
        #"{"price": 1, "count": 2, "sum": 7, "note": "b"}"#
      ),
      // An operand that goes takes the result along.
      (
        #"{"price": 1, "count": 2, "sum": 2, "shipping": 5}"#, "price", "null",
        #"{"price": null, "count": 2, "sum": null, "shipping": 5}"#
      ),
      // Equal numbers are not written anew.
      (
        #"{"price": 1, "count": 2, "sum": 2.00, "shipping": 5}"#, "price", "1.0",
        #"{"price": 1.0, "count": 2, "sum": 2.00, "shipping": 5}"#
      ),
      // What the person writes instead of the result stays.
      (
        #"{"price": 1, "count": 2, "sum": 2, "shipping": 5}"#, "shipping", "9",
        #"{"price": 1, "count": 2, "sum": 2, "shipping": 9}"#
      ),
    ])
  func following(record: String, path: String, value: String, expected: String) throws {
    #expect(try after(record, setting: path, to: value) == expected)
  }

  private static let order = """
    ( { valuePath = rate; valueType = number; },
      { valuePath = items; itemForm = { rows = (
          { valuePath = price; valueType = number; },
          { valuePath = gross; valueType = number; formula = "price * @parent.rate"; } ); }; },
      { valuePath = total; valueType = number; formula = "items.@sum.gross"; } )
    """

  @Test(
    "Results follow through lists: up to the sum, and down where items read what they are in",
    arguments: [
      (
        "items[1].price", "4",
        #"{"rate": 2, "items": [{"price": 1, "gross": 2}, {"price": 4, "gross": 8}], "total": 10}"#
      ),
      (
        "rate", "3",
        #"{"rate": 3, "items": [{"price": 1, "gross": 3}, {"price": 2, "gross": 6}], "total": 9}"#
      ),
      (
        "items", #"[{"price": 5, "gross": 10}]"#,
        #"{"rate": 2, "items": [{"price": 5, "gross": 10}], "total": 10}"#
      ),
    ])
  func levels(path: String, value: String, expected: String) throws {
    let record =
      #"{"rate": 2, "items": [{"price": 1, "gross": 2}, {"price": 2, "gross": 4}], "total": 6}"#
    #expect(try after(record, setting: path, to: value, Self.order) == expected)
  }

  private static let surroundings = """
    ( { valuePath = name; }, { valuePath = rate; valueType = number; },
      { valuePath = items; itemForm = ( { valuePath = v; valueType = number; },
          { valuePath = t; valueType = number; formula = "v * @parent.rate"; },
          { valuePath = share; valueType = number; formula = "v / @parent.items.@sum.v"; },
          { valuePath = n; valueType = integer; formula = "@index"; },
          { identifier = part; formula = "@root.rate + v"; },
          { valuePath = p; valueType = number; formula = "$part"; } ); } )
    """

  @Test(
    "What reads beyond its item is computed anew when that value is edited, and stays when another one is",
    arguments: [
      (
        "name", "\"y\"",
        #"{"name": "y", "rate": 2, "items": [{"v": 1, "t": 9, "share": 9, "n": 9, "p": 9}]}"#
      ),
      (
        "rate", "3",
        #"{"name": "x", "rate": 3, "items": [{"v": 1, "t": 3, "share": 9, "n": 9, "p": 4}]}"#
      ),
      (
        "items[0].v", "4",
        #"{"name": "x", "rate": 2, "items": [{"v": 4, "t": 8, "share": 1, "n": 9, "p": 6}]}"#
      ),
      (
        "items", #"[{"v": 1, "t": 9, "share": 9}, {"v": 3, "t": 9, "share": 9}]"#,
        #"""
        {"name": "x", "rate": 2, "items": [{"v": 1, "t": 9, "share": 0.25, "n": 1, "p": 3}, \#
        {"v": 3, "t": 9, "share": 0.75, "n": 2, "p": 5}]}
        """#
      ),
    ])
  func beyond(path: String, value: String, expected: String) throws {
    let record =
      #"{"name": "x", "rate": 2, "items": [{"v": 1, "t": 9, "share": 9, "n": 9, "p": 9}]}"#
    #expect(try after(record, setting: path, to: value, Self.surroundings) == expected)
  }

  @Test(
    "A new record has its defaults and what is computed of them; the day is that of the session")
  func newRecord() throws {
    var locale = FormLocale.plain
    locale.time = SessionTime(today: "2026-11-22", now: "2026-11-22T10:00:00")
    let binder = try binder(
      """
      ( { valuePath = day; cellIdentifier = DateCell; defaultFormula = "today()"; },
        { valuePath = due; cellIdentifier = DateCell; defaultFormula = "dateAdd(day, 30)"; },
        { valuePath = count; valueType = integer; defaultValue = 2; },
        { valuePath = sum; valueType = number; formula = "count * 3"; },
        { valuePath = none; valueType = number; formula = "other * 3"; } )
      """, locale: locale)
    let table = try RecordTable(parsing: SourceText(name: "a.json", text: "[]"))
    #expect(
      binder.newRecord(at: 0, in: table)?.text.filter { !$0.isWhitespace }
        == #"{"count":2,"day":"2026-11-22","sum":6,"due":"2026-12-22"}"#)
  }
}

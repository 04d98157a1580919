import FormTesting
import JSONText
import Records
import SeededRandom
import SourceText
import Testing
import Values

@testable import Forms
@testable import Rules

@Suite("Results that are held back and written into the record together")
struct HeldResultsTests {
  /// Rows whose results others read: by their path, by what the path is in, by name, and in conditions.
  private static let rows = """
    { valuePath = a; valueType = number; },
    { valuePath = b; valueType = number; formula = "a + 1"; },
    { valuePath = o.x; valueType = number; formula = "b * 2"; },
    { valuePath = o.y; valueType = number; formula = "o.x + b"; },
    { valuePath = p; },
    { valuePath = p.z; valueType = number; formula = "a * 10"; },
    { valuePath = q; valueType = string; formula = "if(isEmpty(p), 'none', join(p.z))"; },
    { valuePath = n; valueType = number; formula = "$b - 1"; formulaMode = untilEdited; },
    { valuePath = m; valueType = string; formula = "if(a > 5, 'many', 'few')"; },
    { valuePath = c; valueType = number; hidden = "m == 'many'"; whenHidden = clear; },
    { valuePath = d; valueType = number; hidden = "b > 4"; whenHidden = omit; },
    { valuePath = e; valueType = number; formula = "c + d"; },
    { valuePath = t; valueType = string; hidden = "e == nil"; formula = "upper(m)"; },
    { valuePath = "l[0]"; valueType = number; formula = "a"; },
    { valuePath = sum; valueType = number; formula = "l.@sum"; },
    { identifier = shown; valueType = number; formula = "o.y + 1"; },
    { valuePath = last; valueType = number; formula = "$shown * 2"; maximumValue = 30; }
    """

  private static let values = [
    "1", "1.0", "2", "7", "12.5", "\"x\"", "\"\"", "null", #"{"z": 1}"#, #"{"x": 1, "y": 2}"#,
    "[1, 2]",
  ]

  private func form(_ rows: String) throws -> Form {
    try #require(FormFixture.decode("( \(rows) )").form)
  }

  @Test("are read behind a row that is compared with a result of the former record")
  func besidesFormerResults() throws {
    let rows = """
      { valuePath = a; valueType = number; },
      { valuePath = b; valueType = number; formula = "a + 1"; },
      { identifier = s; valueType = number; formula = "a * 3"; },
      { valuePath = n; valueType = number; formula = "$s"; formulaMode = untilEdited; },
      { valuePath = c; valueType = number; formula = "b * 2 + n - n"; }
      """
    let binder = RecordBinder(form: try form(rows), locale: .plain)
    let text = #"{"a": 1, "b": 2, "n": 99, "c": 4}"#
    let former = try RecordTable(parsing: SourceText(name: "a.json", text: text))
    let id = former.id(at: 0)
    var table = former
    try table.set(.number("5"), at: [.member("a")], in: id)
    let held = binder.consequences(in: id, of: [[.member("a")]], from: former, to: table)
    #expect(held.table[id].text == #"{"a": 5, "b": 6, "n": 99, "c": 12}"#)
  }

  @Test(
    "leave the bytes that results leave which are written one by one, and the rows of those bytes")
  func likeOneByOne() throws {
    var random = SeededGenerator(seed: 21)
    let holding = RecordBinder(form: try form(Self.rows), locale: .plain)
    // A form that opens another one holds nothing back.
    let writing = RecordBinder(
      form: try form(Self.rows + ", { valuePath = other; itemForm = ( { valuePath = i; } ); }"),
      locale: .plain)
    let paths = ["a", "b", "o.x", "p", "c", "d", "m", "n", "o", "l", "last"]
    var text = #"{"a": 1.0, "b":2, "o": {"x": 1e0, "y": 3}, "m": "few", "c": 1, "l": [0]}"#
    var edits = 0
    for step in 1...500 {
      if step % 25 == 0 { text = #"{"a":3, "b": 4,  "a": 1, "o": {"y": 1, "x": 2}, "q": ""}"# }
      let former = try RecordTable(parsing: SourceText(name: "a.json", text: text))
      let id = former.id(at: 0)
      let before = holding.reading(former[id]).bindAll()
      let path = try ValuePath(try #require(paths.randomElement(using: &random))).steps
      let value = try #require(Self.values.randomElement(using: &random))
      var table = former
      guard (try? table.set(JSONSlice(parsing: value).value, at: path, in: id)) != nil else {
        continue
      }
      let held = holding.consequences(in: id, of: [path], from: former, to: table)
      let written = writing.consequences(in: id, of: [path], from: former, to: table)
      let expected = written.table[id].text
      #expect(held.table[id].text == expected, "step \(step): \(text), \(path) = \(value)")
      #expect(held.edits.map(\.path) == written.edits.map(\.path))
      #expect(held.edits.map(\.before?.text) == written.edits.map(\.before?.text))
      let new = RecordBinder(form: holding.form, locale: .plain)
      #expect(
        holding.reading(held.table[id]).bindAll(after: before).rows.map(\.seen)
          == new.reading(try JSONSlice(parsing: expected)).bindAll().rows.map(\.seen),
        "step \(step)")
      edits += held.edits.count
      text = expected
    }
    #expect(edits > 400)
  }

  @Test("of two rows that compute one value are one edit, the last one's")
  func twins() throws {
    let binder = RecordBinder(
      form: try form(
        """
        { valuePath = a; valueType = number; },
        { identifier = once; valuePath = b; valueType = number; formula = "a"; },
        { identifier = twice; valuePath = b; valueType = number; formula = "a * 2"; }
        """), locale: .plain)
    let former = try RecordTable(parsing: SourceText(name: "a.json", text: #"{"a": 1, "b": 0}"#))
    let id = former.id(at: 0)
    var table = former
    try table.set(.number("4"), at: [.member("a")], in: id)
    let found = binder.consequences(in: id, of: [[.member("a")]], from: former, to: table)
    #expect(found.edits.count == 1)
    #expect(found.edits.first?.before?.text == "0")
    #expect(found.table[id].text == #"{"a": 4, "b": 8}"#)
  }
}

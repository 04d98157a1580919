import FormTesting
import JSONText
import Records
import SeededRandom
import SourceText
import Testing
import Values

@testable import Forms
@testable import Rules

/// Forms, records and edits that nobody has thought of: what a binder keeps from one record to the
/// next, and holds back while it looks for results, has to lead to what comes of none of that.
@Suite("Random forms")
struct RandomFormTests {
  private static let paths = [
    "a", "b", "c", "d", "e", "o", "o.x", "o.y", "p.z", "l", "l[0]", #"l."0""#, "l[1]", "day",
  ]
  private static let read = ["a", "b", "c", "d", "e", "o", "o.x", "p", "l", "SELF", "$n1", "$n2"]
  /// `%r` is something that is read.
  private static let formulas = [
    "%r + %r", "%r * 2 - %r", "%r", "%r / %r", "l.@sum", "l.@count + %r", "length(%r)",
    "if(%r > 3, %r, %r)",
    "join(%r, %r)", "if(isEmpty(%r), 'none', %r)", "round(%r, 1)", "'2026-03-04'",
  ]
  private static let conditions = [
    "%r == nil", "%r > 3", "isEmpty(%r)", "%r != %r", "ANY l == 1", "%r > 1 AND %r < 5",
    "%r IN {1, 'x'}",
  ]
  /// `%f` is a formula, `%c` a condition.
  private static let keys = [
    "formula = \"%f\";", "formula = \"%f\";", "formula = \"%f\"; formulaMode = untilEdited;",
    "defaultFormula = \"%f\";", "hidden = \"%c\"; whenHidden = clear;",
    "formula = \"%f\"; hidden = \"%c\"; whenHidden = omit;", "formula = \"%f\"; hidden = \"%c\";",
    "required = \"%c\";", "readOnly = \"%c\";", "disabled = \"%c\";", "maximumValue = \"%f\";",
    "rules = ( { predicate = \"%c\"; message = \"no {value}\"; } );", "subtitle = \"{b}\";",
    "formula = \"%f\"; colorRules = ( { predicate = \"%c\"; color = red; } );",
    "valueType = string;",
    "displayValue = \"{a} of {b}\";",
    "valueType = date; storageFormat = yyyyMMdd; formula = \"%f\";",
    "choices = ( { value = 1; for = x; }, { value = 2; } ); choiceFilter = \"choice.for == %r\";",
  ]
  private static let records = [
    #"{"a": 1.0, "b":2, "c": 1, "d": 1, "e": 1, "o": {"x": 1e0, "y": 3}, "p": {"z" :1}, "l": [0]}"#,
    #"{"a":3, "b" : 4,  "\u0061": 1, "o": {"y": 1, "x": 2, "x" : 7}, "l": {"0" :5}, "d":22 }"#,
    "{}",
  ]
  private static let values = [
    "1", "1.0", "2", "7", "-0", "12345678901234567890123456789012345678", "\"x\"", "\"\"", "null",
    "[1, 2]", "[]", #"{"x": 1, "0": 2}"#, "\"20260102\"", #"["x", 3]"#,
  ]

  private struct Dice {
    var random: SeededGenerator

    mutating func one<Value>(_ all: [Value]) throws -> Value {
      try #require(all.randomElement(using: &random))
    }

    /// A text with something else at each place of each mark.
    mutating func filled(_ text: String) throws -> String {
      var text = text
      for (mark, all) in [("%f", formulas), ("%c", conditions), ("%r", read)] {
        while let range = text.firstRange(of: mark) {
          text.replaceSubrange(range, with: try one(all))
        }
      }
      return text
    }

    /// Rows of a form that decodes.
    mutating func rows() throws -> String {
      var rows: [String] = []
      for number in 1...40 {
        let path = try one(paths).replacing("\"", with: "\\\"")
        let pathKey = number % 6 > 0 ? "valuePath = \"\(path)\";" : ""
        let name = number < 3 || pathKey.isEmpty ? "identifier = n\(number);" : ""
        let row = "{ \(name) \(pathKey) \(try filled(one(keys))) }"
        if FormFixture.decode("( \((rows + [row]).joined(separator: ", ")) )").form != nil {
          rows.insert(row, at: Int.random(in: 0...rows.count, using: &random))
        }
      }
      return rows.joined(separator: ", ")
    }
  }

  private func binder(_ rows: String) throws -> RecordBinder {
    RecordBinder(form: try #require(FormFixture.decode("( \(rows) )").form), locale: .plain)
  }

  @Test(
    "Have the bytes, the edits and the rows that come of results which are written one by one",
    arguments: 1...8)
  func likeOneByOne(seed: UInt64) throws {
    var dice = Dice(random: SeededGenerator(seed: seed))
    let rows = try dice.rows()
    let holding = try binder(rows)
    // A form that opens another one holds nothing back.
    let writing = try binder(rows + ", { valuePath = other; itemForm = ( { valuePath = i; } ); }")
    var former = try RecordTable(
      parsing: SourceText(name: "a.json", text: try dice.one(Self.records)))
    let id = former.id(at: 0)
    for _ in 1...25 {
      let before = holding.reading(former[id]).bindAll()
      let path = try ValuePath(try dice.one(Self.paths)).steps
      let value = try JSONSlice(parsing: try dice.one(Self.values)).value
      let after = try dice.one([NewValue.value(value), .value(value), .value(value), .nothing])
      guard let record = try? former.record(id, with: after, at: path) else { continue }
      var table = former
      table.replace(id, with: record)
      let held = holding.consequences(in: id, of: [path], from: former, to: table)
      let written = writing.consequences(in: id, of: [path], from: former, to: table)
      let text = held.table[id].text
      let note: Comment = "\(former[id].text), \(path.map(\.name)): \(after) in ( \(rows) )"
      #expect(text == written.table[id].text, note)
      #expect(held.edits == written.edits, note)
      if !held.edits.isEmpty { _ = try table.make(.batch(held.edits.map(Edit.replace))) }
      #expect(text == table[id].text, note)
      let new = try binder(rows)
      let same = try JSONSlice(parsing: text)
      #expect(
        holding.reading(held.table[id]).bindAll(after: before).rows.map(\.seen)
          == new.reading(same).bindAll().rows.map(\.seen),
        note)
      former = held.table
    }
  }
}

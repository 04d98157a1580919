import FormTesting
import JSONText
import Rules
import Testing
import Texts
import TextsTesting

@testable import Forms
@testable import Queries
@testable import Values

@Suite("A filter on a switch")
struct SwitchFilterTests {
  private func fixture(on: JSONValue, off: JSONValue, type: ValueType) throws -> QueryFixture {
    let row = try row("a") {
      ($0.trueValue, $0.falseValue, $0.valueType) = (on, off, type)
    }
    // On, off, another value, nothing.
    return try QueryFixture(row, values: [on.jsonText(), off.jsonText(), #""maybe""#, nil])
  }

  @Test(
    "takes what is stored, what the screen shows, and the words for on and off",
    arguments: ["a = YES", "a = yes", "a = on", "a = true", "a in (1)", "a != No", "a = \"YES\""])
  func texts(typed: String) throws {
    let table = try fixture(on: .string("YES"), off: .string("NO"), type: .string)
    #expect(try table.filtered(typed) == (typed.contains("!=") ? [0, 2, 3] : [0]))
    #expect(try table.filtered("a = off") == [1])
    #expect(try table.filtered("a != off") == [0, 2, 3])
  }

  @Test(
    "takes a text, too, that is stored in place of a side and is what was typed",
    arguments: ["a = yes", "a = Yes", "a in (yes)", "a in (yes, maybe)", "a == yes", "a != no"])
  func storedTexts(typed: String) throws {
    let row = try row("a") { $0.valueType = .bool }
    let table = try QueryFixture(row, values: [#""yes""#, "true", "false", #""no""#, "1", nil])
    switch typed {
    case "a == yes": #expect(try table.filtered(typed) == [0, 1])
    case "a != no": #expect(try table.filtered(typed) == [0, 1, 4, 5])
    default: #expect(try table.filtered(typed) == [0, 1])
    }
  }

  @Test("of numbers goes by its numbers, also where 0 is on")
  func numbers() throws {
    let table = try fixture(
      on: .number("0"), off: .number("1"), type: .integer)
    #expect(try table.filtered("a = 0") == [0])
    #expect(try table.filtered("a = 1") == [1])
    #expect(try table.filtered("a = on") == [0])
  }

  @Test("of true and false takes both words")
  func bools() throws {
    let table = try fixture(on: .bool(true), off: .bool(false), type: .bool)
    for (typed, indices) in [("true", [0]), ("TRUE", [0]), ("off", [1]), ("n", [1])] {
      #expect(try table.filtered("a = \(typed)") == indices)
    }
  }

  @Test("Two sides that differ only by case are told apart where they are typed so")
  func caseOnly() throws {
    let table = try fixture(on: .string("y"), off: .string("Y"), type: .string)
    #expect(try table.filtered("a = y") == [0])
    #expect(try table.filtered("a = Y") == [1])
  }

  @Test("takes the titles that the screen shows in Chinese")
  func chinese() throws {
    var table = try fixture(on: .string("YES"), off: .string("NO"), type: .string)
    table.locale = FormLocale(
      numbers: "zh_CN", times: "zh_CN", collation: "zh_CN", language: .chinese)
    #expect(try table.filtered("a = 开") == [0])
    #expect(try table.filtered("a = 关") == [1])
  }

  @Test("What is neither side finds values that are neither, with a note")
  func neither() throws {
    let table = try fixture(on: .string("YES"), off: .string("NO"), type: .string)
    #expect(try table.filtered("a = maybe") == [2])
    let note = #""perhaps" is neither side of A: on (YES) or off (NO)"#
    for (typed, foundNothing) in [("a = perhaps", true), ("a != perhaps", false)] {
      let filter = try RecordFilter(typed, by: FormPlan(table.form, table.locale))
      #expect(filter.notes(foundNothing: foundNothing) == [note])
    }
    let row = try #require(table.form.rows.first)
    let filter = try RecordFilter(row, is: "perhaps", by: FormPlan(table.form, table.locale))
    #expect(filter.notes(foundNothing: true) == [note])
    #expect(
      try RecordFilter(row, is: "YES", by: FormPlan(table.form, table.locale))
        .matches(in: table.table)?.count == 1)
  }

  @Test("is not asked for more or less")
  func order() throws {
    let table = try fixture(on: .string("YES"), off: .string("NO"), type: .string)
    #expect(table.refusal("a > on") == "\"A\" is on or off; compare it with = or !=.")
  }
}

import FormTesting
import JSONText
import Testing

@testable import Forms
@testable import Queries
@testable import Rules

@Suite("COLUMN == VALUE")
struct ExactFilterTests {
  private static let stored = [
    "aB3", "Ab3", "áb3", "strasse", "straße", "100", "１００", "करण", "किरण", "はは", "ばば", "café",
    "cafe\u{301}",
  ]

  private func indices(_ typed: String) throws -> [Int] {
    let values = Self.stored.map { JSONValue.string($0).jsonText() }
    return try QueryFixture(row("a"), values: values).filtered(typed)
  }

  @Test("takes the text as it is written, letter by letter", arguments: Array(stored.enumerated()))
  func ofTexts(index: Int, text: String) throws {
    #expect(try indices("a == \(text)") == [index])
    #expect(try indices("a＝＝\(text)") == [index])
    #expect(try indices("not a == \(text)").count == Self.stored.count - 1)
  }

  @Test("= takes what differs in case, accents or form, and nothing else")
  func equal() throws {
    #expect(try indices("a = aB3") == [0, 1, 2])
    #expect(try indices("a = strasse") == [3, 4])
    #expect(try indices("a = 100") == [5, 6])
    #expect(try indices("a = करण") == [7])
    #expect(try indices("a = はは") == [9])
    #expect(try indices("a ~ は") == [9])
    #expect(try indices("a = cafe") == [11, 12])
  }

  @Test("Columns are told apart whose names differ only in Unicode form")
  func namesByBytes() throws {
    let (composed, decomposed) = ("caf\u{E9}", "cafe\u{301}")
    let fixture = try QueryFixture(
      [row(composed), row(decomposed)],
      [
        "{\"\(composed)\": \"1\", \"\(decomposed)\": \"5\"}",
        "{\"\(composed)\": \"5\", \"\(decomposed)\": \"1\"}", "{\"\(decomposed)\": \"5\"}",
      ])
    for comparison in ["=", "==", "~"] {
      #expect(try fixture.filtered("\(decomposed) \(comparison) 5") == [0, 2])
      #expect(try fixture.filtered("\(composed) \(comparison) 5") == [1])
    }
    #expect(try fixture.filtered("\(composed) missing") == [2])
  }

  @Test("takes numbers and dates by their value, and a text that is the same")
  func values() throws {
    let number = try QueryFixture(
      try number("a"), values: ["1", "1.0", "10e-1", #""1.0""#, "1.01", "true"])
    #expect(try number.filtered("a == 1") == [0, 1, 2])
    #expect(try number.filtered("a == 1.0") == [0, 1, 2, 3])
    let date = try QueryFixture(
      row("a") { $0.valueType = .date },
      values: [#""2026-01-05""#, #""2026-01-06""#, #""2026""#, "null"])
    #expect(try date.filtered("a == 2026-01-05") == [0])
    #expect(try date.filtered("a == 2026") == [2])
    #expect(try date.filtered("a = 2026") == [0, 1])
    let any = try QueryFixture(
      row("a") { $0.valueType = .any }, values: ["1.0", #""1""#, "[1,  2]", "true", #""True""#])
    #expect(try any.filtered("a == 1") == [0, 1])
    #expect(try any.filtered("a == \"[1, 2]\"") == [2])
    #expect(try any.filtered("a == true") == [3])
  }

  @Test("takes a choice by its value, else by its exact title")
  func choices() throws {
    let row = try row("a") {
      $0.choices = [
        Choice(value: .string("o"), title: "Oslo"), Choice(value: .string("n"), title: "oslo"),
        Choice(value: .string("Résumé"), title: "CV"),
      ]
      $0.choiceSettings = ChoiceSettings(allowsOtherValue: true, nullTitle: "None")
    }
    let table = try QueryFixture(
      row, values: [#""o""#, #""n""#, #""Résumé""#, #""Resume""#, #""OSLO""#, "null"])
    #expect(try table.filtered("a == Oslo") == [0])
    #expect(try table.filtered("a == oslo") == [1])
    #expect(try table.filtered("a == o") == [0])
    #expect(try table.filtered("a == OSLO") == [4])
    #expect(try table.filtered("a == Resume") == [3])
    #expect(try table.filtered("a == None") == [5])
    #expect(try table.filtered("a == none") == [])
  }

  @Test("takes each choice of a list, and what is computed")
  func others() throws {
    let several = try row("a") {
      $0.valueType = .array
      $0.choices = ["ops", "Ops"].map { Choice(value: .string($0), title: "T" + $0) }
    }
    let lists = try QueryFixture(several, values: [#"["ops"]"#, #"["Ops", "ops"]"#, "[]"])
    #expect(try lists.filtered("a == Ops") == [1])
    #expect(try lists.filtered("a == Tops") == [0, 1])
  }

  @Test("takes what the row would store for the text")
  func whatTheRowStores() throws {
    let upper = try row("a") { $0.capitalization = .allCharacters }
    let table = try QueryFixture(upper, values: [#""AB""#, #""ab""#, #""Ab""#])
    #expect(try table.filtered("a == ab") == [0, 1])
    #expect(try table.filtered("a == AB") == [0])
  }
}

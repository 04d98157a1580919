import FormTesting
import JSONText
import Rules
import Testing
import Values

@testable import Queries

@Suite("Searching a table")
struct SearchTests {
  private func match(
    _ typed: String, from index: Int, direction: Direction = .forward
  ) throws -> RecordSearch.Match? {
    let table = try QueryFixture(
      [row("name"), row("city")],
      [
        #"{"name":"Ann","city":"Oslo"}"#, #"{"name":"Bo","city":"Bonn"}"#,
        #"{"name":"Oslo Smith","city":"Rome"}"#,
      ])
    return RecordSearch(typed, by: FormPlan(table.form, .plain))
      .next(from: index, direction: direction, in: table.table)
  }

  @Test("n goes to the next record and the column that shows it")
  func next() throws {
    let found = try #require(try match("oslo", from: 0))
    #expect(found.index == 2)
    #expect(found.column == "name")
    #expect(!found.isWrapped)
  }

  @Test("at the end it goes on from the beginning, and says so")
  func wrapped() throws {
    let found = try #require(try match("oslo", from: 2))
    #expect(found.index == 0)
    #expect(found.column == "city")
    #expect(found.isWrapped)
  }

  @Test("N goes back")
  func previous() throws {
    #expect(try match("oslo", from: 2, direction: .backward)?.index == 0)
    #expect(try match("oslo", from: 0, direction: .backward)?.index == 2)
    #expect(try match("oslo", from: 3, direction: .backward)?.index == 2)
  }

  @Test("the only match is found again, and what is nowhere is not found")
  func alone() throws {
    #expect(try match("bonn", from: 1)?.index == 1)
    #expect(try match("bonn", from: -1)?.index == 1)
    #expect(try match("paris", from: 0) == nil)
    #expect(try match("", from: 0) == nil)
  }

  @Test("JSON in a text, as databases have it, is not looked into for words that it does not have")
  func textOfJSON() throws {
    let table = try QueryFixture(
      [row("name")],
      [
        #"{"name":"{\"city\": \"Oslo\", \"path\": \"a\/b \\\\ c\"}"}"#, #"{"name":"say\"hi"}"#,
        #"{"name":"caf\u0065"}"#, #"{"name":"a\tb"}"#,
      ])
    func looked(_ word: String) -> [Int] {
      let sieve = WordSieve([SearchWord(word)], columns: [])
      return (0..<4).filter { sieve.letsThrough(table.table[table.table.id(at: $0)]) }
    }
    #expect(looked("oslo") == [0, 2, 3])
    #expect(looked("paris") == [2, 3])
    #expect(looked("a/b") == [0, 1, 2, 3])
    func found(_ typed: String) -> Int? {
      RecordSearch(typed, by: FormPlan(table.form, .plain)).next(from: -1, in: table.table)?.index
    }
    #expect(found("oslo") == 0)
    #expect(found("a/b") == 0)
    #expect(found("cafe") == 2)
    #expect(found("paris") == nil)
  }

  @Test("the order of the view counts, not that of the file")
  func order() throws {
    let table = try QueryFixture(row("a"), values: [#""x1""#, #""y""#, #""x2""#])
    let order = [2, 1, 0].map { table.table.id(at: $0) }
    let found = RecordSearch("x", by: FormPlan(table.form, .plain))
      .next(from: 0, in: table.table, order: order)
    #expect(found?.index == 2)
    #expect(found?.record == table.table.id(at: 0))
  }

  @Test("What is shown around a value is found in its column")
  func affixes() throws {
    let fixture = try QueryFixture(
      [row("name"), number("k") { $0.suffix = " kg" }], [#"{"name": "5", "k": 50}"#, #"{"k": 5}"#])
    #expect(try fixture.filtered("\"5 kg\"") == [1])
    #expect(try fixture.filtered("k = 5") == [1])
    let search = RecordSearch("\"5 kg\"", by: FormPlan(fixture.form, .plain))
    #expect(search.next(from: -1, in: fixture.table)?.column == "k")
  }
}

import FormTesting
import JSONText
import Rules
import Testing

@testable import Forms
@testable import Queries
@testable import Values

@Suite("Filtering a table by a predicate")
struct PredicateFilterTests {
  private func staff() throws -> QueryFixture {
    try QueryFixture(
      [
        row("name"), number("salary"), number("bonus"), row("city"),
        row("pin") { $0.isSecure = true },
      ],
      [
        #"{"name": "Ada", "salary": 500, "bonus": 200, "city": "Oslo", "pin": "1"}"#,
        #"{"name": "Bob", "salary": 300, "bonus": 200, "city": "Rome"}"#,
        #"{"name": "Cy", "salary": "x", "tags": ["a", "b"]}"#,
      ])
  }

  @Test(
    "What follows the sign is an expression over the record",
    arguments: [
      ("= salary > 2 * bonus", [0]), ("=salary > bonus", [0, 1]),
      ("  ＝ city IN {'Oslo', 'Rome'}", [0, 1]),
      ("= NOT (salary > bonus)", [2]), ("= tags.@count > 1", [2]), ("= $name == 'Bob'", [1]),
      ("= city == nil", [2]), ("= name LIKE[c] 'a*'", [0]),
      ("= salary == 500 OR name == 'Cy'", [0, 2]), ("= @index >= 2 AND @index < 3", [1]),
    ])
  func matching(typed: String, expected: [Int]) throws {
    #expect(try staff().filtered(typed) == expected)
  }

  @Test(
    "What can't be read or meant is an error at its place; secrets are never asked",
    arguments: [
      ("= salary >", 10), ("= salary > > 1", 11), ("= $nam == 'x'", 2), ("= length(city)", 2),
      ("=", 1), ("= pin == '1'", 0), ("= $pin == '1'", 0), ("= @root.pin == '1'", 0),
    ])
  func refused(typed: String, offset: Int) throws {
    let fixture = try staff()
    do {
      _ = try RecordFilter(typed, by: FormPlan(fixture.form, .plain))
      Issue.record("\(typed) is taken")
    } catch {
      #expect(error.offset == offset, "\(error.message)")
      #expect(!error.message.isEmpty)
    }
  }

  @Test("A comparison that never holds is said to be one")
  func notes() throws {
    let fixture = try staff()
    let filter = try RecordFilter("= salary == '500'", by: FormPlan(fixture.form, .plain))
    #expect(filter.notes(foundNothing: false).count == 1)
    #expect(try fixture.filtered("= salary == '500'").isEmpty)
  }

  @Test(
    "A secret inside of items is asked no more than one of the record",
    arguments: [
      ("= items[0].key BEGINSWITH 'a'", true), ("= ANY items.key == 'a'", true),
      ("= items.@max.key == 'a'", true), ("= join(items.key, '') == 'a'", true),
      ("= @root.items[0].key == 'a'", true), ("= items.@sum.count > 1", false),
      ("= items.@count > 1", false), ("= ANY items.count == 2", false),
    ])
  func secretsInside(typed: String, isRefused: Bool) throws {
    let form = try #require(
      FormFixture.decode(
        """
        ( { key = Items; valuePath = items; itemForm = ( { valuePath = key; isSecure = YES; },
            { valuePath = count; valueType = number; } ); } )
        """
      ).form)
    do {
      _ = try RecordFilter(typed, by: FormPlan(form, .plain))
      #expect(!isRefused)
    } catch {
      #expect(isRefused && error.message.contains("Items"), "\(error.message)")
    }
  }
}

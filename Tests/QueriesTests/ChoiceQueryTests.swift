import FormTesting
import Testing
import Values

@testable import Forms
@testable import Queries

@Suite("Columns of choices from elsewhere")
struct ChoiceQueryTests {
  private func fixture(_ form: String, _ records: [String]) throws -> QueryFixture {
    try QueryFixture(try #require(FormFixture.decode(form).form).rows, records)
  }

  @Test("A filter finds values by their titles, offered for the record or not, and sorts by them")
  func cascade() throws {
    let fixture = try fixture(
      """
      ( { valuePath = city; choices = ( { value = 1; title = Oslo; c = no; },
            { value = 2; title = Bergen; c = no; }, { value = 3; title = Malmö; c = se; } );
          choiceFilter = "choice.c == country"; },
        { valuePath = country; } )
      """,
      [
        #"{"city": "1", "country": "no"}"#, #"{"city": "3", "country": "no"}"#,
        #"{"city": "2", "country": "no"}"#, "{}",
      ])
    #expect(try fixture.filtered("city = oslo") == [0])
    #expect(try fixture.filtered("city = 3") == [1])
    #expect(try fixture.filtered("city ~ e") == [2])
    #expect(fixture.sorted("city") == [2, 1, 0, 3])
  }

  @Test("Titles of lists in the records are found and counted, too")
  func inRecords() throws {
    let fixture = try fixture(
      "( { valuePath = main; choicesFrom = \"path:all\"; choiceValuePath = id; } )",
      [
        #"{"main": 1, "all": [{"id": 1, "title": "Zoe"}]}"#,
        #"{"main": 1, "all": [{"id": 1, "title": "Ann"}]}"#,
        #"{"main": 9, "all": [{"id": 1, "title": "Ann"}]}"#,
      ])
    #expect(try fixture.filtered("main = ann") == [1])
    #expect(try fixture.filtered("main = 1") == [0, 1])
    #expect(fixture.sorted("main") == [2, 1, 0])
  }

  @Test("A switch is found by the titles of its sides")
  func switches() throws {
    let fixture = try fixture(
      "( { valuePath = a; cellIdentifier = SwitchCell; trueTitle = Present; falseTitle = Away; } )",
      [#"{"a": true}"#, #"{"a": false}"#])
    #expect(try fixture.filtered("a = away") == [1])
    #expect(try fixture.filtered("present") == [0])
    #expect(try fixture.statistics().groups.map(\.count) == [1, 1])
  }

  @Test("Lists of choices go by the titles of what is in them")
  func several() throws {
    let fixture = try fixture(
      """
      ( { valuePath = mu; cellIdentifier = MultiChoiceCell; values = (a, b, c);
          titles = (Gamma, Delta, "Alpha"); } )
      """,
      [#"{"mu": ["a", "b"]}"#, #"{"mu": ["b"]}"#, #"{"mu": ["c", "x"]}"#, #"{"mu": []}"#, "{}"])
    for (filter, expected) in [
      ("mu = Delta", [0, 1]), ("mu = delta", [0, 1]), ("mu = b", [0, 1]),
      ("mu != Delta", [2, 3, 4]),
      ("mu in (Gamma, x)", [0, 2]), ("mu ~ delt", [0, 1]), ("mu !~ Delta", [2, 3, 4]),
      ("mu = \"Gamma, Delta\"", [0]), ("Delta", [0, 1]), ("mu missing", [3, 4]),
      ("= mu CONTAINS \"b\"", [0, 1]),
    ] {
      #expect(try fixture.filtered(filter) == expected, "\(filter)")
    }
    #expect(fixture.sorted("mu") == [2, 1, 0, 3, 4])
    let statistics = try fixture.statistics()
    #expect(statistics.foreign == 0 && statistics.missing == 2)
    #expect(statistics.distinct == .exactly(3))
    #expect(statistics.minimum == "Alpha, x" && statistics.maximum == "Gamma, Delta")
  }

  @Test("A value that is not among the choices is of another type only where its type is another")
  func unlisted() throws {
    let statistics = try fixture(
      "( { valuePath = level; valueType = integer; values = (1, 2); titles = (Low, High); } )",
      [#"{"level": 1}"#, #"{"level": 2}"#, #"{"level": 7}"#, #"{"level": "x"}"#]
    ).statistics()
    #expect(statistics.foreign == 1)
    #expect(statistics.distinct == .exactly(4))
    #expect(statistics.minimum == "High" && statistics.maximum == "Low")
    #expect(statistics.total?.sum == nil)
  }

  @Test("Titles of lists of choices that the records offer are found, too")
  func severalInRecords() throws {
    let fixture = try fixture(
      """
      ( { valuePath = some; cellIdentifier = MultiChoiceCell; choicesFrom = "path:all";
          choiceValuePath = id; } )
      """,
      [
        #"{"some": [1], "all": [{"id": 1, "title": "Zoe"}]}"#,
        #"{"some": [1], "all": [{"id": 1, "title": "Ann"}]}"#,
      ])
    #expect(try fixture.filtered("some = zoe") == [0])
    #expect(try fixture.filtered("some != zoe") == [1])
    #expect(try fixture.filtered("some ~ an") == [1])
  }

  @Test("What a row calls no value asks for records without one")
  func nullTitle() throws {
    let fixture = try fixture(
      "( { valuePath = a; values = (s, m); nullTitle = \"No size\"; } )",
      [#"{"a": "s"}"#, #"{"a": null}"#, "{}"])
    #expect(try fixture.filtered("a = \"No size\"") == [1, 2])
    #expect(try fixture.filtered("a != \"no size\"") == [0])
  }
}

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
    #expect(try fixture.statistics().top.isEmpty)
  }
}

import FormTesting
import Testing

@testable import Forms
@testable import Queries

@Suite("Columns that are only computed")
struct ComputedColumnTests {
  private func fixture() throws -> QueryFixture {
    let form = try #require(
      FormFixture.decode(
        """
        ( { valuePath = a; valueType = number; },
          { identifier = twice; key = Twice; cellIdentifier = NumberCell; formula = "a * 2"; },
          { identifier = text; key = Text; formula = "a"; }, { identifier = name; key = Name; formula = "join({'a', a}, '')"; },
          { identifier = due; key = Due; cellIdentifier = DateCell; formula = "dateAdd('2026-11-22', a)"; } )
        """
      ).form)
    return try QueryFixture(
      form.rows, [#"{"a": 10}"#, #"{"a": 9}"#, "{}", #"{"a": -1}"#, #"{"a": 100}"#])
  }

  @Test("They sort by what they come to, as numbers and dates; what has no result is last")
  func sorting() throws {
    #expect(try fixture().sorted("twice") == [3, 1, 0, 4, 2])
    #expect(try fixture().sorted("-due") == [4, 0, 1, 3, 2])
  }

  @Test("They are filtered and searched for")
  func filtering() throws {
    let fixture = try fixture()
    #expect(try fixture.filtered("twice > 17") == [0, 1, 4])
    #expect(try fixture.filtered("twice > 35") == [4])
    #expect(try fixture.filtered("twice < 100 and twice = 18.0") == [1])
    #expect(try fixture.filtered("text = 9") == [1])
    #expect(try fixture.filtered("text > 35") == [4])
    #expect(try fixture.filtered("name = a10") == [0])
    #expect(try fixture.filtered("twice missing") == [2])
    #expect(try fixture.filtered("due < 2026-12-01") == [3])
    #expect(try fixture.filtered("2026-12-02") == [0])
    #expect(try fixture.filtered("= $twice == 18") == [1])
  }

  @Test(
    "A result that the record does not have yet is found, sorted and counted like one that it has")
  func notStored() throws {
    let form = try #require(
      FormFixture.decode(
        """
        ( { valuePath = a; valueType = number; },
          { valuePath = b; valueType = number; formula = "a * 2"; },
          { valuePath = c; valueType = number; defaultFormula = "a + 1"; numberStyle = decimal; },
          { valuePath = d; valueType = number; defaultValue = 7; } )
        """
      ).form)
    let fixture = try QueryFixture(
      form.rows, [#"{"a": 1000}"#, #"{"a": 1, "b": 5, "c": 5}"#, #"{"a": null}"#, #"{"a": 4}"#])
    #expect(try fixture.filtered("b > 4") == [0, 1, 3])
    #expect(try fixture.filtered("b missing") == [2])
    #expect(try fixture.filtered("c = 5") == [1, 3])
    #expect(try fixture.filtered("1,001") == [0])
    #expect(try fixture.filtered("2000") == [0])
    #expect(try fixture.filtered("d = 7") == [])
    #expect(try fixture.filtered("7") == [])
    #expect(fixture.sorted("b") == [1, 3, 0, 2])
    #expect(try fixture.statistics(1).total?.sum.description == "2013")
  }

  @Test("A result that is shown rounded is found as it is shown")
  func rounded() throws {
    let form = try #require(
      FormFixture.decode(
        """
        ( { valuePath = a; valueType = number; },
          { valuePath = b; valueType = number; formula = "a / 3"; maximumFractionDigits = 2; } )
        """
      ).form)
    let fixture = try QueryFixture(
      form.rows, [#"{"a": 2, "b": 0.6666666666666666666666666666666667}"#, #"{"a": 3, "b": 1}"#])
    #expect(try fixture.filtered("0.67") == [0])
  }

  @Test("They have figures")
  func statistics() throws {
    let figures = try fixture().statistics(1)
    #expect(figures.total?.sum.description == "236")
  }
}

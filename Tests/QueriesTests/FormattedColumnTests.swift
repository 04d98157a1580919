import FormTesting
import Testing

@testable import Forms
@testable import Queries
@testable import Values

private func dates(_ configure: (inout DateSettings) -> Void) throws -> ConfigRow {
  var settings = DateSettings()
  configure(&settings)
  return try row("a") {
    $0.cellIdentifier = "DateCell"
    $0.valueType = .date
    $0.dates = settings
  }
}

@Suite("Columns of formatted dates and numbers")
struct FormattedColumnTests {
  @Test("dates in patterns and numbers sort and compare as dates, and are found as they are shown")
  func patterns() throws {
    let pattern = try #require(DatePattern("dd/MM/yyyy"))
    var table = try QueryFixture(
      dates { ($0.storage, $0.look) = (.pattern(pattern), .style(.long)) },
      values: [#""21/11/2026""#, #""02/12/2025""#, #""2026-01-01""#, nil, #""03/01/2027""#])
    table.locale = FormLocale(numbers: "de_DE", times: "de_DE")
    #expect(table.sorted("a") == [1, 0, 4, 2, 3])
    #expect(try table.filtered("a >= 2026-11-21") == [0, 4])
    #expect(try table.filtered("a = 21.11.2026") == [0])
    #expect(try table.filtered("a = 2026") == [0])
    #expect(try table.filtered("november") == [0])
    #expect(try table.filtered("a ~ 2026-01") == [2])
  }

  @Test("seconds since 1970 compare by days of the zone")
  func unixSeconds() throws {
    let table = try QueryFixture(
      dates { ($0.storage, $0.timeZone) = (.unixSeconds, "Europe/Oslo") },
      values: ["1700002799", "1700002800", "0"])
    #expect(try table.filtered("a = 2023-11-14") == [0])
    #expect(try table.filtered("a > 2023-11-14") == [1])
    #expect(table.sorted("-a") == [1, 0, 2])
    #expect(try table.statistics().minimum == "1970-01-01 01:00")
  }

  @Test("percentages compare as they are typed, and are found as they are shown")
  func percentages() throws {
    let table = try QueryFixture(
      number("a") { $0.givenNumberStyle = .percent }, values: ["0.25", "0.3", "2.5"])
    #expect(try table.filtered("a > 25%") == [1, 2])
    #expect(try table.filtered("a = 30") == [1])
    #expect(try table.filtered("250%") == [2])
  }
}

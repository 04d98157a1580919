import FormTesting
import Testing

@testable import Forms
@testable import Queries
@testable import Values

@Suite("The values of a column in groups")
struct DistributionTests {
  @Test("many numbers come in ranges of round numbers, empty ones too")
  func ranges() throws {
    let fixture = try QueryFixture(
      number("a"), values: (0..<40).map { "\($0 < 20 ? $0 * 10 : 900 + $0)" })
    let groups = try fixture.statistics().groups
    #expect(
      groups.map(\.text) == [
        "0 – 100", "100 – 200", "200 – 300", "300 – 400", "400 – 500", "500 – 600", "600 – 700",
        "700 – 800", "800 – 900", "900 – 1000",
      ])
    #expect(groups.map(\.count) == [10, 10, 0, 0, 0, 0, 0, 0, 0, 20])
    #expect(groups[1].filter == "a >= 100 and a < 200")
    #expect(try fixture.filtered(#require(groups[1].filter)) == Array(10..<20))
  }

  @Test("quartiles are values of the column, as it shows them")
  func quartiles() throws {
    let numbers = try QueryFixture(
      number("a") { $0.currencyCode = "EUR" }, values: (1...100).shuffled().map { "\($0).5" })
    #expect(try numbers.statistics().quartiles == ["€25.50", "€50.50", "€75.50"])
    let dates = try QueryFixture(
      row("a") { $0.valueType = .date },
      values: ["2026-01-09", "2020-02-01", "2026-01-02", "2021-05-05"].map { "\"\($0)\"" })
    #expect(try dates.statistics().quartiles == ["2020-02-01", "2021-05-05", "2026-01-02"])
    let negative = try QueryFixture(number("a"), values: ["-1", "-20", "3", "-0.5", "0"])
    #expect(try negative.statistics().quartiles == ["-1", "-0.5", "0"])
  }

  @Test(
    "dates come in days, weeks, months or years, by how far they are apart",
    arguments: [
      (["2026-03-01", "2026-03-04"], ["2026-03-01", "2026-03-02", "2026-03-03", "2026-03-04"]),
      (
        ["2026-03-01", "2026-03-20"],
        ["2026-02-23 – 2026-03-01", "2026-03-02 – 2026-03-08", "2026-03-09 – 2026-03-15"]
          + ["2026-03-16 – 2026-03-22"]
      ),
      (["2025-12-31", "2026-03-31"], ["2025-12", "2026-01", "2026-02", "2026-03"]),
      (["2025-11-30", "2026-03-31"], ["2025-11", "2025-12", "2026-01", "2026-02", "2026-03"]),
      (["2023-11-30", "2025-03-31"], ["2023-10 – 2023-12", "2024-01 – 2024-03"]),
      (["2019-11-30", "2025-03-31"], ["2019", "2020", "2021", "2022", "2023", "2024", "2025"]),
      (["1923-01-01", "2025-03-31"], ["1920 – 1929", "1930 – 1939", "1940 – 1949"]),
      (["0001-01-01", "9999-12-31"], ["0001 – 0999", "1000 – 1999", "2000 – 2999"]),
    ])
  func dates(values: [String], expected: [String]) throws {
    let fixture = try QueryFixture(
      row("a") { $0.valueType = .date }, values: values.map { "\"\($0)\"" })
    let groups = try fixture.statistics().groups
    #expect(groups.map(\.text).starts(with: expected), "\(groups)")
    #expect(groups.map(\.count).reduce(0, +) == values.count)
    for group in groups {
      #expect(try fixture.filtered(#require(group.filter)).count == group.count, "\(group)")
    }
  }

  @Test("filters are typed in the locale's notation, in the unit that the column shows")
  func notation() throws {
    var german = try QueryFixture(
      number("a") { $0.currencyCode = "EUR" }, values: (0..<30).map { "0.\(100 + $0)" })
    german.locale = FormLocale(numbers: "de_DE", times: "de_DE")
    let groups = try german.statistics().groups
    #expect(groups.first?.filter == "a >= 0,1 and a < 0,105")
    for group in groups {
      #expect(try german.filtered(#require(group.filter)).count == group.count)
    }
    let percent = try QueryFixture(
      number("a") { $0.givenNumberStyle = .percent }, values: (0..<30).map { "0.\(10 + $0)" })
    for group in try percent.statistics().groups {
      #expect(try percent.filtered(#require(group.filter)).count == group.count, "\(group)")
    }
  }

  @Test("names and values that would mean something else in a filter are in quotes")
  func quotes() throws {
    for name in ["not", "a b", "x=y", "a", "姓名", "problems"] {
      let values = ["\"and\"", "\"q\\\"\\\\\"", "\"and\"", "\"or x\"", nil, "\"“\""]
      let fixture = try QueryFixture(
        [row("a") { $0.identifier = name }], values.map { $0.map { "{\"a\": \($0)}" } ?? "{}" })
      let statistics = try fixture.statistics()
      #expect(statistics.groups.map(\.count) == [2, 1, 1, 1])
      for group in statistics.groups {
        #expect(
          try fixture.filtered(#require(group.filter)).count == group.count, "\(name) \(group)")
      }
      #expect(try fixture.filtered(statistics.filterOfMissing) == [4])
    }
  }

  @Test("one number, far numbers and numbers that no computer counts with make no trouble")
  func oddNumbers() throws {
    func groups(_ values: [String]) throws -> [ValueGroup] {
      try QueryFixture(number("a"), values: values).statistics().groups
    }
    #expect(try groups(["5", "5"]).map(\.count) == [2])
    #expect(try groups((0..<20).map { "1e\($0 * 30)" }).isEmpty)
    #expect(try groups((0..<20).map { "1e300000000\($0)" }).isEmpty)
    #expect(try groups((0..<20).map { "9007199254740993.\($0)" }).isEmpty)
  }

  @Test("values beyond what memory allows have no quartiles and no ranges")
  func limit() {
    var spread = ValueSpread()
    for index in 0...ValueSpread.limit { spread.add(Double(index), at: index) }
    #expect(spread.quartiles.isEmpty && spread.numbers == nil)
    var other = ValueSpread()
    for index in 0..<4 { other.add(Double(index), at: index) }
    other.merge(spread)
    #expect(other.quartiles.isEmpty)
  }

  @Test("a value whose text means another one in a filter, too, has no filter")
  func ambiguous() throws {
    func expectExact(_ fixture: QueryFixture, nameless: Int) throws {
      let groups = try fixture.statistics().groups
      #expect(groups.count { $0.filter == nil } == nameless, "\(groups)")
      for group in groups {
        guard let filter = group.filter else { continue }
        #expect(try fixture.filtered(filter).count == group.count, "\(group)")
      }
    }
    let texts = [#"" x""#, #""x""#, #""x ""#, #""x""#]
    try expectExact(QueryFixture(row("a"), values: texts), nameless: 2)
    let swapped = try QueryFixture(
      row("a") {
        $0.choices = [
          Choice(value: .string("a"), title: "b"), Choice(value: .string("b"), title: "a"),
        ]
      }, values: [#""a""#, #""b""#, #""b""#, #""z""#])
    try expectExact(swapped, nameless: 2)
    let percent = try QueryFixture(
      number("a") { $0.givenNumberStyle = .percent }, values: ["0.5", "50", "50", "1", "\"50\""])
    try expectExact(percent, nameless: 0)
  }

  @Test("a number is one value however it is written")
  func notations() throws {
    let fixture = try QueryFixture(number("a"), values: ["1", "1.0", "1e0", "10e-1", "2", "\"1\""])
    #expect(try fixture.statistics().groups.map(\.count) == [4, 1])
    #expect(try fixture.filtered("a >= 1 and a <= 1") == [0, 1, 2, 3])
  }
}

import FormTesting
import JSONText
import Testing

@testable import Forms
@testable import Queries
@testable import Values

@Suite("What a column comes to")
struct StatisticsTests {
  @Test("numbers are counted, and added exactly")
  func numbers() throws {
    let statistics = try QueryFixture(
      number("a"), values: ["0.1", "0.2", "1", "1.0", nil, "null", #""x""#]
    ).statistics()
    #expect(statistics.count == 7)
    #expect(statistics.missing == 2)
    #expect(statistics.foreign == 1)
    #expect(statistics.distinct == .exactly(4))
    #expect(statistics.minimum == "0.1")
    #expect(statistics.maximum == "1")
    #expect(statistics.total?.sum == DecimalText("2.3"))
    #expect(statistics.total?.mean == DecimalText("0.575"))
    #expect(statistics.groups.map(\.text) == ["0.1", "0.2", "1"])
  }

  @Test("long numbers lose no digit")
  func longNumbers() throws {
    let statistics = try QueryFixture(
      number("a"), values: ["100000000000000000000000000000", "0.000000000000000000001", "-1"]
    ).statistics()
    #expect(
      statistics.total?.sum == DecimalText("99999999999999999999999999999.000000000000000000001"))
    #expect(statistics.minimum == "-1")
  }

  @Test("a sum that nobody could read is left out, the rest stays")
  func hugeSum() throws {
    let statistics = try QueryFixture(number("a"), values: ["1e900000000", "1"]).statistics()
    #expect(statistics.total?.sum == nil)
    #expect(statistics.total?.mean == nil)
    #expect(statistics.maximum == "1e900000000")
  }

  @Test(
    "the mean is rounded, halves to even",
    arguments: [
      (["1", "1", "0"], "0.67"), (["2", "0", "0"], "0.67"), (["-1", "0", "0"], "-0.33"),
      (["1", "0", "0", "0", "0", "0", "0", "0"], "0.12"), (["10", "20"], "15"), (["0"], "0"),
      (["3", "0", "0", "0", "0", "0", "0", "0"], "0.38"),
    ])
  func mean(values: [String], expected: String) throws {
    #expect(
      try QueryFixture(number("a"), values: values).statistics().total?.mean
        == DecimalText(expected))
  }

  @Test(
    "a mean that is rounded is known as such",
    arguments: [
      (["1", "1", "0"], true), (["10", "20"], false), (["1", "0", "0", "0"], false),
      (["1", "0", "0", "0", "0", "0", "0", "0"], true), (["0"], false), (["0.1", "0.2"], false),
      // 0.500001 with four digits.
      (["0.50", "0.50", "0.51"] + Array(repeating: "0.50", count: 9_997), true),
    ])
  func roundedMean(values: [String], isRounded: Bool) throws {
    #expect(
      try QueryFixture(number("a"), values: values).statistics().total?.isMeanRounded == isRounded)
  }

  @Test("dates and texts have a first and a last")
  func extremes() throws {
    let dates = try QueryFixture(
      row("a") { $0.valueType = .date }, values: [#""2026-01-02""#, #""1999-05-06""#, #""?""#]
    ).statistics()
    #expect(dates.minimum == "1999-05-06")
    #expect(dates.maximum == "2026-01-02")
    let texts = try QueryFixture(row("a"), values: [#""b""#, #""Ä""#, #""C""#]).statistics()
    #expect(texts.minimum == "Ä")
    #expect(texts.maximum == "C")
    #expect(texts.total?.sum == nil)
    let choices = try QueryFixture(
      row("a") {
        $0.choices = [
          Choice(value: .string("n"), title: "Norway"),
          Choice(value: .string("d"), title: "Denmark"),
        ]
      }, values: [#""n""#, #""d""#, #""e""#]
    ).statistics()
    #expect(choices.minimum == "Denmark")
    #expect(choices.maximum == "Norway")
  }

  @Test("the most frequent values are told with how often they come")
  func top() throws {
    let statistics = try QueryFixture(
      row("a") { $0.choices = [Choice(value: .string("n"), title: "Norway")] },
      values: [#""s""#, #""n""#, #""n""#, nil]
    ).statistics()
    #expect(statistics.distinct == .exactly(2))
    #expect(
      statistics.groups == [
        ValueGroup(text: "Norway", count: 2, filter: "a == \"Norway\""),
        ValueGroup(text: "s", count: 1, filter: "a == \"s\""),
      ])
    let bools = try QueryFixture(
      row("a") { $0.valueType = .bool }, values: ["true", "false", "true"]
    ).statistics()
    #expect(bools.groups.map(\.text) == ["on", "off"])
  }

  @Test("secrets tell only that they are there")
  func secrets() throws {
    let statistics = try QueryFixture(
      row("a") { $0.isSecure = true }, values: [#""x""#, nil]
    ).statistics()
    #expect(statistics.count == 2)
    #expect(statistics.missing == 1)
    #expect(statistics.distinct == nil)
    #expect(statistics.minimum == nil)
    #expect(statistics.groups.isEmpty)
    #expect(statistics.quartiles.isEmpty)
  }

  @Test("beyond the bound only that there are more different values is known")
  func bound() {
    var values = DistinctValues(bound: 100)
    for number in 0..<100 {
      withUnsafeBytes(of: number) { values.insert($0) }
      withUnsafeBytes(of: number) { values.insert($0) }
    }
    #expect(values.count == 100)
    #expect(!values.isOverBound)
    #expect(values.counts.allSatisfy { $0 == 2 })
    withUnsafeBytes(of: 100) { values.insert($0) }
    #expect(values.isOverBound)
  }
}

import FormTesting
import JSONText
import Rules
import Testing
import Values

@testable import Forms
@testable import Queries

@Suite("Sorting a table by columns")
struct SortTests {
  private func order(
    _ values: [String?], descending: Bool = false,
    _ configure: (inout RowContents) -> Void = { _ in }
  ) throws -> [String] {
    let table = try QueryFixture(row("a", configure), values: values)
    let indices = try #require(table.sorted(descending ? "-a" : "a"))
    return indices.map { values[$0] ?? "missing" }
  }

  private func asNumber(_ row: inout RowContents) {
    row.cellIdentifier = "NumberCell"
    row.valueType = .number
  }

  @Test("numbers sort as numbers, not as text")
  func numbers() throws {
    #expect(
      try order(["10", "9", "-3", "0.5", "1e2", "-20"], asNumber)
        == ["-20", "-3", "0.5", "9", "10", "1e2"])
  }

  @Test("numbers that differ in their thirtieth digit are told apart")
  func longNumbers() throws {
    let base = "12345678901234567890123456789"
    #expect(
      try order([base + "2", base + "1", base + "1.5", "1e400", "-1e400", "1e401"], asNumber)
        == ["-1e400", base + "1", base + "1.5", base + "2", "1e400", "1e401"])
    #expect(
      try order(["1e-400", "0", "-1e-400", "2e-400", "0.10000000000000001", "0.1"], asNumber)
        == ["-1e-400", "0", "1e-400", "2e-400", "0.1", "0.10000000000000001"])
  }

  @Test("exponents beyond any limit sort as what they are")
  func endlessExponents() throws {
    #expect(
      try order(
        ["1e99999999999999", "1e999", "1e-99999999999999", "0", "-1e99999999999999"], asNumber)
        == ["-1e99999999999999", "0", "1e-99999999999999", "1e999", "1e99999999999999"])
  }

  @Test("equal numbers keep the order of the file, also when descending")
  func stable() throws {
    #expect(try order(["2", "1.0", "1", "1e0", "0"], asNumber) == ["0", "1.0", "1", "1e0", "2"])
    #expect(
      try order(["2", "1.0", "1", "1e0", "0"], descending: true, asNumber)
        == ["2", "1.0", "1", "1e0", "0"])
    #expect(try order(["0", "-0", "0.0"], asNumber) == ["0", "-0", "0.0"])
  }

  @Test("text sorts without regard to case and accents, then by code point")
  func text() throws {
    #expect(
      try order([#""Zoe""#, #""ähnlich""#, #""Ahne""#, #""zoë""#, #""ahne""#, #""b""#])
        == [#""Ahne""#, #""ahne""#, #""ähnlich""#, #""b""#, #""Zoe""#, #""zoë""#])
  }

  @Test("escaped and plain text are the same text")
  func escapes() throws {
    #expect(
      try order([#""\u00e4b""#, #""ac""#, #""äa""#]) == [#""äa""#, #""\u00e4b""#, #""ac""#])
  }

  @Test("a text that begins another one comes first")
  func prefixes() throws {
    let long = String(repeating: "x", count: 20)
    #expect(
      try order([
        "\"\(long)a\"", "\"\(long)\"", #""xxxxxxxx""#, #""xxxxxxx""#, #""x\u0000""#, #""x""#,
      ])
        == [#""x""#, #""x\u0000""#, #""xxxxxxx""#, #""xxxxxxxx""#, "\"\(long)\"", "\"\(long)a\""])
  }

  @Test("Chinese text sorts by code point in the plain locale")
  func chinese() throws {
    #expect(try order([#""王""#, #""一""#, #""李""#]) == [#""一""#, #""李""#, #""王""#])
  }

  private func order(_ values: [String], in collation: String, keys: String = "a") throws
    -> [String]
  {
    var table = try QueryFixture(row("a"), values: values.map { "\"\($0)\"" })
    table.locale = FormLocale(
      numbers: "en_US_POSIX", times: "en_US_POSIX", collation: collation)
    return try #require(table.sorted(keys)).map { values[$0] }
  }

  @Test("Chinese text sorts by pinyin in Chinese, and before Latin letters")
  func pinyin() throws {
    // wáng, lǐ, zhāng, chén, ān; by code point 安 张 李 王 陈.
    let names = ["王", "Bob", "李", "张", "陈", "安", "ann", "王芳"]
    #expect(
      try order(names, in: "zh_CN") == ["安", "陈", "李", "王", "王芳", "张", "ann", "Bob"])
    #expect(
      try order(names, in: "zh_CN", keys: "-a")
        == ["Bob", "ann", "张", "王芳", "王", "李", "陈", "安"])
    // Beyond the first plane, and escapes as JSON writes them.
    #expect(try order(["张", "\\u5b89", "𠮷", "李"], in: "zh_CN").first == "\\u5b89")
  }

  @Test("Other languages have their own order; English and the plain locale fold and compare")
  func otherLanguages() throws {
    let words = ["zon", "ål", "ark"]
    #expect(try order(words, in: "sv_SE") == ["ark", "zon", "ål"])
    #expect(try order(words, in: "de_DE") == ["ål", "ark", "zon"])
    for plain in ["en_US", "en_US_POSIX"] {
      #expect(try order(["b", "李", "A", "王"], in: plain) == ["A", "b", "李", "王"])
    }
  }

  @Test("dates sort by day and instant, through zones")
  func dates() throws {
    func asDate(_ row: inout RowContents) { row.valueType = .date }
    #expect(
      try order(
        [
          #""2026-11-21T09:30:00+01:00""#, #""2026-11-21T08:45:00Z""#, #""1999-12-31""#,
          #""2026-11-21T08:00:00.25Z""#, #""2026-11-21""#, #""no day""#,
          #""2026-11-21T08:00:00.2500000001Z""#, #""2026-11-21T08:00:00.0625Z""#,
        ], asDate)
        == [
          #""1999-12-31""#, #""2026-11-21""#, #""2026-11-21T08:00:00.0625Z""#,
          #""2026-11-21T08:00:00.25Z""#, #""2026-11-21T08:00:00.2500000001Z""#,
          #""2026-11-21T09:30:00+01:00""#, #""2026-11-21T08:45:00Z""#, #""no day""#,
        ])
  }

  @Test("what is missing, null or empty comes last in both directions")
  func missing() throws {
    #expect(
      try order([nil, #""b""#, "null", #""""#, #""a""#])
        == [#""a""#, #""b""#, "missing", "null", #""""#])
    #expect(
      try order([nil, #""b""#, "null", #""""#, #""a""#], descending: true)
        == [#""b""#, #""a""#, "missing", "null", #""""#])
  }

  @Test("values of another type come after the column's own, in both directions")
  func foreign() throws {
    #expect(
      try order([#""x""#, "2", "true", "[1]", nil, "1"], asNumber)
        == ["1", "2", #""x""#, "true", "[1]", "missing"])
    #expect(
      try order([#""x""#, "2", "true", "[1]", nil, "1"], descending: true, asNumber)
        == ["2", "1", #""x""#, "true", "[1]", "missing"])
  }

  @Test("off comes before on")
  func bools() throws {
    #expect(try order(["true", "false"]) { $0.valueType = .bool } == ["false", "true"])
  }

  @Test("choices sort by the titles that are shown")
  func choices() throws {
    let order = try order([#""z""#, #""a""#, #""m""#]) {
      $0.choices = [
        Choice(value: .string("z"), title: "Alpha"), Choice(value: .string("a"), title: "omega"),
      ]
    }
    #expect(order == [#""z""#, #""m""#, #""a""#])
  }

  @Test("a column without a path sorts by what it shows")
  func templates() throws {
    let shown = try ConfigRow(identifier: "full", key: "Full").with {
      $0.displayValue = try Template("{last}, {first}")
    }
    let table = try QueryFixture(
      [shown], [#"{"first":"B","last":"Y"}"#, #"{"first":"A","last":"Y"}"#, #"{"last":"X"}"#])
    #expect(table.sorted("full") == [2, 1, 0])
  }

  @Test("a further key decides where the first ones are equal")
  func severalKeys() throws {
    let table = try QueryFixture(
      [row("city"), number("pay")],
      [
        #"{"city":"Oslo","pay":1}"#, #"{"city":"Bonn","pay":2}"#, #"{"city":"Oslo","pay":3}"#,
        #"{"city":"Bonn","pay":1}"#,
      ])
    #expect(table.sorted("city", "-pay") == [1, 3, 2, 0])
    #expect(table.sorted("-pay", "city") == [2, 1, 3, 0])
    #expect(table.sorted() == [0, 1, 2, 3])
  }

  @Test("the order of secrets is not told")
  func secrets() throws {
    #expect(
      try order([#""b""#, nil, #""a""#]) { $0.isSecure = true } == [#""b""#, #""a""#, "missing"])
  }

  @Test("a stopped sort gives no order")
  func stopped() throws {
    let table = try QueryFixture(row("a"), values: ["1", "2"])
    let control = WorkControl()
    control.cancel()
    let sort = RecordSort(FormPlan(table.form, .plain), keys: [SortKey(column: "a")])
    #expect(sort.order(in: table.table, control: control) == nil)
  }

  @Test("a finished sort has made all of its progress")
  func progress() throws {
    let table = try QueryFixture(row("a"), values: ["1", "2"])
    let control = WorkControl()
    let sort = RecordSort(FormPlan(table.form, .plain), keys: [SortKey(column: "a")])
    #expect(control.progress == 0)
    _ = sort.order(in: table.table, control: control)
    #expect(control.progress == 1)
  }
}

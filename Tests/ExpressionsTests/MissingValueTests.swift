import Testing

@testable import Expressions

/// The table of `missing values` in the format's description.
@Suite("Missing values")
struct MissingValueTests {
  @Test(
    "missing and null are nil", arguments: ["missing", "null", "missing.deeper", "text.deeper"])
  func equalsNil(path: String) throws {
    let record = #"{"null": null, "text": "x"}"#
    #expect(try isTrue("\(path) == nil", record))
    #expect(try !isTrue("\(path) != nil", record))
    #expect(try isTrue("nil == \(path)", record))
  }

  @Test("missing differs from everything else", arguments: ["missing", "null"])
  func equality(path: String) throws {
    let record = #"{"null": null, "text": "x", "list": []}"#
    for other in ["5", "'x'", "''", "0", "false", "true", "text", "{}", "list"] {
      #expect(try !isTrue("\(path) == \(other)", record), "\(other)")
      #expect(try isTrue("\(path) != \(other)", record), "\(other)")
      #expect(try !isTrue("\(other) == \(path)", record), "\(other)")
    }
    #expect(try isTrue("missing == null", record))
  }

  @Test("no other comparison with it is true", arguments: ["missing", "null"])
  func comparisons(path: String) throws {
    let record = #"{"null": null}"#
    for comparison in [
      "< 5", "<= 5", "> 5", ">= 5", "BETWEEN {0, 10}", "IN {1, 2}", "IN {nil}", "IN 'text'",
      "CONTAINS 'x'", "BEGINSWITH ''", "ENDSWITH ''", "LIKE '*'", "MATCHES '.*'", "<= nil",
      ">= nil",
    ] {
      #expect(try !isTrue("\(path) \(comparison)", record), "\(comparison)")
    }
    for comparison in ["5 <", "5 >=", "'x' CONTAINS", "'x' LIKE", "'x' MATCHES", "5 IN"] {
      #expect(try !isTrue("\(comparison) \(path)", record), "\(comparison)")
    }
    #expect(try !isTrue("5 BETWEEN {\(path), 10}", record))
  }

  @Test("arithmetic and text functions give missing", arguments: ["missing", "null"])
  func operations(path: String) throws {
    let record = #"{"null": null}"#
    for operation in [
      "\(path) + 1", "1 - \(path)", "\(path) * 2", "2 / \(path)", "-\(path)", "length(\(path))",
      "trim(\(path))", "upper(\(path))", "substring(\(path), 0)", "year(\(path))",
      "number(\(path))", "abs(\(path))", "round(\(path))", "daysBetween(\(path), today())",
    ] {
      let result = try Expression(operation).result(in: RecordScope(record))
      #expect(result.value == .absent, "\(operation)")
      #expect(result.problem == nil, "\(operation)")
    }
    #expect(try evaluated("coalesce(\(path), 1) + 1", record) == "2")
  }

  @Test("sums and averages skip it")
  func aggregates() throws {
    let record = #"{"items": [{"price": 2}, {}, {"price": null}, {"price": 4}]}"#
    #expect(try evaluated("items.@sum.price", record) == "6")
    #expect(try evaluated("items.@avg.price", record) == "3")
    #expect(try evaluated("items.@min.price", record) == "2")
    #expect(try evaluated("items.@max.price", record) == "4")
    #expect(try evaluated("items.@count", record) == "4")
  }

  @Test("a missing list has no elements")
  func lists() throws {
    for record in [#"{}"#, #"{"items": null}"#, #"{"items": []}"#] {
      #expect(try evaluated("items.@count", record) == "0")
      #expect(try evaluated("items.@sum.price", record) == "0")
      #expect(try evaluated("items.@avg.price", record) == "missing")
      #expect(try evaluated("items.@min.price", record) == "missing")
      #expect(try !isTrue("ANY items.price > 0", record))
      #expect(try isTrue("ALL items.price > 0", record))
    }
  }

  @Test("a number is not equal to a text that writes it")
  func numberAndText() throws {
    let record = #"{"text": "5", "number": 5}"#
    #expect(try !isTrue("text == 5", record))
    #expect(try isTrue("text != 5", record))
    #expect(try !isTrue("text <= 5", record))
    #expect(try !isTrue("number == '5'", record))
    #expect(try !isTrue("number IN {'5'}", record))
    #expect(try isTrue("number(text) == 5", record))
    #expect(try isTrue("number == 5.0", record))
  }

  @Test(
    "what can't be calculated is missing, and says why",
    arguments: [
      ("1 / 0", .divisionByZero), ("1 / (a - a)", .divisionByZero),
      ("9e6144 * 10", .numberOutOfRange), ("1e-6144 / 10", .numberOutOfRange),
      ("large", .numberOutOfRange), ("text + 1", .wrongType(expected: .number)),
      ("-text", .wrongType(expected: .number)), ("number('1,5')", .notANumber("1,5")),
      ("length(a)", .wrongType(expected: .text)), ("a.@count", .wrongType(expected: .list)),
      ("year(text)", .wrongType(expected: .date)), ("nothing(a)", .unknownFunction("nothing")),
      ("length()", .wrongArgumentCount("length")),
      ("dateAdd('2026-01-01', 1, 'moons')", .unknownUnit("moons")),
      ("dateAdd('9999-12-31', 1)", .dateOutOfRange),
      ("dateAdd('2026-01-01', -24312, 'months')", .dateOutOfRange),
      ("dateAdd('2026-01-01', 1.5)", .notWhole("1.5")), ("substring('abc', 1.5)", .notWhole("1.5")),
    ] as [(String, ExpressionProblem)])
  func problems(text: String, problem: ExpressionProblem) throws {
    let scope = try RecordScope(#"{"a": 5, "text": "x", "large": 1e7000}"#)
    #expect(try Expression(text).result(in: scope).value == .missing(problem))
  }

  @Test("a condition that is false because of it says why")
  func conditions() throws {
    let scope = try RecordScope(#"{"a": 5, "b": 0}"#)
    let result = try Expression("a / b > 2").result(in: scope)
    #expect(!result.isSatisfied)
    #expect(result.problem == .divisionByZero)
    #expect(result.problem?.message == "division by zero")
    #expect(try Expression("b != 0 AND a / b > 2").result(in: scope).problem == nil)
    #expect(try Expression("coalesce(a / b, 0) == 0").result(in: scope).problem == nil)
    #expect(try Expression("if(b == 0, 0, a / b)").result(in: scope).problem == nil)
  }

  @Test("more than 34 digits are rounded half to even")
  func digits() throws {
    #expect(try evaluated("1 / 3") == "0.3333333333333333333333333333333333")
    #expect(try evaluated("2 / 3") == "0.6666666666666666666666666666666667")
    #expect(try evaluated("0.1 + 0.2") == "0.3")
    #expect(try evaluated("9007199254740993 * 1") == "9007199254740993")
  }

  @Test("numbers that are only compared keep all their digits")
  func longNumbers() throws {
    let record = #"{"a": 12345678901234567890123456789012345678901, "b": 1e0}"#
    #expect(try !isTrue("a == 12345678901234567890123456789012345678902", record))
    #expect(try isTrue("a == 12345678901234567890123456789012345678901", record))
    #expect(try isTrue("a < 12345678901234567890123456789012345678902", record))
    #expect(try isTrue("a > b", record))
    #expect(try evaluated("a", record) == "12345678901234567890123456789012345678901")
    #expect(try evaluated("a + 0", record) == "1.234567890123456789012345678901235e40")
  }

  @Test(
    "what is no Bool is false in a condition", arguments: ["5", "'true'", "nil", "missing", "{}"])
  func noBool(text: String) throws {
    #expect(try !isTrue(text))
    #expect(try !isTrue("\(text) AND true"))
    #expect(try isTrue("NOT \(text)"))
  }
}

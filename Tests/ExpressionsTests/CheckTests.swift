import Testing
import TextsTesting
import Values

@testable import Expressions

/// Types of some paths; others may be anything.
struct FixedTypes: ExpressionTypes {
  var types: [String: ExpressionType] = [:]
  var identifiers: [String] = []

  func type(of reference: ExpressionReference) -> ExpressionType? {
    if case .identifier(let name) = reference.root {
      return identifiers.contains(name) ? types[name] ?? .any : nil
    }
    return types[reference.path.description] ?? .any
  }
}

@Suite("What can't be meant is found without a record")
struct CheckTests {
  private static let types = FixedTypes(
    types: [
      "flag": .bool, "n": .number, "t": .text, "d": .date, "list": .list, "city": .text,
    ], identifiers: ["city", "amount"])

  private func findings(
    _ text: String, _ expected: ExpressionType = .bool
  ) throws -> [String] {
    try Expression(text).check(types: Self.types, expecting: expected).map {
      "\($0.kind) \($0.range) \($0.message.english)"
    }
  }

  @Test(
    "a sound expression has none",
    arguments: [
      "flag", "NOT flag AND n > 5", "t == 'x'", "d > today()", "d == t", "n == nil", "any == 5",
      "any", "n IN {1, 2}",
      "t IN {'a'}", "t IN 'abc'", "list CONTAINS 5", "ANY list == 'x'", "length(t) > n",
      "list.@count > 1",
      "dateAdd(d, 5, 'week') < '2026-01-01'", "if(flag, n > 1, flag)", "$city == 'Oslo'",
      "isEmpty(n)",
      "min(n, 5) == 5",
      "join(list, ',') == t", "choiceTitle($city) == t", "d BETWEEN {'2026-01-01', today()}",
      "n IN any",
    ])
  func sound(text: String) throws {
    #expect(try findings(text) == [])
  }

  @Test(
    "a condition that is no Bool",
    arguments: [
      ("n", "notBool 0..<1 expected yes or no, found a number"),
      ("flag AND t", "notBool 9..<10 expected yes or no, found a text"),
      ("NOT list", "notBool 4..<8 expected yes or no, found a list"),
      ("if(n, flag, flag)", "notBool 3..<4 expected yes or no, found a number"),
      ("length(t)", "notBool 0..<9 expected yes or no, found a number"),
      ("5", "notBool 0..<1 expected yes or no, found a number"),
    ])
  func notBool(text: String, finding: String) throws {
    let found = try findings(text)
    #expect(found == [finding])
  }

  @Test(
    "a comparison of different types",
    arguments: [
      ("n == '5'", "incomparable 0..<8 a number is never equal to a text"),
      ("flag AND t < 5", "incomparable 9..<14 a text and a number have no order"),
      ("flag == 1", "incomparable 0..<9 yes or no is never equal to a number"),
      ("n IN {1, '2'}", "incomparable 9..<12 a number is never equal to a text"),
      ("t BETWEEN {1, 'b'}", "incomparable 11..<12 a text and a number have no order"),
      ("n / 0 > 1", "constant 4..<5 division by zero"),
      (
        "dateAdd(d, 1, 'moons') > d",
        "wrongType 14..<21 unknown unit moons; there are days, weeks, months and years"
      ),
    ])
  func incomparable(text: String, finding: String) throws {
    let found = try findings(text)
    #expect(found == [finding])
  }

  @Test(
    "a condition without anything to read, which may be a part of one",
    arguments: [
      ("true", "constant 0..<4 true is always true"),
      ("1 > 2", "constant 0..<5 1 > 2 is always false"),
      ("flag OR 1 == 1", "constant 8..<14 1 == 1 is always true"),
      (
        "NOT (1 == 1 AND 2 == 2)", "constant 0..<23 NOT (1 == 1 AND 2 == 2) is always false"
      ),
      ("nil", "constant 0..<3 nil is always false"),
    ])
  func constant(text: String, finding: String) throws {
    #expect(try findings(text) == [finding])
  }

  @Test(
    "a name that does not exist",
    arguments: [
      ("lenght(t) > 5", "unknownName 0..<9 unknown function lenght; did you mean length?"),
      ("$citty == 'x'", "unknownName 0..<6 no row is called $citty; did you mean $city?"),
      ("convert(n) == 1", "unknownName 0..<10 unknown function convert"),
      ("foo(n) == 1", "unknownName 0..<6 unknown function foo"),
    ])
  func unknown(text: String, finding: String) throws {
    let found = try findings(text)
    #expect(found == [finding])
  }

  @Test(
    "an operand of another type",
    arguments: [
      ("t + 1", "wrongType 0..<1 expected a number, found a text"),
      ("-flag", "wrongType 1..<5 expected a number, found yes or no"),
      ("length(n)", "wrongType 7..<8 expected a text, found a number"),
      ("year('May')", "wrongType 5..<10 expected a date, found a text"),
      ("n.@count", "wrongType 0..<8 expected a list, found a number"),
      ("length(t, t)", "argumentCount 0..<12 length takes 1 argument, found 2"),
      ("round(1, 2, 3)", "argumentCount 0..<14 round takes 1 to 2 arguments, found 3"),
      ("length(join())", "argumentCount 7..<13 join takes 1 to 2 arguments, found 0"),
      ("number(max())", "argumentCount 7..<12 max takes at least 1 argument, found 0"),
      ("year(today(n))", "argumentCount 5..<13 today takes 0 arguments, found 1"),
      ("if(n BEGINSWITH 'x', 1, 2)", "wrongType 3..<4 expected a text, found a number"),
      ("if(t MATCHES n, 1, 2)", "wrongType 13..<14 expected a text, found a number"),
      ("if(t IN 5, 1, 2)", "wrongType 8..<9 expected a list, found a number"),
      ("length(choiceTitle('x'))", "wrongType 19..<22 expected a path, found a text"),
    ])
  func operands(text: String, finding: String) throws {
    let found = try findings(text, .number)
    #expect(found == [finding])
  }

  @Test(
    "what helps is known with some findings",
    arguments: [
      ("n BETWEEN {5, 1}", .instead("{1, 5}")),
      ("d BETWEEN {'2026-02-01', '2026-01-01'}", .instead("{'2026-01-01', '2026-02-01'}")),
      ("n == n", .otherComparison), ("length(t) < 0", .otherComparison),
      ("n IN {}", .otherComparison), ("flag AND n < n", .otherComparison),
      ("n / 0 > 1", .otherDivisor), ("d + 1 > today()", .instead("dateAdd(d, 1)")),
      ("n + d > today()", .instead("dateAdd(d, n)")),
      ("d - n * 2 > today()", .instead("dateAdd(d, -(n * 2))")),
      ("d - (n + 2) > today()", .instead("dateAdd(d, -(n + 2))")),
      ("today() - d > 7", .instead("daysBetween(d, today())")), ("d * 2 > 1", nil),
      ("n == 1 AND n == 2", nil), ("n != 1 OR n != 2", nil), ("t + 1 > 1", nil),
    ] as [(String, ExpressionFinding.Hint?)])
  func hints(text: String, hint: ExpressionFinding.Hint?) throws {
    let found = try Expression(text).check(types: Self.types, expecting: .bool)
    #expect(found.map(\.hint) == [hint], "\(found)")
  }

  @Test("a date in arithmetic is one finding, whatever the result is used as")
  func dates() throws {
    let found = ["wrongType 0..<1 expected a number, found a date"]
    #expect(try findings("d + 1", .date) == found)
    #expect(try findings("d + 1", .number) == found)
    #expect(try findings("d - today()", .number) == found)
  }

  @Test("a formula of another type than its row")
  func results() throws {
    #expect(
      try findings("upper(t)", .number) == ["wrongType 0..<8 expected a number, found a text"])
    #expect(try findings("n * 2", .number) == [])
    #expect(try findings("t", .date) == [])
    #expect(try findings("coalesce(t, 1)", .number) == [])
    #expect(try findings("if(flag, 1, nil)", .number) == [])
    #expect(
      try findings("if(flag, 'x', t)", .number)
        == ["wrongType 0..<16 expected a number, found a text"])
    #expect(
      try findings("coalesce(n, 3)", .bool)
        == ["notBool 0..<14 expected yes or no, found a number"])
  }
}

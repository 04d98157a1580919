import SeededRandom
import Testing

@testable import Expressions

@Suite("Many equalities of one value")
struct EqualityLookupTests {
  private static let literals = [
    "1", "1.0", "-0", "0", "100", "1e2", "0.1", "12345678901234567890123456789012345678901",
    "12345678901234567890123456789012345678901.0", "1e40", "'1'", "''", "'a'", "'A'", "'é'",
    "'e\u{301}'", "'E'", "'ß'", "'SS'", "true", "false", "nil", "'2026-11-22'",
    "'2026-11-22T09:30:00+01:00'", "'2026-11-22T08:30:00Z'", "'2026-11'", "'2026-xy'", "'true'",
  ]
  private static let values = [
    "1", "1.00", "10e-1", "-0.0", "100", "0.10", "12345678901234567890123456789012345678901",
    "10000000000000000000000000000000000000000", "1e999999", #""1""#, #""""#, #""a""#, #""A""#,
    #""é""#, #""e\u0301""#, #""ss""#, "true", "false", "null", #""2026-11-22""#,
    #""2026-11-22T08:30Z""#, #""2026-11-22T09:30:00+01:00""#, #""2026-11""#, #""2026-xy""#,
    "[1]", "[]", "{}", #"["a", null]"#,
  ]

  @Test("mean what each of them means", arguments: ["", "[c]", "[d]", "[cd]"])
  func meaning(flags: String) throws {
    var generator = SeededGenerator(seed: 12)
    for _ in 0..<25 {
      let count = Int.random(in: 6...12, using: &generator)
      let literals = (0..<count).map { _ in
        Self.literals.randomElement(using: &generator) ?? "1"
      }
      let equal = literals.map { "a ==\(flags) \($0)" }
      let unequal = literals.map { "a !=\(flags) \($0)" }
      let any = try Expression((["b == 2"] + equal + ["b == 1"]).joined(separator: " OR "))
      let all = try Expression((["b == 1"] + unequal + ["b == 1"]).joined(separator: " AND "))
      let list = try Expression("a IN\(flags) {\(literals.joined(separator: ", "))}")
      // Plain evaluation: each comparison by itself.
      let equals = try equal.map { try Expression($0) }
      let unequals = try unequal.map { try Expression($0) }
      for value in Self.values.map({ "\"a\": \($0), " }) + [""] {
        for b in ["1", "2", "3"] {
          let record = "{\(value)\"b\": \(b)}"
          let scope = try RecordScope(record)
          let isEqual = equals.contains { $0.isSatisfied(in: scope) }
          let isUnequal = unequals.allSatisfy { $0.isSatisfied(in: scope) }
          let isNil = try isTrue("a == nil", record)
          let problem = equals[0].result(in: scope).problem
          #expect(any.isSatisfied(in: scope) == (b != "3" || isEqual), "\(record) \(any)")
          #expect(all.isSatisfied(in: scope) == (b == "1" && isUnequal), "\(record) \(all)")
          #expect(list.isSatisfied(in: scope) == (!isNil && isEqual), "\(record) \(list)")
          #expect(list.result(in: scope).problem == problem, "\(record) \(list)")
        }
      }
    }
  }

  @Test("are looked up in a few steps, however many they are")
  func steps() throws {
    let scope = try RecordScope(#"{"a": "x4999", "b": 5}"#)
    let texts = (0..<5_000).map { "'x\($0)'" }
    for condition in [
      texts.map { "a = \($0)" }.joined(separator: " OR "),
      "NOT (" + texts.map { "a != \($0)" }.joined(separator: " AND ") + ")",
      "a IN {\(texts.joined(separator: ", "))}", "NOT b IN {\(texts.joined(separator: ", "))}",
    ] {
      let result = try Expression(condition).result(in: scope, limit: 10)
      let expected = ExpressionResult(value: .bool(true), problem: nil)
      #expect(result == expected, "\(condition.prefix(40))")
    }
  }
}

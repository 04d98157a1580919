import SeededRandom
import Testing

@testable import Expressions

@Suite("Conditions that are true wherever others are")
struct ImplicationTests {
  private func implies(_ text: String, _ other: String) throws -> Bool {
    try Expression(text).implies(Expression(other))
  }

  @Test(
    "A stricter comparison of the same value implies another; what is joined is asked one by one")
  func comparisons() throws {
    #expect(try implies("a > 20", "a > 10"))
    #expect(try !implies("a > 10", "a > 20"))
    #expect(try implies("a > 20 AND b", "b OR c"))
    #expect(try implies("a == 1 OR a == 2", "a BETWEEN {1, 2} AND a != 3"))
    #expect(try implies("(a OR b) AND c", "a OR b"))
  }

  @Test("What is said is so for every record")
  func records() throws {
    var generator = SeededGenerator(seed: 7)
    let constants = [
      "1", "2", "-3.5", "'x'", "''", "true", "nil", "'2026-01-01'", "'2026-01-02'",
      "'2026-01-01T00:00:00Z'",
    ]
    let records = try [
      "{}", #"{"a": null}"#, #"{"a": 1}"#, #"{"a": 2.0}"#, #"{"a": 1.5}"#, #"{"a": -3.5}"#,
      #"{"a": "x"}"#, #"{"a": ""}"#, #"{"a": true}"#, #"{"a": false}"#, #"{"a": [1]}"#,
      #"{"a": {}}"#, #"{"a": "2026-01-01"}"#, #"{"a": "2026-01-01T00:00:00Z"}"#,
      #"{"a": "2026-01-01T12:00:00Z"}"#, #"{"a": "2026-01-03"}"#, #"{"a": "2026"}"#,
      #"{"a": 1e9999}"#,
    ].map { try RecordScope($0) }
    func comparison() -> String {
      func constant() -> String { constants.randomElement(using: &generator) ?? "" }
      let comparator =
        ["==", "!=", "<", "<=", ">", ">=", "IN", "BETWEEN"].randomElement(using: &generator) ?? ""
      let isList = comparator == "IN" || comparator == "BETWEEN"
      let value = Int.random(in: 0..<4, using: &generator) == 0 ? "length(a)" : "a"
      return "\(value) \(comparator) " + (isList ? "{\(constant()), \(constant())}" : constant())
    }
    func condition() -> String {
      let word = Bool.random(using: &generator) ? " AND " : " OR "
      return (0..<Int.random(in: 1...2, using: &generator)).map { _ in comparison() }
        .joined(separator: word)
    }
    var found = 0
    for _ in 0..<6_000 {
      let (text, other) = (condition(), condition())
      let (expression, wider) = (try Expression(text), try Expression(other))
      guard expression.implies(wider) else { continue }
      found += 1
      for record in records where expression.isSatisfied(in: record) {
        #expect(wider.isSatisfied(in: record), "\(text) -> \(other): \(record.record.text)")
      }
    }
    #expect(found > 100)
  }
}

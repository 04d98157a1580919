import SeededRandom
import Testing

@testable import Expressions

@Suite("Conditions that contradict themselves")
struct ContradictionTests {
  private struct AnyTypes: ExpressionTypes {
    var identifiers: [String] { [] }
    func type(of reference: ExpressionReference) -> ExpressionType? { .any }
  }

  private func findings(_ text: String) throws -> [String] {
    try Expression(text).check(types: AnyTypes(), expecting: .bool)
      .map { "\($0.kind) \($0.range) \($0.message)" }
  }

  @Test(
    "One value that would have to be two, or in no range",
    arguments: [
      "a == 'x' AND a != 'x'", "a == 1 AND a == 2", "a > 5 AND a < 3", "a >= 5 AND 5 > a",
      "a == 7 AND a < 7", "a == nil AND a == 0", "b AND a == 'x' AND c > 1 AND a == 'y'",
      "a == 1 AND (b OR c) AND (d AND a == 2)", "SELF == 'x' AND SELF == 'y'",
      "length(a) == 1 AND length(a) == 2", "length(a) > 3 AND a != 'x' AND 2 > length(a)",
      "a IN {1, 2} AND a > 2", "a == 'x' AND a IN {'y', 'z'}", "a BETWEEN {1, 5} AND a > 5",
      "a > '2026-02-01' AND a < '2026-01-01'", "a == '2026-01-02' AND a < '2026-01-02'",
      "$a == -1 AND $a == 1", "@root.a == true AND @root.a == false", "1 == a AND 2 == a",
      "a > 3 AND NOT a > 3", "b IN {}", "a BETWEEN {5, 1}", "length(a) < 0", "a < a",
      "SELF > SELF",
      "a == 1 AND (a == 2 OR a == 3)", "(a == 'x' OR a == 'y') AND b AND a == 'z'",
    ])
  func contradiction(text: String) throws {
    #expect(
      try findings(text) == ["contradiction 0..<\(text.count) \(text) is always false"])
  }

  @Test(
    "One that differs from one of two constants, whatever it is",
    arguments: [
      "a != 'x' OR a != 'y'", "a == 1 OR a != 1", "b OR (a != 1 OR a != 2) OR c",
      "a > 3 OR NOT (a > 3)",
    ])
  func tautology(text: String) throws {
    let found = try findings(text)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("tautology") == true, "\(found)")
    #expect(found.first?.hasSuffix("is always true") == true, "\(found)")
  }

  @Test(
    "Nothing is said where a value may satisfy it, or that is not plain to see",
    arguments: [
      "a == 'x' AND b != 'x'", "a > 3 AND a < 5", "a >= 5 AND a <= 5", "a != 1 AND a != 2",
      "a == 1 OR a == 2", "a > 5 OR a < 3", "ANY a == 1 AND ANY a == 2",
      "a ==[c] 'x' AND a == 'X'",
      // A moment is on its day.
      "a == '2026-01-01' AND a == '2026-01-01T12:00:00Z'", "a < '2026' AND a > '2027'",
      "a < 3 OR a >= 3", "length(a) == 1 AND length(b) == 2", "@root.a == 1 AND a == 2",
      "length(a) == 1 AND a == 2", "a IN {1, 2} AND a > 1", "a IN {1, b} AND a > 2",
      "a BETWEEN {1, 5} AND a >= 5", "a > '2026-01-01T12:00' AND a < '2026-01-01T11:00'",
      "a > '2026-01-01' AND a < '2026-01-02'", "upper(a) == 'X' AND upper(a) == 'Y'",
      "a > 3 AND NOT (b > 3)", "a <= a", "length(a) >= 0", "a IN {1}", "a BETWEEN {1, 1}",
      "a == 1 AND (a == 2 OR b == 3)", "a == 1 AND (a == 2 OR a == 1)", "a == 1 AND (a == 2 OR c)",
    ])
  func silence(text: String) throws { #expect(try findings(text) == []) }

  @Test("A chain costs its length: compared with each other, these would take minutes")
  func longChains() throws {
    let chains: [(word: String, part: (Int) -> String, isImpossible: Bool)] = [
      ("OR", { "a=='x\($0)'" }, false), ("AND", { "a!='x\($0)'" }, false),
      ("AND", { "a>=\($0)" }, false), ("AND", { _ in "a=='x'" }, false),
      ("AND", { "a=='2026-01-01T\($0)'" }, false),
      ("OR", { $0 == 3_500 ? "a!='x7'" : "a=='x\($0)'" }, true),
      ("AND", { $0 == 3_500 ? "a=='x7'" : "a!='x\($0)'" }, true),
      ("AND", { $0 == 3_499 ? "a<7" : "a>=\($0)" }, true),
    ]
    for _ in 0..<5 {
      for (word, part, isImpossible) in chains {
        let text = (0..<3_501).map(part).joined(separator: " \(word) ")
        let kinds = try Expression(text).check(types: AnyTypes(), expecting: .bool).map(\.kind)
        #expect(kinds == (isImpossible ? [word == "OR" ? .tautology : .contradiction] : []))
      }
    }
  }

  @Test("What is said is so for every record")
  func records() throws {
    var generator = SeededGenerator(seed: 12)
    let constants = [
      "1", "2", "-3.5", "'x'", "'y'", "''", "true", "false", "nil", "'2026-01-01'",
      "'2026-01-01T00:00:00Z'", "12345678901234567890123456789012345678",
    ]
    let records = try [
      "{}", #"{"a": null}"#, #"{"a": 1}"#, #"{"a": 2.0}"#, #"{"a": 3}"#, #"{"a": -3.5}"#,
      #"{"a": "x"}"#, #"{"a": ""}"#, #"{"a": "1"}"#, #"{"a": true}"#, #"{"a": false}"#,
      #"{"a": [1]}"#, #"{"a": {}}"#, #"{"a": "2026-01-01"}"#, #"{"a": "2026-01-01T00:00:00Z"}"#,
      #"{"a": 12345678901234567890123456789012345678}"#, #"{"a": 1e9999}"#,
    ].map { try RecordScope($0) }
    let comparators = ["==", "!=", "<", "<=", ">", ">="]
    var found = 0
    for _ in 0..<4_000 {
      let parts = (0..<3).map { _ in
        "a \(comparators.randomElement(using: &generator) ?? "") "
          + "\(constants.randomElement(using: &generator) ?? "")"
      }
      let word = Bool.random(using: &generator) ? " AND " : " OR "
      let text = parts.joined(separator: word)
      let expression = try Expression(text)
      for finding in expression.check(types: AnyTypes(), expecting: .bool) {
        guard [.contradiction, .tautology].contains(finding.kind) else { continue }
        found += 1
        for record in records {
          #expect(
            expression.isSatisfied(in: record) == (finding.kind == .tautology),
            "\(text): \(record.record.text)")
        }
      }
    }
    #expect(found > 300)
  }
}

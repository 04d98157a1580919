import Testing

@Suite("Color rules after one that includes them")
struct IncludedColorRuleTests {
  private func lines(_ predicates: [String]) -> [String] {
    let rules = predicates.map { "{ predicate = \"\($0)\"; color = red; }" }
    return LintFixture.lines(
      "valueType = number; colorRules = (\n\(rules.joined(separator: ",\n")) );")
  }

  @Test(
    "A rule that an earlier one includes is reported, with the advice to place it before that one",
    arguments: [
      ["a > 10", "a > 20"], ["a > 10", "a == 20"], ["a != nil", "a < 3"],
      ["a < 100", "a BETWEEN {1, 5}"], ["a BETWEEN {0, 9}", "a IN {1, 2}"],
      ["10 < a OR b == 'x'", "a >= 11"], ["b == 'x'", "b == 'x' AND a > 1"],
      ["length(b) > 2", "length(b) > 4"], ["b != 'x'", "b == 'y'"],
      ["b > '2026-01-01'", "b > '2026-02-01'"], ["a != 3", "a == 1 OR a > 7"],
    ])
  func included(predicates: [String]) {
    #expect(
      lines(predicates + ["c == 1"]).filter { $0.contains("W108") } == [
        "3:15: warning W108: row 1 \"A\": the color rule has no effect: one before it, "
          + "\"\(predicates[0])\", is true wherever this one is; found \"\(predicates[1])\"; "
          + "try placing it before that one"
      ])
  }

  @Test(
    "One that may still apply is not",
    arguments: [
      ["a > 20", "a > 10"], ["a > 10", "b > 20"], ["a >= 10", "a < 10"], ["a > 10", "a != 5"],
      ["a > 10", "a > 20 OR b == 'x'"], ["a > 10 AND b == 'x'", "a > 20"], ["a > 10", "a == nil"],
      ["a != nil", "a != 3"], ["b ==[c] 'x'", "b == 'X'"], ["length(b) >= 0", "length(b) != 5"],
      ["a > 10", "NOT a > 5"], ["b > 'x'", "a > 3"],
    ])
  func other(predicates: [String]) {
    #expect(lines(predicates).filter { $0.contains("W108") } == [])
  }
}

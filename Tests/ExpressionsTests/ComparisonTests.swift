import Testing

@testable import Expressions

@Suite("Comparisons")
struct ComparisonTests {
  private static let record =
    #"{"n": 5, "x": 2.50, "name": "Åse Berg", "role": "staff", "on": true, "when": "2026-11-21T09:30:00+01:00", "#
    + #""day": "2026-11-21", "tags": ["a", "B", 3], "o": {"k": 1, "l": [1]}, "mask": "a*c"}"#

  @Test(
    "is true",
    arguments: [
      "n == 5", "n == 5.0", "n != 6", "x < n", "x <= 2.5", "n > 4.99", "n >= 5", "n BETWEEN {5, 5}",
      "n BETWEEN {1, 10}", "NOT n BETWEEN {6, 10}", "n IN {1, 5}", "NOT n IN {1, '5'}",
      "role != 'boss'",
      "role == 'staff'", "role ==[c] 'STAFF'", "NOT role == 'STAFF'", "name ==[cd] 'ase berg'",
      "name BEGINSWITH 'Å'", "name BEGINSWITH[d] 'A'", "NOT name BEGINSWITH[c] 'a'",
      "name ENDSWITH 'Berg'",
      "name ENDSWITH[c] 'BERG'", "name CONTAINS 'se B'", "name CONTAINS[cd] 'ASE'",
      "name CONTAINS ''",
      "'ff' IN role", "name LIKE '*Berg'", "name LIKE '?se*'", "name LIKE[cd] 'ase*G'",
      "NOT name LIKE 'Berg'",
      "mask LIKE 'a\\*c'", "NOT 'abc' LIKE 'a\\*c'", "'abbbc' LIKE 'a*b*c'", "'' LIKE '*'",
      "role MATCHES '[a-z]+'", "NOT role MATCHES '[a-z]'", "role MATCHES[c] 'STA.F'",
      "role MATCHES 'st' + ''  OR true",
      "'a1' MATCHES '\\w\\d'", "on", "on == true", "NOT on == 1", "tags CONTAINS 'a'",
      "tags CONTAINS 3",
      "NOT tags CONTAINS '3'", "tags CONTAINS[c] 'b'", "'a' IN tags", "tags == {'a', 'B', 3}",
      "tags ==[c] {'A', 'b', 3}",
      "tags != {'a'}", "o == o", "o.l == {1}", "o != tags", "role IN[c] {'STAFF'}",
      "day == '2026-11-21'", "when < '2026-11-21T09:31:00+01:00'", "when > '2026-11-21T08:29:00Z'",
      "when <= '2026-11-21T08:30:00Z'", "day < '2026-12-01'",
      "when == '2026-11-21T08:30:00Z'", "when == '2026-11-21'", "NOT when != day",
      "day IN {'2026-11-20', '2026-11-21T07:00:00'}", "NOT when == '2026-11-21T09:30:00Z'",
      "NOT day == '2026-11-22'", "NOT day == '2026-11-2'", "NOT '0123-x' == '0123-y'",
      "day BETWEEN {'2026-01-01', '2026-12-31'}",
      "'a' < 'b'", "'B' < 'a'", "'B' >[c] 'a'", "NOT 'a' < 5", "NOT on < true", "(n == 5) == true",
      "role MATCHES mask OR role MATCHES lower('[A-Z]+')",
    ])
  func isSatisfied(text: String) throws {
    #expect(try isTrue(text, Self.record))
  }

  @Test("a pattern that is calculated and invalid is a problem, not a failure")
  func patterns() throws {
    let scope = try RecordScope(#"{"p": "(", "a": "x"}"#)
    #expect(try Expression("a MATCHES p").result(in: scope).problem == .invalidPattern("("))
  }

  @Test("a pattern over its limit is not judged")
  func slowPatterns() throws {
    let text = String(repeating: "a", count: 40) + "!"
    let scope = try RecordScope("{\"a\": \"\(text)\"}")
    let result = try Expression("a MATCHES '(a|aa|aaa)+b|(a+)+c|(a|a)*$'").result(in: scope)
    #expect(!result.isSatisfied)
  }
}

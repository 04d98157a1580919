import FormTesting
import Forms
import Testing

@testable import Lint

@Suite("Rules over a row's own value that its other rules exclude")
struct ExcludedRuleTests {
  private func lines(_ keys: String, _ predicates: String...) -> [String] {
    let rules = predicates.map { "{ predicate = \"\($0)\"; }" }.joined(separator: ", ")
    return LintFixture.lines("\(keys) rules = ( \(rules) );")
  }

  @Test(
    "No value within the limits keeps the rule",
    arguments: [
      ("valueType = integer; minimumValue = 10;", "SELF < 5", "minimumValue"),
      ("valueType = integer; minimumValue = 10;", "a < 10", "minimumValue"),
      ("valueType = integer; identifier = n; minimumValue = 10;", "5 > $n", "minimumValue"),
      ("valueType = number; maximumValue = 9.5;", "SELF > 9.5 AND b == 1", "maximumValue"),
      ("valueType = number; maximumValue = 9;", "SELF IN {10, 11}", "maximumValue"),
      ("valueType = number; maximumValue = 9;", "SELF BETWEEN {10, 20}", "maximumValue"),
      (
        "valueType = number; minimumValue = 1; maximumValue = 9;", "SELF IN {0, 10}", "minimumValue"
      ),
      ("minimumLength = 3;", "length(SELF) < 3", "minimumLength"),
      ("maximumLength = 3;", "length(a) == 5", "maximumLength"),
      ("valueType = date; minimumValue = \"2026-01-01\";", "SELF < '2025-12-31'", "minimumValue"),
      ("valueType = date; maximumValue = \"2026-01-01\";", "SELF > '2026-01-01'", "maximumValue"),
    ])
  func limits(keys: String, predicate: String, key: String) {
    let lines = lines(keys, predicate)
    #expect(lines.count == 1, "\(lines)")
    #expect(
      lines.first?.contains(
        "warning W403: row 1 \"A\": no value keeps both the rule and \"\(key)\"; found \"\(predicate)\"; "
          + "try another limit, or another rule") == true, "\(lines)")
  }

  @Test(
    "The same of a rule of the whole record",
    arguments: [
      ("n < 5 AND m == 1", true), ("m == 1 AND $n == 3", true), ("n < 5 OR m == 1", false),
      ("n > 10", false), ("m < 5", false),
    ])
  func record(predicate: String, isExcluded: Bool) {
    let lines = FormFixture.lines(
      """
      { rules = ( { predicate = "\(predicate)"; } ); rows = ( { valuePath = m; valueType = integer; },
        { valuePath = n; valueType = integer; minimumValue = 10; } ); }
      """, checks: FormChecks.always + LintChecks.all)
    #expect(lines.count == (isExcluded ? 1 : 0), "\(lines)")
    guard isExcluded else { return }
    #expect(
      lines.first?.contains(
        "warning W403: no value keeps both the rule and \"minimumValue\" of row 2 \"N\"; found ")
        == true, "\(lines)")
  }

  @Test("No value keeps two rules")
  func rules() {
    let lines = lines("valueType = integer;", "SELF > 5", "b == 2", "SELF < 3")
    #expect(lines.count == 1, "\(lines)")
    #expect(
      lines.first?.contains(
        "no value keeps both the rule and the one before, SELF > 5; found \"SELF < 3\"")
        == true, "\(lines)")
  }

  @Test(
    "Where some value keeps both, or that is not plain to see, nothing is said",
    arguments: [
      ("valueType = integer; minimumValue = 10;", "SELF <= 10"),
      ("valueType = integer; minimumValue = 10;", "SELF < 5 OR b == 1"),
      ("valueType = integer; minimumValue = 10;", "b < 5"),
      ("valueType = integer; minimumValue = 10;", "SELF < c"),
      ("valueType = integer; minimumValue = b;", "SELF < 5"),
      ("minimumLength = 3;", "length(SELF) != 4"),
      ("minimumLength = 3;", "length(b) < 3"),
      ("valueType = date; minimumValue = \"2026-01-01\";", "SELF <= '2026-01-01'"),
      ("valueType = date; minimumValue = \"2026-01-01T10:00\";", "SELF < '2026-01-01T09:00'"),
    ])
  func silence(keys: String, predicate: String) {
    #expect(lines(keys, predicate).filter { $0.contains("W403") } == [])
  }

  @Test(
    "No typed text, whose outer white space is cut, matches the pattern",
    arguments: [
      "regex = \" .*\"; trimsWhitespace = YES;", "regex = \"^\\\\s+x$\";", "regex = \"x \";",
      "regex = \"[a-z]+\\\\s\";", "regex = \"a\\\\ \";", "regex = \"\\\\t+[0-9]\";",
    ])
  func trimmed(keys: String) {
    let lines = LintFixture.lines(keys)
    #expect(lines.count == 1, "\(lines)")
    #expect(
      lines.first?.contains(
        "W403: row 1 \"A\": what \"regex\" matches has white space at an end, where it is cut from typed texts"
      ) == true, "\(lines)")
    #expect(lines.first?.hasSuffix("; try a pattern without it, or trimsWhitespace = NO") == true)
  }

  @Test(
    "Some typed text matches these",
    arguments: [
      "regex = \" .*\"; trimsWhitespace = NO;", "regex = \" ?x\";", "regex = \" *x *\";",
      "regex = \" x|y\";", "regex = \"[ a]b\";", "regex = \"a b\";", "regex = \"a\\\\\\\\s\";",
      "regex = \" {0,2}x\";", "regex = \" \"; regexMatch = partial;",
      "cellIdentifier = TextViewCell; regex = \"x \";", "regex = \"x( y)?\";",
    ])
  func notTrimmed(keys: String) { #expect(LintFixture.lines(keys) == []) }
}

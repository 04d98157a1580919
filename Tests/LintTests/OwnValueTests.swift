import FormTesting
import Forms
import Lint
import Testing

@Suite("Values that a form itself names keep the rules of their row")
struct OwnValueTests {
  @Test("A placeholder that breaks the pattern is told")
  func placeholder() {
    #expect(
      LintFixture.lines("regex = \"[0-9]+\"; placeholder = \"ab\";") == [
        "1:53: warning W406: row 1 \"A\": the placeholder breaks the row's own \"regex\"; found \"ab\"; "
          + "try an example that matches"
      ])
    #expect(LintFixture.lines("regex = \"[0-9]+\"; placeholder = \"12\";") == [])
    #expect(
      LintFixture.lines("maximumLength = 3; placeholder = \"four\";").first?
        .contains("W406: row 1 \"A\": the placeholder breaks the row's own \"maximumLength\"")
        == true)
    #expect(LintFixture.lines("maximumLength = 4; placeholder = \"four\";") == [])
  }

  @Test(
    "A placeholder is an example, which all rules of the row are asked about",
    arguments: [
      ("minimumLength = 5; placeholder = four;", "minimumLength"),
      ("cellIdentifier = NumberCell; minimumValue = 10; placeholder = 9;", "minimumValue"),
      ("cellIdentifier = NumberCell; step = 5; placeholder = 12;", "step"),
      (
        "cellIdentifier = NumberCell; maximumFractionDigits = 1; placeholder = \"1.25\";",
        "maximumFractionDigits"
      ),
      (
        "cellIdentifier = DateCell; minimumValue = \"2026-01-01\"; placeholder = \"2025-12-31\";",
        "minimumValue"
      ),
      ("rules = ({ predicate = \"SELF BEGINSWITH 'A'\"; }); placeholder = Berta;", "rules"),
      ("inputMask = \"99-99\"; placeholder = \"1-2345\";", "inputMask"),
      ("inputMask = \"99.99.9999\"; placeholder = \"DD.MM.YYYY\";", nil),
      ("cellIdentifier = NumberCell; minimumValue = 10; placeholder = \"at least 10\";", nil),
      ("cellIdentifier = DateCell; minimumValue = \"2026-01-01\"; placeholder = \"a day\";", nil),
      ("values = (a, b); placeholder = \"Choose one\";", nil),
      ("valueType = integer; placeholder = \"1.5\";", "type"),
      ("valueType = integer; placeholder = \"none\";", nil),
      ("valueType = integer; placeholder = \"1-65535\";", nil),
      ("valueType = integer; placeholder = \"e.g. 5\";", nil),
      ("valueType = date; placeholder = \"2026-13-01\";", "type"),
      ("valueType = date; placeholder = \"2026-12-01\";", nil),
      ("valueType = date; placeholder = \"YYYY-MM-DD\";", nil),
      ("dateFormat = \"dd.MM.yyyy\"; placeholder = \"31.13.2026\";", "type"),
      ("dateFormat = \"dd.MM.yyyy\"; placeholder = \"31.12.2026\";", nil),
      ("datePickerMode = time; placeholder = \"25:00\";", "type"),
      ("datePickerMode = time; placeholder = \"23:00\";", nil),
      ("datePickerMode = time; placeholder = \"HH:MM\";", nil),
      ("values = (1, 2, 3); placeholder = 7;", "values"),
      ("values = (1, 2, 3); placeholder = 2;", nil),
      ("values = (Oslo, Bergen); placeholder = Begren;", "values"),
      ("choices = ({ value = o; title = Oslo; }); placeholder = oslo;", nil),
      ("values = (1, 2, 3); allowsOtherValue = YES; placeholder = 7;", nil),
      ("keyboardType = numberPad; placeholder = \"12-34\";", "keyboardType"),
      ("keyboardType = numberPad; placeholder = \"PIN\";", nil),
      ("keyboardType = numberPad; placeholder = \"1234\";", nil),
      ("valueType = number; keyboardType = numberPad; placeholder = \"1.5\";", "type"),
      ("valueType = number; keyboardType = decimalPad; placeholder = \"0-10\";", nil),
      ("required = YES; unique = YES; placeholder = Ada;", nil),
    ])
  func brokenPlaceholder(keys: String, rule: String?) {
    let lines = LintFixture.lines(keys).filter { !$0.contains("W108") }
    #expect(lines.count == (rule == nil ? 0 : 1), "\(lines)")
    guard let rule else { return }
    #expect(
      lines.first?.contains("W406: row 1 \"A\": the placeholder breaks the row's own \"\(rule)\"")
        == true, "\(lines)")
  }

  @Test(
    "A default that breaks its own rule is told, with the rule",
    arguments: [
      ("regex = \"[0-9]+\"; defaultValue = abc;", "regex"),
      ("maximumLength = 2; defaultValue = abc;", "maximumLength"),
      ("cellIdentifier = NumberCell; defaultValue = abc;", "type"),
      ("cellIdentifier = NumberCell; maximumValue = 5; defaultValue = 7;", "maximumValue"),
      ("values = (x, y); defaultValue = z;", "choice"),
      ("required = YES; defaultValue = \" \";", "required"),
      ("cellIdentifier = DateCell; defaultValue = \"2026-02-30\";", "type"),
      ("choices = ({ value = x; hidden = YES; }, y); defaultValue = x;", "choice"),
    ])
  func brokenDefault(keys: String, rule: String) {
    let lines = LintFixture.lines(keys)
    #expect(lines.count == 1, "\(lines)")
    #expect(
      lines.first?.contains(
        "warning W402: row 1 \"A\": the default breaks the row's own rule \(rule): ")
        == true, "\(lines)")
  }

  @Test(
    "A default that keeps its rules is not told, wherever the path leads",
    arguments: [
      "regex = \"[0-9]+\"; defaultValue = 12;", "values = (x, y); defaultValue = y;",
      "cellIdentifier = NumberCell; maximumValue = 7; defaultValue = 7;",
      "cellIdentifier = SwitchCell; defaultValue = YES;",
      "trueValue = on; falseValue = off; defaultValue = off;",
      "choices = ({ value = x; disabled = YES; }, y); defaultValue = x;",
      "choices = ({ value = x; hidden = \"z == 1\"; }, y); defaultValue = x;",
    ])
  func soundDefault(keys: String) {
    #expect(LintFixture.lines(keys) == [])
    #expect(
      FormFixture.lines(
        "( { valuePath = \"a.b[2].c\"; \(keys) } )", checks: FormChecks.always + LintChecks.all)
        == [])
  }

  @Test(
    "A default is checked for whichever records the row is shown, and a default formula where it is constant",
    arguments: [
      ("hidden = \"b != 'x'\"; maximumLength = 2; defaultValue = abc;", "maximumLength"),
      (
        "cellIdentifier = NumberCell; maximumValue = 5; defaultFormula = \"3 * 4\";", "maximumValue"
      ),
      ("regex = \"[0-9]+\"; defaultFormula = \"upper('ab')\";", "regex"),
      ("rules = ({ predicate = \"SELF != 'x'\"; }); defaultFormula = \"'x'\";", "rules"),
      ("maximumLength = 2; defaultFormula = \"b\";", nil),
      ("maximumLength = 2; defaultFormula = \"today()\";", nil),
      ("values = (x, y); choiceFilter = \"choice.value == b\"; defaultValue = x;", nil),
    ])
  func defaultsForAnyRecord(keys: String, rule: String?) {
    let lines = FormFixture.lines(
      "( { valuePath = a; \(keys) }, { valuePath = b; } )",
      checks: FormChecks.always + LintChecks.all)
    #expect(lines.count == (rule == nil ? 0 : 1), "\(lines)")
    guard let rule else { return }
    #expect(
      lines.first?.contains("W402: row 1 \"A\": the default breaks the row's own rule \(rule): ")
        == true, "\(lines)")
  }

  @Test("A default that is a list is shown as one")
  func listDefault() {
    let lines = LintFixture.lines(
      "cellIdentifier = MultiChoiceCell; values = (a, b); defaultValue = (c);")
    #expect(lines.first?.contains("W402") == true, "\(lines)")
    #expect(
      lines.first?.contains("; found \"[\"c\"]\"") == true
        || lines.first?.contains("[\\\"c\\\"]") == true, "\(lines)")
  }

  @Test("A secret default is not repeated in the message")
  func secretDefault() {
    let lines = LintFixture.lines("isSecure = YES; maximumLength = 2; defaultValue = hunter2;")
    #expect(lines.count == 1)
    #expect(lines.first?.contains("hunter2") == false, "\(lines)")
  }

  @Test(
    "A choice that breaks a rule of its row is told where it is written",
    arguments: [
      ("values = (ab, abc); maximumLength = 2; allowsOtherValue = YES;", "maximumLength"),
      (
        "choices = (12, { value = x; title = X; }); regex = \"[0-9]+\"; allowsOtherValue = YES;",
        "regex"
      ),
      (
        "values = (1, 7); valueType = number; maximumValue = 5; allowsOtherValue = YES;",
        "maximumValue"
      ),
      ("values = (a, b); rules = ({ predicate = \"SELF != 'b'\"; });", "rules"),
      ("values = (5, 7); valueType = number; rules = ({ predicate = \"a < 6\"; });", "rules"),
      ("trueValue = on; falseValue = off; rules = ({ predicate = \"SELF == 'on'\"; });", "rules"),
      ("valueType = date; values = (\"2026-01-01\", \"2026-13-01\");", "type"),
      ("valueType = integer; values = (1, \"1.5\");", "type"),
      ("cellIdentifier = NumberCell; values = (1, x);", "type"),
      ("values = (a, \"\"); titles = (A, None); required = YES;", "required"),
      ("values = (\"\", b); required = YES;", nil), ("values = (a, \"\");", nil),
      ("valueType = date; values = (\"2026-01-01\", \"2026-12-01\");", nil),
      ("values = (a, b); rules = ({ predicate = \"SELF != c\"; });", nil),
      ("values = (a, b); valueType = array; rules = ({ predicate = \"SELF.@count > 1\"; });", nil),
    ])
  func brokenChoice(keys: String, rule: String?) throws {
    let lines = LintFixture.lines(keys)
    #expect(lines.count == (rule == nil ? 0 : 1), "\(lines)")
    guard let rule else { return }
    let line = try #require(lines.first)
    #expect(
      line.contains("warning W402: row 1 \"A\": the choice breaks the row's own rule \(rule): "),
      "\(line)")
    // The second choice is the wrong one.
    let column = line.split(separator: ":")[1]
    let form = "( { valuePath = a;  \(keys) } )"
    let rest = form.dropFirst((Int(column) ?? 0) - 1)
    let wrong = ["abc", "x;", "7)", "b)", "off;", "\"2026-13-01\"", "\"1.5\"", "x)", "\"\")"]
    #expect(wrong.contains { rest.hasPrefix($0) }, "\(rest)")
  }

  @Test("Of a file's choices the first that breaks a rule is reported at its line, with the row")
  func brokenChoiceOfFile() {
    let found = FormFixture.decode(
      "( { valuePath = a; choicesFrom = \"file:c.csv\"; choiceValuePath = code; maximumLength = 1; } )",
      beside: ["c.csv": "code\na\nbb\ncc\n"], checks: FormChecks.always + LintChecks.all
    ).diagnostics.map(\.line)
    #expect(found.count == 1, "\(found)")
    #expect(
      found.first?.hasPrefix(
        "c.csv:3:1: warning W402: row 1 \"A\": the choice breaks the row's own rule maximumLength: "
      )
        == true, "\(found)")
  }
}

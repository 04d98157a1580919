import FormTesting
import Forms
import Lint
import Testing

@Suite("What only lint looks at") struct LintTests {
  private static func lines(_ keys: String) -> [String] {
    FormFixture.lines("( { valuePath = a;  \(keys) } )", checks: FormChecks.always + LintChecks.all)
  }

  @Test("A placeholder that breaks the pattern is told")
  func placeholder() {
    #expect(
      Self.lines("regex = \"[0-9]+\"; placeholder = \"ab\";") == [
        "1:53: warning W406: row 1 \"A\": the placeholder breaks the row's own \"regex\"; found \"ab\"; "
          + "try an example that matches"
      ])
    #expect(Self.lines("regex = \"[0-9]+\"; placeholder = \"12\";") == [])
    #expect(
      Self.lines("maximumLength = 3; placeholder = \"four\";").first?
        .contains("W406: row 1 \"A\": the placeholder breaks the row's own \"maximumLength\"")
        == true)
    #expect(Self.lines("maximumLength = 4; placeholder = \"four\";") == [])
  }

  @Test("Opening does not look at placeholders")
  func open() {
    #expect(
      FormFixture.lines("( { valuePath = a; regex = \"[0-9]+\"; placeholder = \"ab\"; } )") == [])
  }

  @Test(
    "A pattern that explodes is told with a text that shows it",
    arguments: ["^(a+)+$", "([a-z]+)*", "(x+x+)+y", "(?:[0-9]+,?)+;", "(.*)*="])
  func slow(pattern: String) {
    let lines = Self.lines("regex = \"\(pattern)\";")
    #expect(lines.count == 1)
    #expect(lines.first?.contains("warning W405: row 1 \"A\": the pattern takes too long") == true)
  }

  @Test(
    "Everyday patterns are not called slow",
    arguments: [
      "[^@ ]+@[^@ ]+", "[a-z]+(-[a-z]+)*", "\\\\d{3}-\\\\d{4}", "https?://[^ ]+",
      "[A-Z]{2}[0-9]{2}.*",
      "(?:[0-9]{1,3}\\\\.){3}[0-9]{1,3}", "\\\\+?[0-9 ()-]{5,20}", "\\\\w+\\\\s*=\\\\s*\\\\w+",
    ])
  func fast(pattern: String) { #expect(Self.lines("regex = \"\(pattern)\";") == []) }

  @Test("A literal that the keyboard refuses is told")
  func keyboardLiteral() {
    #expect(
      Self.lines("keyboardType = numberPad; regex = \"[0-9]{3}-[0-9]{4}\";") == [
        "1:55: warning W404: row 1 \"A\": the pattern needs \"-\", which the keyboard numberPad refuses; "
          + "try another keyboardType"
      ])
  }

  @Test("A pattern that no key of the keyboard can begin is told")
  func keyboardStart() {
    #expect(
      Self.lines("keyboardType = phonePad; regex = \"[a-z]+\";") == [
        "1:54: warning W404: row 1 \"A\": no matching text begins with a character that the keyboard "
          + "phonePad takes; try another keyboardType"
      ])
  }

  @Test("A default that could not be typed is told")
  func keyboardDefault() {
    #expect(
      Self.lines("keyboardType = emailAddress; defaultValue = \"a b\";") == [
        "1:65: warning W404: row 1 \"A\": the keyboard emailAddress refuses \" \" of the default; "
          + "found \"a b\"; try another keyboardType"
      ])
  }

  @Test(
    "What the keyboard can type is not told",
    arguments: [
      "keyboardType = phonePad; regex = \"\\\\+?[0-9 -]+\";",
      "keyboardType = numberPad; regex = \"[0-9]+|none\";",
      "keyboardType = numberPad; regex = \"(x-)?[0-9]{4}\";",
      "keyboardType = decimalPad; regex = \"[0-9]+\\\\.[0-9]{2}\";",
      "keyboardType = emailAddress; regex = \"[^@ ]+@[^@ ]+\";",
      "keyboardType = numberPad; regex = \"-?[0-9]+\";",
    ])
  func keyboardFits(keys: String) { #expect(Self.lines(keys) == []) }

  @Test(
    "A pattern that no text of the row's content matches is told",
    arguments: [
      ("textContentType = emailAddress; regex = \"[a-z.]+\";", "nothing that matches has \"@\""),
      (
        "textContentType = URL; regex = \"[a-z]+\";",
        "nothing that matches has one of \":\", \".\", \"/\""
      ),
      (
        "textContentType = telephoneNumber; regex = \"\\\\D{3,}\";",
        "nothing that matches has a digit"
      ),
      (
        "textContentType = creditCardNumber; regex = \"[a-z]+\";",
        "nothing that matches has a digit"
      ),
      ("textContentType = telephoneNumber; regex = \"[a-z]+\";", "the keyboard phonePad takes"),
      ("textContentType = emailAddress; regex = \"[a-z]+@corp\\\\.example\";", nil),
      ("textContentType = emailAddress; regex = \"(?=.*x)[^ ]+\";", nil),
      ("textContentType = emailAddress; regex = \"[a-z]+\"; regexMatch = partial;", nil),
      ("textContentType = URL; regex = \"https?://.*\";", nil),
      ("textContentType = telephoneNumber; regex = \"\\\\+?[0-9 ]+\";", nil),
      ("textContentType = postalCode; regex = \"[A-Z]+\";", nil),
    ])
  func contents(keys: String, words: String?) {
    let lines = Self.lines(keys)
    #expect(lines.isEmpty == (words == nil), "\(lines)")
    guard let words else { return }
    #expect(
      lines.allSatisfy { $0.contains("W404") } && lines.contains { $0.contains(words) }, "\(lines)")
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
    ])
  func brokenDefault(keys: String, rule: String) {
    let lines = Self.lines(keys)
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
    ])
  func soundDefault(keys: String) {
    #expect(Self.lines(keys) == [])
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
      ("values = (\"\", b); required = YES;", nil),
      ("values = (a, b); rules = ({ predicate = \"SELF != c\"; });", nil),
      ("values = (a, b); valueType = array; rules = ({ predicate = \"SELF.@count > 1\"; });", nil),
    ])
  func brokenChoice(keys: String, rule: String?) throws {
    let lines = Self.lines(keys)
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
    #expect(["abc", "x;", "7)", "b)", "off;"].contains { rest.hasPrefix($0) }, "\(rest)")
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
      ("required = YES; unique = YES; placeholder = Ada;", nil),
    ])
  func brokenPlaceholder(keys: String, rule: String?) {
    let lines = Self.lines(keys).filter { !$0.contains("W108") }
    #expect(lines.count == (rule == nil ? 0 : 1), "\(lines)")
    guard let rule else { return }
    #expect(
      lines.first?.contains("W406: row 1 \"A\": the placeholder breaks the row's own \"\(rule)\"")
        == true, "\(lines)")
  }

  @Test("A secret default is not repeated in the message")
  func secretDefault() {
    let lines = Self.lines("isSecure = YES; maximumLength = 2; defaultValue = hunter2;")
    #expect(lines.count == 1)
    #expect(lines.first?.contains("hunter2") == false, "\(lines)")
  }

  @Test(
    "paths that read like something else are findings, unless they are quoted",
    arguments: [
      (#"displayValue = "{a+b}""#, true), (#"displayValue = "{sum(x)}""#, true),
      (#"displayValue = "{sum(items.price)}""#, true), ("valuePath = \"$.spec.name\"", true),
      ("valuePath = \"spec/name\"", true), ("valuePath = \"a + b\"", true),
      (#"displayValue = "-p *&a+b&*""#, true), (#"displayValue = "{\"a+b\"}""#, false),
      (#"valuePath = "\"spec/name\"""#, false), ("valuePath = \"/spec~1name/x\"", false),
      ("valuePath = \"/spec/name\"", false), ("valuePath = \"$ref\"", false),
      ("valuePath = \"price (net)\"", false), ("valuePath = \"first-name\"", false),
      ("valuePath = \"a.b[2].c\"", false), ("displayValue = \"{first} + {last}\"", false),
    ])
  func suspiciousPaths(keys: String, isFound: Bool) {
    let lines = FormFixture.lines(
      "( { key = X; \(keys); } )", checks: FormChecks.always + LintChecks.all)
    #expect(lines.contains { $0.contains("W206") } == isFound, "\(lines)")
    #expect(lines.count == (isFound ? 1 : 0), "\(lines)")
  }

  @Test(
    "a row that shows nothing is a finding",
    arguments: [
      ("{ }", "the row is empty"),
      ("{ key = Name; }", "the row has neither a path nor a text to show"),
      (
        "{ key = Name; cellIdentifier = TextFieldCell; }",
        "the row has neither a path nor a text to show"
      ),
      ("{ key = Head; cellIdentifier = LabelCell; }", nil), ("{ key = V; value = \"1.0\"; }", nil),
      ("{ displayValue = \"{a}\"; }", nil),
      ("{ key = More; segueIdentifier = more; }", nil), ("{ key = More; file = more; }", nil),
      (
        "{ key = More; cellIdentifier = TextFieldCell; segueIdentifier = more; }",
        "the row has neither a path nor a text to show"
      ),
    ] as [(String, String?)])
  func emptyRows(row: String, words: String?) {
    let lines = FormFixture.lines("( \(row) )", checks: FormChecks.always + LintChecks.all).filter {
      $0.contains("W110")
    }
    #expect(lines.count == (words == nil ? 0 : 1), "\(lines)")
    if let words { #expect(lines.first?.contains(words) == true, "\(lines)") }
  }

  @Test("rules act on choices; what typing does only where other values may be typed")
  func otherValues() {
    let keys =
      "valuePath = a; values = (a, b); regex = \"[a-z]+\"; maximumLength = 3; trimsWhitespace = NO;"
    let all = FormChecks.always + LintChecks.all
    let lines = FormFixture.lines("( { \(keys) } )", checks: all)
    #expect(lines.count == 1 && lines[0].contains("\"trimsWhitespace\" has no effect"), "\(lines)")
    #expect(FormFixture.lines("( { \(keys) allowsOtherValue = YES; } )", checks: all).isEmpty)
    let currency = FormFixture.lines(
      "( { \(keys) allowsOtherValue = YES; currencyCode = EUR; } )", checks: all)
    #expect(currency.count == 1 && currency[0].contains("currencyCode"), "\(currency)")
  }

  @Test("the form's own paths and titles are looked at as well")
  func suspiciousFormPaths() {
    let lines = FormFixture.lines(
      "{ recordsPath = \"$.items\"; title = \"{a+b}\"; recordTitle = \"{spec/name}\"; rows = ( { valuePath = a; } ); }",
      checks: FormChecks.always + LintChecks.all)
    #expect(lines.count == 3 && lines.allSatisfy { $0.contains("W206") }, "\(lines)")
  }

  @Test("a path with an error is the only thing that is said of what hangs on it")
  func invalidPath() {
    for keys in ["displayValue = \"{x}\"; required = YES; regex = a;", "minimumValue = 3;"] {
      let form = FormFixture.decode("( { valuePath = \"a..b\"; \(keys) } )")
      #expect(form.diagnostics.map(\.code) == [.F201], "\(keys)")
    }
  }

  @Test("as JSON, what was found and what to try are names and texts without quotes")
  func jsonMembers() throws {
    let form = FormFixture.decode("( { valuePath = a; keyboardType = numbrPad; label = x; } )")
    let lines = form.diagnostics.map(\.jsonLine)
    #expect(lines.contains { $0.contains(#""found":"numbrPad","advice":"numberPad""#) })
    #expect(lines.contains { $0.contains(#""advice":"key""#) })
    #expect(form.diagnostics.contains { $0.line.contains(#"found "numbrPad"; try "numberPad""#) })
  }
}

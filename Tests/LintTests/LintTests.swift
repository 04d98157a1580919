import FormTesting
import Forms
import Lint
import Testing

@Suite("What only lint looks at")
struct LintTests {
  @Test("Opening does not look at placeholders")
  func open() {
    #expect(
      FormFixture.lines("( { valuePath = a; regex = \"[0-9]+\"; placeholder = \"ab\"; } )") == [])
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

  @Test(
    "a row of parts shows some of them, and has some",
    arguments: [
      (
        "key = N; fields = ( { valuePath = a; }, { valuePath = b; } );",
        "1:23: warning W110: row 1 \"N\": the row shows nothing: \"displayValue\" names what it shows of its "
          + "parts; try displayValue = \"{a} {b}\""
      ),
      (
        "key = N; displayValue = \"{a} {b}\"; fields = ();",
        "1:49: warning W108: row 1 \"N\": \"fields\" lists no parts, so that nothing of the row can be edited; "
          + "try leaving it out, for a part of each path in \"displayValue\", or readOnly = YES"
      ),
      ("key = N; displayValue = \"{a}\"; fields = ( { valuePath = a; } );", nil),
      ("key = N; value = V; fields = ( { valuePath = a; } );", nil),
      ("valuePath = x; fields = ( { valuePath = a; } );", nil),
    ] as [(String, String?)])
  func parts(keys: String, line: String?) {
    let lines = FormFixture.lines("( { \(keys) } )", checks: FormChecks.always + LintChecks.all)
    #expect(lines == [line].compactMap { $0 })
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

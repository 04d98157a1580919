import FormTesting
import Forms
import SourceText
import Testing
import Texts
import TextsTesting

@Suite("What lint says") struct DiagnosticTests {
  @Test(
    "A fault of the file is told with its place",
    arguments: [
      (
        "<plist><string>text</string></plist>",
        "1:8: error F003: a form is an array of rows or a dictionary with \"rows\"; found the string \"text\"; try rows, an array of dictionaries"
      ),
      ("()", "1:1: error F004: the form has no rows; try rows, an array of dictionaries"),
      (
        "{ rows = (); }",
        "1:10: error F004: the form has no rows; try rows, an array of dictionaries"
      ),
      (
        "{ title = x; }",
        "1:1: error F004: the form has no \"rows\"; try rows, an array of dictionaries"
      ),
      (
        "{ formVersion = 2; rows = ({ nonsense = 1; }); }",
        "1:17: error F005: the form is written for a newer version than 1; found formVersion 2; try a newer formview"
      ),
      (
        "(5)",
        "1:2: error F102: row 1: a row is a dictionary; found the string \"5\"; try { key = Name; valuePath = name; }"
      ),
      (
        "{ rows = 5; }",
        "1:10: error F102: \"rows\" needs an array of dictionaries; found the string \"5\"; try what formview explain rows shows"
      ),
      (
        "{ sections = ({ key = A; }); rows = ({ valuePath = a; }); }",
        "1:15: error F107: a section needs an \"identifier\" for its rows to name; try identifier = \"A\""
      ),
      (
        "{ sections = ({ identifier = a; }, { identifier = a; }); rows = ({ valuePath = a; section = a; }); }",
        "1:51: error F105: duplicate section \"a\", first in line 1; try another identifier"
      ),
    ])
  func file(form: String, line: String) { #expect(FormFixture.lines(form) == [line]) }

  @Test(
    "Two rows of one path are W205, unless at most one of them can be edited for a record",
    arguments: [
      ("", "", true), ("hidden = YES;", "", false), ("", "disabled = YES;", false),
      ("hidden = \"t == 'a'\";", "hidden = \"t != 'a'\";", false),
      ("hidden = \"t == 'a'\";", "", true),
    ])
  func sharedPaths(first: String, second: String, isReported: Bool) {
    let lines = FormFixture.lines(
      "( { valuePath = t; }, { valuePath = a; \(first) }, { valuePath = a; \(second) } )")
    #expect(lines.count == (isReported ? 1 : 0), "\(lines)")
    #expect(!isReported || lines.first?.contains("W205") == true)
  }

  @Test("A file that is not a property list is F002 at the fault")
  func syntax() {
    let lines = FormFixture.lines("( { key = \"Name\" valuePath = name; } )")
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("1:") == true)
    #expect(lines.first?.contains("error F002: ") == true)
    #expect(FormFixture.decode("( {").form == nil)
  }

  @Test(
    "A file in which nothing begins as a form is answered with a form",
    arguments: ["", "\"a\"", "hello", "a = b;"])
  func noForm(text: String) {
    let lines = FormFixture.lines(text)
    #expect(lines.count == 1, "\(lines)")
    #expect(
      lines.first?.hasSuffix("; try ( { key = Name; valuePath = name; } )") == true, "\(lines)")
  }

  @Test("Rows that contradict one another are told at the second")
  func betweenRows() {
    #expect(
      FormFixture.lines(
        "(\n{ identifier = x; valuePath = a; },\n{ identifier = x; valuePath = b; })") == [
          "3:16: error F105: row 2 \"B\": duplicate identifier \"x\", first in row 1 \"A\", line 2; "
            + "try another identifier"
        ])
    #expect(
      FormFixture.lines("(\n{ valuePath = a; },\n{ valuePath = \"/a\"; key = Again; })") == [
        "3:15: warning W205: row 2 \"Again\": row 1 \"A\" edits the same path; found \"a\"; "
          + "try readOnly = YES for one of them"
      ])
    #expect(
      FormFixture.lines(
        "(\n{ valuePath = pin; isSecure = YES; },\n{ key = T; displayValue = \"{pin}\"; })") == [
          "3:27: error F106: row 2 \"T\": \"displayValue\" shows the value of row 1 \"Pin\", which is secure; "
            + "found \"{pin}\"; try leaving the secret out"
        ])
  }

  @Test("A template of another form about the same values shows no secret either")
  func secretsOfOtherForms() {
    let form = """
      { rows = ( { valuePath = pw; isSecure = YES; }, { valuePath = tls.key; isSecure = YES; },
      { key = Same; segueIdentifier = same; }, { valuePath = tls; segueIdentifier = tls; },
      { key = Up; displayValue = "{users[0].pin} {tls.port}"; },
      { valuePath = users; itemForm = ( { valuePath = pin; isSecure = YES; } ); } );
      forms = { same = { title = "{pw}"; rows = ( { key = Words; displayValue = "{name} {pw}"; } ); };
      tls = { recordTitle = "{port}"; rows = ( { valuePath = port; subtitle = "{key}"; } ); }; }; }
      """
    #expect(
      FormFixture.lines(form).filter { $0.contains("F106") } == [
        "3:28: error F106: row 5 \"Up\": \"displayValue\" reads a secret of another form, or of items; "
          + "found \"users[0].pin\"; try leaving the secret out",
        "5:28: error F106: \"title\" reads a secret of another form, or of items; found \"pw\"; "
          + "try leaving the secret out",
        "5:75: error F106: form \"same\" row 1 \"Words\": \"displayValue\" reads a secret of another "
          + "form, or of items; found \"pw\"; try leaving the secret out",
        "6:73: error F106: form \"tls\" row 1 \"Port\": \"subtitle\" reads a secret of another "
          + "form, or of items; found \"key\"; try leaving the secret out",
      ])
  }

  @Test("Names of sections and columns are told with the nearest")
  func names() {
    #expect(
      FormFixture.lines(
        """
        { columns = (naem);
          sections = ({ identifier = contact; });
          rows = ({ valuePath = name; section = contcat; }); }
        """) == [
          "1:14: error F302: there is no such row for a column; found \"naem\"; try \"name\"",
          "3:41: error F302: row 1 \"Name\": there is no such section; found \"contcat\"; try \"contact\"",
        ])
  }

  @Test("A name that is a row's label may be right, and the row's path have the typo")
  func typoInPath() {
    let form = { (rows: String) in
      "{ columns = (name, email); rows = ({ valuePath = name; }, \(rows)); }"
    }
    let message = "1:20: error F302: there is no such row for a column; found \"email\"; try "
    #expect(
      FormFixture.lines(form("{ key = \"E-mail\"; valuePath = emial; }"))
        == [message + "valuePath = email in row 2 \"E-mail\", or \"emial\" here"])
    #expect(FormFixture.lines(form("{ valuePath = emial; }")) == [message + "\"emial\""])
    #expect(
      FormFixture.lines(form("{ key = Email; identifier = emial; valuePath = email; }"))
        == [message + "\"emial\""])
    #expect(
      FormFixture.lines(
        "( { key = Email; valuePath = emial; }, { displayValue = \"{$email}\"; } )"
      ).first?.contains("try valuePath = email in row 1 \"Email\", or \"$emial\" here") == true)
  }

  @Test("All faults are collected, in the order of the file, and refuse the form")
  func collected() {
    let decoded = FormFixture.decode(
      "(\n{ valuePath = \"a.\"; height = 0; },\n{ nonsense = 1; color = 1; })")
    #expect(decoded.form == nil)
    #expect(decoded.diagnostics.map(\.code) == [.F201, .F104, .W101, .F203])
  }

  @Test("Warnings alone leave the form")
  func warnings() {
    let decoded = FormFixture.decode("({ valuePath = a; nonsense = 1; })")
    #expect(decoded.form?.rows.count == 1)
    #expect(decoded.diagnostics.map(\.severity) == [.warning])
  }

  @Test(
    "Where nothing is like what was meant, there is still something to try, in each language",
    arguments: [
      (
        "({ valuePath = a; qqqqqq = 1; })", "leaving it out, or \"x-qqqqqq\" for a note of your own"
      ),
      ("({ valuePath = a; fields = x; })", "what formview explain fields shows"),
      ("({ valuePath = a; rules = (x); })", "what formview explain rules shows"),
      (
        "({ valuePath = a; hidden = \"length(a, a, a) > 1\"; })",
        "other values between the parentheses"
      ),
      (
        "({ valuePath = a; hidden = \"$qqqqqqq == 1\"; })",
        "a path such as name.full, $ before a row's identifier, or a function such as length(name)"
      ),
      (
        "({ valuePath = a; formula = \"1 + year(true)\"; })",
        "another operand, or number(…), length(…) or isEmpty(…) of it"
      ),
      (
        "({ valuePath = a; formula = \"if(1 == 1, 2, 3)\"; })",
        "a comparison such as role == 'staff'"
      ),
      ("({ key = A; action = addItem; })", "a row with itemForm, which opens a list"),
      ("{ columns = (qqqqqq); rows = ({ valuePath = a; }, { valuePath = b; }); }", "one of a, b"),
      (
        "{ rules = ({ predicate = \"a > b\"; rows = (qqqqqq); }); rows = ({ valuePath = a; }, { valuePath = b; }); }",
        "one of a, b"
      ),
    ])
  func advice(form: String, advice: String) throws {
    let diagnostics = FormFixture.decode(form).diagnostics
    #expect(diagnostics.contains { $0.advice.english == advice }, "\(diagnostics.map(\.line))")
    for language in Language.allCases {
      #expect(diagnostics.allSatisfy { !$0.advice.text(in: language.texts).isEmpty })
    }
  }

  @Test("The same facts are one line of JSON")
  func json() {
    let diagnostic = Diagnostic(
      file: "a\"b.plist", position: SourcePosition(line: 3, column: 7), severity: .error,
      code: .F203,
      row: RowReference(ordinal: 2, label: "Line\nbreak"), message: "no color", found: "x",
      advice: "red")
    #expect(
      diagnostic.jsonLine
        == #"{"file":"a\"b.plist","line":3,"column":7,"severity":"error","code":"F203","row":2,"#
        + #""label":"Line\nbreak","message":"no color","found":"x","advice":"red"}"#)
    #expect(
      diagnostic.line
        == "a\"b.plist:3:7: error F203: row 2 \"Line\\nbreak\": no color; found x; try red")
  }
}

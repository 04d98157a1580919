import FormTesting
import JSONText
import SourceText
import Testing
import TextsTesting

@testable import Forms

@Suite("Where a form's choices come from")
struct ChoiceSourceTests {
  /// Decodes a form that has these files beside it.
  private func decode(_ form: String, _ files: [String: String] = [:]) -> DecodedForm {
    FormFixture.decode(form, beside: files)
  }

  private func lines(_ form: String, _ files: [String: String] = [:]) -> [String] {
    decode(form, files).diagnostics.map(\.line)
  }

  private func offered(_ row: String, _ files: [String: String] = [:]) -> [String] {
    let row = decode("( { valuePath = a; \(row) } )", files).form?.rows.first
    return row?.choices.map { "\($0.value.jsonText()) \($0.title)" } ?? ["no form"]
  }

  @Test("Rows share the form's lists, each storing its own type; forms inside share them, too")
  func lists() throws {
    let decoded = decode(
      """
      { choiceLists = { sizes = ( { value = 1; title = Small; shortTitle = S; color = red; }, 2 ); };
        rows = ( { valuePath = a; choicesFrom = sizes; },
                 { valuePath = b; choicesFrom = sizes; valueType = integer; },
                 { valuePath = c; segueIdentifier = inner; } );
        forms = { inner = ( { valuePath = d; choicesFrom = sizes; } ); }; }
      """)
    let form = try #require(decoded.form)
    #expect(decoded.diagnostics == [])
    #expect(form.rows[0].cellIdentifier == "ChoiceCell")
    #expect(form.rows[0].choices.map(\.value) == [.string("1"), .string("2")])
    #expect(form.rows[1].choices.map(\.value) == [.number("1"), .number("2")])
    #expect(form.rows[0].choices[0].shortTitle == "S")
    #expect(form.rows[0].choices[0].color == .ansi(1))
    #expect(form.form(named: "inner")?.rows[0].choices.map(\.title) == ["Small", "2"])
  }

  @Test("A JSON file is a list of values or of objects, or an object of choices by value")
  func json() {
    #expect(
      offered("choicesFrom = \"file:a.json\";", ["a.json": #"["x", 2, true]"#])
        == ["\"x\" x", "2 2", "true true"])
    #expect(
      offered(
        "choicesFrom = \"file:a.json\";",
        ["a.json": #"[{"value": 1, "title": "One"}, {"value": 2}]"#])
        == ["1 One", "2 2"])
    #expect(
      offered("choicesFrom = \"file:a.json\";", ["a.json": "\u{FEFF}{\"de\": \"Deutsch\"}"])
        == ["\"de\" Deutsch"])
    #expect(
      offered(
        "choicesFrom = \"file:a.json#x.y\"; choiceValuePath = \"id.no\";",
        ["a.json": #"{"x": {"y": [{"id": {"no": 7}}]}}"#]) == ["7 7"])
  }

  @Test("Lists in the elements of a list are one list, whose choices know what they are in")
  func nested() throws {
    let file =
      #"[{"n": "a", "children": [{"n": "a1"}, {"n": "a2"}]}, {"n": "b", "children": [{"n": "b1"}]}, {"n": "c"}]"#
    let row = try #require(
      decode(
        "( { valuePath = a; choicesFrom = \"file:r.json#children\"; choiceValuePath = n; } )",
        ["r.json": file]
      ).form?.rows[0])
    #expect(row.choices.map(\.title) == ["a1", "a2", "b1"])
    #expect(
      row.choices.map { $0.candidate?.value(at: [.member("parent"), .member("n")])?.text }
        == ["\"a\"", "\"a\"", "\"b\""])
  }

  @Test("Property lists and comma-separated values are lists as well")
  func otherFormats() {
    #expect(
      offered(
        "choicesFrom = \"file:a.plist\"; valueType = integer;",
        ["a.plist": "( { value = 1; title = One; }, { value = 2; title = Two; } )"])
        == ["1 One", "2 Two"])
    #expect(
      offered(
        "choicesFrom = \"file:a.csv\"; choiceValuePath = code;",
        ["a.csv": "code,title\r\nno,\"Norway, \"\"Norge\"\"\"\r\n\r\nse,Sweden\r\n"])
        == ["\"no\" Norway, \"Norge\"", "\"se\" Sweden"])
    #expect(
      offered("choicesFrom = \"file:a.csv\";", ["a.csv": "value;title\nx;A, B\n"])
        == ["\"x\" A, B"])
  }

  @Test(
    "What is wrong with a source is said, with the nearest name",
    arguments: [
      (
        "choicesFrom = sizs;",
        "form.plist:2:44: error F503: row 1 \"A\": there is no such list among \"choiceLists\"; found \"sizs\"; try \"sizes\""
      ),
      (
        "choicesFrom = \"a.json\";",
        "form.plist:2:44: error F503: row 1 \"A\": there is no such list among \"choiceLists\"; found \"a.json\"; try \"file:a.json\""
      ),
      (
        "choicesFrom = \"file:b.json\";",
        "form.plist:2:44: error F504: row 1 \"A\": there is no such file beside the form; found \"b.json\"; try \"a.json\""
      ),
      (
        "choicesFrom = \"file:../a.json\";",
        "form.plist:2:44: error F007: row 1 \"A\": \"choicesFrom\" names a file outside the form's folder; found \"../a.json\"; try a name without a slash"
      ),
      (
        "choicesFrom = \"file:a.txt\";",
        "form.plist:2:44: error F504: row 1 \"A\": choices are not read from such files; found \"a.txt\"; try one of .json, .plist, .csv"
      ),
      ("choicesFrom = \"file:bad.json\";", "bad.json:2:3: error F504: "),
      (
        "choicesFrom = \"file:bad.csv\";",
        "bad.csv:2:1: error F504: a line of 1 field under a heading of 2"
      ),
      ("choicesFrom = \"file:open.csv\";", "open.csv:2:3: error F504: a quote is not closed"),
      ("choicesFrom = \"file:bad.plist\";", "bad.plist:1:4: error F504: "),
      (
        "choicesFrom = \"file:none.json\";",
        "form.plist:2:44: error F505: row 1 \"A\": \"choicesFrom\" offers nothing to choose; found \"none.json\""
      ),
      (
        "choicesFrom = \"file:a.json#x\";",
        "form.plist:2:44: error F504: row 1 \"A\": a.json holds no list of choices at x"
      ),
      (
        "choicesFrom = \"file:names.json\";",
        "form.plist:2:44: error F504: row 1 \"A\": the elements of the list have no value to store; try \"choiceValuePath\" with the name of the member to store"
      ),
      (
        "choicesFrom = sizes; values = (a);",
        "form.plist:2:44: error F106: row 1 \"A\": \"values\" and \"choicesFrom\" are both given; try \"choicesFrom\" alone"
      ),
      ("choicesFrom = sizes; choiceFilter = \"choice.a ==\";", "form.plist:2:66: error F301: "),
      (
        "choicesFrom = \"file:names.json\"; choiceValuePath = n; choiceFilter = \"choice.m == 1\";",
        "form.plist:2:99: error F302: "
      ),
      (
        "valueType = array; values = (1, 2); choicesFrom = \"path:b[\";",
        "form.plist:2:80: error F201: "
      ),
    ])
  func errors(row: String, line: String) {
    let form = "{ choiceLists = { sizes = (S, M); };\n  rows = ( { valuePath = a;  \(row) } ); }"
    let files = [
      "a.json": "[1]", "bad.json": "[1,\n  x]", "bad.csv": "a,b\nc\n", "open.csv": "a,b\nc,\"d\n",
      "bad.plist": "( a", "none.json": "[]", "names.json": #"[{"n": 1}]"#,
    ]
    let found = lines(form, files)
    #expect(found.contains { $0.hasPrefix(line) }, "\(found)")
    #expect(!found.contains { $0.contains("copy of the file") }, "\(found)")
  }

  @Test(
    "A list of choices that no row names is checked, too",
    arguments: [
      ("{ value = a; }, { value = a; }", "error F502: duplicate choice"),
      ("{ title = A; }", "error F107"), ("a, b, a", "error F502"),
      ("{ value = a; }, { region = b; }", nil),
    ])
  func unusedList(list: String, line: String?) {
    let found = lines("{ choiceLists = { l = ( \(list) ); }; rows = ( { valuePath = a; } ); }")
    #expect(found.count == (line == nil ? 0 : 1), "\(found)")
    #expect(found.first?.contains(line ?? "") ?? true, "\(found)")
  }

  @Test(
    "A choice is one only where choices are filtered",
    arguments: [
      ("hidden = \"choice.x == 1\";", "\"hidden\": no row shows choice.x"),
      ("formula = \"choice.x\";", "no row shows choice.x"),
      ("hidden = \"choice.own == 'x'\";", nil),
      ("choices = ( { value = v; x = y; } ); choiceFilter = \"choice.x == own\";", nil),
    ])
  func choiceElsewhere(keys: String, line: String?) {
    let found = lines(
      "( { valuePath = choice.own; }, { valuePath = own; }, { valuePath = a; \(keys) } )")
    #expect(found.count == (line == nil ? 0 : 1), "\(found)")
    #expect(found.first?.contains(line ?? "") ?? true, "\(found)")
    #expect(line == nil || found.first?.contains("W302") == true)
  }

  @Test("Members of comma-separated values are texts, which are no numbers")
  func typesOfMembers() {
    let form = """
      ( { valuePath = country; valueType = integer; },
        { valuePath = city; choicesFrom = "file:cities.FILE"; choiceValuePath = name;
          choiceFilter = "choice.country == country"; } )
      """
    func found(_ name: String, _ text: String) -> [String] {
      lines(form.replacing("FILE", with: name), ["cities." + name: text])
    }
    let csv = found("csv", "name,country\nOslo,47\nRome,39\n")
    #expect(csv.count == 1 && csv.first?.contains("W304") == true, "\(csv)")
    #expect(found("json", #"[{"name": "Oslo", "country": 47}]"#) == [])
    #expect(
      found("json", #"[{"name": "Oslo", "country": 47}, {"name": "X", "country": "y"}]"#) == [])
  }

  @Test("A choice may have members for filters; a word for one of its own keys is none")
  func members() {
    #expect(
      lines("( { valuePath = a; choices = ( { value = x; region = north; } ); } )") == [])
    #expect(
      lines("( { valuePath = a; choices = ( { value = x; titel = north; } ); } )").first?
        .contains("W101") == true)
    #expect(
      lines("( { valuePath = a; choices = ( { value = x; label = north; } ); } )").first?
        .contains("W102") == true)
    #expect(
      lines("( { valuePath = a; choices = ( { value = x; title = N; label = n; } ); } )") == [])
  }

  @Test("A list of choices in a row of lists is a MultiChoiceCell, its default a list")
  func several() throws {
    let row = try #require(
      FormFixture.row("valuePath = a; valueType = array; values = (x, y); defaultValue = (y);"))
    #expect(row.cellIdentifier == "MultiChoiceCell")
    #expect(row.defaultValue == .array([.string("y")]))
    #expect(
      FormFixture.row("valuePath = a; values = (x, y); defaultValue = (x);")?.cellIdentifier
        == "MultiChoiceCell")
    #expect(FormFixture.row("valuePath = a; values = (x);")?.cellIdentifier == "ChoiceCell")
    let lines = FormFixture.lines(
      "( { valuePath = a; valueType = array; choices = ( 1 ); allowsOtherValue = YES; } )")
    #expect(lines == [], "texts that read as numbers are texts in OpenStep notation")
  }

  @Test("Titles of files and lists are those of the person's language where the form writes them")
  func short() throws {
    let row = try #require(
      FormFixture.row("valuePath = a; values = (x, y); titles = (Xx, Yy); shortTitles = (X, Y);"))
    #expect(row.choices.map(\.briefTitle) == ["X", "Y"])
    #expect(
      FormFixture.lines("( { valuePath = a; values = (x, y); shortTitles = (X); } )").first
        == "1:51: error F501: row 1 \"A\": \"values\" and \"shortTitles\" differ in length; found 2 and 1; try one title for each value"
    )
  }

  @Test(
    "choices of the record show no secret of what they are made of",
    arguments: [
      ("choiceTitle = \"{name} {token}\";", ["F106"]), ("choiceValuePath = token;", ["F106"]),
      ("choiceValuePath = name; choiceTitle = \"{name}\";", []),
    ])
  func secrets(keys: String, expected: [String]) {
    let found = FormFixture.decode(
      """
      ( { valuePath = services; itemForm = ( { valuePath = name; }, { valuePath = token; isSecure = YES; } ); },
        { valuePath = pick; choicesFrom = "path:services"; \(keys) } )
      """
    ).diagnostics.filter { $0.severity == .error }.map(\.code.rawValue)
    #expect(found == expected)
  }
}

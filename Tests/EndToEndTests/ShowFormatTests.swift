import Foundation
import Testing

@Suite("formview show, a list for other programs")
struct ShowFormatTests {
  private static let form = """
    ( { valuePath = name; }, { valuePath = n; identifier = number; },
      { valuePath = list; }, { valuePath = pin; isSecure = YES; },
      { key = "A|B"; identifier = both; displayValue = "{name}/{n}"; } )
    """
  private static let data = #"""
    [
      {"name": "a,b \"c\"", "n": 1.50, "list": [1,
         {"a b": " x"}], "pin": "1234"},
      {"name": "d\te\nf|g\\", "n": null, "more": 1},
      {"name": "é\u00e9\u0007", "n": 2}
    ]
    """#

  private func show(_ format: String, _ columns: String? = nil) throws -> String {
    let scene = try Scene(["form.plist": Self.form, "data.json": Self.data])
    let options = columns.map { ["--columns", $0] } ?? []
    let outcome = try scene.run(
      ["show", "--format", format] + options + ["form.plist", "data.json"])
    #expect(outcome.status == 0)
    #expect(format == "text" || columns != nil || outcome.errors.contains("left out: pin;"))
    return outcome.output
  }

  @Test("csv is RFC 4180: CRLF, quotes where they are needed, values as they are")
  func csv() throws {
    #expect(
      try show("csv")
        == "name,number,list,both\r\n"
        + "\"a,b \"\"c\"\"\",1.50,\"[1,{\"\"a b\"\":\"\" x\"\"}]\",\"a,b \"\"c\"\"/1.50\"\r\n"
        + "\"d\te\nf|g\\\",,,\"d\te\nf|g\\/\"\r\n"
        + "éé\u{7},2,,éé\u{7}/2\r\n")
  }

  @Test("a column of a member with an odd name is called as the member is")
  func oddNames() throws {
    let scene = try Scene([
      "f.plist":
        #"( { valuePath = "\"v.ersion\""; }, { valuePath = a.b; }, { valuePath = "\"a.b\""; } )"#,
      "d.json": #"[{"v.ersion": 1, "a": {"b": 2}, "a.b": 3}]"#,
    ])
    func show(_ format: String) throws -> String {
      try scene.run("show", "--format", format, "f.plist", "d.json").output
    }
    // Two columns of one name would be one for programs.
    #expect(try show("csv") == "v.ersion,a.b,\"\"\"a.b\"\"\"\r\n1,2,3\r\n")
    #expect(try show("jsonl") == #"{"v.ersion":1,"a.b":2,"\"a.b\"":3}"# + "\n")
  }

  @Test("a row that is only computed has its result, not what is shown of it")
  func computed() throws {
    let scene = try Scene([
      "form.plist": """
      ( { valuePath = price; cellIdentifier = CurrencyCell; currencyCode = EUR; },
        { identifier = gross; key = Gross; cellIdentifier = CurrencyCell; currencyCode = EUR;
          formula = "price * 1.5"; },
        { identifier = place; key = Place; cellIdentifier = NumberCell; formula = "@index"; suffix = "."; } )
      """,
      "data.json": #"[{"price": 2000}, {"price": null}]"#,
    ])
    func show(_ format: String) throws -> String {
      try scene.run("show", "--format", format, "form.plist", "data.json").output
    }
    #expect(try show("csv") == "price,gross,place\r\n2000,3000,1\r\n,,2\r\n")
    #expect(
      try show("jsonl")
        == #"{"price":2000,"gross":3000,"place":1}"# + "\n" + #"{"price":null,"place":2}"# + "\n")
    #expect(try show("rows").contains(#""value":3000,"display":"€3,000.00""#))
    #expect(try show("text").contains("€3,000.00"))
    #expect(try show("markdown").contains("| 2. |"))
  }

  @Test("csv and tsv begin with a byte order mark with --bom; other formats refuse it")
  func byteOrderMark() throws {
    let scene = try Scene(["form.plist": Self.form, "data.json": Self.data])
    for format in ["csv", "tsv"] {
      let plain = try scene.run(
        "show", "--format", format, "--columns", "number", "form.plist", "data.json")
      let marked = try scene.run(
        "show", "--bom", "--format", format, "--columns", "number", "form.plist", "data.json")
      #expect(plain.output.utf8.starts(with: "number".utf8))
      #expect(Array(marked.output.utf8) == [0xEF, 0xBB, 0xBF] + Array(plain.output.utf8))
    }
    let json = try scene.run("show", "--bom", "--format", "json", "form.plist", "data.json")
    #expect(json.status == 2 && json.errors.contains("--bom is for --format csv and tsv"))
    #expect(try scene.run("show", "--help").output.contains("byte order mark"))
  }

  @Test(
    "rows say which are hidden, disabled or read only for the record, and nothing of the others")
  func states() throws {
    let scene = try Scene([
      "form.plist": """
      { sections = ( { identifier = s; title = More; } ); rows = (
        { valuePath = kind; },
        { valuePath = a; hidden = YES; }, { valuePath = b; hidden = "kind == 'x'"; },
        { valuePath = c; disabled = "kind == 'x'"; }, { valuePath = d; readOnly = YES; },
        { valuePath = e; readOnly = "kind == 'x'"; },
        { valuePath = f; readOnly = YES; hidden = "kind == 'x'"; },
        { identifier = g; key = G; formula = "kind"; } ); }
      """,
      "data.json": #"[{"kind": "x", "a": 1, "b": 2}, {"kind": "y"}]"#,
    ])
    let lines = try scene.run("show", "--format", "rows", "form.plist", "data.json").lines
    func states(_ identifier: String) -> [[String]] {
      lines.filter { $0.contains(#""identifier":"\#(identifier)""#) }.map { line in
        ["hidden", "disabled", "readOnly"].filter { line.contains("\"\($0)\":true") }
      }
    }
    #expect(states("kind") == [[], []])
    #expect(states("a") == [["hidden"], ["hidden"]], "\(lines)")
    #expect(states("b") == [["hidden"], []])
    #expect(states("c") == [["disabled"], []])
    #expect(states("d") == [["readOnly"], ["readOnly"]])
    #expect(states("e") == [["readOnly"], []])
    #expect(states("f") == [["hidden"], ["readOnly"]])
    #expect(states("g") == [["readOnly"], ["readOnly"]])
  }

  @Test("a csv line of one empty value is not an empty line")
  func csvEmpty() throws {
    #expect(try show("csv", "number") == "number\r\n1.50\r\n\"\"\r\n2\r\n")
  }

  @Test("tsv has a record a line: tabs, newlines and backslashes are written as escapes")
  func tsv() throws {
    #expect(
      try show("tsv", "name,number")
        == "name\tnumber\na,b \"c\"\t1.50\nd\\te\\nf|g\\\\\t\néé\u{7}\t2\n")
  }

  @Test("json has the values' own bytes, and no member for what is missing")
  func json() throws {
    #expect(
      try show("json")
        == #"""
        [
          {"name":"a,b \"c\"","number":1.50,"list":[1,
             {"a b": " x"}],"both":"a,b \"c\"/1.50"},
          {"name":"d\te\nf|g\\","number":null,"both":"d\te\nf|g\\/"},
          {"name":"é\u00e9\u0007","number":2,"both":"éé\u0007/2"}
        ]

        """#)
  }

  @Test("jsonl is an object a line, whatever line breaks the values have")
  func jsonl() throws {
    #expect(
      try show("jsonl", "number,list")
        == #"{"number":1.50,"list":[1,{"a b":" x"}]}"# + "\n{\"number\":null}\n{\"number\":2}\n"
    )
  }

  @Test("markdown shows what the form shows; bars and line breaks stay inside their cells")
  func markdown() throws {
    #expect(
      try show("markdown", "name,number,both")
        == #"""
        | Name | N | A\|B |
        | --- | ---: | --- |
        | a,b "c" | 1.50 | a,b "c"/1.50 |
        | d␉e<br>f\|g\\ |  | d␉e<br>f\|g\\/ |
        | éé␇ | 2 | éé␇/2 |

        """#)
  }

  @Test(
    "markdown shows values character for character, and none as markup",
    arguments: [
      ("**bold** and *thin*", #"\*\*bold\*\* and \*thin\*"#), ("_thin_", #"\_thin\_"#),
      ("snake_case_name", "snake_case_name"), ("`code`", #"\`code\`"#),
      ("~~old~~", #"\~\~old\~\~"#),
      ("[text](target)", #"\[text](target)"#), ("<b>", #"\<b>"#), ("a|b", #"a\|b"#),
      ("&lt; AT & T", #"\&lt; AT & T"#), ("a\\nb", "a<br>b"), (#"c:\\d"#, #"c:\\d"#),
    ])
  func markdownMarkup(value: String, cell: String) throws {
    let scene = try Scene([
      "form.plist": "( { valuePath = a; } )", "data.json": "{\"a\": \"\(value)\"}",
    ])
    let outcome = try scene.run("show", "--format", "markdown", "form.plist", "data.json")
    #expect(outcome.output == "| A |\n| --- |\n| \(cell) |\n")
  }

  @Test("markdown shows defaults and results that are not in the records, as the text does")
  func markdownDefaults() throws {
    let scene = try Scene([
      "form.plist": """
      ( { valuePath = n; valueType = integer; defaultValue = 3; placeholder = "How many"; },
        { valuePath = total; valueType = integer; formula = "n * 2"; },
        { valuePath = name; placeholder = "Her name"; } )
      """,
      "data.json": #"[{"n": 2}, {}, {"n": 4, "total": 8}]"#,
    ])
    #expect(
      try scene.run("show", "--format", "markdown", "form.plist", "data.json").output
        == """
        | N | Total | Name |
        | ---: | ---: | --- |
        | 2 | ◇ 4 |  |
        | ◇ 3 |  |  |
        | 4 | 8 |  |

        """)
  }

  @Test("text has visible forms for control characters wherever it goes")
  func controls() throws {
    #expect(!(try show("text")).unicodeScalars.contains("\u{7}"))
  }

  @Test("what is inside of something secure is not told by its list")
  func secureInside() throws {
    let form = "( { valuePath = a; }, { valuePath = a.pin; isSecure = YES; } )"
    let scene = try Scene(["form.plist": form, "data.json": #"[{"a": {"pin": "1234"}}]"#])
    for format in ["csv", "tsv", "markdown", "text"] {
      let outcome = try scene.run("show", "--format", format, "form.plist", "data.json")
      #expect(outcome.status == 0)
      #expect(!outcome.output.contains("1234"), "\(format)")
    }
  }

  @Test("lines that are invalid JSON are left out and named, but for text, which marks them")
  func mixed() throws {
    let scene = try Scene(["form.plist": "( { valuePath = name; } )"])
    try scene.write("data.jsonl", "{\"name\": \"a\"}\n7\n{broken\n[1, 2]\n{}\n")
    func output(_ format: String) throws -> String {
      try scene.run("show", "--format", format, "form.plist", "data.jsonl").output
    }
    #expect(try output("jsonl") == "{\"name\":\"a\"}\n7\n[1, 2]\n{}\n")
    let errors = try scene.run("show", "--format", "csv", "form.plist", "data.jsonl").errors
    #expect(
      errors == "data.jsonl: line 3 is invalid JSON and is left out; formview check shows why\n")
    #expect(try output("csv") == "name\r\na\r\n\"\"\r\n\"\"\r\n\"\"\r\n")
    let lines = try output("text").split(separator: "\n")
    #expect(lines.count == 6)
    #expect(lines[2] == "2  ✗ 7")
    #expect(lines[3].hasPrefix("3  ✗ invalid JSON: "))
    #expect(lines[4].contains("✗"))
    for format in ["json", "rows", "csv", "tsv", "markdown", "jsonl"] {
      let one = try scene.run(
        "show", "--record", "3", "--format", format, "form.plist", "data.jsonl")
      #expect(one.status == 4 && one.output.isEmpty, "\(format)")
      #expect(one.errors.hasPrefix("data.jsonl:3:"), "\(format)")
      let page = try scene.run(
        "show", "--offset", "2", "--limit", "1", "--format", format, "form.plist", "data.jsonl")
      #expect(!page.output.contains("null") && page.errors.contains("line 3 is"), "\(format)")
    }
    let all = try scene.run(
      "show", "--filter", "problems", "--format", "jsonl", "form.plist", "data.jsonl")
    #expect(!all.output.contains("null"))
  }

  @Test("A row about the whole record has all of it, but for what is secret")
  func wholeRecord() throws {
    for (rows, printed) in [
      ("{ valuePath = SELF; cellIdentifier = LabelCell; }", #"{"a": 1, "b": {"c": 2}}"#),
      (
        "{ valuePath = a; }, { valuePath = SELF; cellIdentifier = LabelCell; }",
        #"{"a": 1, "b": {"c": 2}}"#
      ),
      (
        "{ valuePath = SELF; cellIdentifier = LabelCell; }, { valuePath = a; isSecure = YES; }",
        #"{"b": {"c": 2}}"#
      ),
    ] {
      let scene = try Scene(["f.plist": "( \(rows) )", "a.json": #"{"a": 1, "b": {"c": 2}}"#])
      let shown = try scene.run("show", "--format", "json", "f.plist", "a.json")
      #expect(shown.status == 0 && shown.output == printed + "\n", "\(shown.output)")
    }
  }
}

import Foundation
import Testing

@Suite("formview show")
struct ShowTests {
  @Test("prints sections, aligned labels and values")
  func text() throws {
    let outcome = try Scene(Fixtures.files).run("show", "form.plist", "ada.json")
    #expect(outcome.status == 0)
    #expect(outcome.lines.first == "Person — Ada Lovelace")
    #expect(outcome.lines.contains("Main"))
    #expect(outcome.lines.contains("Name          Ada Lovelace"))
    #expect(outcome.lines.contains("E-mail        ada@example.org"))
    #expect(outcome.lines.contains("Card          7: Ada Lovelace"))
  }

  @Test("shows problems below their rows and still ends with 0")
  func problems() throws {
    let outcome = try Scene(Fixtures.files).run("show", "--record", "2", "form.plist", "staff.json")
    #expect(outcome.status == 0)
    #expect(outcome.lines.contains("        ✗ Needs one @"))
  }

  @Test("says of a list without items what the form says of it, in forms and tables")
  func emptyList() throws {
    let scene = try Scene([
      "form.plist":
        "( { valuePath = name; placeholder = Nobody; }, { valuePath = ports; cellIdentifier = ListCell; emptyText = \"No port\"; } )",
      "one.json": #"{"name": "", "ports": []}"#, "all.json": #"[{"name": "a", "ports": []}]"#,
    ])
    let form = try scene.run("show", "form.plist", "one.json").output
    #expect(form.contains("Ports  No port") && !form.contains("Nobody"), "\(form)")
    #expect(try scene.run("show", "form.plist", "all.json").output.contains("No port"))
    let csv = try scene.run("show", "--format", "csv", "form.plist", "all.json").output
    #expect(!csv.contains("No port"), "\(csv)")
  }

  @Test("tells null, a missing value, an empty text and the text null apart, in forms and tables")
  func nothing() throws {
    let scene = try Scene([
      "form.plist":
        "( { key = Name; valuePath = name; }, { key = City; valuePath = city; }, { key = N; valuePath = n; valueType = integer; } )",
      "all.json":
        #"[{"name": "a", "city": null, "n": null}, {"name": "b"}, {"name": "c", "city": "", "n": 1}, {"name": "d", "city": "null", "n": 2}]"#,
    ])
    let shown = ["null", "", #""""#, #""null""#]
    for (index, city) in shown.enumerated() {
      let form = try scene.run("show", "--record", "\(index + 1)", "form.plist", "all.json")
      #expect(form.lines.contains(city.isEmpty ? "City" : "City  \(city)"), "\(form.output)")
    }
    let table = try scene.run("show", "form.plist", "all.json").lines
    #expect(table[1] == "1  a     null    null" && table[2] == "2  b", "\(table)")
    #expect(table[3] == #"3  c     """# + "         1" && table[4] == #"4  d     "null"     2"#)
    let colored = try scene.run("show", "--color", "always", "form.plist", "all.json").lines
    #expect(colored[1].contains("244mnull") && colored[4].contains("  null  "), "\(colored)")
  }

  @Test("formats for programs, and get, say of null and of empty texts what they are in the file")
  func nothingForPrograms() throws {
    let scene = try Scene([
      "form.plist": "( { valuePath = a; }, { valuePath = b; } )",
      "all.json": #"[{"a": null, "b": ""}, {"a": "null", "b": "\"\""}, {}]"#,
    ])
    func output(_ format: String) throws -> String {
      try scene.run("show", "--format", format, "form.plist", "all.json").output
    }
    #expect(try output("csv") == "a,b\r\n,\r\nnull,\"\"\"\"\"\"\r\n,\r\n")
    #expect(try output("jsonl").hasPrefix(#"{"a":null,"b":""}"# + "\n" + #"{"a":"null""#))
    #expect(try output("markdown").contains("|  |  |\n| null |"))
    #expect(try output("rows").contains(#""value":null,"display":"""#))
    #expect(try scene.run("get", "--record", "1", "form.plist", "all.json", "a").output == "\n")
    #expect(try scene.run("get", "--record", "2", "form.plist", "all.json", "a").output == "null\n")
  }

  @Test("prints a label that is wider than its column on several lines")
  func longLabel() throws {
    let label = "The maximum number of connections that the server keeps open for one client"
    let scene = try Scene([
      "form.plist":
        "( { key = \"\(label)\"; identifier = m; valuePath = m; }, { key = B; valuePath = b; } )",
      "a.json": #"{"m": 5, "b": "x"}"#,
    ])
    let lines = try scene.run("show", "form.plist", "a.json").lines
    let words = lines.joined(separator: " ").replacing("5", with: "")
      .split(separator: " ").joined(separator: " ")
    #expect(words.contains(label), "\(lines)")
    #expect(lines.contains { $0.hasPrefix("The maximum") && $0.hasSuffix("  5") }, "\(lines)")
  }

  @Test("shows bullets for a secure row")
  func secure() throws {
    let outcome = try Scene(Fixtures.files).run("show", "form.plist", "ada.json")
    #expect(!outcome.output.contains("1234"))
    #expect(outcome.output.contains("•"))
  }

  @Test("reads the data from standard input")
  func standardInput() throws {
    let scene = try Scene(Fixtures.files)
    let outcome = try scene.run("show", "form.plist", "-", input: Fixtures.ada)
    #expect(outcome.status == 0)
    #expect(outcome.output == (try scene.run("show", "form.plist", "ada.json")).output)
  }

  @Test("no line is wider than --width")
  func width() throws {
    let scene = try Scene(Fixtures.files)
    try scene.write("long.json", #"{"name": "\#(String(repeating: "word ", count: 40))"}"#)
    let outcome = try scene.run("show", "--width", "40", "form.plist", "long.json")
    #expect(outcome.status == 0)
    #expect(outcome.lines.allSatisfy { $0.count <= 40 })
  }

  @Test("colors only where asked for")
  func color() throws {
    let scene = try Scene(Fixtures.files)
    #expect(!(try scene.run("show", "form.plist", "ada.json")).output.contains("\u{1B}["))
    let colored = try scene.run("show", "--color", "always", "form.plist", "ada.json")
    #expect(colored.output.contains("\u{1B}["))
  }

  @Test("control characters in data never reach the terminal raw", arguments: ["text", "get"])
  func controls(format: String) throws {
    let scene = try Scene(Fixtures.files)
    try scene.write("bad.json", #"{"name": "a\u001b[31mb\u0007"}"#)
    let outcome =
      format == "get"
      ? try scene.run("get", "form.plist", "bad.json", "name")
      : try scene.run("show", "form.plist", "bad.json")
    #expect(!outcome.output.unicodeScalars.contains("\u{1B}"))
    #expect(!outcome.output.unicodeScalars.contains("\u{7}"))
  }

  @Test("json prints the members that the form names, with the bytes they have")
  func json() throws {
    let outcome = try Scene(Fixtures.files).run(
      "show", "--format", "json", "form.plist", "ada.json")
    #expect(
      outcome.output == """
        {
          "id": 7,
          "name": "Ada Lovelace",
          "contact": {
            "email": "ada@example.org"
          },
          "phone": "5550100",
          "salary": 4200.50
        }

        """)
  }

  @Test("json of an array is an array")
  func jsonArray() throws {
    let outcome = try Scene(Fixtures.files).run(
      "show", "--format", "json", "form.plist", "staff.json")
    let decoded = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    #expect((decoded as? [[String: Any]])?.count == 3)
  }

  @Test("rows lists each row with its value, what is shown, and its problems")
  func rows() throws {
    let outcome = try Scene(Fixtures.files).run(
      "show", "--format", "rows", "--record", "2", "form.plist", "staff.json")
    let decoded = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let record = try #require((decoded as? [[String: Any]])?.first)
    #expect(record["record"] as? Int == 2)
    let rows = try #require(record["rows"] as? [[String: Any]])
    let email = try #require(rows.first { $0["identifier"] as? String == "contact.email" })
    #expect(email["key"] as? String == "E-mail")
    #expect(email["section"] as? String == "main")
    #expect(email["value"] as? String == "bob")
    #expect(email["display"] as? String == "bob")
    let problems = try #require(email["problems"] as? [[String: String]])
    #expect(problems == [["rule": "regex", "severity": "error", "message": "Needs one @"]])
    let phone = try #require(rows.first { $0["identifier"] as? String == "phone" })
    #expect(phone["value"] == nil)
  }

  @Test("What a row calls no value is shown, and the options of a row without one")
  func nullTitle() throws {
    let scene = try Scene([
      "form.plist": """
      ( { key = Choice; valuePath = a; values = (s, m); nullTitle = "No size"; },
        { key = Radio; valuePath = b; cellIdentifier = RadioCell; values = (x, y); nullTitle = None; },
        { key = Segment; valuePath = c; cellIdentifier = SegmentedCell; values = (v, w); placeholder = Pick; },
        { key = Text; valuePath = d; placeholder = Write; } )
      """,
      "data.json": #"[{"a": null, "d": "z"}]"#, "one.json": #"{"a": null}"#,
    ])
    let output = try scene.run("show", "form.plist", "one.json").output
    #expect(output.contains("Choice   No size"), "\(output)")
    #expect(output.contains("● None") && output.contains("○ x"), "\(output)")
    #expect(output.contains("○ v   ○ w"), "\(output)")
    #expect(!output.contains("Pick") && !output.contains("Write"), "\(output)")
    #expect(try scene.run("show", "form.plist", "data.json").output.contains("No size"))
  }
}

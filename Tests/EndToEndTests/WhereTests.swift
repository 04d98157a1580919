import Foundation
import Testing

@Suite("get and set on the records that have a value")
struct WhereTests {
  private static let data = """
    [
      {"name": "Ada", "salary": 10, "phone": "1", "pin": "1234"},
      {"name": "ada and \\"=b\\"", "salary": 10.0},
      {"name": "Bob", "salary": 5}
    ]

    """

  private func scene() throws -> Scene {
    try Scene(["form.plist": Fixtures.form, "staff.json": Self.data])
  }

  @Test("get prints the values of all that match, one after the other")
  func get() throws {
    let outcome = try scene().run(
      "get", "--where", "salary=10", "form.plist", "staff.json", "name", "phone")
    #expect(outcome.status == 0)
    #expect(outcome.output == "Ada\n1\nada and \"=b\"\n\n")
    #expect(outcome.errors.isEmpty)
  }

  @Test("A day is no moment of it where the row has a time; the moments are named")
  func dayOfTimes() throws {
    let data =
      #"[{"t": "2026-03-01T10:00:00Z"}, {"t": "2026-03-01"}, {"t": "2026-03-01T00:00:00Z"}]"#
    let form =
      "( { valuePath = t; cellIdentifier = DateCell; datePickerMode = dateAndTime; }, { valuePath = x; } )"
    let scene = try Scene(["form.plist": form, "data.json": data])
    let outcome = try scene.run("set", "--where", "t=2026-03-01", "form.plist", "data.json", "x=1")
    #expect(outcome.errors.contains("1 record matches, 1 changed"), "\(outcome.errors)")
    #expect(outcome.errors.contains("2 others are within it"), "\(outcome.errors)")
    let day = try Scene([
      "form.plist": form.replacing("dateAndTime", with: "date"), "data.json": data,
    ]).run("get", "--where", "t=2026-03-01", "form.plist", "data.json", "t")
    #expect(day.lines.count == 3, "\(day.output)")
  }

  @Test(
    "A predicate with a name that nothing has changes nothing, whatever it would match",
    arguments: ["= nmae != 'Ada'", "= NOT nmae == 'Ada'", "= nmae == nil"])
  func mistypedName(filter: String) throws {
    let scene = try scene()
    let outcome = try scene.run(
      "set", "--filter", filter, "form.plist", "staff.json", "salary=7")
    #expect(outcome.status == 2)
    #expect(outcome.errors == "--filter: No row shows nmae; did you mean name?\n")
    #expect(try scene.read("staff.json") == Self.data)
  }

  @Test("A text with a blank behind it is another text")
  func blankBehind() throws {
    let data = #"[{"t": "SSD"}, {"t": "SSD "}]"#
    let scene = try Scene(["data.json": data])
    let outcome = try scene.run("set", "--form", "auto", "--where", "t=SSD ", "data.json", "t=X")
    #expect(outcome.errors.contains("1 record matches, 1 changed"), "\(outcome.errors)")
    #expect(try scene.read("data.json") == #"[{"t": "SSD"}, {"t": "X"}]"#)
  }

  @Test("thousands of conditions are not one inside the other")
  func many() throws {
    let conditions = (1...3_000).flatMap { _ in ["--where", "salary=10"] }
    let outcome = try scene().run(["get"] + conditions + ["form.plist", "staff.json", "name"])
    #expect(outcome.status == 0)
    #expect(outcome.output == "Ada\nada and \"=b\"\n")
  }

  @Test("a condition that begins with = is a predicate")
  func predicate() throws {
    let outcome = try scene().run(
      "get", "--where", "= salary > 5 AND phone != nil", "form.plist", "staff.json", "name")
    #expect(outcome.output == "Ada\n")
    let refused = try scene().run(
      "get", "--where", "= salary >", "form.plist", "staff.json", "name")
    #expect(refused.status == 2)
    #expect(refused.errors.contains("--where"))
    let shown = try scene().run(
      "show", "--filter", "= salary > 5", "--columns", "name", "--format", "csv", "form.plist",
      "staff.json")
    #expect(shown.output.replacing("\r\n", with: "\n") == "name\nAda\n\"ada and \"\"=b\"\"\"\n")
  }

  @Test(
    "a value may hold anything; an empty one finds what is missing",
    arguments: [
      (["name=ada and \"=b\""], "10.0"), (["phone="], "10.0\n5"), (["name=Bob"], "5"),
      (["salary=10", "name=Ada"], "10"), (["contact.email=", "salary=5"], "5"),
    ])
  func values(conditions: [String], salaries: String) throws {
    let options = conditions.flatMap { ["--where", $0] }
    let outcome = try scene().run(
      ["get", "--raw"] + options + ["form.plist", "staff.json", "salary"])
    #expect(outcome.output == salaries + "\n")
  }

  @Test("a condition may be about a path into the record, as what is printed and set may")
  func paths() throws {
    let scene = try Scene([
      "f.plist": """
      { rows = ( { valuePath = k; }, { valuePath = server; segueIdentifier = server; },
                 { valuePath = parts; itemForm = ( { valuePath = n; } ); } );
        forms = { server = { rows = ( { valuePath = port; valueType = integer; },
          { valuePath = pin; isSecure = YES; }, { valuePath = next; formula = "port + 1"; } ); }; }; }
      """,
      "d.json": """
      [{"k": "x", "server": {"port": 5432, "pin": "1"}, "parts": [{"n": "bulb"}]},
       {"k": "y", "server": {"port": 80}, "parts": []}]
      """,
    ])
    func found(_ condition: String) throws -> Scene.Outcome {
      try scene.run("get", "--where", condition, "f.plist", "d.json", "k")
    }
    for condition in ["server.port=5432", "parts[0].n=bulb", "parts.0.n=bulb"] {
      #expect(try found(condition).output == "x\n")
    }
    #expect(try found("parts[0].n=").output == "y\n")
    #expect(try found("server.pin=1").errors.contains("kept secret"))
    #expect(try found("server.next=81").errors.contains("is computed"))
    #expect(try found("parts[0]=bulb").errors.contains("a whole item"))
    let set = try scene.run("set", "--where", "server.port=80", "f.plist", "d.json", "k=z")
    #expect(set.status == 0, "\(set.errors)")
    #expect(try scene.read("d.json").contains(#""k": "z", "server": {"port": 80}"#))
  }

  @Test("set changes all that match, says how many, and leaves every other byte")
  func set() throws {
    let scene = try scene()
    let outcome = try scene.run(
      "set", "--where", "salary=10", "form.plist", "staff.json", "phone=1")
    #expect(outcome.status == 0)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors == "staff.json: 2 records match, 1 changed\n")
    #expect(
      try scene.read("staff.json")
        == Self.data.replacingOccurrences(of: "10.0}", with: "10.0, \"phone\": \"1\"}"))
  }

  @Test("a filter that can't match says why, and the status stays what it was")
  func notes() throws {
    let scene = try scene()
    let range = try scene.run(
      "show", "--filter", "salary between 6 and 5", "form.plist", "staff.json")
    #expect(range.status == 0)
    #expect(
      range.errors.contains("--filter: no record can be between 6 and 5: 6 is greater than 5"))
    let joint = try scene.run(
      "get", "--filter", "name = Ada or Bob", "form.plist", "staff.json", "name")
    #expect(joint.status == 1)
    #expect(joint.errors.contains("write name = Ada or name = Bob, or name in (Ada, Bob)"))
    let fine = try scene.run("get", "--filter", "name = Ada", "form.plist", "staff.json", "name")
    #expect(fine.errors.isEmpty)
  }

  @Test("one refusal and nothing is changed in any of them")
  func refused() throws {
    let scene = try scene()
    let outcome = try scene.run(
      "set", "--where", "salary=10", "form.plist", "staff.json", "name=x", "salary=-1")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("record 1, salary"))
    #expect(outcome.errors.contains("record 2, salary"))
    #expect(outcome.errors.hasSuffix("staff.json: nothing was changed\n"))
    #expect(try scene.read("staff.json") == Self.data)
  }

  private static let alike = [
    "aB3", "Ab3", "áb3", "strasse", "straße", "100", "１００", "करण", "किरण", "はは", "ばば", "café",
    "cafe\u{301}",
  ]

  private func alikeScene() throws -> Scene {
    let records = Self.alike.map { "  {\"id\": \"\($0)\", \"n\": 0}" }.joined(separator: ",\n")
    return try Scene([
      "f.plist": "( { valuePath = id; }, { valuePath = n; valueType = integer; } )",
      "d.json": "[\n\(records)\n]\n",
    ])
  }

  @Test(
    "set writes the record that has the text, and none that is like it", arguments: alike)
  func exact(text: String) throws {
    let scene = try alikeScene()
    let before = try scene.read("d.json")
    let set = try scene.run("set", "--where", "id=\(text)", "f.plist", "d.json", "n=1")
    #expect(set.errors.hasSuffix("d.json: 1 record matches, 1 changed\n"), "\(set.errors)")
    let wanted = Array("{\"id\": \"\(text)\", \"n\": 0}".utf8)
    let changed = Array("{\"id\": \"\(text)\", \"n\": 1}".utf8)
    let after = Array(before.utf8).replacing(wanted, with: changed)
    #expect(try Array(scene.read("d.json").utf8) == after)
    let get = try scene.run("get", "--where", "id=\(text)", "f.plist", "d.json", "id")
    #expect(get.output.utf8.elementsEqual("\(text)\n".utf8))
  }

  @Test(
    "records that only differ in case and the like are counted, with the filter that takes them",
    arguments: [
      (
        "id=AB3",
        "3 others differ in case, accents or the form of characters: --filter id=AB3 takes them"
      ),
      ("id=cafe", "2 others differ in accents: --filter id=cafe takes them"),
      (
        "id=１00",
        "2 others differ in the form of characters: --filter 'id=\"１00\"' takes them"
      ),
      (
        "id=STRASSE",
        "2 others differ in case, accents or the form of characters: --filter id=STRASSE takes them"
      ),
    ])
  func nearMisses(condition: String, words: String) throws {
    let scene = try alikeScene()
    let before = try scene.read("d.json")
    let set = try scene.run("set", "--where", condition, "f.plist", "d.json", "n=1")
    #expect(set.status == 1)
    #expect(set.errors == "d.json: no record has \(condition)\nd.json: \(words)\n")
    #expect(try scene.read("d.json") == before)
    let filter = words.split(separator: " ").first { $0.contains("id=") } ?? ""
    let get = try scene.shell("$formview get --filter \(filter) f.plist d.json n")
    #expect(get.output.split(separator: "\n").count == Int(words.prefix { $0.isNumber }))
  }

  @Test(
    "they are said beside what matches, too, quoted for the shell, and only in case where that is all"
  )
  func beside() throws {
    let scene = try Scene([
      "f.plist": "( { valuePath = name; key = N; }, { valuePath = d; valueType = date; } )",
      "d.json": """
      [{"name": "Ann's B", "d": "2026-01-05"}, {"name": "ann's b", "d": "2026-02-05"}, {"name": "ANN'S B"},
       {"name": "x", "d": "2027-01-01"}]
      """,
    ])
    let get = try scene.run("get", "--where", "name=Ann's B", "f.plist", "d.json", "d")
    #expect(get.status == 0 && get.output == "2026-01-05\n")
    #expect(
      get.errors
        == "d.json: 2 others differ in case: --filter 'name=\"Ann'\\''s B\"' takes them\n")
    let shell = try scene.shell(
      "$formview get --filter 'name=\"Ann'\\''s B\"' f.plist d.json name")
    #expect(shell.output == "Ann's B\nann's b\nANN'S B\n")
    let year = try scene.run("get", "--where", "d=2026", "f.plist", "d.json", "name")
    #expect(year.status == 1)
    #expect(year.errors.contains("2 others are within it: --filter d=2026 takes them"))
    let one = try scene.shell(
      "LC_ALL=zh_CN.UTF-8 $formview get --where 'name=X' f.plist d.json name")
    #expect(one.errors.contains("另有 1 条只有大小写不同：用 --filter name=X 可以匹配"))
  }

  @Test("a switch is set where records store a text that says so, as is typed")
  func switches() throws {
    let scene = try Scene([
      "f.plist":
        "( { valuePath = m; valueType = bool; }, { valuePath = n; valueType = integer; } )",
      "d.json": """
      [{"m": "yes", "n": 1}, {"m": "yes", "n": 2}, {"m": true, "n": 3}, {"m": "no", "n": 4}, {"m": false, "n": 5}]
      """,
    ])
    for option in [["--where", "m=yes"], ["--filter", "m = yes"], ["--filter", "m = YES"]] {
      let get = try scene.run(["get"] + option + ["f.plist", "d.json", "n"])
      #expect(get.output == "1\n2\n3\n", "\(option)")
    }
    #expect(try scene.run("get", "--where", "m=off", "f.plist", "d.json", "n").output == "5\n")
  }

  @Test("a text key of a database is exact, and columns that differ in their Unicode form are two")
  func database() throws {
    let (composed, decomposed) = ("caf\u{E9}", "cafe\u{301}")
    let scene = try DatabaseTests.scene(
      """
      CREATE TABLE staff (id TEXT PRIMARY KEY, "\(composed)" INT, "\(decomposed)" INT);
      INSERT INTO staff VALUES ('aB3', 1, 2), ('Ab3', 3, 4), ('áb3', 5, 6);
      CREATE TABLE "\(composed)" (v INT); INSERT INTO "\(composed)" VALUES (7);
      CREATE TABLE "\(decomposed)" (v INT); INSERT INTO "\(decomposed)" VALUES (8);
      """,
      form: """
        { recordsTable = staff; rows = ( { valuePath = id; }, { valuePath = "\(composed)"; valueType = integer; },
          { valuePath = "\(decomposed)"; valueType = integer; } ); }
        """)
    let set = try scene.run(
      "set", "--where", "id=aB3", "form.plist", "staff.db", "\(decomposed)=20", "\(composed)=10")
    #expect(set.status == 0, "\(set.errors)")
    #expect(
      set.errors.contains(
        "2 others differ in case, accents or the form of characters: --filter id=aB3"))
    #expect(
      try StaffDatabase.sql("SELECT * FROM staff", in: scene) == "aB3|10|20\nAb3|3|4\náb3|5|6\n")
    for (table, value) in [(composed, "7"), (decomposed, "8")] {
      let shown = try scene.run(
        "show", "--form", "auto", "--table", table, "--format", "csv", "staff.db")
      #expect(shown.output == "v\r\n\(value)\r\n", "\(shown.errors)")
    }
  }

  @Test("no match ends with 1 and says so", arguments: [["get", "name"], ["set", "name=x"]])
  func none(arguments: [String]) throws {
    let scene = try scene()
    let outcome = try scene.run(
      arguments[0], "--where", "name=Zed", "form.plist", "staff.json", arguments[1])
    #expect(outcome.status == 1)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors == "staff.json: no record has name=Zed\n")
    #expect(try scene.read("staff.json") == Self.data)
  }

  @Test("a value that can't be meant is shown as it was typed, with a mark below the fault")
  func place() throws {
    let outcome = try scene().run(
      "get", "--where", "name=Ada", "--where", "salary=a \"b\"", "form.plist", "staff.json", "name")
    #expect(outcome.status == 2)
    let lines = outcome.errors.split(separator: "\n")
    #expect(lines.first?.hasPrefix("--where: column 8: ") == true, "\(outcome.errors)")
    #expect(lines.dropFirst() == ["  salary=a \"b\"", "         ^"])
  }

  @Test(
    "a condition that can't be meant ends with 2",
    arguments: [["salery=1"], ["salary"], ["salary=many"], ["pin=1234"]])
  func wrong(conditions: [String]) throws {
    let outcome = try scene().run(
      ["get", "--where"] + conditions + ["form.plist", "staff.json", "name"])
    #expect(outcome.status == 2)
    #expect(!outcome.errors.isEmpty)
  }

  @Test("--record and --where together end with 2")
  func both() throws {
    let outcome = try scene().run(
      "get", "--record", "1", "--where", "name=Ada", "form.plist", "staff.json", "name")
    #expect(outcome.status == 2)
  }

  @Test("a secure value is bullets here too, and its bytes with --raw")
  func secure() throws {
    let shown = try scene().run("get", "--where", "name=Ada", "form.plist", "staff.json", "pin")
    #expect(shown.output == "••••••••\n")
    let raw = try scene().run(
      "get", "--raw", "--where", "name=Ada", "form.plist", "staff.json", "pin")
    #expect(raw.output == "\"1234\"\n")
  }

  @Test("an empty filter is refused: a script's empty variable must not mean all records")
  func emptyFilter() throws {
    for filter in ["", "  "] {
      let scene = try scene()
      let before = try scene.read("staff.json")
      let outcome = try scene.run("set", "--filter", filter, "form.plist", "staff.json", "phone=7")
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("--filter is empty"))
      #expect(try scene.read("staff.json") == before)
    }
  }

  @Test("works on JSON Lines, and keeps a line that is not JSON")
  func lines() throws {
    let scene = try Scene(["form.plist": Fixtures.form])
    try scene.write("staff.jsonl", "{\"name\": \"a\"}\n{broken\n{\"name\": \"b\"}\n")
    let outcome = try scene.run("set", "--where", "phone=", "form.plist", "staff.jsonl", "phone=7")
    #expect(outcome.status == 0)
    #expect(
      outcome.errors
        == "staff.jsonl: warning: phone \"Phone\": added phone, which none of the first 2 records had\n"
        + "staff.jsonl: 2 records match, 2 changed\n")
    #expect(
      try scene.read("staff.jsonl")
        == "{\"name\": \"a\", \"phone\": \"7\"}\n{broken\n{\"name\": \"b\", \"phone\": \"7\"}\n")
    #expect(
      try scene.run("get", "--record", "2", "form.plist", "staff.jsonl", "name").status == 4)
  }
}

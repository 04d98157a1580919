import ScreenTesting
import Testing

/// What the commands print and write of data without a form.
@Suite("Data without a form, as the commands take them")
struct FirstFormTests {
  /// A list of records with ten members, more than a first table has columns.
  private static let wide =
    "["
    + (1...2).map { record in
      "{" + (0..<10).map { #""m\#($0)": "\#(record)-\#($0)""# }.joined(separator: ", ") + "}"
    }
    .joined(separator: ", ") + "]"

  private func show(_ scene: Scene, _ arguments: String...) throws -> Scene.Outcome {
    try scene.run(["show", "--form", "auto"] + arguments)
  }

  /// Lines of CSV, which end in CR LF.
  private func lines(_ outcome: Scene.Outcome) -> [Substring] {
    outcome.output.split(whereSeparator: \.isNewline)
  }

  @Test("Formats for programs print every member, a table as many as there is room for")
  func allMembers() throws {
    let scene = try Scene(["data.json": Self.wide])
    for format in ["csv", "tsv", "json", "jsonl", "markdown", "rows"] {
      #expect(try show(scene, "--format", format, "data.json").output.contains("2-9"), "\(format)")
    }
    #expect(lines(try show(scene, "--format", "csv", "data.json")).first?.hasSuffix(",m9") == true)
    #expect(try !show(scene, "data.json").output.contains("M8"))
    let chosen = try show(scene, "--format", "csv", "--columns", "m9,m0", "data.json")
    #expect(chosen.output == "m9,m0\r\n1-9,1-0\r\n2-9,2-0\r\n")
  }

  @Test("The columns that somebody chose in a form are those of all formats")
  func chosenColumns() throws {
    let form = try Scene(["data.json": Self.wide]).run("new", "data.json").output
    let scene = try Scene(["data.json": Self.wide, "form.plist": form])
    let table = try scene.run("show", "--format", "csv", "form.plist", "data.json")
    #expect(lines(table).first == "m0,m1,m2,m3,m4,m5,m6,m7")
  }

  @Test("A filter looks at every member, also on the screen")
  func filter() throws {
    let scene = try Scene(["data.json": Self.wide])
    let found = try show(scene, "--filter", "2-9", "--format", "csv", "data.json")
    #expect(lines(found).count == 2 && found.output.contains("2-9"), "\(found.output)")
    let session = try scene.open("data.json", size: (100, 20), showing: "1-0")
    try session.press("&")
    session.type("2-9")
    try session.press("Enter")
    try session.wait(until: "only the record that has it is shown") { session in
      !session.screen.contains { $0.contains("1-0") }
        && session.screen.contains { $0.contains("2-0") }
    }
    try session.press("q")
  }

  @Test("Every member of an object of thousands is printed")
  func longObject() throws {
    let members = (0..<6_000).map { "\"m\($0)\": \($0)" }.joined(separator: ", ")
    let scene = try Scene(["data.json": "{\(members)}"])
    let table = try show(scene, "--format", "csv", "data.json")
    #expect(lines(table).first?.split(separator: ",").count == 6_000)
  }

  @Test("A number that was whole takes a fraction, and a null anything")
  func types() throws {
    let scene = try Scene(["data.json": #"[{"n": 5, "x": null}, {"n": 6, "x": null}]"#])
    func set(_ record: String, _ assignments: String...) throws {
      let outcome = try scene.run(
        ["set", "--form", "auto", "--record", record, "data.json"] + assignments)
      #expect(outcome.status == 0, "\(outcome.errors)")
    }
    try set("1", "n=5.25", "x=true")
    #expect(try scene.read("data.json") == #"[{"n": 5.25, "x": true}, {"n": 6, "x": null}]"#)
    for (typed, stored) in [("7", "7"), ("some text", "\"some text\""), ("[1]", "[1]")] {
      try scene.write("data.json", #"[{"n": 5, "x": null}, {"n": 6, "x": null}]"#)
      try set("2", "x=\(typed)")
      #expect(try scene.read("data.json") == #"[{"n": 5, "x": null}, {"n": 6, "x": \#(stored)}]"#)
    }
  }

  @Test("Columns of a database are what they are declared for, also where nothing is in them")
  func declaredTypes() throws {
    let scene = try Scene()
    let columns =
      "id INTEGER PRIMARY KEY, price DECIMAL(10,2), active BOOLEAN, born DATE, seen DATETIME,"
      + " size REAL, name VARCHAR(20), anything, count INT"
    _ = try StaffDatabase.sql(
      """
      CREATE TABLE t (\(columns)); INSERT INTO t (id, price) VALUES (1, 5), (2, 6);
      CREATE TABLE empty (\(columns));
      """, in: scene)
    let types = [
      "integer", "number", "bool", "date", "date", "number", "", "any", "integer",
    ]
    for table in ["t", "empty"] {
      let made = try scene.run("new", "staff.db", "--table", table)
      #expect(made.status == 0, "\(made.errors)")
      let rows = made.lines.filter { $0.contains("valuePath") }
      let found = rows.map { row in
        row.split(separator: "valueType = ").dropFirst().first?.prefix { $0 != ";" } ?? ""
      }
      #expect(found.map(String.init) == types, "\(table): \(made.output)")
    }
    let set = try scene.run(
      "set", "--form", "auto", "--table", "t", "--record", "1", "staff.db", "price=5.50",
      "active=on",
      "born=2026-02-01", "seen=2026-02-01 10:30", "name=7", "anything=8")
    #expect(set.status == 0, "\(set.errors)")
    #expect(
      try StaffDatabase.sql(
        "SELECT price, active, born, seen, typeof(name), typeof(anything) FROM t WHERE id = 1",
        in: scene)
        == "5.5|1|2026-02-01|2026-02-01T10:30:00|text|integer\n")
    let refused = try scene.run(
      "set", "--form", "auto", "--table", "t", "--record", "1", "staff.db", "count=1.5")
    #expect(refused.status == 1)
  }

  @Test(
    "What has free keys gets new ones without a form of its own",
    arguments: [
      ("services.cache.image=redis", "    \"cache\": {\"image\": \"redis\"}"),
      (
        "services.db.ports[0]=5432:5432",
        "    \"db\": {\"image\": \"postgres\", \"ports\": [\"5432:5432\"]}"
      ),
      ("services.web.environment.LANG=C", "\"environment\": {\"TZ\": \"UTC\", \"LANG\": \"C\"}"),
      ("services.web.@key=front", "    \"front\": {"),
    ])
  func freeKeys(assignment: String, line: String) throws {
    let compose = """
      {
        "name": "shop",
        "services": {
          "web": {"image": "nginx", "ports": ["80:80"], "environment": {"TZ": "UTC"}},
          "db": {"image": "postgres"}
        }
      }

      """
    let scene = try Scene(["compose.json": compose])
    let set = try scene.run("set", "--form", "auto", "compose.json", assignment)
    let isNewService = assignment.hasPrefix("services.cache")
    let warning = "compose.json: warning: services.cache is a new item\n"
    #expect(set.status == 0 && set.errors == (isNewService ? warning : ""), "\(set.errors)")
    let saved = try scene.read("compose.json")
    #expect(saved.contains(line), "\(saved)")
    #expect(try scene.run("check", "--form", "auto", "compose.json").output == "")
  }

  @Test(
    "A value that is a text in one item and a list or an object in another is edited as each",
    arguments: [
      ("ports[0]=443", #"{"ports": [443], "logs": "all", "x": 1}"#),
      ("logs=none", #""logs": "none""#),
      ("logs.driver=json", #""logs": {"driver": "json"}"#), ("ports=a:b", #""ports": "a:b""#),
    ])
  func shapes(assignment: String, line: String) throws {
    let scene = try Scene([
      "data.json": """
      [
        {"ports": [80], "logs": "all", "x": 1},
        {"ports": "80", "logs": {"driver": "local"}, "x": 2}
      ]

      """
    ])
    let isFirst = assignment.hasPrefix("ports[") || assignment == "logs=none"
    let record = isFirst ? "1" : "2"
    let set = try scene.run("set", "--form", "auto", "--record", record, "data.json", assignment)
    #expect(set.status == 0 && set.errors == "", "\(set.errors)")
    let saved = try scene.read("data.json")
    #expect(saved.contains(line), "\(saved)")
    #expect(try scene.run("check", "--form", "auto", "data.json").output == "")
  }
}

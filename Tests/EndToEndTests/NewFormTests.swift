import ScreenTesting
import Testing

@Suite("A first form out of data")
struct NewFormTests {
  private static let data = """
    [{"name": "web", "ports": [{"number": 80}], "token": "7f1c"}, {"name": "db", "ports": []}]
    """

  @Test("new prints a form that lint and check are content with")
  func new() throws {
    let scene = try Scene(["data.json": Self.data])
    let made = try scene.run("new", "data.json")
    #expect(made.status == 0)
    #expect(made.output.contains("/* A first form for data.json, made of 2 records."))
    try scene.write("made.plist", made.output)
    let lint = try scene.run("lint", "--strict", "made.plist")
    #expect(lint.status == 0, "\(lint.output)")
    #expect(try scene.run("check", "made.plist", "data.json").status == 0)
    #expect(try !scene.run("show", "made.plist", "data.json").output.contains("7f1c"))
  }

  @Test("data of standard input, which have no name, have one in the form")
  func standardInput() throws {
    let scene = try Scene([:])
    let made = try scene.run("new", "-", input: "[1, 2]").output
    #expect(made.contains("/* A first form for standard input, made of 2 records."), "\(made)")
    #expect(made.contains("title = Data;"), "\(made)")
    #expect(
      made.contains("{ key = Data; valuePath = SELF; valueType = number; /* 1 to 2 */ }"),
      "\(made)")
  }

  @Test("an empty list has a form with one row, which takes any item")
  func nothing() throws {
    let outcome = try Scene(["data.json": "[]"]).run("new", "data.json")
    #expect(outcome.status == 0)
    #expect(
      outcome.output.contains("valuePath = SELF; cellIdentifier = TextFieldCell; valueType = any;"))
  }

  @Test(
    "records that are objects and others have a form that finds nothing in them",
    arguments: [
      #"[1,{"a":1}]"#, #"[null,{"a":1}]"#, #"[{"a":1},"x",{"a":2}]"#, #"[[1],{"a":1}]"#,
      #"[{},{"a":1}]"#, #"[null,{}]"#, #"[[{"a":1}],[2]]"#, #"[null,{"a":{"b":[1]}}]"#,
    ])
  func mixedRecords(data: String) throws {
    let scene = try Scene(["data.json": data])
    try scene.write("made.plist", scene.run("new", "data.json").output)
    let lint = try scene.run("lint", "--strict", "--data", "data.json", "made.plist")
    #expect(lint.status == 0 && lint.output.isEmpty, "\(lint.output)")
    let check = try scene.run("check", "made.plist", "data.json")
    #expect(check.status == 0 && check.output.isEmpty, "\(check.output)")
  }

  @Test("a data file's name may have braces, which show nothing of the data")
  func braces() throws {
    let data = #"{"id": 1, "password": "7f1c"}"#
    let names = ["{.json", "{password}.json", "{id}.json"]
    let scene = try Scene(Dictionary(uniqueKeysWithValues: names.map { ($0, data) }))
    for name in names {
      let shown = try scene.run("show", name)
      #expect(shown.status == 0, "\(shown.errors)")
      #expect(shown.lines.first?.hasPrefix(name.dropLast(5)) == true, "\(shown.output)")
    }
  }

  @Test("a member that is a list in some records is edited where it is a number or a text")
  func mixedMembers() throws {
    let data = #"[{"id":1,"value":5},{"id":2,"value":[1,2]},{"id":3,"value":"x"}]"#
    let scene = try Scene(["v.json": data, "r.json": #"[1,"a",null,{"x":1}]"#])
    func set(_ arguments: String...) throws -> Scene.Outcome {
      try scene.run(["set", "--form", "auto"] + arguments)
    }
    #expect(try set("--record", "1", "v.json", "value=6").status == 0)
    #expect(try set("--record", "3", "v.json", "value=y").status == 0)
    let refused = try set("--record", "2", "v.json", "value=6")
    #expect(refused.status == 1 && refused.errors.contains("is not a list"), "\(refused.errors)")
    #expect(try set("--json", "--record", "2", "v.json", "value=[3]").status == 0)
    #expect(
      try scene.read("v.json")
        == #"[{"id":1,"value":6},{"id":2,"value":[3]},{"id":3,"value":"y"}]"#)
    #expect(try set("--record", "2", "r.json", "SELF=b").status == 0)
    #expect(try set("--json", "--record", "4", "r.json", "SELF={}").status == 0)
    #expect(try scene.read("r.json") == #"[1,"b",null,{}]"#)
  }

  @Test("data alone open the screen with such a form, or with the one beside them")
  func screen() throws {
    let scene = try Scene(["data.json": Self.data])
    let screen = try scene.open("data.json", showing: "1 item: 80")
    try screen.press("q")
    try scene.write(
      "data.form.plist", "{ title = Beside; rows = ( { key = Host; valuePath = name; } ); }")
    let other = try scene.open("data.json", showing: "Beside")
    try other.press("q")
  }

  @Test(
    "data that can be read once only are read once",
    arguments: [["show"], ["check"], ["lint", "--form", "auto", "--data"]])
  func pipe(command: [String]) throws {
    let outcome = try Scene([:]).run(command + ["/dev/stdin"], input: #"{"name": "Ada"}"#)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors.isEmpty, "\(outcome.errors)")
  }

  @Test("data of a long first record are data in the form that its beginning shows")
  func longFirstRecord() throws {
    let items = (0..<30_000).map { "<integer>\($0)</integer>" }.joined(separator: "\n")
    let scene = try Scene([
      "list.plist": """
      <plist><array><dict><key>name</key><string>Ada</string><key>icon</key><data>AQIDBA==</data>
      <key>list</key><array>\(items)</array></dict></array></plist>
      """
    ])
    let screen = try scene.open("--form", "auto", "list.plist", showing: "4 bytes")
    try screen.press("q")
  }
}

import ScreenTesting
import Testing

@Suite("Members with single values of two kinds")
struct MixedScalarTests {
  private static let records = """
    [
      {"name": "a", "port": 80, "on": true, "share": 3.5},
      {"name": "b", "port": "80", "on": "yes", "share": 4},
      {"name": "c", "port": 443, "on": false, "share": null},
      {"name": "d"}
    ]
    """

  private func scene() throws -> Scene { try Scene(["data.json": Self.records]) }

  @Test("A first form has a variant for each kind, the most frequent first; it accepts its data")
  func form() throws {
    let scene = try scene()
    let made = try scene.run("new", "data.json").output
    #expect(
      made.contains(
        "valuePath = port; variants = ( { title = Number; valueType = number; }, { title = Text; valueType = string; } );"
      ), "\(made)")
    #expect(
      made.contains(
        "valuePath = on; variants = ( { title = \"On or off\"; valueType = bool; }, { title = Text; valueType = string; } );"
      ), "\(made)")
    try scene.write("made.plist", made)
    #expect(try scene.run("lint", "--strict", "made.plist").output == "")
    #expect(try scene.run("check", "made.plist", "data.json").output == "")
  }

  @Test("Whole numbers and fractions are one kind, numbers; null is none")
  func numbers() throws {
    let made = try scene().run("new", "data.json").output
    #expect(made.contains("valuePath = share; valueType = number;"), "\(made)")
  }

  @Test(
    "A value keeps its type when it is set, and gets back to its bytes",
    arguments: [
      ("2", "port=81", "\"port\": \"81\"", "port=80"), ("1", "port=81", "\"port\": 81", "port=80"),
      ("2", "on=no", "\"on\": \"no\"", "on=yes"), ("1", "on=off", "\"on\": false", "on=on"),
    ])
  func keepsType(record: String, set: String, written: String, back: String) throws {
    let scene = try scene()
    let arguments = ["set", "--form", "auto", "data.json", "--record", record]
    #expect(try scene.run(arguments + [set]).status == 0)
    #expect(try scene.read("data.json").contains(written))
    #expect(try scene.run(arguments + [back]).status == 0)
    #expect(try scene.read("data.json") == Self.records)
  }

  @Test("A text that is no number makes a text of the number, with a warning")
  func otherKind() throws {
    let scene = try scene()
    let set = try scene.run(
      "set", "--form", "auto", "data.json", "--record", "1", "port=80/tcp")
    #expect(set.errors.contains("was a number, is a text now"), "\(set.errors)")
    #expect(try scene.read("data.json").contains("\"port\": \"80/tcp\""))
  }

  @Test("In a field likewise: it says what the text becomes")
  func field() throws {
    let scene = try scene()
    let session = try scene.open("data.json", size: (80, 14), showing: "Port")
    try session.press("Enter")
    try session.wait(for: "Esc table")
    try session.edit("Port")
    try session.press("C-u", "C-k")
    session.type("80/tcp")
    try session.wait(for: "as Text")
    try session.press("Enter")
    try session.press("s")
    try session.wait(for: "Saved")
    #expect(
      try scene.read("data.json")
        == Self.records.replacing("\"port\": 80,", with: "\"port\": \"80/tcp\","))
  }

  @Test("In a database each value of a column keeps its storage class")
  func database() throws {
    let scene = try Scene([
      "t.sql": """
      CREATE TABLE t (id INTEGER PRIMARY KEY, qty);
      INSERT INTO t VALUES (1, 5), (2, 'many'), (3, 7.5), (4, NULL);
      """
    ])
    #expect(try scene.shell("sqlite3 t.db < t.sql").status == 0)
    for (record, value) in [("1", "6"), ("2", "12"), ("4", "8")] {
      let set = try scene.run("set", "--form", "auto", "t.db", "--record", record, "qty=\(value)")
      #expect(set.status == 0, "\(set.errors)")
    }
    let stored = try scene.shell("sqlite3 t.db 'SELECT qty, typeof(qty) FROM t'").output
    #expect(stored == "6|integer\n12|text\n7.5|real\n8|integer\n")
  }

  @Test("In YAML a quoted number stays quoted, a plain one plain, with its comment")
  func yaml() throws {
    let scene = try Scene(["data.yaml": "- port: 80  # web\n- port: \"80\"\n"])
    for record in ["1", "2"] {
      #expect(
        try scene.run("set", "--form", "auto", "data.yaml", "--record", record, "port=81").status
          == 0)
    }
    #expect(try scene.read("data.yaml") == "- port: 81  # web\n- port: \"81\"\n")
  }

  @Test("In a property list an integer stays one, and a string a string")
  func propertyList() throws {
    let text = """
      <plist version="1.0"><array><dict><key>a</key><integer>1</integer></dict>
      <dict><key>a</key><string>1</string></dict></array></plist>
      """
    let scene = try Scene(["data.plist": text])
    for record in ["1", "2"] {
      #expect(
        try scene.run("set", "--form", "auto", "data.plist", "--record", record, "a=2").status == 0)
    }
    #expect(
      try scene.read("data.plist")
        == text.replacing(">1</integer>", with: ">2</integer>")
        .replacing(">1</string>", with: ">2</string>"))
  }

  @Test("Records that are single values of two kinds have a form, too")
  func records() throws {
    let scene = try Scene(["data.json": "[80, \"80\", 81]"])
    #expect(
      try scene.run("set", "--form", "auto", "data.json", "--record", "2", "SELF=82").status == 0)
    #expect(try scene.read("data.json") == "[80, \"82\", 81]")
  }

  @Test("A secret of two kinds stays hidden, and is no variant")
  func secret() throws {
    let scene = try Scene(["data.json": "[{\"password\": \"s3cret\"}, {\"password\": 1234}]"])
    let made = try scene.run("new", "data.json").output
    #expect(made.contains("isSecure = YES;") && !made.contains("variants"), "\(made)")
    #expect(try !scene.run("show", "data.json").output.contains("1234"))
  }
}

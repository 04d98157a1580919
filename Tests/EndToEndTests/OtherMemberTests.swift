import ScreenTesting
import Testing

@Suite("Members that no row names")
struct OtherMemberTests {
  static let form = """
    (
      { key = "Name"; valuePath = name; },
      { key = "City"; valuePath = address.city; },
      { key = "Lines"; valuePath = lines; itemForm = ( { key = "What"; valuePath = what; } ); }
    )
    """
  static let record = """
    {
      "name": "Ada",
      "owner": "ops",
      "address": {"city": "Oslo", "zip": 150},
      "lines": [{"what": "a", "note": "n"}, {"what": "b"}],
      "tags": ["x", "y"],
      "apiToken": "s3cret"
    }

    """

  private func scene(_ key: String = "", record: String = record) throws -> Scene {
    try Scene([
      "form.plist": "{ \(key) rows = \(Self.form); }", "data.json": record,
    ])
  }

  // MARK: Commands

  @Test("show has them in a section of their own at the end, secrets masked")
  func shown() throws {
    let lines = try scene().run("show", "form.plist", "data.json").lines
    let section = try #require(lines.firstIndex(of: "Other members"))
    #expect(
      lines[section...].map { $0.split(separator: " ").joined(separator: " ") }
        == [
          "Other members", "Owner ops", "Address › 150", "Zip", "Tags 2 items: x, y",
          "Api token ••••••••",
        ])
    let hidden = try scene("otherMembers = hide;").run("show", "form.plist", "data.json").output
    #expect(!hidden.contains("Owner") && !hidden.contains("Other members"))
  }

  @Test("check counts them in one line that is no problem, and not where there are none")
  func counted() throws {
    let scene = try scene()
    let found = try scene.run("check", "--strict", "form.plist", "data.json")
    #expect(
      found.output
        == "data.json: info otherMembers: 5 members that no row names: address.zip, apiToken, "
        + "lines.*.note, owner, tags\n")
    #expect(found.status == 0)
    try scene.write("data.json", #"[{"name": "A", "b": 1}, {"name": "B"}, {"b": 2, "c": 3}]"#)
    #expect(
      try scene.run("check", "form.plist", "data.json").output
        == "data.json: info otherMembers: 3 members in 2 records that no row names: b, c\n")
    try scene.write("data.json", #"[{"name": "A"}, {"lines": [{"what": "x"}]}]"#)
    #expect(try scene.run("check", "form.plist", "data.json").output == "")
  }

  @Test(
    "What any key of the form names, reads or goes through is no other member",
    arguments: [
      #"{ valuePath = a; displayValue = "{a} {b}"; }"#,
      #"{ valuePath = a; hidden = "b == 1"; }"#,
      #"{ valuePath = a; formula = "b + 1"; }"#,
      #"{ valuePath = a; subtitle = "{b}"; }"#,
      #"{ valuePath = a; choicesFrom = b; }"#,
      #"{ valuePath = a; itemForm = ( { valuePath = c; hidden = "@parent.b == 1"; } ); }"#,
      #"{ valuePath = a; itemForm = ( { valuePath = c; hidden = "@root.b == 1"; } ); }"#,
      #"{ valuePath = "b.c.d"; }, { valuePath = a; }"#,
      #"{ valuePath = a; }, { valuePath = b; cellIdentifier = MapCell; }"#,
      #"{ valuePath = a; }, { valuePath = b; valueType = any; }"#,
    ])
  func known(_ rows: String) throws {
    for value in ["1", #"{"c": {"d": 1}}"#, "[1, 2]"] {
      let scene = try Scene([
        "form.plist": "( \(rows) )", "data.json": #"{"a": [{"c": 1}], "b": \#(value)}"#,
      ])
      let output = try scene.run("check", "form.plist", "data.json").output
      #expect(!output.contains("otherMembers"), "\(value): \(output)")
    }
  }

  @Test("Members are known by the forms of the same object, and titles of records")
  func ownObjects() throws {
    let scene = try Scene([
      "form.plist": """
      { recordTitle = "{b}"; forms = { more = ( { valuePath = c; } ); };
        rows = ( { valuePath = a; }, { key = More; segueIdentifier = more; } ); }
      """, "data.json": #"{"a": 1, "b": 2, "c": 3, "d": 4}"#,
    ])
    #expect(
      try scene.run("check", "form.plist", "data.json").output
        == "data.json: info otherMembers: 1 member that no row names: d\n")
  }

  @Test("lint --data has a note for each name, which refuses nothing")
  func linted() throws {
    let scene = try scene()
    let lint = try scene.run("lint", "--strict", "--data", "data.json", "form.plist")
    #expect(lint.status == 0)
    #expect(
      lint.lines.map { $0.prefix { $0 != ";" } } == [
        "form.plist: info D107: no row names the member address.zip",
        "form.plist: info D107: no row names the member apiToken",
        "form.plist: info D107: no row names the member lines.*.note",
        "form.plist: info D107: no row names the member owner",
        "form.plist: info D107: no row names the member tags",
      ])
  }

  @Test("refuse makes each a problem at its line, of nested forms too unless they say otherwise")
  func refused() throws {
    let scene = try scene("otherMembers = refuse;")
    let found = try scene.run("check", "form.plist", "data.json")
    #expect(
      found.lines.map { $0.split(separator: " \"")[0] } == [
        "data.json:3:12: error otherMembers: record 1, owner",
        "data.json:4:38: error otherMembers: record 1, address.zip",
        "data.json:6:11: error otherMembers: record 1, tags",
        "data.json:7:15: error otherMembers: record 1, apiToken",
        "data.json:5:35: error otherMembers: record 1, lines[0].note",
      ], "\(found.output)")
    #expect(found.status == 1 && !found.output.contains("s3cret"))
    try scene.write(
      "form.plist",
      """
      { otherMembers = refuse; forms = { line = { otherMembers = hide; rows = ( { valuePath = what; } ); }; };
        rows = ( { valuePath = name; }, { valuePath = lines; itemForm = line; } ); }
      """)
    #expect(
      !(try scene.run("check", "form.plist", "data.json").output.contains("note")))
  }

  @Test("get and set know them by their paths; only the value's bytes change")
  func assigned() throws {
    let scene = try scene()
    #expect(try scene.run("get", "--form", "form.plist", "data.json", "owner").output == "ops\n")
    let set = try scene.run("set", "form.plist", "data.json", "owner=dev", "address.zip=151")
    #expect(set.status == 0, "\(set.errors)")
    #expect(
      try scene.read("data.json")
        == Self.record.replacing("\"ops\"", with: "\"dev\"").replacing("150", with: "151"))
    #expect(try scene.run("set", "form.plist", "data.json", "nothing=1").status == 2)
  }

  @Test("A form made of the data has none, nor has a table of a form columns of them")
  func none() throws {
    let scene = try scene()
    #expect(try scene.run("check", "auto", "data.json").output == "")
    try scene.write("data.json", #"[{"name": "A", "owner": "ops"}]"#)
    #expect(!(try scene.run("show", "form.plist", "data.json").output.contains("ops")))
  }

  // MARK: Screen

  @Test("A folded section counts them; unfolded, a value is edited, and a secret is masked")
  func screen() throws {
    let scene = try scene()
    let session = try scene.open(
      "form.plist", "data.json", size: (70, 16), showing: "▸ Other members  4 rows")
    #expect(session.position(of: "Owner") == nil)
    try session.press("G", "Space")
    try session.wait(for: "▾ Other members  4 rows")
    try session.wait(for: "Owner")
    #expect(session.position(of: "s3cret") == nil)
    try session.replaceValue(of: "Owner", with: "dev")
    try session.press("s")
    try session.wait(for: "Saved")
    #expect(try scene.read("data.json") == Self.record.replacing("ops", with: "dev"))
  }

  @Test("Each record shows the members that it has itself")
  func ofEachRecord() throws {
    let scene = try scene(
      record: #"[{"name": "Ada", "owner": "ops"}, {"name": "Bo", "tags": [1]}, {"name": "Cy"}]"#)
    let session = try scene.open("form.plist", "data.json", size: (70, 16), showing: "Cy")
    try session.press("Enter")
    try session.wait(for: "▸ Other members  1 row")
    try session.press("G", "Space")
    try session.wait(for: "Owner")
    try session.press(">")
    try session.wait(for: "Tags")
    #expect(session.position(of: "Owner") == nil)
    try session.press(">")
    try session.wait(forNo: "Other members")
  }

  @Test("set refuses a new member that the form refuses, in an object given as a whole, too")
  func refusedBySet() throws {
    let scene = try Scene([
      "form.plist": """
      { otherMembers = refuse; forms = { o = { otherMembers = refuse; rows = ( { valuePath = p; } ); }; };
        rows = ( { valuePath = o; segueIdentifier = o; }, { valuePath = l; itemForm = o; } ); }
      """, "data.json": "{\"o\": {\"p\": \"1\"}, \"l\": []}",
    ])
    for edit in ["o={\"p\":\"1\",\"w\":2}", "l=[{\"w\":2}]"] {
      let outcome = try scene.run("set", "--json", "form.plist", "data.json", edit)
      #expect(outcome.status == 1, "\(edit)")
      #expect(outcome.errors.contains("w"), "\(outcome.errors)")
    }
    #expect(try scene.read("data.json") == "{\"o\": {\"p\": \"1\"}, \"l\": []}")
    let fine = try scene.run("set", "--json", "form.plist", "data.json", "o={\"p\":\"2\"}")
    #expect(fine.status == 0, "\(fine.errors)")
  }

  @Test("An item shows its own, and a refused member is a problem until it is removed")
  func ofItems() throws {
    let scene = try scene("otherMembers = refuse;")
    let session = try scene.open(
      "form.plist", "data.json", size: (70, 16), showing: "Other members  4 rows  ✗ 4")
    try session.press("Down", "Down", "Enter", "Enter")
    try session.wait(for: "▸ Other members  1 row  ✗ 1")
    try session.press("G", "Space")
    try session.wait(for: "no row names this member")
    try session.press("Delete", "r")
    try session.wait(forNo: "Other members")
    try session.press("u")
    try session.wait(for: "no row names this member")
  }

  @Test("A member with values of two shapes is in the section, beside others and alone")
  func ofTwoShapes() throws {
    let scene = try scene(
      record: #"""
        {"lines": [{"what": "a", "note": ["n", "w"], "nets": ["x"]}, {"what": "b", "note": "p"},
                   {"what": "c"}]}
        """#)
    let session = try scene.open("form.plist", "data.json", size: (70, 16), showing: "Lines")
    try session.press("Down", "Down", "Enter", "Enter")
    try session.wait(for: "▸ Other members  2 rows")
    try session.press("G", "z")
    try session.wait(for: "▾ Other members")
    try session.wait(for: "Note")
    try session.press("z", ">")
    try session.wait(for: "▸ Other members  1 row")
    #expect(session.position(of: "Note") == nil)
    try session.press(">")
    try session.wait(forNo: "Other members")
    #expect(session.position(of: "Note") == nil)
  }

  @Test("A value in place of an item is no problem of members that only other items have")
  func ofBrokenItems() throws {
    let scene = try scene(record: #"{"lines": [{"what": "a", "note": "n"}, 5]}"#)
    let found = try scene.run("check", "form.plist", "data.json").lines
    #expect(found.count { $0.contains(" error ") } == 1, "\(found)")
    let session = try scene.open("form.plist", "data.json", size: (70, 16), showing: "✗ 1")
    try session.press("!")
    try session.wait(for: "Problems: 1")
  }

  @Test("In Chinese, in a narrow window")
  func narrow() throws {
    let scene = try scene()
    let session = try scene.open(
      "form.plist", "data.json", environment: ["LC_ALL": "zh_CN.UTF-8"], size: (40, 12),
      showing: "▸ 其他成员  4 行", bottom: "?")
    #expect(session.position(of: "Owner") == nil)
  }
}

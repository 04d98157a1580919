import Testing

@Suite("Unique values in the commands")
struct UniqueTests {
  private static let files = [
    "form.plist": """
    { rows = ( { key = Code; valuePath = code; unique = YES; },
               { key = PIN; valuePath = pin; isSecure = YES; unique = YES; },
               { key = Items; valuePath = items; itemForm = ( { key = SKU; valuePath = sku; valueType = integer; unique = YES; } ); } ); }
    """,
    "a.json": """
    [
      {"code": "A", "pin": "7531"},
      {"code": "B", "pin": "7531", "items": [{"sku": 1}, {"sku": 1.0}]},
      {"code": "A"}
    ]

    """,
  ]

  @Test("check names each duplicate at its place, and no secret")
  func check() throws {
    let found = try Scene(Self.files).run("check", "form.plist", "a.json")
    #expect(found.status == 1)
    #expect(
      found.lines == [
        #"a.json:2:12: error unique: record 1, code "Code": also in record 3; found "A""#,
        #"a.json:2:24: error unique: record 1, pin "PIN": also in record 2; found ••••••••"#,
        #"a.json:3:24: error unique: record 2, pin "PIN": also in record 1; found ••••••••"#,
        #"a.json:3:50: error unique: record 2, items[0].sku "SKU": also in item [1]; found 1"#,
        #"a.json:3:62: error unique: record 2, items[1].sku "SKU": also in item [0]; found 1.0"#,
        #"a.json:4:12: error unique: record 3, code "Code": also in record 1; found "A""#,
      ])
  }

  @Test("check warns of each record that has the identity of an earlier one")
  func identities() throws {
    let scene = try Scene([
      "form.plist": """
      { recordIdentity = id; rows = ( { key = ID; valuePath = id; }, { valuePath = name; } ); }
      """,
      "hidden.plist": "{ recordIdentity = id; rows = ( { valuePath = name; } ); }",
      "a.json": """
      [
        {"id": 7, "name": "A"},
        {"id": 8, "name": "A"},
        {"id": 7.0, "name": "B"}, {"name": "C"},
        {"name": "D", "id": 7}
      ]

      """,
    ])
    let found = try scene.run("check", "form.plist", "a.json")
    #expect(found.status == 0)
    #expect(
      found.lines == [
        #"a.json:4:10: warning recordIdentity: record 3, id "ID": same recordIdentity as record 1; found 7.0"#,
        #"a.json:5:23: warning recordIdentity: record 5, id "ID": same recordIdentity as record 1; found 7"#,
      ])
    #expect(try scene.run("check", "--strict", "form.plist", "a.json").status == 1)
    #expect(
      try scene.run("check", "hidden.plist", "a.json").lines.last
        == "a.json:5:23: warning recordIdentity: record 5: same recordIdentity as record 1")
  }

  @Test("Where rows with unique compare the identity, each record is reported once")
  func uniqueIdentities() throws {
    let scene = try Scene([
      "form.plist": "{ recordIdentity = id; rows = ( { valuePath = id; unique = YES; } ); }",
      "a.json": #"[{"id": 7}, {"id": 7}]"#,
    ])
    #expect(try scene.run("check", "form.plist", "a.json").lines.count == 2)
  }

  @Test("set refuses a value that another record has, or that several would get")
  func set() throws {
    let scene = try Scene(Self.files)
    let refused = try scene.run("set", "--record", "2", "form.plist", "a.json", "code=A")
    #expect(refused.status == 1)
    #expect(
      refused.errors.contains(#"error unique: record 2, code "Code": also in record 1"#))
    #expect(
      try scene.run("set", "--filter", "pin present", "form.plist", "a.json", "code=Q").status == 1)
    #expect(try scene.read("a.json") == Self.files["a.json"])
    #expect(try scene.run("set", "--record", "1", "form.plist", "a.json", "code=C").status == 0)
    #expect(try scene.run("set", "--record", "2", "form.plist", "a.json", "code=A").status == 1)
    #expect(try scene.run("set", "--record", "3", "form.plist", "a.json", "code=").status == 0)
    #expect(try scene.run("set", "--record", "2", "form.plist", "a.json", "code=A").status == 0)
  }

  @Test("Assignments of one call are judged together: two items can change places")
  func together() throws {
    let scene = try Scene(Self.files)
    #expect(
      try scene.run(
        "set", "--record", "2", "form.plist", "a.json", "items[0].sku=2", "items[1].sku=1"
      ).status == 0)
    let refused = try scene.run(
      "set", "--record", "2", "form.plist", "a.json", "items[1].sku=2")
    #expect(refused.errors.contains("also in item [0]"))
  }

  @Test("show marks them, and the filter for problems finds them")
  func show() throws {
    let scene = try Scene(Self.files)
    #expect(try scene.run("show", "form.plist", "a.json").output.contains("✗ A"))
    #expect(
      try scene.run("show", "--record", "3", "form.plist", "a.json").output
        .contains("also in record 1"))
    #expect(
      try scene.run(
        "show", "--filter", "problems and code = A", "--format", "jsonl", "form.plist", "a.json"
      ).lines.count == 2)
  }

  @Test("lint says that a single record has nothing to be compared with")
  func lint() throws {
    var files = Self.files
    files["one.json"] = #"{"code": "A", "pin": "1", "items": []}"#
    let scene = try Scene(files)
    let output = try scene.run("lint", "--data", "one.json", "form.plist").output
    #expect(output.contains("W108") && output.contains("the data are one record"))
    #expect(!(try scene.run("lint", "--data", "a.json", "form.plist").output.contains("W108")))
  }

  @Test("lint says so only of rows that no list compares, and points at the key")
  func lintOfSharedForm() throws {
    let scene = try Scene([
      "form.plist": """
      { forms = { port = ( { valuePath = number; unique = YES; } ); note = ( { valuePath = text; unique = YES; } ); };
        rows = ( { valuePath = main; segueIdentifier = port; }, { valuePath = ports; itemForm = port; },
                 { valuePath = note; segueIdentifier = note; } ); }
      """,
      "d.json": #"{"main": {"number": 1}, "ports": [{"number": 1}], "note": {"text": "x"}}"#,
    ])
    let lines = try scene.run("lint", "--data", "d.json", "form.plist").lines
    #expect(lines.count == 1)
    #expect(
      lines.first?.hasPrefix("form.plist:1:101: warning W108: form \"note\" row 1") == true,
      "\(lines)")
  }
}

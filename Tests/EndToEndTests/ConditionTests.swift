import Testing

@Suite("Rows that depend on others, on the command line and in the terminal")
struct ConditionTests {
  private static let files = [
    "server.plist": """
    (
      { key = Role; valuePath = role; values = (web, db); },
      { key = Replicas; valuePath = replicas; cellIdentifier = NumberCell; minimumValue = 1;
        hidden = "role != 'db'"; },
      { key = Owner; valuePath = owner; readOnly = "locked == true"; },
      { key = Locked; valuePath = locked; cellIdentifier = SwitchCell; },
      { key = Note; valuePath = note; required = "locked == true"; }
    )
    """,
    "a.json": #"{"role": "web", "replicas": 0, "owner": "ann", "locked": false, "note": ""}"#,
  ]

  @Test("set judges the record with all assignments, whatever their order")
  func set() throws {
    let scene = try Scene(Self.files)
    let refused = try scene.run("set", "server.plist", "a.json", "replicas=3")
    #expect(refused.status == 1)
    #expect(
      refused.errors.contains(
        "error hidden: record 1, replicas \"Replicas\": this row is hidden where role != 'db'"))
    #expect(try scene.run("set", "server.plist", "a.json", "replicas=3", "role=db").status == 0)
    #expect(try scene.read("a.json").contains(#""role": "db", "replicas": 3"#))
    let leaving = try scene.run("set", "server.plist", "a.json", "role=web", "replicas=4")
    #expect(leaving.status == 1)
    #expect(try scene.read("a.json").contains(#""role": "db", "replicas": 3"#))
  }

  @Test("set may lock what it sets, but not set what was locked")
  func locking() throws {
    let scene = try Scene(Self.files)
    let missing = try scene.run("set", "server.plist", "a.json", "locked=true", "note=")
    #expect(missing.errors.contains("error required: record 1, note \"Note\": is required"))
    #expect(
      try scene.run("set", "server.plist", "a.json", "owner=bo", "locked=true", "note=x").status
        == 0)
    let refused = try scene.run("set", "server.plist", "a.json", "owner=cy")
    #expect(refused.errors.contains("this row is read only where locked == true"))
    #expect(
      try scene.run("set", "server.plist", "a.json", "owner=cy", "locked=false").status == 0)
  }

  @Test("whenHidden acts inside of objects and items whose conditions look at what is around them")
  func around() throws {
    let scene = try Scene([
      "form.plist": """
      { rows = ( { valuePath = tls; valueType = bool; },
                 { valuePath = main; segueIdentifier = port; }, { valuePath = ports; itemForm = port; } );
        forms = { port = ( { valuePath = no; valueType = integer; },
                           { valuePath = cert; hidden = "@root.tls != true"; whenHidden = omit; },
                           { valuePath = key; hidden = "@parent.tls != true"; whenHidden = clear; } ); }; }
      """,
      "a.json":
        #"{"tls": true, "main": {"no": 1, "cert": "a", "key": "b"}, "ports": [{"no": 2, "cert": "c"}, {"no": 3}]}"#,
    ])
    #expect(try scene.run("set", "form.plist", "a.json", "tls=off").status == 0)
    #expect(
      try scene.read("a.json")
        == #"{"tls": false, "main": {"no": 1, "key": ""}, "ports": [{"no": 2}, {"no": 3}]}"#)
  }

  @Test("A section's conditions are those of its rows: disabled, read only, required")
  func sections() throws {
    let scene = try Scene([
      "form.plist": """
      { sections = ( { identifier = a; key = Owner; required = "live == true"; },
                     { identifier = b; readOnly = "live == true"; },
                     { identifier = c; disabled = "live == true"; } );
        rows = ( { valuePath = owner; section = a; requiredMessage = "who answers for it?"; },
                 { valuePath = port; section = b; valueType = integer; },
                 { valuePath = note; section = c; regex = "[a-z]*"; }, { valuePath = live; valueType = bool; } ); }
      """,
      "a.json": #"{"port": 1, "note": "ABC", "live": true}"#,
    ])
    let lint = try scene.run("lint", "--strict", "form.plist")
    #expect(lint.status == 0, "\(lint.output)")
    let found = try scene.run("check", "form.plist", "a.json")
    #expect(found.output.contains(#"owner "Owner": who answers for it?"#), "\(found.output)")
    #expect(!found.output.contains("note"))
    let refused = try scene.run("set", "form.plist", "a.json", "port=2")
    #expect(refused.errors.contains("read only where live == true"), "\(refused.errors)")
    let disabled = try scene.run("set", "form.plist", "a.json", "note=a")
    #expect(disabled.errors.contains("out of use where live == true"), "\(disabled.errors)")
    let caused = try scene.run("set", "form.plist", "a.json", "live=off", "port=2")
    #expect(caused.errors.contains("error regex: record 1, note"), "\(caused.errors)")
    #expect(
      try scene.run("set", "form.plist", "a.json", "live=off", "port=2", "note=abc").status == 0)
  }

  @Test("set takes away what it hides, as whenHidden says, and nothing that was hidden before")
  func hiding() throws {
    let scene = try Scene(Self.files)
    try scene.write(
      "server.plist",
      Self.files["server.plist", default: ""].replacing(
        "hidden = \"role != 'db'\"", with: "hidden = \"role != 'db'\"; whenHidden = omit"))
    try scene.write(
      "a.json", #"[{"role": "db", "replicas": 2}, {"role": "web", "replicas": 3, "note": "x"}]"#)
    #expect(
      try scene.run("set", "--where", "role=db", "server.plist", "a.json", "role=web").status == 0)
    #expect(
      try scene.read("a.json")
        == #"[{"role": "web"}, {"role": "web", "replicas": 3, "note": "x"}]"#)
  }

  @Test("check and show pass over what the form hides")
  func checking() throws {
    let scene = try Scene(Self.files)
    #expect(try scene.run("check", "server.plist", "a.json").status == 0)
    #expect(!(try scene.run("show", "server.plist", "a.json").output.contains("Replicas")))
    try scene.write("a.json", #"{"role": "db", "replicas": 0, "locked": true}"#)
    let outcome = try scene.run("check", "server.plist", "a.json")
    #expect(outcome.status == 1)
    #expect(
      outcome.errors.contains("minimumValue: replicas") || outcome.output.contains("minimumValue"))
    #expect(outcome.output.contains("required") || outcome.errors.contains("required"))
  }

  @Test("The open screen follows: a row appears as its condition is met")
  func screen() throws {
    let scene = try Scene(Self.files)
    let terminal = try scene.open("server.plist", "a.json", showing: "Role")
    #expect(!terminal.screen.contains { $0.contains("Replicas") })
    try terminal.press("Enter", "Down", "Enter")
    try terminal.wait(for: "Replicas")
    try terminal.press("u")
    try terminal.wait(forNo: "Replicas")
  }
}

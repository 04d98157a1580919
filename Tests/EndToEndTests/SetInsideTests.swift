import Testing

@Suite("get and set with paths into objects and lists that have forms")
struct SetInsideTests {
  static let files = [
    "form.plist": """
    { rows = ( { key = Name; valuePath = name; },
               { key = Site; valuePath = site; segueIdentifier = site; },
               { key = Services; valuePath = services; itemForm = service; },
               { key = Aliases; valuePath = aliases; cellIdentifier = ListCell; } );
      forms = {
        site = ( { key = City; valuePath = city; required = YES; }, { key = Room; valuePath = room; } );
        service = ( { key = Port; valuePath = port; valueType = integer; minimumValue = 1; },
                    { key = Label; identifier = label; valuePath = text; hidden = "port == 22"; },
                    { key = Token; valuePath = token; isSecure = YES; },
                    { key = Nets; valuePath = nets; itemForm = ( { key = Net; valuePath = net; regex = "[0-9.]+"; } ); } ); }; }
    """,
    "a.json":
      #"{"name": "x", "services": [{"port": 80, "token": "s"}, {"port": 22, "nets": [{"net": "1.2"}]}], "aliases": ["a"]}"#,
  ]

  @Test("An item's value is judged by the item's form, and nothing else changes")
  func items() throws {
    let scene = try Scene(Self.files)
    #expect(
      try scene.run("set", "form.plist", "a.json", "services[0].port=443", "aliases[0]=b").status
        == 0)
    #expect(
      try scene.run("set", "form.plist", "a.json", "services[1].nets[0].net=10.1").status == 0)
    #expect(
      try scene.read("a.json")
        == Self.files["a.json", default: ""].replacing("80", with: "443")
        .replacing("\"1.2\"", with: "\"10.1\"").replacing("[\"a\"]", with: "[\"b\"]"))
    let refused = try scene.run(
      "set", "form.plist", "a.json", "services[0].port=0", "services[1].nets[0].net=x")
    #expect(refused.status == 1)
    #expect(
      refused.errors.contains(
        "error minimumValue: record 1, services[0].port \"Port\": must be at least 1"),
      "\(refused.errors)")
    #expect(refused.errors.contains("services[1].nets[0].net \"Net\""))
  }

  @Test(
    "Conditions inside read the record around them as all assignments of the call leave it",
    arguments: [
      ["items[0].deep=new", "kind=web"], ["kind=web", "site.path=new"],
      ["site.path=new", "site.key=k", "kind=web"],
      ["items[0].town=Bergen", "offices[0].id=Bergen"],
    ])
  func conditionsAround(arguments: [String]) throws {
    let files = [
      "form.plist": """
      { rows = ( { valuePath = kind; },
                 { valuePath = offices; itemForm = ( { valuePath = id; } ); },
                 { valuePath = site; segueIdentifier = site; },
                 { valuePath = items; itemForm = ( { valuePath = deep; hidden = "@root.kind == 'db'"; },
                   { valuePath = town; choicesFrom = "path:@root.offices"; choiceValuePath = id; } ); } );
        forms = { site = { rows = ( { valuePath = path; hidden = "@parent.kind == 'db'"; },
                                    { valuePath = key; disabled = "path != 'new'"; } ); }; }; }
      """,
      "a.json":
        #"{"kind": "db", "offices": [{"id": "Oslo"}], "site": {}, "items": [{"deep": "x", "town": "Oslo"}]}"#,
    ]
    let scene = try Scene(files)
    let all = try scene.run(["set", "form.plist", "a.json"] + arguments)
    #expect(all.status == 0, "\(all.errors)")
    let first = try Scene(files)
    let back = try first.run("set", "form.plist", "a.json", "items[0].deep=x", "kind=web")
    #expect(back.status == 0)
    let hidden = try first.run("set", "form.plist", "a.json", "items[0].deep=y", "kind=db")
    #expect(hidden.errors.contains("hidden where @root.kind == 'db'"), "\(hidden.errors)")
  }

  @Test("A row is found by its path, however that is written: in quotes, as a JSON Pointer")
  func writtenPaths() throws {
    let data = #"{"scripts":{"test:unit":"jest"},"a b":1,"map":{"é":1},"c=d":1}"#
    for (assignment, before, after) in [
      (#"scripts."test:unit"=x"#, "jest", "x"), (#""a b"=2"#, #""a b":1"#, #""a b":2"#),
      (#"map."é"=3"#, #""é":1"#, #""é":3"#), ("/a b=4", #""a b":1"#, #""a b":4"#),
      ("/scripts/test:unit=y", "jest", "y"), (#""c=d"=5"#, #""c=d":1"#, #""c=d":5"#),
    ] {
      let scene = try Scene(["q.json": data])
      let outcome = try scene.run("set", "--form", "auto", "q.json", assignment)
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(try scene.read("q.json") == data.replacing(before, with: after))
    }
    let outcome = try Scene(["q.json": data]).run(
      "get", "--form", "auto", "q.json", #"scripts."test:unit""#, "/a b", #"map."é""#)
    #expect(outcome.output == "jest\n1\n1\n")
  }

  @Test("An object that is not there yet is made; an item that is not there is refused")
  func missing() throws {
    let scene = try Scene(Self.files)
    #expect(try scene.run("set", "form.plist", "a.json", "site.city=Oslo").status == 0)
    #expect(try scene.read("a.json").contains(#""site": {"city": "Oslo"}"#))
    let refused = try scene.run("set", "form.plist", "a.json", "services[3].port=1")
    #expect(refused.status == 1)
    #expect(
      refused.errors.contains(
        "the record has no services[3]: services has 2 items; services[2] adds one"),
      "\(refused.errors)")
  }

  @Test(
    "a typo in a path behind an index is advised as any other",
    arguments: [
      ("services[0].prt", "services[0].port"), ("servcies[0].port", "services[0].port"),
      ("servcies[1].ntes[0].nte", "services[1].nets[0].net"), ("alaises[0]", "aliases[0]"),
      ("stie.city", "site.city"),
    ])
  func typos(path: String, meant: String) throws {
    let scene = try Scene(Self.files)
    for (command, argument) in [("get", path), ("set", path + "=1")] {
      let unknown = try scene.run(command, "form.plist", "a.json", argument)
      #expect(unknown.status == 2)
      #expect(unknown.errors.contains("did you mean \"\(meant)\"?"), "\(unknown.errors)")
    }
    let strange = try scene.run("get", "form.plist", "a.json", "nothing[0].like")
    #expect(strange.errors.contains("the form has name, site"), "\(strange.errors)")
  }

  @Test(
    "a path into an item or an object that leads nowhere is advised with the rows there",
    arguments: [
      ("services[0].quite", "the form has services[0].port, services[0].text, services[0].token"),
      ("services[1].nets[0].quite", "the form has services[1].nets[0].net\n"),
      ("site.postcode", "the form has site.city, site.room\n"),
    ])
  func unknownInside(path: String, rows: String) throws {
    let refused = try Scene(Self.files).run("set", "form.plist", "a.json", path + "=1")
    #expect(refused.status == 2)
    #expect(refused.errors.contains(rows), "\(refused.errors)")
  }

  @Test("An object is made in the place of null, as on the screen, by all assignments to it")
  func null() throws {
    let scene = try Scene(Self.files)
    try scene.write("b.json", #"{"name": "x", "site": null, "services": [null]}"#)
    #expect(try scene.run("get", "form.plist", "b.json", "site.city").output == "\n")
    let set = try scene.run("set", "form.plist", "b.json", "site.city=Oslo", "site.room=4")
    #expect(set.status == 0, "\(set.errors)")
    #expect(
      try scene.read("b.json")
        == #"{"name": "x", "site": {"city": "Oslo", "room": "4"}, "services": [null]}"#)
    #expect(try scene.run("set", "form.plist", "b.json", "services[0].port=1").status == 0)
    #expect(try scene.read("b.json").contains(#""services": [{"port": 1}]"#))
  }

  @Test("A row that is hidden for its item is refused; --unset and --json reach inside, too")
  func conditions() throws {
    let scene = try Scene(Self.files)
    let refused = try scene.run("set", "form.plist", "a.json", "services[1].label=x")
    #expect(refused.status == 1)
    #expect(refused.errors.contains("hidden where port == 22"))
    #expect(
      try scene.run(
        "set", "form.plist", "a.json", "services[1].label=x", "services[1].port=23"
      ).status == 0)
    #expect(
      try scene.run("set", "form.plist", "a.json", "--unset", "services[0].token").status == 0)
    #expect(try scene.read("a.json").contains(#"{"port": 80}"#))
  }

  @Test("get prints what the item's form shows, bullets for secrets, nothing for what is not there")
  func get() throws {
    let scene = try Scene(Self.files)
    let outcome = try scene.run(
      "get", "form.plist", "a.json", "services[0].port", "services[0].token",
      "services[1].nets[0].net", "services[5].port", "aliases[0]")
    #expect(outcome.output == "80\n••••••••\n1.2\n\na\n", "\(outcome.output)")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("the record has no services[5]"), "\(outcome.errors)")
    let blocked = try scene.run("get", "form.plist", "a.json", "name.city")
    #expect(blocked.status == 2)
  }

  @Test("rows of objects and items take their kinds from the first of them, as the record's own do")
  func kinds() throws {
    let scene = try Scene([
      "form.plist": """
      { rows = ( { valuePath = rack; segueIdentifier = rack; },
          { valuePath = services; itemForm = ( { valuePath = name; required = YES; }, { valuePath = port; } ); } );
        forms = { rack = ( { valuePath = unit; }, { valuePath = on; } ); }; }
      """,
      "a.json":
        #"{"rack": {"unit": 3, "on": true}, "services": [{"name": "a"}, {"name": "b", "port": 80}]}"#,
    ])
    #expect(try scene.run("check", "form.plist", "a.json").status == 0)
    let set = try scene.run(
      "set", "form.plist", "a.json", "rack.unit=4", "rack.on=off", "services[1].port=443")
    #expect(set.status == 0)
    #expect(
      try scene.read("a.json")
        == #"{"rack": {"unit": 4, "on": false}, "services": [{"name": "a"}, {"name": "b", "port": 443}]}"#
    )
  }

  @Test("a path begins the object that is null, for a row of a child form, too")
  func nullObjects() throws {
    let scene = try Scene([
      "form.plist": """
      { rows = ( { valuePath = cust.name; required = YES; }, { valuePath = cust; segueIdentifier = c; } );
        forms = { c = ( { valuePath = name; }, { valuePath = seat.city; } ); }; }
      """, "a.json": #"{"cust": null, "x": 1.50}"#, "b.json": #"{"cust": {"seat": null}}"#,
    ])
    #expect(try scene.run("check", "form.plist", "a.json").output.contains("is required"))
    #expect(try scene.run("set", "form.plist", "a.json", "cust.name=Ada").status == 0)
    #expect(try scene.read("a.json") == #"{"cust": {"name": "Ada"}, "x": 1.50}"#)
    let city = try scene.run("set", "form.plist", "b.json", "cust.seat.city=Oslo", "cust.name=B")
    #expect(city.status == 0, "\(city.errors)")
    #expect(try scene.read("b.json") == #"{"cust": {"seat": {"city": "Oslo"}, "name": "B"}}"#)
  }
}

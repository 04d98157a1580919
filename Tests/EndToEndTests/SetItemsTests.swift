import Testing

@Suite("formview set, where whole items and lists are set, added and refused")
struct SetItemsTests {
  @Test(
    "The first item of a list that is empty, null or missing looks like those of the lists beside it",
    arguments: [
      ("b[0]=5", "\"b\": []", "\"b\": [5]"), ("c[0]=5", "\"c\": null", "\"c\": [5]"),
      ("e[0].x=5", "\"e\": []", "\"e\": [\n    {\"x\": 5}\n  ]"),
      ("f[0]=5", "\"f\": [\n  ]", "\"f\": [\n    5\n  ]"),
    ])
  func firstItems(argument: String, before: String, after: String) throws {
    let data = """
      {
        "a": [1, 2],
        "b": [],
        "c": null,
        "f": [
        ],
        "g": {"d": 1}
      }
      """
    let lists = """
      {
        "d": [
          {"x": 1}
        ],
        "e": []
      }
      """
    let text = argument.hasPrefix("e") ? lists : data
    let scene = try Scene([
      "form.plist": """
      { rows = ( { valuePath = a; cellIdentifier = ListCell; }, { valuePath = b; cellIdentifier = ListCell; },
        { valuePath = c; cellIdentifier = ListCell; }, { valuePath = f; cellIdentifier = ListCell; },
        { valuePath = e; itemForm = ( { valuePath = x; valueType = integer; } ); } ); }
      """, "a.json": text,
    ])
    #expect(try scene.run("set", "form.plist", "a.json", argument).status == 0)
    #expect(try scene.read("a.json") == text.replacing(before, with: after))
  }

  @Test("The index behind the last item adds one, also to a list that is empty or not there yet")
  func appending() throws {
    let scene = try Scene(SetInsideTests.files)
    let data = SetInsideTests.files["a.json", default: ""]
    let added = try scene.run(
      "set", "form.plist", "a.json", "aliases[1]=b", "aliases[2]=c", "services[0].nets[0].net=1.1")
    #expect(added.status == 0 && added.errors.isEmpty, "\(added.errors)")
    #expect(
      try scene.read("a.json")
        == data.replacing("[\"a\"]", with: "[\"a\", \"b\", \"c\"]")
        .replacing(#""token": "s""#, with: #""token": "s", "nets": [{"net": "1.1"}]"#))
    try scene.write("b.json", #"{"name": "x", "services": []}"#)
    #expect(
      try scene.run("set", "form.plist", "b.json", "services[0].port=443", "aliases[0]=q").status
        == 0)
    #expect(
      try scene.read("b.json")
        == #"{"name": "x", "services": [{"port": 443}], "aliases": ["q"]}"#)
    #expect(try scene.run("get", "form.plist", "b.json", "services[1].port").output == "\n")
    try scene.write("c.json", #"{"name": "x", "services": null, "aliases": null}"#)
    #expect(
      try scene.run("set", "form.plist", "c.json", "services[0].port=443", "aliases[0]=q").status
        == 0)
    #expect(
      try scene.read("c.json")
        == #"{"name": "x", "services": [{"port": 443}], "aliases": ["q"]}"#)
    let refused = try scene.run("set", "form.plist", "b.json", "services[1].port=0")
    #expect(refused.errors.contains("error minimumValue"), "\(refused.errors)")
  }

  @Test("No item is added to a list that takes none, or is full")
  func notAppending() throws {
    let scene = try Scene([
      "form.plist": """
      ( { key = Few; valuePath = few; maximumCount = 2; itemForm = ( { valuePath = n; } ); },
        { key = Fixed; valuePath = fixed; insertable = NO; itemForm = ( { valuePath = n; } ); } )
      """,
      "a.json": #"{"few": [{"n": "1"}], "fixed": []}"#,
    ])
    #expect(try scene.run("set", "form.plist", "a.json", "few[1].n=2").status == 0)
    let full = try scene.run("set", "form.plist", "a.json", "few[2].n=3")
    #expect(full.status == 1)
    #expect(full.errors.contains("error maximumCount: record 1, few \"Few\""), "\(full.errors)")
    let fixed = try scene.run("set", "form.plist", "a.json", "fixed[0].n=3")
    #expect(fixed.status == 1)
    #expect(fixed.errors.contains("error insertable: record 1, fixed[0].n"), "\(fixed.errors)")
  }

  @Test("An item is printed as JSON without its secrets, and replaced under its form's rules")
  func wholeItems() throws {
    let scene = try Scene(SetInsideTests.files)
    let get = ["get", "form.plist", "a.json", "services[0]", "services[1].nets[0]", "services[7]"]
    #expect(
      try scene.run(get).output
        == #"{"port": 80, "token": "••••••••"}"# + "\n" + #"{"net": "1.2"}"# + "\n\n")
    #expect(try scene.run(get + ["--raw"]).output.contains(#"{"port": 80, "token": "s"}"#))
    try scene.write(
      "hidden.plist",
      "( { valuePath = services; cellIdentifier = ListCell; isSecure = YES; itemForm = ( { valuePath = port; } ); } )"
    )
    #expect(try scene.run("get", "hidden.plist", "a.json", "services[0]").output == "••••••••\n")
    try scene.write("odd.json", #"{"services": ["s"]}"#)
    #expect(try scene.run("get", "form.plist", "odd.json", "services[0]").output == "••••••••\n")
    let set = ["set", "--json", "form.plist", "a.json"]
    let replaced = try scene.run(set + [#"services[1]={"port": 25, "nets": []}"#])
    #expect(replaced.status == 0, "\(replaced.errors)")
    #expect(try scene.read("a.json").contains(#""token": "s"}, {"port": 25, "nets": []}]"#))
    #expect(try scene.run(set + [#"services[2]={"port": 26}"#]).status == 0)
    #expect(try scene.read("a.json").contains(#"{"port": 26}]"#))
    for (item, message) in [
      (#"{"port": 0}"#, "services[1].port \"Port\": must be at least 1"),
      (#"{"port": 1, "nets": [{"net": "x"}]}"#, "services[1].nets \"Nets\""),
      ("5", "holds a number, not an object"),
    ] {
      let refused = try scene.run(set + ["services[1]=\(item)"])
      #expect(refused.status == 1)
      #expect(refused.errors.contains(message), "\(refused.errors)")
    }
  }

  @Test("An element of a list is not left out while its row is hidden: the others would move")
  func omittedElement() throws {
    let scene = try Scene([
      "form.plist": """
      ( { valuePath = on; valueType = bool; },
        { valuePath = "l[0]"; hidden = "on != true"; whenHidden = omit; }, { valuePath = "l[1]"; } )
      """,
      "a.json": #"{"on": true, "l": ["p", "q"]}"#,
    ])
    #expect(try scene.run("set", "form.plist", "a.json", "on=off").status == 0)
    #expect(try scene.read("a.json") == #"{"on": false, "l": ["p", "q"]}"#)
  }

  @Test("a whole list is judged item by item by the items' form")
  func wholeList() throws {
    let scene = try Scene([
      "form.plist": """
      ( { valuePath = services; itemForm = ( { valuePath = name; required = YES; unique = YES; },
          { valuePath = port; valueType = integer; maximumValue = 65535; } ); } )
      """,
      "a.json": #"{"services": [{"name": "a", "port": 80}]}"#,
    ])
    for (list, message) in [
      (#"[{"port": 99}]"#, "required"), (#"[{"name": "b", "port": 99999}]"#, "at most 65535"),
      (#"[{"name": "b"}, {"name": "b"}]"#, "also in item [1]"), (#"["x"]"#, "[0]"),
    ] {
      let refused = try scene.run("set", "form.plist", "a.json", "services=\(list)")
      #expect(refused.status == 1, "\(list)")
      #expect(refused.errors.contains(message), "\(refused.errors)")
    }
    #expect(try scene.read("a.json") == #"{"services": [{"name": "a", "port": 80}]}"#)
    let list = #"[{"name": "b", "port": 443}]"#
    #expect(try scene.run("set", "form.plist", "a.json", "services=\(list)").status == 0)
  }
}

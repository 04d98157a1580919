import Testing

@Suite("set and the other rows that show the same value")
struct SetSharedValuesTests {
  @Test(
    "What breaks a rule of another row with the same value is refused",
    arguments: [
      (
        "( { valuePath = x; identifier = p; }, { valuePath = x; identifier = q; readOnly = YES; maximumLength = 3; } )",
        #"{"x": "1"}"#, "p=22222", "maximumLength"
      ),
      (
        "( { valuePath = x; unique = YES; }, { valuePath = x; identifier = q; } )",
        #"[{"x": "a"}, {"x": "b"}]"#, "q=a", "unique"
      ),
      (
        """
        { forms = { f = ( { valuePath = c; valueType = string; maximumLength = 3; } ); };
          rows = ( { valuePath = o; segueIdentifier = f; }, { valuePath = o.c; } ); }
        """, #"{"o": {"c": "x"}}"#, "o.c=yyyyy", "maximumLength"
      ),
      (
        """
        { forms = { f = ( { valuePath = c; valueType = string; maximumLength = 3; } ); };
          rows = ( { key = x; segueIdentifier = f; }, { valuePath = c; } ); }
        """, #"{"c": "x"}"#, "c=yyyyy", "maximumLength"
      ),
      (
        """
        ( { valuePath = i; itemForm = ( { valuePath = n; valueType = integer; maximumValue = 9; } ); },
          { valuePath = "i[0].n"; identifier = q; } )
        """, #"{"i": [{"n": 1}]}"#, "q=50", "maximumValue"
      ),
    ])
  func shared(form: String, data: String, assignment: String, rule: String) throws {
    let scene = try Scene(["f.plist": form, "d.json": data])
    let isList = data.hasPrefix("[")
    let options = isList ? ["--record", "2"] : []
    let refused = try scene.run(["set"] + options + ["f.plist", "d.json", assignment])
    #expect(refused.status == 1 && refused.errors.contains(rule), "\(refused.errors)")
    #expect(try scene.read("d.json") == data)
  }

  @Test("A record with 120 warnings in a list is not set to one with an error behind them")
  func errorBehindWarnings() throws {
    let form = """
      ( { key = Items; valuePath = items; itemForm = ( { key = N; valuePath = n; valueType = integer;
          maximumValue = 100; rules = ( { predicate = "n < 5"; severity = warning; message = big; } ); } ); } )
      """
    let items = [String](repeating: #"{"n": 10}"#, count: 120)
    let data = "{\"items\": [\(items.joined(separator: ", "))]}"
    let scene = try Scene(["f.plist": form, "d.json": data])
    let all = "[\(items.joined(separator: ", ")), {\"n\": 1000}]"
    let refused = try scene.run("set", "--json", "f.plist", "d.json", "items=\(all)")
    #expect(refused.status == 1, "\(refused.output) \(refused.errors)")
    #expect(try scene.read("d.json") == data)
    try scene.write("d.json", "{\"items\": \(all)}")
    let shown = try scene.run("show", "f.plist", "d.json").output
    #expect(shown.contains("✗ [120] N"), "\(shown)")
  }

  @Test("A switch of two texts that is emptied gets no third one")
  func emptiedSwitch() throws {
    let scene = try Scene([
      "f.plist":
        "( { valuePath = sw; cellIdentifier = SwitchCell; trueValue = J; falseValue = N; valueType = string; } )",
      "d.json": #"{"sw": "J"}"#,
    ])
    #expect(try scene.run("set", "f.plist", "d.json", "sw=").status == 0)
    #expect(try scene.read("d.json") == #"{"sw": null}"#)
    #expect(try scene.run("check", "f.plist", "d.json").status == 0)
  }

  @Test("Where all choices are hidden none is taken, and several that are the same are one")
  func choices() throws {
    let scene = try Scene([
      "f.plist": """
      ( { valuePath = y; valueType = integer; },
        { valuePath = x; choices = ( { value = a; hidden = "y == 1"; }, { value = b; hidden = "y == 1"; } ); },
        { valuePath = t; cellIdentifier = MultiChoiceCell; values = (a, b, c); minimumSelection = 2; } )
      """, "d.json": #"{"y": 1}"#,
    ])
    for value in ["zzz", "a"] {
      let refused = try scene.run("set", "f.plist", "d.json", "x=\(value)")
      #expect(refused.status == 1 && refused.errors.contains("choice"), "\(refused.errors)")
    }
    try scene.write("d.json", #"{"y": 1, "x": "b", "t": ["a", "a"]}"#)
    let found = try scene.run("check", "f.plist", "d.json")
    #expect(found.output.contains("choice: ") && found.output.contains("minimumSelection: "))
    let same = try scene.run("set", "--json", "f.plist", "d.json", #"t=["b", "b"]"#)
    #expect(same.status == 1 && same.errors.contains("minimumSelection"), "\(same.errors)")
  }

  private static let postage = """
    ( { valuePath = status; }, { valuePath = net; valueType = number; },
      { identifier = postage; valuePath = postage; valueType = number; formula = "if(net >= 50, 0, 4.9)";
        hidden = "status == 'cart'"; whenHidden = WAY; },
      { identifier = total; valuePath = total; valueType = number; formula = "net + coalesce($postage, 0)"; } )
    """

  @Test(
    "A result that its hidden row does not keep counts for no other, and is there again with the row",
    arguments: [
      ("omit", #"{"status": "cart", "net": 10, "total": 10}"#),
      ("clear", #"{"status": "cart", "net": 10, "postage": null, "total": 10}"#),
    ])
  func hiddenResult(way: String, hidden: String) throws {
    let shown = #"{"status": "open", "net": 10, "postage": 4.9, "total": 14.9}"#
    let scene = try Scene([
      "f.plist": Self.postage.replacing("WAY", with: way), "d.json": shown,
    ])
    #expect(try scene.run("set", "f.plist", "d.json", "status=cart").status == 0)
    #expect(try scene.read("d.json") == hidden)
    #expect(try scene.run("check", "f.plist", "d.json").output.isEmpty)
    #expect(try scene.run("set", "f.plist", "d.json", "status=open").status == 0)
    let again = try scene.read("d.json")
    #expect(again.contains(#""postage": 4.9"#) && again.contains(#""total": 14.9"#), "\(again)")
    // The total counts what was never stored.
    try scene.write("d.json", #"{"status": "open", "net": 10, "total": 14.9}"#)
    #expect(try scene.run("set", "f.plist", "d.json", "status=cart").status == 0)
    #expect(try scene.read("d.json").contains(#""total": 10"#))
  }
}

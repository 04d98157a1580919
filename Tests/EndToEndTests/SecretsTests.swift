import Testing

@Suite("Secrets")
struct SecretsTests {
  private static let form = """
    ( { valuePath = name; }, { key = PIN; valuePath = pin; isSecure = YES; minimumLength = 6; },
      { valuePath = auth; }, { valuePath = auth.token; isSecure = YES; },
      { key = Twin; valuePath = auth.token; identifier = twin; },
      { key = Part; valuePath = pin.part; },
      { valuePath = list; }, { valuePath = "list[1]"; isSecure = YES; } )
    """
  private static let data = """
    [
      {"name": "Ada", "pin": "SECRET1", "list": [1, "SECRET4", 3],
       "auth": {"user": "u", "token": "SECRET2", "token": "SECRET3"}},
      {"name": "Bob", "pin": {"part": "SECRET7"}, "list": [1, {"z": "SECRET6"}],
       "auth": {"token": {"x": "SECRET5"}, "b": 1, "c": 2}}
    ]
    """

  private func scene() throws -> Scene {
    try Scene(["form.plist": Self.form, "data.json": Self.data])
  }

  @Test("formats for programs leave secrets out, those inside of others too, and say so once")
  func leftOut() throws {
    let scene = try scene()
    let remark =
      "data.json: secure values are left out: pin, auth.token, twin, pin.part, list[1]; "
      + "--show-secrets prints them\n"
    for format in ["json", "jsonl", "rows", "csv", "tsv", "markdown"] {
      let outcome = try scene.run("show", "--format", format, "form.plist", "data.json")
      #expect(outcome.status == 0)
      #expect(!outcome.output.contains("SECRET"), "\(format)")
      #expect(!outcome.output.contains("•"), "\(format)")
      #expect(outcome.errors == remark, "\(format)")
    }
    #expect(
      try scene.run("show", "--format", "jsonl", "form.plist", "data.json").lines == [
        #"{"name":"Ada","auth":{"user":"u"},"list":[1, null, 3]}"#.replacing(
          #""user":"u""#, with: #""user": "u""#),
        #"{"name":"Bob","auth":{"b": 1, "c": 2},"list":[1, null]}"#,
      ])
    let one = try scene.run("show", "--record", "2", "--format", "json", "form.plist", "data.json")
    #expect(!one.output.contains("SECRET"))
    #expect(!one.output.contains("pin"))
    #expect(one.errors == remark)
  }

  @Test("a rule's message shows the value without the secrets inside of it")
  func messages() throws {
    let form = """
      { rows = (
          { valuePath = tls; rules = ( { predicate = "tls.port > 5"; message = "not {value}"; } ); },
          { valuePath = tls.key; isSecure = YES; },
          { valuePath = users; minimumCount = 3; errorMessages = { minimumCount = "few: {value}"; };
            itemForm = ( { valuePath = login; }, { valuePath = pw; isSecure = YES; } ); },
          { valuePath = old; errorMessages = { type = "odd: {value}"; }; valueType = object; },
          { valuePath = old.key; isSecure = YES; } ); }
      """
    let data = """
      [{"tls": {"port": 3, "key": "SECRET1"}, "users": [{"login": "x", "pw": "SECRET2"}],
        "old": "SECRET3"}]
      """
    let scene = try Scene(["form.plist": form, "data.json": data])
    let commands = [
      ["check"], ["show"], ["show", "--format", "rows"], ["check", "--format", "json"],
    ]
    for command in commands {
      let outcome = try scene.run(command + ["form.plist", "data.json"])
      #expect(!(outcome.output + outcome.errors).contains("SECRET"), "\(command)")
    }
    let check = try scene.run("check", "form.plist", "data.json")
    #expect(check.output.contains(#"not {"port":3,"key":"••••••••"}"#))
    #expect(check.output.contains("few: "))
  }

  @Test("what is secure in one form is so in those that show the same values")
  func otherForms() throws {
    let form = """
      { rows = ( { valuePath = name; }, { valuePath = pw; isSecure = YES; },
          { key = Same; segueIdentifier = same; }, { valuePath = tls; segueIdentifier = tls; },
          { valuePath = tls.key; isSecure = YES; },
          { valuePath = "users[0].pin"; isSecure = YES; },
          { valuePath = users; itemForm = { rows = ( { valuePath = login; }, { valuePath = pin; } ); }; },
          { valuePath = vault; isSecure = YES; }, { valuePath = vault.inside; segueIdentifier = vault; } );
        forms = {
          same = { rows = ( { key = Again; valuePath = pw; }, { key = Words; valuePath = name; } ); };
          tls = { rows = ( { valuePath = key; }, { valuePath = port; } ); };
          vault = { rows = ( { valuePath = code; } ); }; }; }
      """
    let data = """
      {"name": "n", "pw": "SECRET1", "tls": {"key": "SECRET2", "port": 3},
        "users": [{"login": "x", "pin": "SECRET3"}], "vault": {"inside": {"code": "SECRET4"}}}
      """
    let scene = try Scene(["form.plist": form, "data.json": data])
    let commands = [
      ["check"], ["show"], ["show", "--format", "rows"], ["show", "--format", "json"],
    ]
    for command in commands {
      let outcome = try scene.run(command + ["form.plist", "data.json"])
      #expect(!(outcome.output + outcome.errors).contains("SECRET"), "\(command)")
    }
    #expect(try scene.run("get", "form.plist", "data.json", "tls.port").output == "3\n")
    for path in ["tls.key", "users[0].pin", "vault.inside.code"] {
      let outcome = try scene.run("get", "form.plist", "data.json", path)
      #expect(!outcome.output.contains("SECRET"), "\(path)")
    }
  }

  @Test("secrets of items that are left out are named, too")
  func insideOfItems() throws {
    let form = """
      { rows = ( { valuePath = name; }, { valuePath = users; itemForm = (
          { valuePath = login; }, { valuePath = password; isSecure = YES; } ); } ); }
      """
    let data = #"[{"name": "a", "users": [{"login": "x", "password": "SECRET"}]}]"#
    let scene = try Scene(["form.plist": form, "data.json": data])
    for format in ["json", "rows", "csv"] {
      let outcome = try scene.run("show", "--format", format, "form.plist", "data.json")
      #expect(!outcome.output.contains("SECRET"))
      #expect(
        outcome.errors
          == "data.json: secure values are left out: users.password; --show-secrets prints them\n")
    }
    let names = try scene.run(
      "show", "--format", "csv", "--columns", "name", "form.plist", "data.json")
    #expect(names.errors == "")
  }

  @Test("text, get and check show bullets of a fixed number and never how long a secret is")
  func bullets() throws {
    let scene = try scene()
    for arguments in [
      ["show"], ["show", "--record", "1"], ["show", "--record", "2"], ["check"],
      ["get", "--record", "1"], ["get", "--record", "2"],
    ] {
      let rows = arguments[0] == "get" ? ["pin", "auth", "auth.token", "twin", "list"] : []
      let outcome = try scene.run(arguments + ["form.plist", "data.json"] + rows)
      #expect(!(outcome.output + outcome.errors).contains("SECRET"), "\(arguments)")
      #expect(!outcome.output.contains("has 7"), "\(arguments)")
    }
    #expect(
      try scene.run("get", "--record", "1", "form.plist", "data.json", "twin").output
        == "••••••••\n")
  }

  @Test("--show-secrets and get --raw show them")
  func shown() throws {
    let scene = try scene()
    for format in ["text", "json", "jsonl", "rows", "csv", "tsv", "markdown"] {
      let outcome = try scene.run(
        "show", "--width", "200", "--show-secrets", "--format", format, "form.plist", "data.json")
      #expect(outcome.output.contains("SECRET1"), "\(format)")
      #expect(outcome.errors.isEmpty, "\(format)")
    }
    func get(_ option: String) throws -> String {
      try scene.run("get", option, "--record", "1", "form.plist", "data.json", "pin").output
    }
    #expect(try get("--raw") == "\"SECRET1\"\n")
    #expect(try get("--show-secrets") == "SECRET1\n")
  }

  @Test("no query finds out what a secret is: not by order, words, or a row that shares its path")
  func queries() throws {
    let scene = try scene()
    let sorted = try scene.run("show", "--sort", "pin", "form.plist", "data.json")
    #expect(sorted.status == 2)
    #expect(sorted.errors.contains("pin is secure"))
    for filter in ["SECRET1", "auth ~ SECRET2", "list ~ SECRET4", "SECRET5"] {
      let outcome = try scene.run("show", "--filter", filter, "form.plist", "data.json")
      #expect(outcome.output == "data.json: none of 2 records\n", "\(filter)")
    }
    let shared = try scene.run("show", "--filter", "twin = SECRET3", "form.plist", "data.json")
    #expect(shared.status == 2)
  }

  @Test("columns that are all secure are refused where they would be left out")
  func nothingElse() throws {
    let outcome = try scene().run(
      "show", "--columns", "pin", "--format", "csv", "form.plist", "data.json")
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains("pin is secure"))
  }

  @Test("a refused set does not say what was to be set")
  func refusals() throws {
    let scene = try Scene([
      "form.plist": """
      ( { valuePath = pin; isSecure = YES; keyboardType = numberPad; minimumLength = 20; },
        { valuePath = kind; isSecure = YES; cellIdentifier = TextFieldCell; valueType = integer; } )
      """, "data.json": "{}",
    ])
    for assignment in ["pin=xyz", "pin=9876", "kind=xyz"] {
      let outcome = try scene.run("set", "form.plist", "data.json", assignment)
      #expect(outcome.status == 1)
      #expect(!outcome.errors.contains("xyz") && !outcome.errors.contains("\"x\""), "\(assignment)")
      #expect(!outcome.errors.contains("987") && !outcome.errors.contains("has 4"))
    }
    let outcome = try scene.run("set", "--json", "form.plist", "data.json", "pin=xyz")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("is not JSON (byte 1)"))
  }

  @Test("a template must not show part of a secret either")
  func template() throws {
    let scene = try Scene([
      "form.plist":
        "( { valuePath = auth; isSecure = YES; }, { displayValue = \"{auth.token}\"; } )"
    ])
    let outcome = try scene.run("lint", "form.plist")
    #expect(outcome.status == 3)
    #expect(outcome.output.contains("F106"))
  }

  @Test("a record that no column can look into does not show the secrets in it")
  func outOfReach() throws {
    let scene = try Scene([
      "form.plist": "( { valuePath = name; }, { valuePath = \"[1]\"; isSecure = YES; } )",
      "data.json": "[[\"a\", \"SECRET\"], [1]]",
    ])
    for format in ["text", "json", "jsonl", "csv", "markdown"] {
      let outcome = try scene.run(
        "show", "--columns", "name", "--format", format, "form.plist", "data.json")
      #expect(outcome.status == 0)
      #expect(!outcome.output.contains("SECRET"), "\(format)")
    }
  }

  @Test(
    "what is in the place of an object that should hold a secret is hidden like it",
    arguments: ["\"SECRET\"", "[\"SECRET\"]", "[{\"token\": \"SECRET\"}]", "98765432"])
  func inThePlace(value: String) throws {
    let form = """
      ( { valuePath = name; }, { key = Auth; valuePath = auth; cellIdentifier = TextFieldCell; minimumLength = 99; },
        { valuePath = auth.token; isSecure = YES; }, { key = T; displayValue = "{name}: {auth}"; } )
      """
    let scene = try Scene([
      "form.plist": form, "data.json": "[{\"name\": \"Ada\", \"auth\": \(value)}]",
      "lines.jsonl": "{\"name\": \"Ada\", \"auth\": \(value)}\n",
    ])
    let formats = ["text", "json", "jsonl", "rows", "csv", "tsv", "markdown"]
    var calls = formats.flatMap { format in
      [["show", "--format", format], ["show", "--record", "1", "--format", format]]
    }
    calls += [["check"], ["check", "--format", "json"], ["get"]]
    for call in calls {
      for data in ["data.json", "lines.jsonl"] {
        let outcome = try scene.run(
          call + ["form.plist", data] + (call == ["get"] ? ["auth", "name"] : []))
        let text = outcome.output + outcome.errors
        #expect(!text.contains("SECRET") && !text.contains("98765432"), "\(call): \(text)")
        if call[0] != "check" { #expect(text.contains("Ada"), "\(call): \(text)") }
      }
    }
    let found = try scene.run("get", "--filter", "secret", "form.plist", "data.json", "name")
    #expect(found.status == 1)
    let shown = try scene.run("show", "--show-secrets", "form.plist", "data.json")
    #expect(shown.output.contains("SECRET") || shown.output.contains("98765432"))
  }

  @Test("the fault of broken data repeats nothing of it where the form has secrets")
  func faults() throws {
    let scene = try Scene([
      "form.plist": Self.form, "open.plist": "( { valuePath = pin; } )",
      "data.json": #"{"name": "Ada", "pin": hunter}"#,
      "quote.json": #"{"pin": "a"hunter"}"#,
      "lines.jsonl": "{\"pin\": \"x\"}\n{\"pin\": hunter}\n",
    ])
    for data in ["data.json", "quote.json", "lines.jsonl"] {
      for call in [
        ["check"], ["show"], ["show", "--record", "2"], ["show", "--format", "csv"],
        ["lint", "--data", data], ["get", "--record", "2"], ["set", "--record", "2"],
      ] {
        let rest = call[0] == "lint" ? ["form.plist"] : ["form.plist", data]
        let more = call[0] == "get" ? ["name"] : call[0] == "set" ? ["name=x"] : []
        let outcome = try scene.run(call + rest + more)
        #expect(!(outcome.output + outcome.errors).contains("hunter"), "\(call) \(data)")
      }
    }
    let fault = try scene.run("check", "form.plist", "data.json")
    #expect(fault.status == 4)
    #expect(
      fault.errors.contains(
        "data.json:1:24: error JSON: expected \"true\", \"false\" or \"null\", found something else"
      ))
    #expect(try scene.run("check", "open.plist", "data.json").errors.contains("found \"hunter\""))
  }

  private static let offeringRows = """
    { valuePath = name; }, { valuePath = pin; isSecure = YES; }, { valuePath = obj; },
    { valuePath = obj.pin; isSecure = YES; },
    { valuePath = codes; }, { valuePath = "codes[1]"; isSecure = YES; },
    { valuePath = pairs; itemForm = (
      { valuePath = value; isSecure = YES; }, { valuePath = title; } ); },
    { valuePath = users; itemForm = (
      { valuePath = login; }, { valuePath = pw; isSecure = YES; },
      { valuePath = card; }, { valuePath = card.cvv; isSecure = YES; } ); },
    """
  private static let offeringData = #"""
    {"name": "Ada", "own": "hunter", "pin": "HUNTER1", "obj": {"u": "open", "pin": "HUNTER2"},
     "codes": ["c0", "HUNTER3"], "pairs": [{"value": "HUNTER4", "title": "T"}],
     "users": [{"login": "ada", "pw": "HUNTER5", "card": {"cvv": "HUNTER6"}}]}
    """#

  @Test(
    "lint refuses a list of choices that has secrets, at its key",
    arguments: [
      "path:obj", "path:users[0]", "path:codes", "path:@root", "path:SELF", "path:@root.obj",
      "path:$obj", "path:pin", "path:pairs",
    ])
  func offered(list: String) throws {
    let row = "{ key = Own; valuePath = own; choicesFrom = \"\(list)\"; }"
    let scene = try Scene([
      "form.plist": "( \(Self.offeringRows)\n\(row) )", "data.json": Self.offeringData,
    ])
    let outcome = try scene.run("lint", "form.plist")
    #expect(outcome.status == 3)
    let location = "form.plist:9:45: error F106: row 9 \"Own\": \"choicesFrom\" "
    #expect(outcome.output.hasPrefix(location), "\(outcome.output)")
    #expect(outcome.output.contains("leaving the secret out"))
    #expect(try scene.run("show", "form.plist", "data.json").status == 3)
  }

  @Test("lint refuses a title and a value of choices that are secret, or have a secret inside")
  func offeredMembers() throws {
    for (key, text) in [
      ("choiceValuePath", "pw"), ("choiceTitle", "{card}"), ("choiceTitle", "{login} {card.cvv}"),
    ] {
      let other = key == "choiceTitle" ? "choiceValuePath = login;" : ""
      let scene = try Scene([
        "form.plist":
          "( \(Self.offeringRows) { valuePath = own; choicesFrom = \"path:users\"; \(other) \(key) = \"\(text)\"; } )"
      ])
      let outcome = try scene.run("lint", "form.plist")
      #expect(outcome.status == 3 && outcome.output.contains("F106"), "\(key): \(outcome.output)")
      #expect(outcome.output.contains("\"\(key)\""))
    }
  }

  @Test("a list whose items have secrets beside what is offered is offered without them")
  func offeredBeside() throws {
    let scene = try Scene([
      "form.plist":
        "( \(Self.offeringRows) { key = Own; identifier = own; valuePath = own; choicesFrom = \"path:users\"; choiceValuePath = login; choiceTitle = \"user {login}\"; } )",
      "data.json": Self.offeringData,
    ])
    let set = try scene.run("set", "form.plist", "data.json", "own=user ada")
    #expect(set.status == 0, "\(set.errors)")
    #expect(try scene.run("get", "form.plist", "data.json", "own").output == "user ada\n")
    let refused = try scene.run("set", "form.plist", "data.json", "own=HUNTER")
    #expect(refused.status == 1 && !refused.errors.contains("HUNTER5"))
  }
}

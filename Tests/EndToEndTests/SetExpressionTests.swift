import Foundation
import Testing

@Suite("formview set with an expression")
struct SetExpressionTests {
  private static let form = """
    { recordsPath = items; rows = (
      { valuePath = name; required = YES; maximumLength = 12; },
      { valuePath = price; cellIdentifier = NumberCell; maximumValue = 100;
        maximumFractionDigits = 2; },
      { valuePath = note; }, { valuePath = pin; isSecure = YES; },
      { valuePath = due; cellIdentifier = DateCell; storageDateFormat = unixSeconds; },
      { valuePath = code; unique = YES; cellIdentifier = NumberCell; },
      { valuePath = twice; cellIdentifier = NumberCell; formula = "price * 2"; } ); }
    """
  private static let data = """
    {"items": [
      {"name": "  Lamp GmbH", "price": 19.90, "note": "7", "pin": "S1", "due": 86400, "code": 1},
      {"name": "Bulb AG", "price": 1.10, "note": null, "code": 2},
      {"name": "桜 GmbH", "note": "x", "code": 3}
    ]}

    """

  private func scene(_ form: String = form) throws -> Scene {
    try Scene(["form.plist": form, "data.json": Self.data])
  }

  private func set(_ assignments: String..., in scene: Scene) throws -> Scene.Outcome {
    try scene.run(["set", "--filter", "= name != nil", "form.plist", "data.json"] + assignments)
  }

  @Test("changes the value of each record, exactly, and says where nothing comes of it")
  func each() throws {
    let scene = try scene()
    let outcome = try set("price := SELF * 1.1", in: scene)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.errors.contains(
        "record 3, price \"Price\": nothing comes of SELF * 1.1 here; it stays as it is"),
      "\(outcome.errors)"
    )
    #expect(outcome.errors.contains("data.json: 3 records match, 2 changed"))
    let expected = Self.data.replacing("19.90", with: "21.89").replacing("1.10,", with: "1.21,")
      .replacing("\"code\": 1}", with: "\"code\": 1, \"twice\": 43.78}")
      .replacing("\"code\": 2}", with: "\"code\": 2, \"twice\": 2.42}")
    #expect(try scene.read("data.json") == expected)
  }

  @Test(
    "reads texts, dates and other rows",
    arguments: [
      (
        "name := replace(trim(SELF), 'GmbH$', 'AG')", ["\"  Lamp GmbH\"", "\"桜 GmbH\""],
        ["\"Lamp AG\"", "\"桜 AG\""]
      ),
      (
        "note := join({$code, name}, ' ')", ["\"7\"", "null", "\"x\""],
        ["\"1   Lamp GmbH\"", "\"2 Bulb AG\"", "\"3 桜 GmbH\""]
      ),
      ("due := dateAdd(SELF, 1)", ["86400"], ["172800"]),
      (
        "code := SELF + 1", ["\"code\": 3", "\"code\": 2", "\"code\": 1"],
        ["\"code\": 4", "\"code\": 3", "\"code\": 2"]
      ),
      ("note := if(isEmpty(SELF), SELF, '=' )", ["\"7\"", "\"x\""], ["\"=\"", "\"=\""]),
      ("note:=nil", ["\"7\"", "\"x\""], ["\"\"", "\"\""]),
      ("pin := pad(SELF, 4, '0')", ["\"S1\""], ["\"00S1\""]),
    ])
  func kinds(assignment: String, old: [String], new: [String]) throws {
    let scene = try scene(Self.form.replacing("formula = \"price * 2\";", with: ""))
    let outcome = try set(assignment, in: scene)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let expected = zip(old, new).reduce(Self.data) { $0.replacing($1.0, with: $1.1) }
    #expect(try scene.read("data.json") == expected)
  }

  @Test(
    "is refused as a whole, with each record and its reason",
    arguments: [
      (
        "price := SELF * 10",
        "record 1, price \"Price\": must be at most 100; it evaluates to 199"
      ), ("name := ''", "record 2, name"),
      (
        "price := number(note)",
        "record 3, price \"Price\": can't be computed: the text is not a number: x"
      ),
      ("code := 7", "record 2, code"),
      ("twice := 1", "record 1, twice \"Twice\": computed: price * 2"),
      ("note := pin", "record 1, note \"Note\": pin is secret, and this row would show it"),
      (
        "price := SELF / (code - 1)",
        "record 1, price \"Price\": can't be computed: division by zero"
      ),
    ])
  func refused(assignment: String, reason: String) throws {
    let scene = try scene()
    let outcome = try set(assignment, in: scene)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains(reason), "\(outcome.errors)")
    #expect(try scene.read("data.json") == Self.data)
  }

  @Test(
    "points at a fault of the expression",
    arguments: [
      ("price := SELF * ", 17, "expected a path"),
      ("price := nub(SELF)", 10, "unknown function nub"),
      ("price := $prise", 10, "no row is called"), ("price := upper(3)", 16, "expected a text"),
      ("name := replace(SELF, '(', '')", 25, "parenthes"),
    ])
  func faults(assignment: String, column: Int, words: String) throws {
    let scene = try scene()
    let outcome = try set(assignment, in: scene)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("set: column \(column): "), "\(outcome.errors)")
    #expect(outcome.errors.contains(words), "\(outcome.errors)")
    #expect(try set("prise := 1", in: scene).errors.contains("prise"))
  }

  @Test(
    "leaves a value missing whose condition is about what is missing, unless it asks for that",
    arguments: [
      ("on := not SELF", ["false", nil, nil]), ("on := SELF == true", ["true", nil, nil]),
      ("on := size > 2", ["true", nil, "false"]),
      ("on := SELF == nil", ["false", "true", "true"]),
      ("on := not coalesce(SELF, false)", ["false", "true", "true"]),
      ("on := true", ["true", "true", "true"]),
      ("on := isEmpty(size)", ["false", "true", "false"]),
    ] as [(String, [String?])])
  func missing(assignment: String, expected: [String?]) throws {
    let scene = try Scene([
      "form.plist": """
      ( { valuePath = name; }, { valuePath = size; valueType = number; },
        { valuePath = on; valueType = bool; } )
      """,
      "data.json": #"[{"size":3,"on":true},{"name":"b"},{"size":1,"on":null}]"#,
    ])
    let outcome = try scene.run("set", "--all", "form.plist", "data.json", assignment)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors.contains("data.json: 3 records match"), "\(outcome.errors)")
    let on = expected.map { $0.map { "\"on\":\($0)" } }
    #expect(
      try scene.read("data.json")
        == "[{\"size\":3,\(on[0] ?? "")},{\"name\":\"b\"\(on[1].map { ",\($0)" } ?? "")},{\"size\":1,\(on[2] ?? "\"on\":null")}]"
    )
  }

  @Test("`--all` is all records, and nothing else beside")
  func all() throws {
    let scene = try scene()
    #expect(try scene.run("set", "--all", "form.plist", "data.json", "note=z").status == 0)
    #expect(try scene.read("data.json").components(separatedBy: "\"note\": \"z\"").count == 4)
    for other in [["--record", "1"], ["--filter", "Lamp"], ["--where", "name=Lamp"]] {
      let outcome = try scene.run(
        ["set", "--all"] + other + ["form.plist", "data.json", "note=y"])
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("--all") && outcome.errors.contains("leave out"))
    }
    let unsaid = try scene.run("set", "form.plist", "data.json", "note=y")
    #expect(unsaid.status == 2 && unsaid.errors.contains("or --all"))
  }

  @Test("refuses a name that nothing has before anything is changed")
  func mistypedName() throws {
    let scene = try scene()
    let outcome = try set("price := coalesce(pirce, 0)", in: scene)
    #expect(outcome.status == 2)
    #expect(
      outcome.errors.contains("No row shows pirce; did you mean price?"), "\(outcome.errors)")
    #expect(try scene.read("data.json") == Self.data)
  }

  @Test("prints the difference with --dry-run, and leaves a number in another notation alone")
  func dryRun() throws {
    let scene = try scene()
    let outcome = try scene.run(
      "set", "--dry-run", "--record", "2", "form.plist", "data.json", "price := SELF + 0")
    #expect(outcome.status == 0)
    #expect(
      outcome.output.contains("+  {\"name\": \"Bulb AG\", \"price\": 1.10, "), "\(outcome.output)")
    let other = try scene.run(
      "set", "--dry-run", "--record", "2", "form.plist", "data.json", "price := SELF + 1")
    #expect(other.output.contains("+  {\"name\": \"Bulb AG\", \"price\": 2.1,"), "\(other.output)")
    #expect(try scene.read("data.json") == Self.data)
  }

  @Test("takes a text with the sign for a text, and a row whose name ends in a colon")
  func otherSigns() throws {
    let scene = try Scene([
      "form.plist": "( { valuePath = \"\\\"a:\\\"\"; identifier = \"a:\"; }, { valuePath = b; } )",
      "data.json": "{\"a:\": \"\", \"b\": \"\"}",
    ])
    #expect(try scene.run("set", "form.plist", "data.json", "a:=x", "b=c := d").status == 0)
    #expect(try scene.read("data.json") == "{\"a:\": \"x\", \"b\": \"c := d\"}")
  }
}

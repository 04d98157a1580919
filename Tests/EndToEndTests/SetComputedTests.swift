import Foundation
import Testing

@Suite("formview set, where values are computed")
struct SetComputedTests {
  private static let files = [
    "form.plist": """
    ( { valuePath = from; cellIdentifier = DateCell; },
      { valuePath = to; cellIdentifier = DateCell; minimumValue = from; },
      { valuePath = price; valueType = number; }, { valuePath = count; valueType = integer; },
      { valuePath = sum; valueType = number; formula = "price * count"; } )
    """,
    "a.json": #"{"from": "2026-11-02", "to": "2026-11-03", "price": 2.5, "count": 4, "sum": 10}"#,
  ]

  @Test("a limit of the record refuses, and may come with the same call")
  func limits() throws {
    let scene = try Scene(Self.files)
    let refused = try scene.run("set", "form.plist", "a.json", "to=2026-11-01")
    #expect(refused.status == 1)
    #expect(refused.errors.contains("must not be before 2026-11-02"))
    #expect(try scene.read("a.json") == Self.files["a.json"])
    let both = try scene.run("set", "form.plist", "a.json", "to=2026-11-01", "from=2026-10-01")
    #expect(both.status == 0)
  }

  @Test("a default is a number or a Bool where its formula gives one and nothing says a type")
  func typesOfDefaults() throws {
    let rows = """
      { valuePath = a; }, { valuePath = e; defaultFormula = "1 + 1"; }, { valuePath = b; defaultFormula = "1 < 2"; },
      { valuePath = c; defaultFormula = "if(1 < 2, 3, 'x')"; }, { valuePath = t; defaultFormula = "upper('x')"; }
      """
    let scene = try Scene([
      "form.plist": "{ writesDefaults = YES; rows = ( \(rows) ); }", "a.json": #"{"a": "x"}"#,
    ])
    #expect(try scene.run("set", "form.plist", "a.json", "a=y").status == 0)
    #expect(
      try scene.read("a.json") == #"{"a": "y", "e": 2, "b": true, "c": 3, "t": "X"}"#)
    #expect(try scene.run("check", "form.plist", "a.json").output.isEmpty)
  }

  @Test(
    "a total counts the results that the other items don't have yet, before an edit and after it")
  func totalOfItems() throws {
    let scene = try Scene([
      "form.plist": """
      ( { valuePath = lines; itemForm = ( { valuePath = q; valueType = integer; },
            { valuePath = p; valueType = number; }, { valuePath = sum; formula = "q * p"; } ); },
        { valuePath = total; formula = "lines.@sum.sum"; } )
      """,
      "a.json": #"{"lines":[{"q":2,"p":24.50},{"q":1,"p":300}],"total":349.00}"#,
    ])
    let before = try scene.run("check", "form.plist", "a.json").output
    #expect(!before.contains("total"))
    #expect(try scene.run("set", "form.plist", "a.json", "lines[1].q=4").status == 0)
    #expect(
      try scene.read("a.json")
        == #"{"lines":[{"q":2,"p":24.50},{"q":4,"p":300,"sum":1200}],"total":1249}"#)
  }

  @Test("results follow the defaults that are written")
  func followDefaults() throws {
    let scene = try Scene([
      "form.plist": """
      { writesDefaults = YES; rows = ( { valuePath = w; defaultValue = 5; }, { valuePath = q; valueType = number; },
        { valuePath = total; valueType = number; formula = "w * q"; },
        { valuePath = half; valueType = number; formula = "total / 2"; } ); }
      """,
      "a.json": #"[{"q":2,"total":10},{"w":20,"q":1,"total":20},{"q":3,"total":1}]"#,
    ])
    #expect(try scene.run("set", "--filter", "= q > 0", "form.plist", "a.json", "q=4").status == 0)
    #expect(
      try scene.read("a.json")
        == #"[{"q":4,"total":20,"w":5,"half":10},{"w":20,"q":4,"total":80,"half":40},"#
        + #"{"q":4,"total":20,"w":5,"half":10}]"#)
    #expect(try scene.run("check", "form.plist", "a.json").output.isEmpty)
  }

  @Test(
    "a row that is shown, but read only, gets its default, too; one that is hidden or disabled does not"
  )
  func readOnlyDefaults() throws {
    let scene = try Scene([
      "form.plist": """
      { writesDefaults = YES; rows = ( { valuePath = a; },
        { valuePath = r; readOnly = YES; defaultValue = R; },
        { valuePath = l; cellIdentifier = LabelCell; defaultValue = L; },
        { valuePath = c; readOnly = "a == 'y'"; defaultValue = C; },
        { valuePath = d; disabled = YES; defaultValue = D; },
        { valuePath = h; hidden = YES; defaultValue = H; } ); }
      """, "a.json": #"{"a":"x"}"#,
    ])
    #expect(try scene.run("set", "form.plist", "a.json", "a=y").status == 0)
    #expect(try scene.read("a.json") == #"{"a":"y","r":"R","l":"L","c":"C"}"#)
  }

  @Test("what a default that is written hides is cleared as it says")
  func defaultsThatHide() throws {
    let scene = try Scene([
      "form.plist": """
      { writesDefaults = YES; rows = ( { valuePath = a; },
        { valuePath = sw; valueType = bool; defaultValue = YES; },
        { valuePath = tr; hidden = "sw == true"; whenHidden = clear; },
        { valuePath = om; hidden = "sw == true"; whenHidden = omit; },
        { valuePath = ke; hidden = "sw == true"; } ); }
      """, "a.json": #"{"a":"x","tr":"T","om":"O","ke":"K"}"#,
    ])
    #expect(try scene.run("set", "form.plist", "a.json", "a=z").status == 0)
    #expect(try scene.read("a.json") == #"{"a":"z","tr":"","ke":"K","sw":true}"#)
  }

  @Test("results follow their operands, and can't be set")
  func results() throws {
    let scene = try Scene(Self.files)
    #expect(try scene.run("set", "form.plist", "a.json", "count=5").status == 0)
    #expect(try scene.read("a.json").contains(#""count": 5, "sum": 12.5"#))
    let refused = try scene.run("set", "form.plist", "a.json", "sum=1")
    #expect(refused.status == 1)
    #expect(refused.errors.contains("computed: price * count"))
  }

  @Test("a result that was left out while its row was hidden is computed when it is shown again")
  func shownAgain() throws {
    let scene = try Scene([
      "form.plist": """
      ( { valuePath = kind; }, { valuePath = a; valueType = number; },
        { valuePath = twice; valueType = number; formula = "a * 2"; hidden = "kind == 'x'"; whenHidden = omit; } )
      """,
      "a.json": #"{"kind": "y", "a": 2, "twice": 4}"#,
    ])
    #expect(try scene.run("set", "form.plist", "a.json", "kind=x").status == 0)
    #expect(try scene.read("a.json") == #"{"kind": "x", "a": 2}"#)
    #expect(try scene.run("set", "form.plist", "a.json", "a=3").status == 0)
    #expect(try scene.run("set", "form.plist", "a.json", "kind=y").status == 0)
    #expect(try scene.read("a.json") == #"{"kind": "y", "a": 3, "twice": 6}"#)
  }

  @Test(
    "An edit is refused that makes a computed row break a rule of its own",
    arguments: [
      ("maximumValue = 100;", "q=60", "must be at most 100 (because of what is set)"),
      ("step = 3;", "p=2", "step"),
      ("regex = \"[0-9]\";", "q=60", "regex"), ("values = (6, 9);", "q=4", "choice"),
      ("valueType = integer;", "p=2.25", "type"), ("required = YES;", "q=", "required"),
      ("rules = ({ predicate = \"st < 100\"; message = high; });", "q=60", "high"),
      ("maximumValue = 100; formulaMode = untilEdited;", "q=60", "maximumValue"),
    ])
  func ownRules(keys: String, assignment: String, expected: String) throws {
    let scene = try Scene([
      "form.plist": """
      ( { valuePath = q; cellIdentifier = NumberCell; }, { valuePath = p; cellIdentifier = NumberCell; },
        { valuePath = st; formula = "q * p"; \(keys) } )
      """,
      "a.json": #"{"q": 2, "p": 3, "st": 6}"#,
    ])
    let refused = try scene.run("set", "form.plist", "a.json", assignment)
    #expect(refused.status == 1)
    #expect(refused.errors.contains("record 1, st"), "\(refused.errors)")
    #expect(refused.errors.contains(expected), "\(refused.errors)")
    #expect(try scene.read("a.json") == #"{"q": 2, "p": 3, "st": 6}"#)
  }

  @Test("So are a row without a path, a date, and in a table what two records have")
  func ownRulesElsewhere() throws {
    let scene = try Scene([
      "sum.plist": """
      ( { valuePath = q; cellIdentifier = NumberCell; },
        { identifier = twice; formula = "q * 2"; cellIdentifier = NumberCell; maximumValue = 10; } )
      """,
      "day.plist": """
      ( { valuePath = a; cellIdentifier = DateCell; },
        { valuePath = b; formula = "a"; cellIdentifier = DateCell; maximumValue = "2026-12-31"; } )
      """,
      "table.plist": """
      { rows = ( { valuePath = q; cellIdentifier = NumberCell; },
          { valuePath = u; formula = "q * 10"; cellIdentifier = NumberCell; unique = YES; } );
        columns = (q, u); }
      """,
      "q.json": #"{"q": 2}"#, "day.json": #"{"a": "2026-01-01", "b": "2026-01-01"}"#,
      "table.json": #"[{"q": 1, "u": 10}, {"q": 2, "u": 20}, {"q": 3, "u": 30}]"#,
    ])
    let pathless = try scene.run("set", "sum.plist", "q.json", "q=6")
    #expect(pathless.status == 1)
    #expect(pathless.errors.contains("must be at most 10"))
    let day = try scene.run("set", "day.plist", "day.json", "a=2027-01-01")
    #expect(day.status == 1)
    #expect(day.errors.contains("must not be after 2026-12-31"))
    let twin = try scene.run("set", "--record", "3", "table.plist", "table.json", "q=1")
    #expect(twin.status == 1)
    #expect(
      twin.errors.contains("unique: record 3, u \"U\": also in record 1"), "\(twin.errors)")
    let all = try scene.run("set", "--filter", "q > 1", "table.plist", "table.json", "q=5")
    #expect(all.status == 1)
    #expect(try scene.run("set", "table.plist", "table.json", "--record", "1", "q=7").status == 0)
  }

  @Test(
    "A result follows an edit that reaches it by what another row gives where nothing is stored")
  func throughDefaults() throws {
    let scene = try Scene([
      "form.plist":
        #"( { valuePath = a; }, { valuePath = c; defaultFormula = "upper(a)"; }, { valuePath = d; formula = "length(c)"; }, { valuePath = e; formula = "length($c)"; } )"#,
      "a.json": #"{"a":"x","d":1,"e":1}"#,
      "b.json": #"{"a":"x","c":"four","d":1,"e":1}"#,
    ])
    #expect(try scene.run("set", "form.plist", "a.json", "a=yyy").status == 0)
    #expect(try scene.read("a.json") == #"{"a":"yyy","d":3,"e":3}"#)
    #expect(try scene.run("set", "form.plist", "b.json", "a=yyy").status == 0)
    #expect(try scene.read("b.json") == #"{"a":"yyy","c":"four","d":1,"e":1}"#)
  }

  private static let untilEdited = """
    { valuePath = a; valueType = integer; },
    { valuePath = c; valueType = integer; formula = "a * 3"; formulaMode = untilEdited; }
    """

  @Test(
    "What a call sets stays, whatever the order, though a formula would give it another value",
    arguments: [
      (#"{"a": 1, "c": 3}"#, ["a=3", "c=7"], #"{"a": 3, "c": 7}"#),
      (#"{"a": 1, "c": 3}"#, ["c=7", "a=3"], #"{"a": 3, "c": 7}"#),
      (#"{"a": 1, "c": 3}"#, ["--json", "a=3", "c=7"], #"{"a": 3, "c": 7}"#),
      (#"{"a": 1}"#, ["a=3", "c=7"], #"{"a": 3, "c": 7}"#),
      (
        #"{"l": [{"a": 1, "c": 3}]}"#, ["l[0].a=3", "l[0].c=7"], #"{"l": [{"a": 3, "c": 7}]}"#
      ),
      (
        #"[{"a": 1, "c": 3}, {"a": 2, "c": 6}]"#, ["--filter", "a = 2", "a=3", "c=7"],
        #"[{"a": 1, "c": 3}, {"a": 3, "c": 7}]"#
      ),
      (#"{"a": 1, "c": 3}"#, ["a=3"], #"{"a": 3, "c": 9}"#),
    ])
  func setBesideOperand(record: String, call: [String], expected: String) throws {
    let scene = try Scene([
      "form.plist":
        "( \(Self.untilEdited), { valuePath = l; itemForm = ( \(Self.untilEdited) ); } )",
      "a.json": record,
    ])
    let outcome = try scene.run(["set", "form.plist", "a.json"] + call)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try scene.read("a.json") == expected)
  }

  @Test("A result that is stored in a hidden row follows its operands, and what reads it does")
  func hiddenResult() throws {
    let scene = try Scene([
      "form.plist": """
      ( { valuePath = gross; valueType = number; },
        { valuePath = net; valueType = number; formula = "gross * 0.8"; hidden = YES; },
        { valuePath = total; valueType = number; formula = "net * 2"; } )
      """,
      "a.json": #"{"gross": 100, "net": 80.0, "total": 160.0}"#, "b.json": #"{"gross": 100}"#,
    ])
    #expect(try scene.run("set", "form.plist", "a.json", "gross=200").status == 0)
    #expect(try scene.read("a.json") == #"{"gross": 200, "net": 160, "total": 320}"#)
    // A hidden row adds nothing to a record.
    #expect(try scene.run("set", "form.plist", "b.json", "gross=200").status == 0)
    #expect(try scene.read("b.json") == #"{"gross": 200, "total": 320}"#)
  }

  @Test("Results follow as often as they go from a record to its items and back")
  func alternating() throws {
    let count = 12
    let totals = (1...count).map {
      "{ valuePath = t\($0); valueType = integer; formula = \"l.@sum.b\($0)\"; }"
    }
    let parts = (2...count).map {
      "{ valuePath = b\($0); valueType = integer; formula = \"@root.t\($0 - 1) + 1\"; }"
    }
    func record(_ first: Int) -> String {
      let item = (0..<count).map { "\"b\($0 + 1)\": \(first + $0)" }
      let totals = (0..<count).map { "\"t\($0 + 1)\": \(first + $0)" }
      return "{\"l\": [{\(item.joined(separator: ", "))}], \(totals.joined(separator: ", "))}"
    }
    let scene = try Scene([
      "form.plist": """
      ( { valuePath = l; itemForm = ( { valuePath = b1; valueType = integer; }, \(parts.joined(separator: ", ")) ); },
        \(totals.joined(separator: ", ")) )
      """,
      "a.json": record(1),
    ])
    let outcome = try scene.run("set", "form.plist", "a.json", "l[0].b1=5")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try scene.read("a.json") == record(5))
  }
}

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
}

import Foundation
import Testing

@Suite("formview set keeps the rules between values of the rows that it sets")
struct SetRulesTests {
  private static let files = [
    "form.plist": """
    { rows = (
        { key = Low; valuePath = low; valueType = number;
          rules = ( { predicate = "low <= high"; message = "{label} {value} is above the high"; identifier = order; },
                    { predicate = "low > -50"; message = "unusually low"; severity = warning; } ); },
        { key = High; valuePath = high; valueType = number; },
        { key = Sum; valuePath = sum; valueType = number; formula = "low + high"; },
        { key = Name; valuePath = name; },
        { key = Items; valuePath = items; itemForm = ( { key = A; valuePath = a; valueType = number;
            rules = ( { predicate = "a < b"; message = "a before b"; } ); },
          { key = B; valuePath = b; valueType = number; } ); } );
      rules = ( { predicate = "sum < 1000"; message = "too much"; rows = ( high ); } ); }
    """,
    "a.json": #"{"low": 1, "high": 5, "sum": 6, "name": "x", "items": [{"a": 1, "b": 2}]}"#,
  ]

  @Test("a broken error rule refuses, with its message and its name")
  func refusing() throws {
    let scene = try Scene(Self.files)
    let refused = try scene.run("set", "form.plist", "a.json", "low=7")
    #expect(refused.status == 1)
    #expect(
      refused.errors.contains(#"error order: record 1, low "Low": Low 7 is above the high"#))
    #expect(try scene.read("a.json") == Self.files["a.json"])
  }

  @Test("What an assignment breaks is said once, with what it typed made visible")
  func once() throws {
    let scene = try Scene([
      "form.plist": """
      ( { valuePath = k; }, { valuePath = items; maximumCount = 1; itemForm = ( { valuePath = n; } ); } )
      """,
      "a.json": #"{"k": "x", "items": [{"n": "a"}]}"#,
    ])
    let full = try scene.run("set", "form.plist", "a.json", "items[1].n=z")
    #expect(full.status == 1)
    #expect(full.errors.components(separatedBy: "maximumCount").count == 2, "\(full.errors)")
    let escape = try scene.run("set", "form.plist", "a.json", "k=\u{1B}[31m")
    #expect(escape.status == 1)
    #expect(!escape.errors.contains("\u{1B}"), "\(escape.errors.debugDescription)")
  }

  @Test("Steps are counted from the limit that the record has, with all assignments")
  func steps() throws {
    let scene = try Scene([
      "form.plist": """
      ( { valuePath = c; valueType = number; },
        { valuePath = i; valueType = integer; step = 5; minimumValue = "c"; } )
      """,
      "a.json": #"{"c": 2, "i": 12}"#,
    ])
    let refused = try scene.run("set", "form.plist", "a.json", "i=10")
    #expect(refused.errors.contains("error step: record 1, i"), "\(refused.errors)")
    #expect(try scene.run("set", "form.plist", "a.json", "i=7").status == 0)
    #expect(try scene.run("set", "form.plist", "a.json", "i=8").status == 1)
    #expect(try scene.run("set", "form.plist", "a.json", "i=8", "c=3").status == 0)
    #expect(try scene.read("a.json") == #"{"c": 3, "i": 8}"#)
  }

  @Test("all assignments of a call count together, and what is computed of them")
  func together() throws {
    let scene = try Scene(Self.files)
    #expect(try scene.run("set", "form.plist", "a.json", "low=7", "high=9").status == 0)
    let refused = try scene.run("set", "form.plist", "a.json", "high=1500")
    #expect(refused.errors.contains(#"error rules: record 1, high "High": too much"#))
    #expect(
      try scene.run("set", "form.plist", "a.json", "items[0].a=7").errors.contains("a before b"))
    #expect(
      try scene.run("set", "form.plist", "a.json", "items[0].a=7", "items[0].b=8").status == 0)
  }

  @Test("rules of rows that are not set do not hinder it")
  func others() throws {
    var files = Self.files
    files["a.json"] = #"{"low": 7, "high": 5}"#
    let scene = try Scene(files)
    #expect(try scene.run("set", "form.plist", "a.json", "name=y").status == 0)
  }

  @Test("what other rows break because of it refuses it, unless they are set, too")
  func caused() throws {
    let scene = try Scene([
      "form.plist": """
      { rows = (
          { valuePath = a; valueType = integer; },
          { valuePath = b; valueType = integer; rules = ( { predicate = "SELF < a"; message = "b < a"; } ); },
          { valuePath = c; required = "a > 5"; },
          { valuePath = low; valueType = integer; minimumValue = "a - 10"; },
          { valuePath = kind; values = ( x, y ); choiceFilter = "choice == 'x' OR @root.a < 5"; },
          { valuePath = l; cellIdentifier = ListCell; rules = ( { predicate = "SELF.@count < 3"; message = "max"; } ); },
          { valuePath = items; rules = ( { predicate = "items.@sum.n < 17"; message = "sum"; } );
            itemForm = ( { valuePath = n; valueType = integer; rules = ( { predicate = "n < @root.a + 7"; message = "n"; } ); } ); } );
        rules = ( { predicate = "a + b < 20"; message = "together"; rows = ( b ); } ); }
      """,
      "a.json": #"{"a":3,"b":2,"c":null,"low":0,"kind":"y","l":["p","q"],"items":[{"n":9}]}"#,
    ])
    func errors(_ assignments: String...) throws -> String {
      let run = try scene.run(["set", "form.plist", "a.json"] + assignments)
      #expect(run.status == (run.errors.isEmpty ? 0 : 1))
      return run.errors
    }
    #expect(try scene.run("check", "form.plist", "a.json").status == 0)
    let before = try scene.read("a.json")
    #expect(
      try errors("a=18") == """
        a.json: error rules: record 1, b "B": together (because of what is set)
        a.json: error required: record 1, c "C": is required (because of what is set)
        a.json: error minimumValue: record 1, low "Low": must be at least 8 (because of what is set)
        a.json: error choice: record 1, kind "Kind": "y" is not among the choices for this record (because of what is set)
        a.json: nothing was changed

        """)
    #expect(try errors("a=2").contains("error rules: record 1, items[0].n \"N\": n (because"))
    #expect(try errors("l[2]=z").contains("error rules: record 1, l \"L\": max (because"))
    #expect(try errors("items[1].n=8").contains("error rules: record 1, items \"Items\": sum"))
    #expect(try errors("items[1].n=7") == "")
    #expect(try errors("a=18", "b=1", "c=x", "low=9", "kind=x") == "")
    #expect(try scene.read("a.json") != before)
  }

  @Test("a warning is printed, and written")
  func warnings() throws {
    let scene = try Scene(Self.files)
    let run = try scene.run("set", "form.plist", "a.json", "low=-60")
    #expect(run.status == 0)
    #expect(run.errors.contains(#"a.json: warning rules: record 1, low "Low": unusually low"#))
    #expect(try scene.read("a.json").contains(#""low": -60"#))
  }
}

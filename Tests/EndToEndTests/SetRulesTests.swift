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

  @Test("a warning is printed, and written")
  func warnings() throws {
    let scene = try Scene(Self.files)
    let run = try scene.run("set", "form.plist", "a.json", "low=-60")
    #expect(run.status == 0)
    #expect(run.errors.contains(#"a.json: warning rules: record 1, low "Low": unusually low"#))
    #expect(try scene.read("a.json").contains(#""low": -60"#))
  }
}

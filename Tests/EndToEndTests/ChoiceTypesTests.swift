import Testing

@Suite("Choices of a property list that has texts only")
struct ChoiceTypesTests {
  private static let form = """
    ( { key = Level; valuePath = level; values = (1, 2, 3); titles = (Low, Middle, High); },
      { key = Any; valuePath = any; valueType = any; values = (1, 2, 3); },
      { key = On; valuePath = on; values = (YES, NO); },
      { key = Code; valuePath = code; values = (1, 2); },
      { key = Text; valuePath = text; valueType = string; values = (1, 2); } )
    """
  private static let data = #"{"level": 1, "any": 2, "on": true, "code": "1", "text": "1"}"#

  @Test(
    "They are numbers and Booleans where the records have these, and stay texts where they have texts"
  )
  func kept() throws {
    let scene = try Scene(["form.plist": Self.form, "data.json": Self.data])
    #expect(try scene.run("check", "form.plist", "data.json").output.isEmpty)
    #expect(try scene.run("show", "form.plist", "data.json").output.contains("Level  Low"))
    let set = try scene.run(
      "set", "form.plist", "data.json", "level=High", "any=3", "on=NO", "code=2", "text=2")
    #expect(set.status == 0, "\(set.errors)")
    #expect(
      try scene.read("data.json")
        == #"{"level": 3, "any": 3, "on": false, "code": "2", "text": "2"}"#)
  }

  @Test("Where records differ the first one decides, and the others are flagged and left alone")
  func mixed() throws {
    let scene = try Scene([
      "form.plist": "( { key = Level; valuePath = level; values = (1, 2); } )",
      "data.json": #"[{"level": "1"}, {"level": 2}]"#,
    ])
    let check = try scene.run("check", "form.plist", "data.json")
    #expect(check.status == 1)
    #expect(check.output.contains("record 2, level"), "\(check.output)")
    #expect(try scene.run("set", "--record", "2", "form.plist", "data.json", "level=1").status == 1)
  }

  @Test("A word among numbers keeps none of them a text where the records have numbers")
  func words() throws {
    let scene = try Scene([
      "form.plist": """
      ( { valuePath = a; values = (1, two, 3); },
        { valuePath = b; choices = ( { value = 1; title = One; }, { value = 2; title = Two; },
            { value = ""; title = None; } ); } )
      """,
      "data.json": #"[{"a": 1, "b": 2}, {"a": "two", "b": 1}]"#,
    ])
    #expect(try scene.run("check", "form.plist", "data.json").output.isEmpty)
    #expect(
      try scene.run("set", "--record", "2", "form.plist", "data.json", "a=3", "b=Two").status == 0)
    #expect(try scene.read("data.json") == #"[{"a": 1, "b": 2}, {"a": 3, "b": 2}]"#)
  }
}

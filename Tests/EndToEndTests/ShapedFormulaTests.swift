import Testing

@Suite("Results inside of values of several shapes")
struct ShapedFormulaTests {
  private static let form = """
    ( { valuePath = items; itemForm = ( { valuePath = SELF; variants = (
          { title = Text; valueType = string; },
          { title = Area; rows = (
              { valuePath = width; valueType = integer; },
              { valuePath = twice; valueType = integer; formula = "width * 2"; },
              { valuePath = inner; itemForm = (
                  { valuePath = n; valueType = integer; },
                  { valuePath = square; valueType = integer; formula = "n * n"; } ); } ); },
          { title = Other; rows = (
              { valuePath = depth; valueType = integer; required = YES; },
              { valuePath = twice; valueType = integer; formula = "depth * 3"; } ); } ); } ); } )
    """

  @Test(
    "set updates what a formula of the value's own shape gives, and nothing else",
    arguments: [
      ("items[1].width=5", #"{"width": 5, "twice": 10, "inner": [{"n": 2, "square": 4}]}"#),
      (
        "items[1].inner[0].n=3", #"{"width": 1, "twice": 2, "inner": [{"n": 3, "square": 9}]}"#
      ),
    ])
  func set(_ assignment: String, _ expected: String) throws {
    let scene = try Scene([
      "form.plist": Self.form,
      "data.json":
        #"{"items": ["x", {"width": 1, "twice": 2, "inner": [{"n": 2, "square": 4}]}]}"#,
    ])
    let set = try scene.run("set", "--form", "form.plist", "data.json", assignment)
    #expect(set.status == 0, "\(set.errors)")
    #expect(try scene.read("data.json") == "{\"items\": [\"x\", \(expected)]}")
  }
}

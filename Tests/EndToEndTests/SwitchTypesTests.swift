import Testing

@Suite("Switches of a property list that has texts only")
struct SwitchTypesTests {
  private func scene(_ row: String, _ records: String) throws -> Scene {
    try Scene([
      "form.plist": "( { valuePath = a; cellIdentifier = SwitchCell; \(row) } )",
      "data.json": records,
    ])
  }

  @Test(
    "Their values are what the records have",
    arguments: [
      ("trueValue = 1; falseValue = 0;", #"[{"a":0},{"a":1}]"#, #"[{"a":1},{"a":1}]"#),
      (
        "trueValue = NO; falseValue = YES;", #"[{"a":true},{"a":false}]"#,
        #"[{"a":false},{"a":false}]"#
      ),
      (
        "trueValue = 0; falseValue = 1;", #"[{"a":true},{"a":false}]"#,
        #"[{"a":false},{"a":false}]"#
      ),
      ("trueValue = 1;", #"[{"a":0},{"a":1}]"#, #"[{"a":1},{"a":1}]"#),
      (
        "trueValue = YES; falseValue = NO;", #"[{"a":"NO"},{"a":"YES"}]"#,
        #"[{"a":"YES"},{"a":"YES"}]"#
      ),
      ("trueValue = 2; falseValue = 0;", #"[{"a":0},{"a":2}]"#, #"[{"a":2},{"a":2}]"#),
      ("valueType = integer;", #"[{"a":0},{"a":1}]"#, #"[{"a":1},{"a":1}]"#),
      ("valueType = integer; trueValue = 2;", #"[{"a":0},{"a":2}]"#, #"[{"a":2},{"a":2}]"#),
    ])
  func types(row: String, records: String, expected: String) throws {
    let scene = try scene(row, records)
    #expect(try scene.run("check", "form.plist", "data.json").output.isEmpty)
    let set = try scene.run("set", "--record", "1", "form.plist", "data.json", "a=on")
    #expect(set.status == 0, "\(set.errors)")
    #expect(try scene.read("data.json") == expected)
    let shown = try scene.run("get", "--filter", "a = on", "form.plist", "data.json", "a")
    #expect(shown.output == "on\non\n", "\(shown.errors)")
  }

  @Test(
    "Sides that are the same, of another type, or missing in a switch of texts are errors",
    arguments: [
      ("trueValue = false;", "F502"), ("valueType = string;", "F107"),
      ("valueType = string; trueValue = x;", "F107"),
      ("valueType = integer; trueValue = yes; falseValue = 0;", "F106"),
    ])
  func errors(row: String, code: String) throws {
    let lint = try scene(row, "{}").run("lint", "form.plist")
    #expect(lint.status == 3)
    #expect(lint.output.contains(code), "\(lint.output)")
  }
}

import Testing

@Suite("Secrets in maps")
struct MapSecretTests {
  private static let form = """
    {
      rows = (
        { key = "Users"; valuePath = users; cellIdentifier = MapCell; itemForm = (
            { key = "PIN"; valuePath = pin; isSecure = YES; },
            { key = "Age"; valuePath = age; },
            { key = "Inner"; valuePath = inner; segueIdentifier = inner; },
            { key = "Keys"; valuePath = keys; cellIdentifier = MapCell; itemForm = inner; },
            { key = "Shaped"; valuePath = shaped; variants = (
                { title = "Map"; cellIdentifier = MapCell; itemForm = inner; },
                { title = "List"; itemForm = inner; } ); }
          ); }
      );
      forms = {
        inner = { rows = ( { valuePath = pin; isSecure = YES; }, { valuePath = age; } ); };
      };
    }
    """
  private static let json = """
    {"users": {
      "a": {"pin": "s3cret", "age": 1, "inner": {"pin": "s3cret"}, "shaped": [{"pin": "s3cret"}]},
      "0": {"keys": {"b.c": {"pin": "s3cret", "age": 2}}, "shaped": {"k": {"pin": "s3cret"}}}
    }}

    """

  private func scene(_ json: String = json) throws -> Scene {
    try Scene(["form.plist": Self.form, "data.json": json])
  }

  @Test("get of a whole item shows bullets, and what is no secret")
  func get() throws {
    let scene = try scene()
    let a = try scene.run("get", "--form", "form.plist", "data.json", "users.a")
    #expect(
      a.output
        == #"{"pin": "••••••••", "age": 1, "inner": {"pin": "••••••••"}, "shaped": [{"pin": "••••••••"}]}"#
        + "\n")
    let zero = try scene.run("get", "--form", "form.plist", "data.json", "users.\"0\"")
    #expect(
      zero.output
        == #"{"keys": {"b.c": {"pin": "••••••••", "age": 2}}, "shaped": {"k": {"pin": "••••••••"}}}"#
        + "\n")
  }

  @Test("Formats for programs leave them out", arguments: ["json", "jsonl", "csv", "rows"])
  func show(_ format: String) throws {
    let shown = try scene().run("show", "--format", format, "form.plist", "data.json")
    #expect(!shown.output.contains("s3cret"), "\(shown.output)")
    #expect(format != "json" || shown.output.contains("\"age\": 2"))
  }

  @Test("The difference of set --dry-run shows bullets")
  func dryRun() throws {
    let set = try scene().run(
      "set", "--form", "form.plist", "--dry-run", "data.json", "users.a.age=3")
    #expect(set.output.contains("\"age\": 3"), "\(set.output)")
    #expect(!set.output.contains("s3cret"), "\(set.output)")
  }

  @Test("A text in place of a map or of an item may be one")
  func inTheWay() throws {
    for json in [
      #"{"users": "s3cret"}"#, #"{"users": {"a": "s3cret"}}"#,
      #"{"users": {"a": {"keys": {"x": "s3cret"}}}}"#,
    ] {
      let scene = try scene(json)
      for format in ["json", "text"] {
        let shown = try scene.run("show", "--format", format, "form.plist", "data.json")
        #expect(!shown.output.contains("s3cret"), "\(json): \(shown.output)")
      }
    }
  }
}

import Testing

@Suite("Items that are not there")
struct MissingItemTests {
  private static let json = """
    [
      {"services": {"proxy": {"image": "a"}, "web": null}, "hosts": ["x", "y"], "kept": {"a": "b"}},
      {"services": {"cache": {"image": "b"}}}
    ]

    """
  private static let form = """
    (
      { valuePath = services; cellIdentifier = MapCell; itemForm = (
          { key = Image; valuePath = image; }, { key = Size; valuePath = size; } ); },
      { valuePath = hosts; cellIdentifier = ListCell; },
      { valuePath = labels; cellIdentifier = MapCell; valueType = string; },
      { valuePath = kept; cellIdentifier = MapCell; deletable = NO; valueType = string; }
    )
    """

  private func scene() throws -> Scene {
    try Scene(["form.plist": Self.form, "data.json": Self.json])
  }

  @Test(
    "get says so, with the item that may be meant, and has the status of nothing found",
    arguments: [
      ("services.prxy.image", "the record has no services.prxy; did you mean services.proxy?"),
      ("services.nothing", "the record has no services.nothing"),
      ("hosts[9]", "the record has no hosts[9]: hosts has 2 items"),
      ("labels.a", "the record has no labels.a"),
    ])
  func get(_ path: String, _ message: String) throws {
    let got = try scene().run("get", "--form", "form.plist", "--record", "1", "data.json", path)
    #expect(got.status == 1)
    #expect(got.output == "\n")
    #expect(got.errors == "data.json: error path: \(message)\n")
  }

  @Test("A member that an item lacks is an empty line", arguments: ["proxy.size", "web.image"])
  func member(_ path: String) throws {
    let got = try scene().run(
      "get", "--form", "form.plist", "--record", "1", "data.json", "services.\(path)")
    #expect(got.status == 0)
    #expect(got.output == "\n")
    #expect(got.errors == "")
  }

  @Test("Of several records one with the item is enough")
  func several() throws {
    let scene = try scene()
    let some = try scene.run(
      "get", "--form", "form.plist", "--all", "data.json", "services.cache.image")
    #expect(some.output == "\nb\n")
    #expect(some.status == 0)
    let none = try scene.run(
      "get", "--form", "form.plist", "--all", "data.json", "services.z.image")
    #expect(none.status == 1)
    #expect(none.errors == "data.json: error path: no record has services.z\n")
  }

  @Test(
    "set adds an item and says so, with the item that may be meant",
    arguments: [
      (
        ["services.prxy.image=x", "services.prxy.size=3"],
        "services.prxy is a new item; did you mean services.proxy?"
      ), (["services.redis.image=x"], "services.redis is a new item"),
      // A value is named by its key alone: it is meant.
      (["labels.a=b"], nil),
    ])
  func added(_ assignments: [String], _ message: String?) throws {
    let scene = try scene()
    let set = try scene.run(
      ["set", "--form", "form.plist", "--record", "1", "data.json"] + assignments)
    #expect(set.status == 0)
    #expect(set.errors == (message.map { "data.json: warning: \($0)\n" } ?? ""))
    #expect(
      try scene.read("data.json").contains(assignments[0].hasSuffix("=b") ? "\"b\"" : "\"x\""))
  }

  @Test(
    "set --unset removes an item of a map, and says what it can't remove",
    arguments: [
      ("services.proxy", Int32(0), ""),
      ("services.nope", 1, "services.nope \"Services\": the record has no services.nope"),
      ("labels.a", 1, "labels.a \"Labels\": the record has no labels.a"),
      ("hosts[0]", 1, "is an element of a list: those behind it would move up"),
      ("hosts[7]", 1, "the record has no hosts[7]: hosts has 2 items"),
      ("kept.a", 1, "error deletable: record 1, kept.a \"Kept\": "),
      ("services.web.@key", 1, "is the key of an item, which goes with the item"),
    ])
  func unset(_ path: String, _ status: Int32, _ message: String) throws {
    let scene = try scene()
    let unset = try scene.run(
      "set", "--form", "form.plist", "--record", "1", "--unset", path, "data.json")
    #expect(unset.status == status)
    #expect(message.isEmpty ? unset.errors == "" : unset.errors.contains(message))
    #expect(try scene.read("data.json").contains("proxy") == (path != "services.proxy"))
  }
}

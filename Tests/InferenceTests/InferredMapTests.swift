import FormTesting
import Forms
import Testing

@Suite("Objects with free keys in a first form out of data")
struct InferredMapTests {
  private func row(_ name: String, of json: String) throws -> ConfigRow {
    try #require(Inferred.form(json).rows.first { $0.identifier == name })
  }

  @Test("Three members whose values have members in common are items of a map, which share a form")
  func objects() throws {
    let json = """
      {"hosts": {"web": {"image": "a", "ports": [80]}, "db": {"image": "b", "size": 3}, "x": {"image": "c"}}}
      """
    let form = try Inferred.form(json)
    #expect(form.rows.map(\.cellIdentifier) == ["MapCell"])
    let items = try #require(form.forms.values.first { $0.rows.first?.isItemKey == true })
    #expect(items.rows.dropFirst().map(\.identifier) == ["image", "ports", "size"])
  }

  @Test(
    "Members that have little in common, or are of several kinds, are an object's",
    arguments: [
      #"{"o": {"a": {"x": 1}, "b": {"y": 1}, "c": {"z": 1}}}"#,
      #"{"o": {"a": {"x": 1}, "b": {"x": 1}}}"#,
      #"{"o": {"a": {"x": 1}, "b": {"x": 1}, "c": 3}}"#,
      #"{"o": {"street": "a", "city": "b", "zip": "c"}}"#,
      #"{"o": {"first": true, "second": false, "third": true}}"#,
      #"[{"o": {"a": 1, "b": 2}}, {"o": {"a": 1, "b": 3}}, {"o": {"a": 2}}]"#,
    ])
  func noMaps(json: String) throws {
    #expect(try !Inferred.text(json).contains("MapCell"))
  }

  @Test(
    "Plain values are a map's where their keys are no names, differ, or the map is called so",
    arguments: [
      (#"{"o": {"10.0.0.1": "a", "10.0.0.2": "b", "10.0.0.3": "c"}}"#, ValueType.string),
      (#"{"o": {"TZ": "UTC", "LANG": "C", "LOG_LEVEL": "info"}}"#, .string),
      (#"{"o": {"8080": 1, "8081": 2.5, "8082": 3}}"#, .number),
      (#"{"scripts": {"build": "make"}}"#, .string),
      (#"[{"o": {"a": true}}, {"o": {"b": false}}, {"o": {"c": true}}, {"o": {}}]"#, .bool),
    ])
  func plain(json: String, type: ValueType) throws {
    let form = try Inferred.form(json)
    #expect(form.rows.map(\.cellIdentifier) == ["MapCell"])
    let items = try #require(form.forms.values.first { $0.rows.first?.isItemKey == true })
    #expect(items.rows.dropFirst().map(\.valueType) == [type])
  }

  @Test("Maps are in maps, and hold lists")
  func nested() throws {
    let json = """
      {"paths": {"@app/*": ["src"], "@lib/*": ["lib", "x"]},
       "jobs": {"a": {"b": {"n": 1}, "c": {"n": 2}, "d": {"n": 3}},
                "e": {"b": {"n": 1}, "f": {"n": 2}, "g": {"n": 3}}, "h": {"b": {"n": 1}}}}
      """
    let text = try Inferred.text(json)
    #expect(text.contains("valuePath = paths; cellIdentifier = MapCell; itemForm = paths;"))
    #expect(text.contains("{ key = Paths; valuePath = SELF; valueType = array; }"))
    #expect(text.contains("{ key = Jobs; valuePath = SELF; cellIdentifier = MapCell; itemForm ="))
    #expect(text.contains("{ key = N; valuePath = n; valueType = number;"))
  }

  @Test("A secret among plain values stays one, and is no map's")
  func secrets() throws {
    let text = try Inferred.text(#"{"env": {"TZ": "UTC", "DB_PASSWORD": "x", "A": "b"}}"#)
    #expect(!text.contains("MapCell") && text.contains("isSecure = YES"))
    let map = try Inferred.text(
      #"{"services": {"web": {"image": "x", "password": "y"}, "db": {"image": "z"}}}"#)
    #expect(map.contains("MapCell") && map.contains("valuePath = password; isSecure = YES"))
  }

  @Test("Texts of a map have the pattern and the choices that those of a row have")
  func rules() throws {
    let form = try Inferred.text(
      #"{"o": {"a.b": "ada@example.org", "c.d": "bo@example.org", "e.f": "cy@example.org"}}"#)
    #expect(form.contains("cellIdentifier = MapCell; valueType = string; regex ="))
  }

  @Test("A map in a map in a map costs no more for each level", arguments: [12])
  func depth(levels: Int) throws {
    func object(_ depth: Int) -> String {
      guard depth > 0 else { return #"{"n": 1}"# }
      return "{"
        + ["a", "b", "c"].map { #""\#($0)\#(depth)": \#(object(depth - 1))"# }
        .joined(separator: ", ") + "}"
    }
    // Three members at each of a few levels, then a chain of one.
    let chain = (0..<levels).reduce(object(3)) { json, _ in #"{"k": \#(json)}"# }
    #expect(try Inferred.text(#"{"o": \#(chain)}"#).utf8.count < 20_000)
  }
}

import ScreenTesting
import Testing

@Suite("Data in a format that is not read")
struct ForeignFormatTests {
  private static let form = "( { valuePath = name; } )"

  @Test(
    "are refused with the formats that are read, by name or content",
    arguments: [
      ("parts.csv", "name,price\nBolt,1\n", "CSV"), ("parts.csv", "1;2\n", "CSV"),
      ("parts", "name,price\nBolt,1\n", "CSV"), ("parts.txt", "name\tprice\nBolt\t1\n", "TSV"),
      ("app.yaml", "name: a\n", "YAML"), ("app.yml", "# of the app\nname: a\n", "YAML"),
      ("app", "---\nname: a\n", "YAML"), ("app", "name: a\nport: 1\n", "YAML"),
      ("app.ini", "[server]\nport=1\n", "INI"), ("app", "[server]\nport = 1\n", "INI"),
      ("app.toml", "[server]\nport = 1\n", "TOML"),
    ])
  func refused(name: String, content: String, format: String) throws {
    let scene = try Scene(["form.plist": Self.form, name: content])
    for call in [["show", "form.plist", name], ["check", "--form", "auto", name]] {
      let outcome = try scene.run(call)
      #expect(outcome.status == 4)
      #expect(
        outcome.errors.contains(
          "it looks like \(format), which is not read; formview reads JSON, JSON Lines, property lists, "
            + "SQLite databases and files encrypted with age"), "\(call) \(outcome.errors)")
    }
  }

  @Test(
    "JSON with a mistake is still called so",
    arguments: ["[1, x]", "[\n  x\n]", "{name: \"a\"}", "tru", "{\"a\": 1,}", "[a, b]\n[c, d]"])
  func brokenJSON(content: String) throws {
    let scene = try Scene(["form.plist": Self.form, "d.json": content])
    let outcome = try scene.run("show", "form.plist", "d.json")
    #expect(outcome.status == 4)
    #expect(outcome.errors.contains("error JSON: "), "\(outcome.errors)")
  }
}

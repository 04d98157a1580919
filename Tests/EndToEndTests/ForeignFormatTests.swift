import Foundation
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
      ("app.ini", "[server]\nport=1\n", "INI"), ("app", "[server]\nport = 1\n", "INI"),
      ("app.toml", "[server]\nport = 1\n", "TOML"), ("app", "title = \"x\"\n", "TOML"),
      ("app", "# of the app\n\ntitle = 'x'\nport = 1\n", "TOML"),
      ("app", "[[server]]\nport = 1\n", "TOML"),
      ("app", "; of the app\nname = some words\n", "INI"), ("app", "KEY=\"a\"\nOTHER=b c\n", "INI"),
      ("姓名.txt", "姓名,城市\n王,北京\n", "CSV"),
      (
        "app.yaml",
        "pass: ENC[AES256_GCM,data:eA==,iv:aQ==,tag:dA==,type:str]\nsops:\n    mac: x\n",
        "YAML encrypted with sops"
      ),
    ])
  func refused(name: String, content: String, format: String) throws {
    let scene = try Scene(["form.plist": Self.form, name: content])
    for call in [["show", "form.plist", name], ["check", "--form", "auto", name]] {
      let outcome = try scene.run(call)
      #expect(outcome.status == 4)
      #expect(
        outcome.errors.contains(
          "it looks like \(format)"), "\(call) \(outcome.errors)")
      #expect(
        outcome.errors.contains(
          ", which is not read; formview reads JSON, JSON Lines, YAML, property lists, "
            + "SQLite databases and files encrypted with age")
          || outcome.errors.contains("sops"), "\(call) \(outcome.errors)")
    }
    let form = try scene.run("lint", name)
    #expect(form.status == 3)
    #expect(form.output.contains("F002: this is \(format), not a property list"), "\(form.output)")
  }

  private static func data(_ bytes: UInt8...) -> Data { Data(bytes + [0x40, 1, 2, 3, 4, 5]) }

  @Test(
    "Files that another program can read say which one, as data and as form",
    arguments: [
      (data(0x1F, 0x8B, 8, 0), "a file compressed with gzip", "gzip -dc"),
      (data(0x28, 0xB5, 0x2F, 0xFD), "a file compressed with zstd", "zstd -dc"),
      (data(0xFD, 0x37, 0x7A, 0x58, 0x5A, 0), "a file compressed with xz", "xz -dc"),
      (Data("PK\u{3}\u{4}ab".utf8), "a ZIP archive", "unzip -p"),
      (Data("-----BEGIN PGP MESSAGE-----\n\nabc\n".utf8), "a file encrypted with PGP", "gpg -d"),
      (data(0x85, 1, 0x0C, 3, 1, 2, 3, 4), "a file encrypted with PGP", "gpg -d"),
      (data(0x8C, 0x0D, 4, 9, 3, 8), "a file encrypted with PGP", "gpg -d"),
      (Data("\0GITCRYPT\0abc".utf8), "a file encrypted with git-crypt", "git-crypt unlock"),
      (
        Data("$ANSIBLE_VAULT;1.1;AES256\n3031\n".utf8), "a file encrypted with ansible-vault",
        "ansible-vault view"
      ),
      // 姓名 and 北京 in GBK.
      (
        Data(#"{""#.utf8) + [0xD0, 0xD5, 0xC3, 0xFB] + Data(#"": ""#.utf8)
          + [0xB1, 0xB1, 0xBE, 0xA9] + Data(#""}"#.utf8), "text in GBK or GB18030",
        "iconv -f gb18030 -t utf-8"
      ),
      (
        Data("{ name = \"".utf8) + [0xD0, 0xD5, 0xC3, 0xFB] + Data("\"; }".utf8),
        "text in GBK or GB18030", "iconv -f gb18030 -t utf-8"
      ),
    ])
  func converted(content: Data, kind: String, command: String) throws {
    let scene = try Scene(["form.plist": Self.form])
    try scene.write("data", content)
    for call in [["show", "form.plist", "data"], ["check", "--form", "auto", "data"]] {
      let outcome = try scene.run(call)
      #expect(outcome.status == 4)
      #expect(
        outcome.errors.contains("it looks like \(kind); try what `\(command)` makes of it"),
        "\(call) \(outcome.errors)")
    }
    let form = try scene.run("lint", "data")
    #expect(
      form.output.contains(
        "this is \(kind), not a property list; try what `\(command)` makes of it"),
      "\(form.output)")
  }

  @Test(
    "Property lists with a mistake, and texts in other encodings, are not taken for others",
    arguments: [
      Data("\"a\" = \"b\";\n\"c\" = \"d\"\n\"e\" = \"f\";\n".utf8), Data("{ a = b; c }".utf8),
      Data("( { valuePath = name } )".utf8),
      // café in Latin-1.
      Data(#"{"caf"#.utf8) + [0xE9] + Data(#"": 1}"#.utf8),
    ])
  func mistakes(content: Data) throws {
    let scene = try Scene(["form.plist": Self.form])
    try scene.write("data.strings", content)
    let outcome = try scene.run("show", "form.plist", "data.strings")
    #expect(outcome.status == 4 && !outcome.errors.contains("looks like"), "\(outcome.errors)")
    let form = try scene.run("lint", "data.strings")
    let isJSON = form.output.contains("this is JSON") || form.output.contains("this is a JSON")
    #expect(isJSON || !form.output.contains("this is"), "\(form.output)")
  }

  @Test(
    "No advice calls TOML a property list, and check names --form auto where data are in the form's place"
  )
  func advice() throws {
    let scene = try Scene([
      "a.toml": "title = \"x\"\n", "a.json": #"{"a": 1}"#, "b.json": #"{"a": 1}"#,
    ])
    let named = try scene.run("show", "--form", "auto", "--data-format", "json", "a.toml")
    #expect(named.status == 4 && !named.errors.contains("plist"), "\(named.errors)")
    let check = try scene.run("check", "a.json", "b.json")
    #expect(check.status == 3 && check.errors.contains("--form auto"), "\(check.errors)")
  }

  @Test(
    "JSON with a mistake is still called so",
    arguments: ["[1, x]", "[\n  x\n]", "{name: \"a\"}", "tru", "{\"a\": 1,,}", "[a, b]\n[c, d]"])
  func brokenJSON(content: String) throws {
    let scene = try Scene(["form.plist": Self.form, "d.json": content])
    let outcome = try scene.run("show", "form.plist", "d.json")
    #expect(outcome.status == 4)
    #expect(outcome.errors.contains("error JSON: "), "\(outcome.errors)")
  }
}

import Foundation
import Testing

@Suite("JSON with comments as data")
struct CommentedJSONTests {
  static let form = """
    ( { valuePath = name; }, { valuePath = port; valueType = integer; maximumValue = 100; },
      { valuePath = tags; cellIdentifier = ListCell; } )
    """

  /// A development container's settings, as an editor writes them.
  static let container = """
    // For format details, see https://containers.example.org/json.
    {
    \t"name": "Web",
    \t"image": "debian:12", // the smallest one

    \t// Features to add to the container.
    \t"features": {
    \t\t"ghcr.io/devcontainers/features/node:1": { "version": "lts" },
    \t},

    \t"forwardPorts": [3000, /* metrics */ 9100],
    \t// "postCreateCommand": "npm install",
    \t"customizations": {
    \t\t"vscode": { "extensions": ["dbaeumer.vscode-eslint",], },
    \t},
    }

    """

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test(
    "Settings of an editor are read without a form, and an edit changes its line",
    arguments: [
      ("name=Docs", 2, "\t\"name\": \"Docs\","),
      (
        "features.\"ghcr.io/devcontainers/features/node:1\".version=22", 7,
        "\t\t\"ghcr.io/devcontainers/features/node:1\": { \"version\": \"22\" },"
      ),
      ("forwardPorts[1]=9200", 10, "\t\"forwardPorts\": [3000, /* metrics */ 9200],"),
      ("forwardPorts[2]=80", 10, "\t\"forwardPorts\": [3000, /* metrics */ 9100, 80],"),
      (
        "customizations.vscode.extensions[1]=x.y", 13,
        "\t\t\"vscode\": { \"extensions\": [\"dbaeumer.vscode-eslint\", \"x.y\",], },"
      ),
    ])
  func container(assignment: String, number: Int, line: String) throws {
    let scene = try Scene(["devcontainer.json": Self.container])
    let set = try scene.run("set", "--form", "auto", "devcontainer.json", assignment)
    #expect(set.status == 0 && set.errors == "", "\(set.errors)")
    var expected = Self.lines(Self.container)
    expected[number] = Substring(line)
    #expect(Self.lines(try scene.read("devcontainer.json")) == expected)
  }

  @Test("check and get know the line and column of a value, as in JSON")
  func checked() throws {
    let text = "{ // c\n  \"name\": \"x\",\n  /* p */ \"port\": 443,\n}\n"
    let scene = try Scene(["form.plist": Self.form, "d.json": text])
    let check = try scene.run("check", "form.plist", "d.json")
    #expect(check.output.hasPrefix("d.json:3:19: error maximumValue: record 1, port \"Port\""))
    #expect(try scene.run("get", "form.plist", "d.json", "port").output == "443\n")
    #expect(try scene.run("get", "--raw", "form.plist", "d.json", "name").output == "\"x\"\n")
  }

  @Test(
    "A file is what its content is: without comments JSON, whatever its name",
    arguments: [
      ("a.jsonc", "{\"name\":\"x\"}", "{\"name\":\"y\"}"),
      ("a.jsonc", "// c\n{\"name\":\"x\"}", "// c\n{\"name\":\"y\"}"),
      ("a.json", "{\"name\":\"x\",}", "{\"name\":\"y\",}"),
      ("a.conf", "{\"name\":\"x\"} // c", "{\"name\":\"y\"} // c"),
      ("a.json", "\u{FEFF}\n/* c */ {\"name\":\"x\"}", "\u{FEFF}\n/* c */ {\"name\":\"y\"}"),
    ])
  func recognized(name: String, before: String, after: String) throws {
    let scene = try Scene(["form.plist": Self.form, name: before])
    #expect(try scene.run("set", "form.plist", name, "name=y").status == 0)
    #expect(try scene.read(name) == after)
    let strict = try scene.run("show", "--data-format", "json", "form.plist", name)
    let isJSON = !before.contains("c") && !before.contains(",}")
    #expect(strict.status == (isJSON ? 0 : 4))
    if !isJSON, before.hasPrefix("//") || before.contains(",}") {
      #expect(strict.errors.contains("it looks like jsonc, which --data-format jsonc opens"))
    }
    #expect(try scene.run("show", "--data-format", "jsonc", "form.plist", name).status == 0)
  }

  @Test("A comment far behind the beginning is found, too, and records stay in their order")
  func late() throws {
    let records = (0..<8000).map { "  {\"name\": \"n\($0)\", \"port\": \($0 % 90)}" }
    let text = "[\n" + records.joined(separator: ",\n") + " // the last\n]\n"
    let scene = try Scene(["form.plist": Self.form, "d.json": text])
    #expect(try scene.run("set", "--record", "8000", "form.plist", "d.json", "port=7").status == 0)
    let last = "{\"name\": \"n7999\", \"port\": "
    #expect(try scene.read("d.json") == text.replacing("\(last)79} //", with: "\(last)7} //"))
  }

  @Test(
    "Faults are reported where they are, and what is not read is called by its name",
    arguments: [
      ("{\"name\": 1 /* x", "1:12", "the comment has no end: */ is missing"),
      ("{\"port\": 1/* */2}", "1:11", "a comment can't be inside a word or a number"),
      ("{ // c\n  \"tags\": [1,,2]}", "2:14", "expected a value, found \",\""),
      ("{\"name\": 'x', // c\n}", "1:10", "single quotes are JSON5, which is not read"),
      ("{\n  // c\n  name: 1}", "3:3", "member names take double quotes"),
      ("{\"port\": 1, # c\n}", "1:13", "comments begin with // or /*"),
      ("{\"name\":\"a\"}\n// c\n{\"name\":\"b\"}\n", "2:1", "JSON Lines have no comments"),
      ("// c\n{\"name\":\"a\"}\n{\"name\":\"b\"}\n", "1:1", "JSON Lines have no comments"),
      ("[,]", "1:2", "expected a value or \"]\", found \",\""),
      ("// c\n", "2:1", "expected a value, found the end of the file"),
      ("[1, /* c */", "1:12", "expected a value, found the end of the file"),
    ])
  func faults(text: String, position: String, message: String) throws {
    let scene = try Scene(["form.plist": Self.form, "d.json": text])
    let show = try scene.run("show", "form.plist", "d.json")
    #expect(show.status == 4)
    #expect(show.errors.hasPrefix("d.json:\(position): error JSON: "), "\(show.errors)")
    #expect(show.errors.contains(message), "\(show.errors)")
  }

  @Test("A line of JSON Lines with a comment is a fault of that line")
  func lines() throws {
    let text = "// c\n{\"name\":\"a\"}\n{\"name\":\"b\"} // d\n"
    let scene = try Scene(["form.plist": Self.form, "d.jsonl": text])
    let check = try scene.run("check", "form.plist", "d.jsonl")
    #expect(check.lines.map { $0.prefix(12) } == ["d.jsonl:1:1:", "d.jsonl:3:14"])
    #expect(check.output.contains("JSON Lines have no comments"))
  }

  @Test("The settings that come along fit their form, and comments survive edits of all kinds")
  func settings() throws {
    let data = try Repository.text("data/tsconfig.json")
    let scene = try Scene([
      "tsconfig.plist": try Repository.text("Forms/tsconfig.plist"), "tsconfig.json": data,
    ])
    #expect(try scene.run("check", "tsconfig.plist", "tsconfig.json").output == "")
    #expect(
      try scene.run("lint", "--strict", "tsconfig.plist").status == 0)
    let set = try scene.run(
      "set", "tsconfig.plist", "tsconfig.json", "compilerOptions.noUnusedLocals=on",
      "compilerOptions.paths.\"@lib/*\"[0]=lib/*", "references[0].path=../kernel")
    #expect(set.status == 0, "\(set.errors)")
    #expect(
      try scene.read("tsconfig.json")
        == data.replacing("../core", with: "../kernel")
        .replacing(
          "checked in\n      ],\n    },\n",
          with: """
            checked in
                  ],
                  "@lib/*": [
                    "lib/*",
                  ],
                },
                "noUnusedLocals": true,

            """))
  }
}

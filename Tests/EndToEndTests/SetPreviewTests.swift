import Testing

@Suite("formview set without a change of the file")
struct SetPreviewTests {
  private static let form = """
    ( { valuePath = name; required = YES; }, { valuePath = n; cellIdentifier = NumberCell; },
      { valuePath = pin; isSecure = YES; } )
    """

  private func scene(_ data: String) throws -> Scene {
    try Scene(["form.plist": Self.form, "data.json": data])
  }

  private static let list = (1...12).map {
    "  {\"name\": \"r\($0)\", \"n\": \($0), \"pin\": \"S\($0)\"}"
  }

  @Test("--dry-run prints a unified diff that patch takes, and writes nothing")
  func dryRun() throws {
    let data =
      "{\n  \"a\": 1,\n  \"name\": \"Ada\",\n  \"n\": 1.50,\n  \"b\": 2,\n  \"c\": 3,\n  \"d\": 4\n}\n"
    let scene = try scene(data)
    let outcome = try scene.run("set", "--dry-run", "form.plist", "data.json", "n=2", "name=Bo")
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty)
    #expect(
      outcome.output == """
        --- data.json
        +++ data.json
        @@ -1,7 +1,7 @@
         {
           "a": 1,
        -  "name": "Ada",
        -  "n": 1.50,
        +  "name": "Bo",
        +  "n": 2,
           "b": 2,
           "c": 3,
           "d": 4

        """)
    #expect(try scene.read("data.json") == data)
    try scene.write("patch", outcome.output)
    #expect(try scene.shell("patch -s -p0 < patch").status == 0)
    let patched = try scene.read("data.json")
    try scene.write("data.json", data)
    #expect(try scene.run("set", "form.plist", "data.json", "n=2", "name=Bo").status == 0)
    #expect(try scene.read("data.json") == patched)
  }

  @Test(
    "its patch makes of a YAML file what set makes",
    arguments: [
      ("a: x\nfolded: >+\n  one\n  two\n\nb: y\n", ["folded=c"]),
      ("# all\n---\nfolded: A\n---\nfolded: B\n", ["--record", "2", "folded=C"]),
      ("folded: A\n---\nfolded: B", ["--record", "2", "--unset", "folded"]),
      ("folded: |\n  one\n", ["folded=c"]), ("b: {folded: A}\nfolded: B\n", ["--unset", "folded"]),
    ])
  func yaml(text: String, edit: [String]) throws {
    let scene = try Scene(["data.yaml": text])
    let arguments = ["--form", "auto", "data.yaml"] + edit
    let outcome = try scene.run(["set", "--dry-run"] + arguments)
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    try scene.write("patch", outcome.output)
    #expect(try scene.shell("patch -s -p0 < patch").status == 0, "\(outcome.output)")
    let patched = try scene.read("data.yaml")
    try scene.write("data.yaml", text)
    #expect(try scene.run(["set"] + arguments).status == 0)
    #expect(try scene.read("data.yaml") == patched, "\(patched)")
  }

  @Test(
    "several places are several hunks, with the lines around them; secrets are bullets everywhere")
  func hunks() throws {
    let scene = try scene("[\n\(Self.list.joined(separator: ",\n"))\n]")
    let outcome = try scene.run(
      "set", "--dry-run", "--filter", "name = r1 or name = r12", "form.plist", "data.json", "n=0")
    #expect(outcome.errors == "data.json: 2 records match, 2 would change\n")
    #expect(
      outcome.output
        == """
        --- data.json
        +++ data.json
        @@ -1,5 +1,5 @@
         [
        -  {"name": "r1", "n": 1, "pin": "••••••••"},
        +  {"name": "r1", "n": 0, "pin": "••••••••"},
           {"name": "r2", "n": 2, "pin": "••••••••"},
           {"name": "r3", "n": 3, "pin": "••••••••"},
           {"name": "r4", "n": 4, "pin": "••••••••"}
        @@ -10,5 +10,5 @@
           {"name": "r9", "n": 9, "pin": "••••••••"},
           {"name": "r10", "n": 10, "pin": "••••••••"},
           {"name": "r11", "n": 11, "pin": "••••••••"},
        -  {"name": "r12", "n": 12, "pin": "••••••••"}
        +  {"name": "r12", "n": 0, "pin": "••••••••"}
         ]
        \\ No newline at end of file

        """.replacing(
          "\"r4\", \"n\": 4, \"pin\": \"••••••••\"}\n",
          with: "\"r4\", \"n\": 4, \"pin\": \"••••••••\"},\n"))
  }

  @Test("a changed secret is a changed line, which does not say what it was or becomes")
  func secret() throws {
    let scene = try scene("{\n\"pin\": \"FORMER\"\n}\n")
    let outcome = try scene.run("set", "--dry-run", "form.plist", "data.json", "pin=LATTER")
    #expect(
      outcome.lines.suffix(4) == [
        " {", "-\"pin\": \"••••••••\"", "+\"pin\": \"•••••••• (changed)\"", " }",
      ])
  }

  @Test("no change is not a diff, and a refusal prints none")
  func nothing() throws {
    let scene = try scene("{\"name\": \"Ada\"}")
    #expect(try scene.run("set", "--dry-run", "form.plist", "data.json", "name=Ada").output.isEmpty)
    let refused = try scene.run("set", "--dry-run", "form.plist", "data.json", "n=1", "name=")
    #expect(refused.status == 1)
    #expect(refused.output.isEmpty)
    #expect(refused.errors.contains("error required"))
  }

  @Test("records of one line, and JSON Lines with CR LF and a broken line, are one diff by lines")
  func lines() throws {
    let scene = try scene("[{\"name\": \"a\", \"n\": 1}, {\"name\": \"b\", \"n\": 1}]\n")
    let one = try scene.run(
      "set", "--dry-run", "--filter", "n = 1", "form.plist", "data.json", "n=2")
    #expect(
      one.lines.suffix(2) == [
        "-[{\"name\": \"a\", \"n\": 1}, {\"name\": \"b\", \"n\": 1}]",
        "+[{\"name\": \"a\", \"n\": 2}, {\"name\": \"b\", \"n\": 2}]",
      ])
    try scene.write(
      "d.jsonl", "{\"name\": \"a\", \"n\": 1}\r\n{\"pin\": \"S\"\r\n{\"name\": \"b\"}\r\n")
    let many = try scene.run(
      "set", "--dry-run", "--where", "name=a", "form.plist", "d.jsonl", "n=2")
    #expect(
      many.output == "--- d.jsonl\n+++ d.jsonl\n@@ -1,3 +1,3 @@\n-{\"name\": \"a\", \"n\": 1}\r\n"
        + "+{\"name\": \"a\", \"n\": 2}\r\n ••••••••\r\n {\"name\": \"b\"}\r\n")
  }

  @Test(
    "- reads standard input and writes all of it, changed, to standard output",
    arguments: [
      ("{ \"n\":1.0,\n\n \"name\" :\"Ada\"}", "{ \"n\":1.0,\n\n \"name\" :\"Bo\"}"),
      (
        "\u{FEFF}{\"name\": \"\\u0041\", \"x\": 1e400}\r\n",
        "\u{FEFF}{\"name\": \"Bo\", \"x\": 1e400}\r\n"
      ),
      ("{\"name\": \"Bo\"}  ", "{\"name\": \"Bo\"}  "),
    ])
  func standardInput(data: String, changed: String) throws {
    let outcome = try Scene(["form.plist": Self.form]).run(
      "set", "form.plist", "-", "name=Bo", input: data)
    #expect(outcome.status == 0)
    #expect(outcome.output == changed)
    #expect(outcome.errors.isEmpty)
  }

  @Test("- takes JSON Lines and a choice of records, and says how many on standard error")
  func standardInputLines() throws {
    let outcome = try Scene(["form.plist": Self.form]).run(
      "set", "--filter", "n > 1", "form.plist", "-", "name=Bo",
      input: "{\"name\": \"a\", \"n\": 1}\n{\"name\": \"b\", \"n\": 2}\n{broken\n")
    #expect(
      outcome.output == "{\"name\": \"a\", \"n\": 1}\n{\"name\": \"Bo\", \"n\": 2}\n{broken\n")
    #expect(outcome.errors == "-: 1 record matches, 1 changed\n")
  }

  @Test("- writes nothing where the change is refused", arguments: ["name=", "nosuch=1"])
  func standardInputRefused(assignment: String) throws {
    let outcome = try Scene(["form.plist": Self.form]).run(
      "set", "form.plist", "-", "n=1", assignment, input: "{\"name\": \"a\"}")
    #expect(outcome.status == (assignment == "name=" ? 1 : 2))
    #expect(outcome.output.isEmpty)
    #expect(!outcome.errors.isEmpty)
  }

  @Test("set and get take --filter, alone and with --where")
  func filter() throws {
    let scene = try scene("[\(Self.list.joined(separator: ","))]")
    let got = try scene.run("get", "--filter", "n > 10", "form.plist", "data.json", "name")
    #expect(got.output == "r11\nr12\n")
    let both = try scene.run(
      "get", "--where", "n=3", "--filter", "name ~ r", "form.plist", "data.json", "name")
    #expect(both.output == "r3\n")
    let none = try scene.run("get", "--filter", "n > 99", "form.plist", "data.json", "name")
    #expect(none.status == 1)
    #expect(none.errors.contains("no record has n > 99"))
    #expect(
      try scene.run("get", "--filter", "nn > 9", "form.plist", "data.json", "name").status == 2)
    let set = try scene.run("set", "--filter", "n >= 11", "form.plist", "data.json", "name=x")
    #expect(set.errors == "data.json: 2 records match, 2 changed\n")
    #expect(try scene.read("data.json").contains("\"x\", \"n\": 12"))
  }
}

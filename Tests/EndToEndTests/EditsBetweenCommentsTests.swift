import Testing

@Suite("Edits of texts with comments and anchors, by set")
struct EditsBetweenCommentsTests {
  /// A file, an edit of it, and the lines of the file after it.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    let edit: [String]
    let result: String

    init(_ name: String, _ text: String, _ edit: String..., makes result: String) {
      (self.name, self.text, self.edit, self.result) = (name, text, edit, result)
    }

    var testDescription: String { "\(name): \(edit.joined(separator: " "))" }
  }

  private static let form = """
    { rows = (
      { valuePath = a; valueType = any; cellIdentifier = TextFieldCell; },
      { valuePath = l; cellIdentifier = ListCell; },
      { valuePath = k; cellIdentifier = MapCell; },
      { valuePath = svc; cellIdentifier = MapCell;
        itemForm = ( { valuePath = image; }, { valuePath = n; } ); }
    ); }
    """

  private static let ports = """
    l:
      # the web port
      - n: web   # web n
        extra: 'x'
      # the ssh port
      - n: ssh   # ssh n
        extra: "y"

    """

  private static let service =
    "svc:\n  web:\n    # c1\n    image: 'nginx'  # img\n    n: 0x1F # keep\n"

  static let cases = [
    // What is behind a comment is no part of it.
    Case(
      "a.jsonc", "{\"a\":1,\n  // c\n  \"b\":2}\n", "--unset", "a", makes: "{\n  // c\n  \"b\":2}\n"
    ),
    Case(
      "a.jsonc", "{\"l\": [\"a\",\n  // about b\n  \"b\"]}\n", "--json", "l=[\"b\",\"a\"]",
      makes: "{\"l\": [\n  // about b\n  \"b\",\n  \"a\"]}\n"),
    Case(
      "a.plist", "{ a = 1;\n  // c\n  k = { b = 2; }; }\n", "--unset", "a",
      makes: "{\n  // c\n  k = { b = 2; }; }\n"),
    Case(
      "a.yaml", "k: {a: 1,  # c\n  b: 2, c: 3\n  }\n", "--json", "k={\"a\":1,\"c\":3}",
      makes: "k: {a: 1,  # c\n  c: 3\n  }\n"),
    Case(
      "a.yaml", "k: {a: 1 # c\n  }\n", "--json", "k.b=2", makes: "k: {a: 1, # c\n  b: 2\n  }\n"),
    Case(
      "a.yaml", "k: {a: 1 # c\n  , b: 2}\n", "--json", "k.c=2",
      makes: "k: {a: 1 # c\n  , b: 2, c: 2}\n"),
    Case(
      "a.yaml", "a: # about it\n  text\n", "--json", "a=\"b\\nc\\n\"",
      makes: "a: | # about it\n  b\n  c\n"),
    Case(
      "a.yaml", "a:\n    # FOO: bar\nk: {}\n", "--json", "a=\"b\\nc\"",
      makes: "a: \"b\\nc\"\n    # FOO: bar\nk: {}\n"),
    // A key without a colon gets one.
    Case("a.yaml", "? l\n", "--json", "l=[1]", makes: "? l\n:\n  - 1\n"),
    Case("a.yaml", "? a\n", "--json", "a=\"b\\nc\"", makes: "? a\n: |-\n  b\n  c\n"),
    // A renamed entry is the same one, also where it was edited.
    Case(
      "a.yaml", service, "svc.web.image=foo", "svc.web.@key=zz",
      makes: service.replacing("web", with: "zz").replacing("nginx", with: "foo")),
    Case(
      "a.jsonc", "{\"svc\": {\"web\": {\"image\": \"a\", // img\n  \"n\": \"1\"}}}\n",
      "svc.web.image=b",
      "svc.web.@key=zz",
      makes: "{\"svc\": {\"zz\": {\"image\": \"b\", // img\n  \"n\": \"1\"}}}\n"),
    // The item that is left is the one that it is like.
    Case(
      "a.yaml", ports, "--json", "l=[{\"n\":\"sshq\",\"extra\":\"y\"}]",
      makes: "l:\n  # the ssh port\n  - n: sshq   # ssh n\n    extra: \"y\"\n"),
    Case(
      "a.yaml", ports, "--json",
      "l=[{\"n\":\"web\",\"extra\":\"x\"},{\"n\":\"new\"},{\"n\":\"sshq\",\"extra\":\"y\"}]",
      makes: ports.replacing("  # the ssh port", with: "  - n: new\n  # the ssh port")
        .replacing("n: ssh ", with: "n: sshq ")),
    Case(
      "a.yaml", "l:\n  - 1 # a\n  - 2 # b\n", "--json", "l[1]=2.5",
      makes: "l:\n  - 1 # a\n  - 2.5 # b\n"),
    // A block at the end of a file needs the end of its line.
    Case("a.yaml", "a: v", "--json", "a=\"b\\n\"", makes: "a: |\n  b\n"),
    Case("a.yaml", "k:\n  b: |\n    x\na: 1", "--unset", "a", makes: "k:\n  b: |\n    x\n"),
    // Brackets may close where their key begins.
    Case("a.yaml", "l: [\n  80\n]\na: 1\n", "--json", "a=2", makes: "l: [\n  80\n]\na: 2\n"),
    // A comment behind the block would be text of it.
    Case(
      "a.yaml", "k:\n  a: |\n    text\n  b: 1\n    # deeper\n  c: 2\n", "--json",
      "k={\"a\":\"text\\n\",\"c\":2}", makes: "k:\n  a: |\n    text\n  # deeper\n  c: 2\n"),
  ]

  @Test("All but the edited bytes stay", arguments: cases)
  func makes(edit: Case) throws {
    let scene = try Scene(["form.plist": Self.form, edit.name: edit.text])
    let outcome = try scene.run(["set", "form.plist", edit.name] + edit.edit)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try scene.read(edit.name) == edit.result)
  }

  @Test(
    "An alias elsewhere makes no difference",
    arguments: cases.filter { $0.name == "a.yaml" && $0.text.hasSuffix("\n") })
  func besideAliases(edit: Case) throws {
    let aliases = "x: &x 1\ny: *x\n"
    let scene = try Scene(["form.plist": Self.form, "a.yaml": aliases + edit.text])
    let outcome = try scene.run(["set", "form.plist", edit.name] + edit.edit)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try scene.read("a.yaml") == aliases + edit.result)
  }

  private static let inherited =
    "it comes from a merge key (<<), from line 1: it can be removed there, or changed here"
  private static let merging = "b: &a {x: 1, z: 3}\nk:\n  <<: *a\n  y: 2\n"

  @Test(
    "What can't be done without another change is refused, also by a dry run",
    arguments: [
      Case("a.yaml", merging, "k.x.@key=q", makes: inherited),
      Case("a.yaml", merging, "--json", "k={\"q\":1}", makes: inherited),
      Case("a.yaml", merging, "--json", "k={\"y\":2}", makes: inherited),
      Case(
        "a.yaml", "l:\n  - &a web\n  - ssh\nq: *a\n", "--json", "l=[\"sshq\"]",
        makes: "the anchor &a in it is used in line 4: remove that first"),
      Case(
        "a.yaml", "a: {b: &a 1}\nq: *a\n", "--json", "a=2",
        makes: "the anchor &a in it is used in line 2: remove that first"),
    ])
  func refuses(edit: Case) throws {
    for flags in [[], ["--dry-run"]] {
      let scene = try Scene(["form.plist": Self.form, edit.name: edit.text])
      let outcome = try scene.run(["set"] + flags + ["form.plist", edit.name] + edit.edit)
      #expect(outcome.status == 1)
      #expect(outcome.output.isEmpty)
      #expect(outcome.errors.contains(": record 1: \(edit.result)\n"), "\(outcome.errors)")
      #expect(try scene.read(edit.name) == edit.text)
    }
  }
}

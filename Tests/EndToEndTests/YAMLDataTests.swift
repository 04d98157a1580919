import Testing

@Suite("YAML files, by commands")
struct YAMLDataTests {
  private static let form = """
    ( { key = Name; valuePath = name; required = YES; },
      { key = Port; valuePath = port; cellIdentifier = NumberCell; maximumValue = 65535; } )
    """
  private static let servers = """
    # Servers
    - name: web   # the first
      port: 80

    - name: "db"
      port: 99999

    """

  @Test("What is wrong is said with its line; a value is set where it is")
  func checkAndSet() throws {
    let scene = try Scene(["form.plist": Self.form, "servers.yaml": Self.servers])
    let check = try scene.run("check", "form.plist", "servers.yaml")
    #expect(check.status == 1)
    #expect(check.output.contains("servers.yaml:6:9: "), "\(check.output)")
    let set = try scene.run("set", "--record", "2", "form.plist", "servers.yaml", "port=5432")
    #expect(set.status == 0, "\(set.errors)")
    #expect(try scene.read("servers.yaml") == Self.servers.replacing("99999", with: "5432"))
    #expect(try scene.run("check", "form.plist", "servers.yaml").status == 0)
  }

  @Test(
    "It is recognized by its name or by its first line",
    arguments: [
      ("app.yml", "# of the app\nname: a\n"), ("app", "---\nname: a\n"),
      ("app", "name: a\nport: 1\n"),
      ("app", "\"name\": a\n"), ("app", "%YAML 1.2\n---\n- name: a\n"), ("app", "- name: a\n"),
      ("app.json", "\u{FEFF}name: a\n"), ("app.yaml", "{name: a, port: 1}\n"),
      ("app.yaml", "[{name: a}]"),
    ])
  func recognized(name: String, text: String) throws {
    let scene = try Scene(["form.plist": Self.form, name: text])
    let outcome = try scene.run("get", "form.plist", name, "name")
    #expect(outcome.output == "a\n", "\(outcome.errors)")
  }

  @Test("The front matter of a text is data, and the text behind it stays")
  func frontMatter() throws {
    let text =
      "---\r\ntitle: On forms   # of the page\r\ntags: [a, b]\r\n---\r\n\r\n# Forms\r\n\r\n- x: [y\r\n---\r\n"
    let scene = try Scene(["post.md": text, "notes.md": "# Notes\n"])
    let set = try scene.run("set", "--form", "auto", "post.md", "title=Of forms", "tags[1]=c")
    #expect(set.status == 0, "\(set.errors)")
    #expect(
      try scene.read("post.md")
        == text.replacing("On forms", with: "Of forms").replacing("b]", with: "c]"))
    for flags in [[], ["--data-format", "front-matter"]] {
      let other = try scene.run(["get"] + flags + ["--form", "auto", "notes.md", "title"])
      #expect(
        other.errors
          == "notes.md:1:1: error YAML: there is no front matter: no --- in line 1, or no line of --- that ends it\n"
      )
    }
    let list = try scene.run(".")
    #expect(list.output.contains("post.md") && !list.output.contains("notes.md"), "\(list.output)")
  }

  @Test("A fault is said with its line, and the file stays as it is")
  func fault() throws {
    let text = "name: [a\nport: 1\n"
    let scene = try Scene(["form.plist": Self.form, "a.yaml": text])
    let outcome = try scene.run("check", "form.plist", "a.yaml")
    #expect(outcome.status == 4)
    #expect(outcome.errors.hasPrefix("a.yaml:1:7: "), "\(outcome.errors)")
    #expect(outcome.errors.contains("YAML: this is not valid YAML: "), "\(outcome.errors)")
  }

  @Test("Without the library one sentence names the package; other data need it not")
  func noLibrary() throws {
    let scene = try Scene([
      "form.plist": Self.form, "a.yaml": "name: a\n", "a.json": "{\"name\": \"a\"}",
    ])
    try scene.makeFolder("lib")
    try scene.write("lib/libfyaml.so.0", "")
    let outcome = try scene.shell(
      "export LD_LIBRARY_PATH=lib; \"$formview\" check form.plist a.json && "
        + "\"$formview\" check form.plist a.yaml")
    #expect(outcome.status == 4)
    #expect(outcome.errors.contains("libfyaml is missing on this machine ("), "\(outcome.errors)")
    #expect(outcome.errors.hasSuffix("; install the package libfyaml0\n"), "\(outcome.errors)")
  }

  @Test(
    "An edit that would change more than its value is refused, and says why and where",
    arguments: [
      (
        "foo: &n a\nother: *n\n", "foo=", "the anchor &n in it is used in line 2: remove that first"
      ),
      (
        "b: &n {foo: 1}\nt:\n  <<: *n\n", "t.foo=",
        "it comes from a merge key (<<), from line 1: it can be removed there, or changed here"
      ),
      ("foo:\n \tbar\n", "foo=[a]", "the file could not be read after this change (line 2: "),
    ])
  func refused(text: String, edit: String, reason: String) throws {
    let scene = try Scene([
      "form.plist": """
      ( { valuePath = foo; emptyValue = remove; }, { valuePath = t.foo; emptyValue = remove; } )
      """, "a.yaml": text,
    ])
    let outcome = try scene.run("set", "form.plist", "a.yaml", edit)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains(reason), "\(outcome.errors)")
    #expect(try scene.read("a.yaml") == text)
  }
}

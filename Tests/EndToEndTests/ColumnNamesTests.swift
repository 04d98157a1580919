import Testing

@Suite("Columns by name")
struct ColumnNamesTests {
  private static let form = """
    ( { key = "Full name"; valuePath = name; }, { key = "Cost, net"; valuePath = cost; },
      { key = Mail; valuePath = mail.work; }, { key = Mail; valuePath = mail.home; },
      { key = "Größe"; valuePath = size; }, { key = Count; valuePath = "-n"; } )
    """
  private static let data = """
    [{"name": "b", "cost": 2, "size": 7, "-n": 1, "mail": {"home": "h"}}, {"name": "a", "cost": 1}]
    """

  private func show(_ arguments: String...) throws -> Scene.Outcome {
    try Scene(["form.plist": Self.form, "data.json": Self.data])
      .run(["show", "--format", "tsv"] + arguments + ["form.plist", "data.json"])
  }

  @Test(
    "--columns takes identifiers, labels and paths, whatever their case and commas",
    arguments: [
      ("name,cost", "name,cost"), ("Full name,Cost, net", "name,cost"),
      ("full name, grosse", "name,size"), ("mail.home", "mail.home"), ("Cost, net", "cost"),
      ("NAME", "name"), ("-n", "-n"),
    ])
  func names(list: String, header: String) throws {
    let outcome = try show("--columns", list)
    #expect(outcome.lines.first == header.replacing(",", with: "\t"))
  }

  @Test("--sort does, too, with a minus in front")
  func sort() throws {
    #expect(try show("--columns", "name", "--sort", "Full name").lines.dropFirst() == ["a", "b"])
    #expect(try show("--columns", "name", "--sort", "-Cost, net,name").lines[1] == "b")
    #expect(try show("--columns", "name", "--sort", "-n").lines[1] == "b")
  }

  @Test("a label that several rows have is refused with their identifiers")
  func ambiguous() throws {
    let outcome = try show("--columns", "Mail")
    #expect(outcome.status == 2)
    #expect(
      outcome.errors
        == "--columns: 2 columns are called \"Mail\"; write one of mail.work, mail.home\n")
  }

  @Test("an unknown name is refused with all there are, and the nearest if one is near")
  func unknown() throws {
    let far = try show("--columns", "hosts")
    #expect(far.status == 2)
    #expect(far.errors.contains("no column \"hosts\"; The form has") == false)
    #expect(
      far.errors.contains("the form has name (Full name), cost (Cost, net), mail.work (Mail)"))
    #expect(!far.errors.contains("did you mean"))
    let near = try show("--sort", "-nmae")
    #expect(near.errors.contains("did you mean \"name\"? The form has name"))
  }

  @Test(
    "a path finds its row however it is written",
    arguments: ["winners.1956.name", "winners[1956].name", "/winners/1956/name", "w"])
  func paths(name: String) throws {
    for path in ["winners.1956.name", "/winners/1956/name"] {
      let scene = try Scene([
        "form.plist": "( { key = W; identifier = w; valuePath = \"\(path)\"; } )",
        "data.json": "[{\"winners\": {\"1956\": {\"name\": \"Ann\"}}}]",
      ])
      let shown = try scene.run(
        "show", "--columns", name, "--format", "csv", "form.plist", "data.json")
      #expect(shown.output == "w\r\nAnn\r\n", "\(shown.errors)")
      let filtered = try scene.run(
        "show", "--filter", "\(name) = ann", "--format", "csv", "form.plist", "data.json")
      #expect(filtered.output == "w\r\nAnn\r\n", "\(filtered.errors)")
    }
  }
}

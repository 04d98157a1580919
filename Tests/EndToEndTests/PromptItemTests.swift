import ScreenTesting
import Testing

@Suite("formview prompt in maps and lists")
struct PromptItemTests {
  private static let form = """
    { title = Stack; rows = (
      { key = Services; valuePath = services; cellIdentifier = MapCell; itemForm = (
          { key = Image; valuePath = image; required = YES; },
          { key = Labels; valuePath = labels; cellIdentifier = MapCell; valueType = string; } ); } ); }
    """
  private static let yaml = """
    # the shop
    services:
      web:
        image: nginx   # the front
        labels: {tier: front}
      db:
        image: pg

    """

  private func run(_ answers: String, _ data: String = yaml) throws -> (Scene, Scene.Outcome) {
    let scene = try Scene(["form.plist": Self.form, "data.yaml": data])
    return (scene, try scene.run("prompt", "form.plist", "data.yaml", input: answers))
  }

  @Test("Piped answers add, rename, edit and delete items, and no other byte changes")
  func piped() throws {
    // Adds cache with a label, renames web, deletes db.
    let answers = """
      .add
      cache
      redis
      .add
      tier
      back

      web
      front


      .delete db


      """
    let (scene, outcome) = try run(answers)
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    #expect(
      try scene.read("data.yaml") == """
        # the shop
        services:
          front:
            image: nginx   # the front
            labels: {tier: front}
          cache:
            image: redis
            labels:
              tier: back

        """, "\(outcome.output)")
    #expect(outcome.lines.suffix(2).first?.hasPrefix("Services: ") == true)
  }

  @Test("A refused key of another program's answers saves nothing")
  func refused() throws {
    let (scene, outcome) = try run(".add\nweb\n")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("there is already a member web"))
    #expect(try scene.read("data.yaml") == Self.yaml)
  }

  @Test("A change inside of an item is named, with its row")
  func changedInside() throws {
    let (scene, outcome) = try run("web\n\nnginx:2\n\n\n")
    #expect(outcome.lines.suffix(2) == ["Services: changed", "Saved in data.yaml."], "\(outcome)")
    #expect(
      try scene.read("data.yaml") == Self.yaml.replacing("image: nginx ", with: "image: nginx:2 "))
  }

  @Test(
    "What another program changes meanwhile is kept, and refuses the answers if it is in the same map",
    arguments: [("name=store", "Saved in data.yaml."), ("services.db.image=pg:17", "Services")])
  func meanwhile(change: String, said: String) throws {
    let form = Self.form.replacing("rows = (", with: "rows = ( { key = Name; valuePath = name; },")
    let yaml = "name: shop\n" + Self.yaml
    let scene = try Scene(["form.plist": form, "data.yaml": yaml])
    let session = try scene.open(
      "form.plist", "data.yaml", environment: ["ACCESSIBLE": "1"], size: (100, 24),
      showing: "Stack", bottom: "Name [shop]:")
    session.type("\nweb\n\nnginx:2\n")
    try session.wait(for: "Labels [1 item: tier=front]:")
    #expect(try scene.run("set", "form.plist", "data.yaml", change).status == 0)
    let changed = try scene.read("data.yaml")
    session.type(".save\n")
    try session.wait(for: said)
    let isSaved = said.hasPrefix("Saved")
    #expect(try session.waitForExit() == .exited(isSaved ? 0 : 1))
    #expect(
      try scene.read("data.yaml")
        == (isSaved ? changed.replacing("image: nginx ", with: "image: nginx:2 ") : changed))
  }

  @Test("On a terminal, as a person with a screen reader uses it, in 40 columns")
  func terminal() throws {
    let scene = try Scene(["form.plist": Self.form, "data.yaml": Self.yaml])
    let session = try scene.open(
      "form.plist", "data.yaml", environment: ["ACCESSIBLE": "1"], size: (40, 20),
      showing: "1  web", bottom: "Services [2 items: web, db]:")
    session.type("db\n")
    try session.wait(for: "Key [db]:")
    session.type("\n")
    try session.wait(for: "Image [pg]:")
    session.type("pg:16\n")
    try session.wait(for: "Labels:")
    session.type(".save\n")
    try session.wait(for: "Saved in data.yaml.")
    #expect(try session.waitForExit() == .exited(0))
    #expect(
      try scene.read("data.yaml") == Self.yaml.replacing("image: pg\n", with: "image: pg:16\n"))
  }
}

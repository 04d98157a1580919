import ScreenTesting
import Testing

@Suite("Values that refer to a key of a map by a choice, on the screen")
struct RenamedKeyScreenTests {
  private static let form = """
    { rows = (
      { valuePath = main; cellIdentifier = ChoiceCell; choicesFrom = "path:services"; },
      { valuePath = services; cellIdentifier = MapCell; itemForm = (
        { valuePath = after; cellIdentifier = MultiChoiceCell; choicesFrom = "path:@root.services"; },
        { valuePath = note; } ); } ); }
    """
  private static let data =
    "services:\n  db: {note: db}\n  web: {after: [db, web], note: db}   # the shop\nmain: db\n"

  private func rename(_ scene: Scene) throws -> TerminalSession {
    let session = try scene.open("form.plist", "a.yaml", showing: "2 items: db, web")
    try session.press("Down", "Enter", "Enter")
    try session.wait(for: "Key")
    try session.press("Enter", "C-u")
    session.type("data")
    try session.press("Enter")
    try session.wait(for: "main, services.web.after still refer to db.")
    return session
  }

  @Test("They follow in one step where that is wanted, and no other text does")
  func follow() throws {
    let scene = try Scene(["form.plist": Self.form, "a.yaml": Self.data])
    let session = try rename(scene)
    try session.press("f", "s")
    try session.wait(for: "Saved a.yaml")
    #expect(
      try scene.read("a.yaml")
        == "services:\n  data: {note: db}\n  web: {after: [data, web], note: db}   # the shop\nmain: data\n"
    )
    try session.press("u", "u", "s")
    try session.wait(until: "it is as it was") { _ in (try? scene.read("a.yaml")) == Self.data }
    try session.press("q")
    #expect(try session.waitForExit() == .exited(0))
  }

  @Test("Else they stay, and are problems")
  func stay() throws {
    let scene = try Scene(["form.plist": Self.form, "a.yaml": Self.data])
    let session = try rename(scene)
    try session.press("c", "Esc", "Esc")
    try session.wait(for: "2 problems")
    try session.press("q", "x")
    #expect(try session.waitForExit() == .exited(0))
    #expect(try scene.read("a.yaml") == Self.data)
  }
}

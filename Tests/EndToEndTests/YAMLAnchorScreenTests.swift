import ScreenTesting
import Testing

@Suite("Values behind an anchor of YAML, on the screen")
struct YAMLAnchorScreenTests {
  private static let compose = """
    x-base: &base
      restart: always   # as a rule
      tty: true

    services:
      web:
        <<: *base
        image: nginx
      db:
        <<: *base
        image: postgres

    """

  /// Goes to the row of the first service that a merge key brings.
  private func open(_ scene: Scene, row: Int) throws -> TerminalSession {
    let session = try scene.open("c.yaml", showing: "items: web, db")
    try session.press("Down", "Down", "Enter", "Enter")
    try session.wait(for: "from &base, line 2")
    for _ in 0..<row { try session.press("Down") }
    return session
  }

  @Test("The form beside a table says where values come from, too")
  func beside() throws {
    let scene = try Scene(["c.yaml": Self.compose])
    let session = try scene.open("c.yaml", size: (130, 20), showing: "items: web, db")
    try session.press("Down", "Down", "Enter")
    try session.wait(for: "from &base, line 2")
  }

  @Test("A cell of a table asks as a row does")
  func inTable() throws {
    let scene = try Scene(["c.yaml": Self.compose])
    let session = try scene.open("c.yaml", showing: "items: web, db")
    try session.press("Down", "Down", "Enter")
    try session.press("Right", "e")
    try session.wait(for: "Restart: from &base, line 2")
    try session.press("h", "C-u")
    session.type("no")
    try session.press("Enter", "s")
    try session.wait(for: "Saved c.yaml")
    #expect(
      try scene.read("c.yaml")
        == Self.compose.replacing(
          "    image: nginx\n", with: "    image: nginx\n    restart: \"no\"\n"))
  }

  @Test("An edit asks what is meant: here, the member is overridden")
  func here() throws {
    let scene = try Scene(["c.yaml": Self.compose])
    let session = try open(scene, row: 1)
    try session.press("Enter")
    try session.wait(for: "Restart: from &base, line 2")
    try session.press("h", "C-u")
    session.type("no")
    try session.press("Enter")
    try session.wait(until: "the value is its own") {
      !$0.line(of: "Restart").contains("from &base")
    }
    try session.press("s")
    try session.wait(for: "Saved c.yaml")
    #expect(
      try scene.read("c.yaml")
        == Self.compose.replacing(
          "    image: nginx\n", with: "    image: nginx\n    restart: \"no\"\n"))
    try session.press("q")
    #expect(try session.waitForExit() == .exited(0))
  }

  @Test("There, the field of what has the anchor opens, and all places follow")
  func there() throws {
    let scene = try Scene(["c.yaml": Self.compose])
    let session = try open(scene, row: 1)
    try session.press("Enter")
    try session.wait(for: "change it there, for all")
    try session.press("a")
    try session.wait(for: "Found in x-base.restart")
    try session.press("C-u")
    session.type("unless-stopped")
    try session.press("Enter", "Down", "Down", "Enter")
    try session.wait(until: "both services show it") { screen in
      screen.screen.count { $0.contains("unless-stopped") } == 2
    }
    try session.press("s")
    try session.wait(for: "Saved c.yaml")
    #expect(
      try scene.read("c.yaml") == Self.compose.replacing("always", with: "unless-stopped"))
    try session.press("u")
    try session.wait(for: "Undid the change of Restart")
    try session.press("Down", "Down", "Enter")
    try session.wait(until: "both are as they were") { screen in
      screen.screen.count { $0.contains("always") } == 2
    }
    try session.press("C-r", "Down", "Down", "Enter")
    try session.wait(until: "both show it again") { screen in
      screen.screen.count { $0.contains("unless-stopped") } == 2
    }
    let got = try scene.run("get", "--form", "auto", "c.yaml", "services.db.restart")
    #expect(got.output == "unless-stopped\n", "\(got.errors)")
    try session.press("q")
    #expect(try session.waitForExit() == .exited(0))
  }

  @Test("Back leaves the value, and a switch asks before it is switched")
  func back() throws {
    let scene = try Scene(["c.yaml": Self.compose])
    let session = try open(scene, row: 2)
    try session.press("Space")
    try session.wait(for: "Tty: from &base, line 3")
    try session.press("c")
    #expect(session.line(of: "Tty").contains("● on"), "\(session.screen)")
    try session.press("Space", "h")
    try session.wait(until: "it is off") { $0.line(of: "Tty").contains("● off") }
    try session.press("u", "q")
    #expect(try session.waitForExit() == .exited(0))
    #expect(try scene.read("c.yaml") == Self.compose)
  }

  @Test("An item whose anchor is used elsewhere is not deleted, and the reason names the line")
  func usedItem() throws {
    let text = "items:\n- &a {name: one}\n- name: two\n  # of three\n- name: three\nuse: *a\n"
    let scene = try Scene(["c.yaml": text])
    let session = try scene.open("c.yaml", showing: "Items")
    try session.press("Enter")
    try session.wait(for: "three")
    try session.press("x")
    try session.wait(for: "the anchor &a in it is used in line 6: remove that first")
    #expect(session.line(of: "1    one").contains("▌"), "\(session.screen)")
    try session.press("Down", "x", "s")
    try session.wait(for: "Saved c.yaml")
    #expect(
      try scene.read("c.yaml") == text.replacing("- name: two\n", with: ""))
    try session.press("q")
    #expect(try session.waitForExit() == .exited(0))
  }

  @Test("The documents that were deleted come back after the save, up to the last one")
  func documents() throws {
    let text = "# all\n---\nname: a   # first\n---\nname: b\n---\n# of c\nname: c\n"
    let scene = try Scene(["c.yaml": text])
    let session = try scene.open("c.yaml", showing: "records")
    try session.press("x", "x", "s")
    try session.wait(for: "Saved c.yaml")
    #expect(try scene.read("c.yaml") == "# all\n---\n# of c\nname: c\n")
    try session.press("u", "u")
    try session.wait(for: "3 records")
    try session.press("s")
    try session.wait(until: "the file is what it was") { _ in (try? scene.read("c.yaml")) == text }
    try session.press("q")
    #expect(try session.waitForExit() == .exited(0))
  }
}

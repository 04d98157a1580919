import ScreenTesting
import Testing

@Suite("Rows made of parts at the command line")
struct CompositeTests {
  private static let files = [
    "f.plist": """
    ( { key = Description; identifier = badge; displayValue = "{id}<| - {text}|>"; fields = (
          { key = ID; valuePath = id; regex = "[A-Z][0-9]+"; },
          { key = Word; identifier = word; valuePath = word; isSecure = YES; },
          { key = Text; valuePath = text; } ); },
      { key = Price; displayValue = "{price|currency:EUR}"; } )
    """,
    "a.json": #"{"id": "A1", "text": "chair", "word": "hush", "price": 12.5}"#,
  ]

  @Test("set takes a part by its identifier and its rules; the row itself names its parts")
  func setting() throws {
    let scene = try Scene(Self.files)
    #expect(try scene.run("set", "f.plist", "a.json", "id=B2", "text=desk", "price=14").status == 0)
    #expect(
      try scene.read("a.json") == #"{"id": "B2", "text": "desk", "word": "hush", "price": 14}"#)
    let refused = try scene.run("set", "f.plist", "a.json", "id=2")
    #expect(refused.status == 1)
    #expect(refused.errors.contains("id \"ID\""), "\(refused.errors)")
    let whole = try scene.run("set", "f.plist", "a.json", "badge=x")
    #expect(whole.status == 1)
    #expect(whole.errors.contains("made of its parts: id, word, text"), "\(whole.errors)")
  }

  @Test("check judges parts, show prints the whole with its parts' problems, and no secret")
  func showing() throws {
    let scene = try Scene(Self.files)
    #expect(try scene.run("check", "f.plist", "a.json").status == 0)
    #expect(try scene.run("lint", "f.plist", "--strict").status == 0)
    try scene.write("a.json", Self.files["a.json", default: ""].replacing("A1", with: "1"))
    let checked = try scene.run("check", "f.plist", "a.json")
    #expect(checked.status == 1)
    #expect(checked.output.contains("id \"ID\""), "\(checked.output)")
    let shown = try scene.run("show", "f.plist", "a.json")
    #expect(shown.output.contains("1 - chair"))
    #expect(shown.output.contains("✗ ID: "), "\(shown.output)")
    #expect(!shown.output.contains("hush"))
    let rows = try scene.run("show", "--format", "rows", "f.plist", "a.json")
    #expect(!rows.output.contains("hush"))
  }

  @Test("The parts are edited on the screen")
  func screen() throws {
    let scene = try Scene(Self.files)
    let session = try scene.open("f.plist", "a.json", size: (100, 20), showing: "A1 - chair")
    try session.press("Enter")
    try session.wait(for: "Word")
    try session.press("Tab", "Tab")
    session.type("s")
    try session.press("Enter", "s")
    try session.wait(for: "Saved")
    #expect(session.line(of: "Description").contains("A1 - chairs"))
    try session.press("q")
    #expect(try session.waitForExit() == .exited(0))
    #expect(try scene.read("a.json").contains("chairs"))
  }
}

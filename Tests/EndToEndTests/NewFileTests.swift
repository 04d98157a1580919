import Foundation
import ScreenTesting
import Testing

@Suite("A data file that is not there yet")
struct NewFileTests {
  private static let rows = """
    rows = (
      { key = "Name"; valuePath = name; },
      { key = "Country"; valuePath = address.country; defaultValue = "NO"; } );
    """

  private func scene(_ form: String) throws -> Scene {
    try Scene(["form.plist": "{ title = Person; \(form) }"])
  }

  @Test(
    "is a new record on the screen, with the form's defaults, and saving makes it",
    arguments: ["new.json", "new.jsonc"])
  func record(name: String) throws {
    let scene = try scene(Self.rows)
    let session = try scene.open("form.plist", name, showing: "\(name) is not there yet")
    #expect(session.screen[0].contains("new file"))
    try session.replaceValue(of: "Name", with: "Ada")
    try session.press("s")
    try session.wait(for: "Saved")
    #expect(!session.screen[0].contains("new file"))
    #expect(
      try scene.read(name)
        == "{\n  \"address\": {\n    \"country\": \"NO\"\n  },\n  \"name\": \"Ada\"\n}\n")
    let modes = try scene.shell("touch plain; stat -c %a plain \(name)").lines
    #expect(modes.count == 2 && modes[0] == modes[1])
    try session.replaceValue(of: "Name", with: "Eve")
    try session.press("s")
    try session.wait(for: "Saved")
    #expect(try scene.read(name).contains("Eve"))
  }

  @Test("says so in the title where the form has warnings, which the line at the bottom reports")
  func typo() throws {
    let scene = try scene("rows = ( { key = Name; valuePath = name; cellIdentifer = DateCell; } );")
    let session = try scene.open("form.plist", "new.json", showing: "The form has 1 warning")
    #expect(session.screen[0].contains("new file"))
  }

  @Test("is made by saving without any change, too, and leaving makes nothing")
  func untouched() throws {
    let scene = try scene("rows = ( { key = Name; valuePath = name; } );")
    let first = try scene.open("form.plist", "new.json")
    try first.press("q")
    #expect(try first.waitForExit() == .exited(0))
    #expect(throws: (any Error).self) { try scene.read("new.json") }
    let second = try scene.open("form.plist", "new.json")
    try second.press("s")
    try second.wait(for: "Saved")
    #expect(try scene.read("new.json") == "{}\n")
  }

  @Test(
    "is an empty list where the form shows a table, or the name is that of JSON Lines",
    arguments: [
      ("columns = (name);", "new.json", "[\n  {\n", "}\n]\n"),
      ("recordsPath = org.people;", "new.json", "{\n  \"org\": {\n    \"people\": [\n", "}\n"),
      ("", "new.jsonl", "{", "}\n"),
    ])
  func list(form: String, name: String, beginning: String, end: String) throws {
    let scene = try scene(form + Self.rows)
    let session = try scene.open("form.plist", name, showing: "a adds a record")
    try session.press("a", "Esc", "s")
    try session.wait(for: "Saved")
    let text = try scene.read(name)
    #expect(text.hasPrefix(beginning) && text.hasSuffix(end), "\(text)")
    #expect(text.contains("NO"))
    #expect(try scene.run("check", "form.plist", name).status == 0)
    #expect(try scene.run("get", "form.plist", name, "address.country").output == "NO\n")
  }

  @Test("that somebody else makes meanwhile is not written over without a question")
  func madeMeanwhile() throws {
    let scene = try scene(Self.rows)
    let session = try scene.open("form.plist", "new.json", size: (120, 24))
    try session.replaceValue(of: "Name", with: "Ada")
    try scene.write("new.json", "{\"name\": \"Theirs\"}\n")
    try session.press("s")
    try session.wait(for: "take theirs and save")
    #expect(try scene.read("new.json") == "{\"name\": \"Theirs\"}\n")
    try session.press("t")
    try session.wait(for: "Theirs")
    #expect(!session.screen[0].contains("new file"))
  }

  @Test("in a folder that is missing is an error with its name")
  func noFolder() throws {
    let scene = try scene(Self.rows)
    let session = try TerminalSession(
      command: BuiltProduct.path(named: "formview"), arguments: ["form.plist", "no/new.json"],
      directory: scene.folder.path)
    #expect(try session.waitForExit() == .exited(4))
    #expect(String(decoding: session.rawOutput, as: UTF8.self).contains("there is no folder no"))
  }

  @Test("is refused by set, which says how to begin one, and by what only reads")
  func set() throws {
    let scene = try scene(Self.rows)
    let outcome = try scene.run("set", "form.plist", "new.json", "name=Ada")
    #expect(outcome.status == 4)
    #expect(outcome.errors.contains("formview form.plist new.json begins one on the screen"))
    for command in ["show", "check"] {
      let outcome = try scene.run(command, "form.plist", "new.json")
      #expect(outcome.status == 4 && outcome.errors.contains("there is no such file"))
    }
    #expect(throws: (any Error).self) { try scene.read("new.json") }
  }
}

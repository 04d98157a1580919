import Foundation
import ScreenTesting
import Testing

@Suite("References between the records of an archive, on the screen")
struct ArchivedReferencesScreenTests {
  private typealias Text = ArchiveText

  /// Three people: Ada's boss is Grace, hers Alan, and his Ada; Ada and Grace have one team, which Grace leads.
  private static let people = Text.archive(
    Text.object(Text.uid("$class", 2), Text.uids("NS.objects", 3, 4, 5)),
    Text.type("NSArray"), person("name", 7, boss: 4, team: 10),
    person("name", 8, boss: 5, team: 10), person("name", 9, boss: 3, team: 0),
    Text.type("Person"), "<string>Ada</string>", "<string>Grace</string>",
    "<string>Alan</string>",
    Text.object(
      Text.uid("$class", 6), Text.uid("name", 11), Text.uid("lead", 4)),
    "<string>Compilers</string>")

  private static func person(_ key: String, _ name: Int, boss: Int, team: Int) -> String {
    Text.object(
      Text.uid("$class", 6), Text.uid(key, name), Text.uid("boss", boss),
      Text.uid("team", team))
  }

  private static let form = """
    { rows = ( { valuePath = name; }, { valuePath = boss; },
        { valuePath = team; segueIdentifier = team; } );
      forms = { team = { rows = ( { valuePath = name; }, { valuePath = lead; } ); }; }; }
    """

  private func scene() throws -> Scene {
    try Scene(["form.plist": Self.form, "people.archive": Self.people])
  }

  private func end(_ session: TerminalSession, _ scene: Scene) throws {
    try session.press("q")
    #expect(try session.waitForExit() == .exited(0))
    #expect(try scene.read("people.archive") == Self.people)
  }

  @Test("Enter on a reference in the table opens the record it leads to, and so on in a circle")
  func circle() throws {
    let scene = try scene()
    let session = try scene.open("form.plist", "people.archive", showing: "Ada")
    #expect(session.line(of: "Ada").contains("→ $[1]"), "\(session.screen)")
    try session.press("Right", "Enter")
    try session.wait(until: "Grace's form") { $0.line(of: "Name").contains("Grace") }
    #expect(session.line(of: "Boss").contains("→ $[2]"))
    try session.press("Enter")
    try session.wait(until: "Alan's form") { $0.line(of: "Name").contains("Alan") }
    try session.press("Enter")
    try session.wait(until: "Ada's form") { $0.line(of: "Name").contains("Ada") }
    try session.press("Esc")
    try session.wait(for: "3 records")
    try end(session, scene)
  }

  @Test("A reference to what is in another record leads to its place there, and on to a record")
  func inside() throws {
    let scene = try scene()
    let session = try scene.open("form.plist", "people.archive", showing: "Ada")
    try session.press("Down", "Enter", "Down", "Down")
    try session.wait(until: "Grace's form") { $0.line(of: "Team").contains("→ $[0].team") }
    try session.press("Enter")
    try session.wait(for: "Found in team")
    #expect(session.line(of: "Name").contains("Compilers"), "\(session.screen)")
    try session.press("Down", "Enter")
    try session.wait(until: "Grace's form") { $0.line(of: "Name").contains("Grace") }
    try end(session, scene)
  }

  @Test("The record is shown although the table's filter leaves it out")
  func filtered() throws {
    let scene = try scene()
    let session = try scene.open("form.plist", "people.archive", showing: "Ada")
    try session.press("&")
    session.type("Ada")
    try session.press("Enter")
    try session.wait(forNo: "Alan")
    try session.press("Right", "Enter")
    try session.wait(until: "Grace's form") { $0.line(of: "Name").contains("Grace") }
    try end(session, scene)
  }

  @Test("A record that is in the list once more leads to where it is spelled out")
  func again() throws {
    let twice = Self.people.replacing(
      Text.uids("NS.objects", 3, 4, 5), with: Text.uids("NS.objects", 3, 4, 5, 3))
    let scene = try scene()
    try scene.write("people.archive", twice)
    let session = try scene.open("form.plist", "people.archive", showing: "Ada")
    try session.press("G", "Enter")
    try session.wait(until: "Ada's form") { $0.line(of: "Name").contains("Ada") }
    try session.press("q")
    #expect(try session.waitForExit() == .exited(0))
  }

  @Test("What is around the list leads to no record, and the message says so")
  func around() throws {
    let scene = try Scene([
      "form.plist": """
      { recordsPath = staff; rows = ( { valuePath = name; }, { valuePath = firm; } ); }
      """,
      "people.archive": Text.archive(
        Text.object(Text.uid("$class", 2), Text.uid("staff", 3)),
        Text.type("Thing"),
        Text.object(Text.uid("$class", 4), Text.uids("NS.objects", 5)),
        Text.type("NSArray"),
        Text.object(
          Text.uid("$class", 2), Text.uid("name", 6), Text.uid("firm", 1)),
        "<string>Ada</string>"),
    ])
    let session = try scene.open("form.plist", "people.archive", showing: "Ada")
    try session.press("Right", "Enter")
    try session.wait(for: "Firm: $ is not part of a record")
    try session.press("Left", "Enter", "Down", "Enter")
    try session.wait(for: "Firm: $ is not part of a record")
    #expect(session.line(of: "Name").contains("Ada"), "\(session.screen)")
    try session.press("q")
    #expect(try session.waitForExit() == .exited(0))
  }
}

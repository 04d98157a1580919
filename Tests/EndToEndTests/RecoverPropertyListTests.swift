import Foundation
import ScreenTesting
import Testing

@Suite("recover shows what was left of property lists")
struct RecoverPropertyListTests: JournalSuite {
  private static let xml = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <array>
    \t<dict>
    \t\t<key>name</key>
    \t\t<string>Ada</string>
    \t</dict>
    \t<dict>
    \t\t<key>name</key>
    \t\t<string>Bob</string>
    \t</dict>
    </array>
    </plist>

    """
  private static let openStep = """
    (
      { name = Ada; },
      { name = Bob; }
    )

    """

  /// What is shown of a list whose first record was deleted in a session that was killed.
  private func shown(_ list: Data) throws -> Scene.Outcome {
    let scene = try Scene(["form.plist": "( { key = Name; valuePath = name; } )"])
    scene.environment["XDG_STATE_HOME"] = scene.stateFolder.path
    try scene.write("list.plist", list)
    let session = try scene.open("form.plist", "list.plist", size: (100, 20), showing: "Ada")
    try session.press("x")
    try session.wait(for: "unsaved")
    try kill(session)
    return try scene.run("recover", "list.plist")
  }

  @Test("A record that was deleted is shown in the notation of the file")
  func notation() throws {
    let xml = try shown(Data(Self.xml.utf8))
    #expect(xml.output.contains("-\t\t<string>Ada</string>\n"), "\(xml.output)\(xml.errors)")
    #expect(!xml.output.contains("Bob</string>\n+") && !xml.errors.contains("JSON"))
    let openStep = try shown(Data(Self.openStep.utf8))
    #expect(openStep.output.contains("-  { name = Ada; },\n"), "\(openStep.output)")
    #expect(!openStep.errors.contains("JSON"), "\(openStep.errors)")
  }

  @Test("Of a list in UTF-16 it is shown as JSON, and why is said")
  func otherEncoding() throws {
    let list = Self.xml.replacing("UTF-8", with: "UTF-16")
    let outcome = try shown(try #require(list.data(using: .utf16)))
    #expect(outcome.output.contains("\"Ada\""), "\(outcome.output)\(outcome.errors)")
    #expect(
      outcome.errors.contains("the file is not text in UTF-8, so its change is shown as JSON"),
      "\(outcome.errors)")
  }
}

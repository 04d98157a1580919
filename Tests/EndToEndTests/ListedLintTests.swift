import ScreenTesting
import Testing

@Suite("On the screen: what lint finds in the form")
struct ListedLintTests {
  private static let warning = "! f.plist:1:57: warning W402"
  private static let form =
    "( { valuePath = name; minimumLength = 5; defaultValue = ab; }, { valuePath = city; } )\n"

  /// Asks for the list until the form was checked, which no screen waits for.
  private func listProblems(on session: TerminalSession) throws {
    func shows(_ text: String) -> Bool { session.screen.contains { $0.contains(text) } }
    for _ in 0..<1_000 {
      try session.press("!")
      try session.wait { _ in shows("No problems") || shows(Self.warning) }
      guard !shows(Self.warning) else { return }
      try session.press("Down", "Up")
      try session.wait(forNo: "No problems")
    }
    Issue.record("the warning is not listed")
  }

  private static let data = #"{"name": "Adalbert", "city": "Oslo"}"#

  @Test("The first screen says that the form has warnings, until a key is pressed")
  func announced() throws {
    let form = "( { valuePath = name; minimumLenght = 5; }, { valuePath = city; } )\n"
    let scene = try Scene(["f.plist": form, "d.json": Self.data])
    let session = try scene.open("f.plist", "d.json", size: (100, 20), showing: "Adalbert")
    try session.wait(for: "The form has 1 warning; ! lists it")
    try session.press("!")
    try session.wait(for: "\"minimumLength\"")
    try session.press("Esc", "Down")
    try session.wait(forNo: "The form has")
    try session.press("q")
    #expect(try session.waitForExit() == .exited(0))
  }

  @Test("! lists what lint alone looks for")
  func listed() throws {
    let scene = try Scene(["f.plist": Self.form, "d.json": Self.data])
    let session = try scene.open("f.plist", "d.json", size: (100, 20), showing: "Adalbert")
    try listProblems(on: session)
    try session.press("Esc", "q")
    #expect(try session.waitForExit() == .exited(0))
  }

  @Test("! lists it of a form that was saved while it is shown")
  func listedAfterSaving() throws {
    let sound = Self.form.replacing("ab;", with: "abcdef;")
    let scene = try Scene(["f.plist": sound, "d.json": Self.data])
    let session = try scene.open("f.plist", "d.json", size: (100, 20), showing: "Adalbert")
    try scene.write("f.plist", Self.form)
    try session.wait(for: "read again")
    try listProblems(on: session)
    try session.press("Esc", "q")
    #expect(try session.waitForExit() == .exited(0))
  }
}

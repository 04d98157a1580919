import Cells
import FormEditor
import FormTesting
import Forms
import JSONText
import Screen
import Testing

@Suite("On the screen: a form of data without one, made of more records")
struct InferredFormScreenTests {
  private static let data = """
    [{"name": "Ada", "age": 36, "ports": [{"n": 80}]}, {"name": "Bob", "age": 41, "nick": "B"}]
    """
  private static let rows = """
    { key = Name; valuePath = name; }, { key = Age; valuePath = age; valueType = integer; },
    { key = Ports; valuePath = ports; itemForm = ports; }
    """

  private static func form(_ rows: String = rows) -> String {
    "{ rows = ( \(rows) ); forms = { ports = { rows = ( { key = N; valuePath = n; } ); }; }; }"
  }

  private func table() throws -> Scenario {
    try Scenario(
      form: Self.form(), record: Self.data, size: Size(width: 90, height: 16), opensTable: true)
  }

  private func more() throws -> Form {
    try #require(
      FormFixture.decode(Self.form(Self.rows + ", { key = Nick; valuePath = nick; }")).form)
  }

  @Test("Its new column can be reached; cursor, edits and undo stay, and nothing is reported")
  func column() throws {
    var scenario = try table()
    scenario.press("Down", "e")
    scenario.type("!")
    scenario.press("Enter", "Right")
    scenario.send(.formInferred(try more()))
    #expect(scenario.text.contains("Nick") && scenario.text.contains("Bob!"))
    #expect(!scenario.helpLine.contains("read"), "\(scenario.helpLine)")
    scenario.press("e")
    scenario.type("0")
    scenario.press("Enter")
    #expect(scenario.file == Self.data.replacing("Bob", with: "Bob!").replacing("41", with: "410"))
    scenario.press("u", "u")
    #expect(scenario.file == Self.data)
  }

  @Test("Text that is being typed stays, and the column comes when the field is closed")
  func typing() throws {
    var scenario = try table()
    scenario.press("e")
    scenario.type(" B")
    scenario.send(.formInferred(try more()))
    scenario.type("yron")
    #expect(scenario.text.contains("Ada Byron") && !scenario.text.contains("Nick"))
    scenario.press("Enter")
    #expect(scenario.text.contains("Ada Byron") && scenario.text.contains("Nick"))
    #expect(scenario.file == Self.data.replacing("Ada", with: "Ada Byron"))
  }

  @Test("A page inside of a record stays open; the row is there when it is left")
  func page() throws {
    var scenario = try table()
    scenario.press("Enter", "Down", "Down", "Enter")
    #expect(scenario.text.contains("80"))
    scenario.send(.formInferred(try more()))
    #expect(scenario.text.contains("80"))
    scenario.press("Esc")
    #expect(scenario.line(of: "Ports").contains("▌") && scenario.text.contains("Nick"))
  }
}

import Screen
import Testing

@Suite("Labels and titles of choices that are longer than their columns")
struct LongTitlesTests {
  private static let title =
    "Use the provider's certificate, and ask again whenever it has changed since then"
  private static let label =
    "The maximum number of connections that the server keeps open for a client"
  private static let form = """
    ( { key = Name; valuePath = name; },
      { key = "\(label)"; identifier = max; valuePath = max; valueType = integer; },
      { key = Level; valuePath = level; values = (a, b); titles = (Short, "\(title)"); },
      { key = Last; valuePath = last; } )
    """
  private static let record = #"{"name": "x", "max": 5, "level": "b", "last": "y"}"#

  /// The texts of the screen without breaks, boxes and what is beside them.
  private func words(_ scenario: Scenario, from column: Int = 0) -> String {
    scenario.screen.map { String($0.dropFirst(column)) }.joined(separator: " ")
      .split { " │▌●".contains($0) }.joined(separator: " ")
  }

  @Test("A label goes on below itself, the next row begins after it, and the value is beside it")
  func label() throws {
    let scenario = try Scenario(
      form: Self.form, record: Self.record, size: Size(width: 80, height: 20))
    let first = try #require(scenario.position(of: "The maximum"))
    #expect(scenario.screen[first.y].contains("5"))
    let label = (first.y...first.y + 2).map { String(scenario.screen[$0].prefix(32)) }
      .joined(separator: " ").split(separator: " ").joined(separator: " ")
    #expect(label == Self.label + " 5" || label.hasPrefix("The maximum number of"), "\(label)")
    #expect(label.contains("keeps open for a client"), "\(scenario.text)")
    let next = try #require(scenario.position(of: "Level"))
    #expect(next.y == first.y + 3)
  }

  @Test("A label of more than three lines ends with an ellipsis; ? shows all of it")
  func wholeInHelp() throws {
    var scenario = try Scenario(
      form: Self.form, record: Self.record, size: Size(width: 40, height: 30))
    scenario.press("j")
    let position = try #require(scenario.position(of: "The maximum"))
    #expect(scenario.screen[position.y + 2].contains("…"), "\(scenario.text)")
    #expect((0...2).allSatisfy { scenario.screen[position.y + $0].hasPrefix("▌") })
    #expect(!words(scenario).contains(Self.label))
    scenario.press("?")
    #expect(words(scenario).contains("This row: " + Self.label), "\(scenario.text)")
  }

  @Test("A click on any line of a label goes to its row")
  func click() throws {
    var scenario = try Scenario(
      form: Self.form, record: Self.record, size: Size(width: 40, height: 20))
    let position = try #require(scenario.position(of: "The maximum"))
    scenario.click(position.x, position.y + 2)
    #expect(scenario.editor.focus == "max")
  }

  @Test("The title of the chosen one is read in the form, on three lines at most")
  func chosen() throws {
    let scenario = try Scenario(
      form: Self.form, record: Self.record, size: Size(width: 80, height: 20))
    #expect(words(scenario, from: 32).contains(Self.title), "\(scenario.text)")
    let level = try #require(scenario.position(of: "Level"))
    let last = try #require(scenario.position(of: "Last"))
    #expect(last.y - level.y == 2)
  }

  @Test(
    "Titles in a list to choose from are wrapped in windows of all widths", arguments: [40, 80])
  func popup(width: Int) throws {
    var scenario = try Scenario(
      form: Self.form, record: Self.record, size: Size(width: width, height: 24))
    scenario.press("j", "j", "Enter")
    #expect(words(scenario).contains(Self.title), "\(scenario.text)")
    let lines = scenario.screen.filter { $0.contains("│") }
    #expect(Set(lines.map { DisplayText.width($0) }).count == 1)
    // A click on the last of its lines chooses it.
    scenario.press("Up")
    let end = try #require(scenario.position(of: "since then"))
    scenario.click(end.x, end.y)
    #expect(scenario.file == Self.record)
    #expect(scenario.editor.mode == .browsing)
  }

  @Test("Where the list has no room for all lines, the one with the cursor is there as a whole")
  func scrolledPopup() throws {
    let titles = (1...8).map { "\"Number \($0): \(Self.title)\"" }.joined(separator: ", ")
    let values = (1...8).map { "v\($0)" }.joined(separator: ", ")
    var scenario = try Scenario(
      form: "( { key = Level; valuePath = level; values = (\(values)); titles = (\(titles)); } )",
      record: #"{"level": "v1"}"#, size: Size(width: 40, height: 12))
    scenario.press("Enter")
    for number in 2...8 {
      scenario.press("Down")
      #expect(words(scenario).contains("Number \(number): Use"), "\(scenario.text)")
      let lines = scenario.screen.filter { $0.contains("│") }
      #expect(lines.contains { $0.contains("Number \(number)") })
      let start = lines.firstIndex { $0.contains("Number \(number)") } ?? 0
      #expect(lines.count > start + 2, "\(scenario.text)")
    }
  }

  @Test("Choices that are all in sight are wrapped, and keys and clicks find them")
  func radio() throws {
    let form = """
      ( { key = Level; valuePath = level; cellIdentifier = RadioCell; values = (a, b, c);
          titles = (Short, "\(Self.title)", Third); } )
      """
    var scenario = try Scenario(
      form: form, record: #"{"level": "a"}"#, size: Size(width: 50, height: 20))
    #expect(words(scenario, from: 12).contains(Self.title), "\(scenario.text)")
    scenario.press("Enter", "Down", "Down")
    let third = try #require(scenario.position(of: "○ Third"))
    #expect(scenario.frame.cursor?.y == third.y, "\(scenario.text)")
    let title = try #require(scenario.position(of: "changed since"))
    scenario.click(title.x, title.y)
    #expect(scenario.file == #"{"level": "b"}"#)
  }

  @Test("? lists the titles of choices and the value as a whole")
  func help() throws {
    var scenario = try Scenario(
      form: Self.form, record: Self.record, size: Size(width: 60, height: 30))
    scenario.press("j", "j", "?")
    #expect(words(scenario).contains("Value " + Self.title), "\(scenario.text)")
    #expect(words(scenario).contains("Choices Short " + Self.title), "\(scenario.text)")
  }

  @Test("The line of a list that is cut is whole at the bottom while the cursor is on it")
  func places() throws {
    var scenario = try Scenario(
      form: Self.form, record: Self.record, size: Size(width: 40, height: 16))
    scenario.press(":")
    scenario.type("maximum")
    #expect(words(scenario).contains(Self.label), "\(scenario.text)")
  }
}

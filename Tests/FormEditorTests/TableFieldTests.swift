import Screen
import Testing

@Suite("Fields and lists that open in a table's cell")
struct TableFieldTests {
  static let form = """
    ( { key = Name; valuePath = name; columnWidth = 6; },
      { key = Team; valuePath = team; cellIdentifier = ChoiceCell; values = (ops, dev, des);
        titles = (Operations, Development, Design); },
      { key = Pay; valuePath = pay; cellIdentifier = CurrencyCell; currencyCode = EUR; maximumValue = 500; },
      { key = Since; valuePath = since; cellIdentifier = DateCell; } )
    """
  static let records = """
    [
      {"name": "Ada", "team": "dev", "pay": 100.50, "since": "2024-02-28"},
      {"name": "Bo", "team": "ops", "pay": 7, "since": "2024-03-01"}
    ]

    """

  /// A table of two records, the cursor on a column of the first.
  static func scene(column: Int, width: Int = 60, height: Int = 20) throws -> Scenario {
    var scenario = try Scenario.table(
      records, form: form, size: Size(width: width, height: height), path: "staff.json")
    for _ in 0..<column { scenario.press("l") }
    return scenario
  }

  @Test("A field that covers a part of its neighbor hides the rest of it, too")
  func blankBehindField() throws {
    var scenario = try Self.scene(column: 0, width: 40)
    scenario.useBlackTerminal()
    let neighbor = try #require(scenario.position(of: "€100.50"))
    scenario.press("e")
    let frame = scenario.frame
    let underlined = (0..<40).filter {
      frame[$0, neighbor.y].style.attributes.contains(.underline)
    }
    let end = try #require(underlined.last) + 1
    #expect(end > neighbor.x)
    #expect(end < neighbor.x + "€100.50".count)
    #expect(!scenario.screen[neighbor.y].contains("50"))
  }

  @Test("e on a choice opens its list below the cell; Enter takes the entry, Esc none")
  func choice() throws {
    var scenario = try Self.scene(column: 1)
    scenario.press("e")
    #expect(scenario.text.contains("Operations") && scenario.text.contains("Design"))
    scenario.press("Esc")
    #expect(scenario.file == Self.records)
    scenario.press("e", "Down", "Enter")
    #expect(scenario.file == Self.records.replacing("\"dev\"", with: "\"des\""))
    #expect(scenario.cursorCell.hasPrefix("Design"))
  }

  @Test("On the lowest record the list opens above its cell")
  func choiceAtTheBottom() throws {
    var scenario = try Self.scene(column: 1, height: 6)
    scenario.press("j", "e", "Down", "Down", "Enter")
    #expect(scenario.file == Self.records.replacing("\"ops\"", with: "\"des\""))
  }

  @Test("e on a date opens the month; typing, arrows and Esc work as in the form")
  func date() throws {
    var scenario = try Self.scene(column: 3)
    scenario.press("e")
    #expect(scenario.text.contains("February 2024"))
    scenario.press("Esc")
    #expect(scenario.file == Self.records)
    scenario.press("e", "C-u", "C-k")
    scenario.type("2024-02-29")
    scenario.press("Enter")
    #expect(scenario.file == Self.records.replacing("2024-02-28", with: "2024-02-29"))
  }

  @Test("e on a currency shows the raw number, keeps its text when it isn't changed, and judges")
  func currency() throws {
    var scenario = try Self.scene(column: 2)
    #expect(scenario.cursorCell.contains("€100.50"))
    scenario.press("e", "Enter")
    #expect(scenario.file == Self.records)
    scenario.edit("501")
    #expect(scenario.helpLine.contains("must be at most €500"))
    scenario.press("Esc")
    #expect(scenario.file == Self.records)
  }

  @Test("A field in the last column stays inside a narrow window, list and month with it")
  func rightEdge() throws {
    for column in 1...3 {
      var scenario = try Self.scene(column: column, width: 40, height: 10)
      scenario.press("e")
      #expect(scenario.editor.mode == .editing)
      #expect(scenario.screen.allSatisfy { DisplayText.width($0) <= 40 })
      let cursor = try #require(scenario.frame.cursor)
      #expect(cursor.x < 40 && cursor.y < 8)
    }
  }
}

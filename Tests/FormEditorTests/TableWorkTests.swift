import Screen
import Testing

@testable import FormEditor

/// What a key costs in a table, counted in lines that are drawn.
@Suite("Work for a key in a table")
struct TableWorkTests {
  private static let form = """
    ( { key = Name; valuePath = name; }, { key = City; valuePath = city; }, { key = Age; valuePath = age; } )
    """

  private static func records(_ count: Int) -> String {
    let records = (1...count).map {
      "{\"name\": \"Ann \(100 + $0)\", \"city\": \"Rome\", \"age\": \(10 + $0 % 50)}"
    }
    return "[" + records.joined(separator: ",\n") + "]"
  }

  private func table(_ count: Int = 60) throws -> Scenario {
    try Scenario.table(
      Self.records(count), form: Self.form, size: Size(width: 60, height: 14))
  }

  /// How many records' lines the keys had drawn, after a first look at the screen.
  private func lines(drawnBy keys: [String], _ scenario: inout Scenario) -> Int {
    _ = scenario.screen
    let before = scenario.editor.cellCache.drawCount
    for key in keys {
      scenario.press(key)
      _ = scenario.screen
    }
    return scenario.editor.cellCache.drawCount - before
  }

  @Test("A movement in sight draws no record's line again")
  func moving() throws {
    var scenario = try table()
    #expect(lines(drawnBy: ["j", "j", "k", "l", "l", "h"], &scenario) == 0)
  }

  @Test("A step that scrolls draws the line that comes in sight")
  func scrolling() throws {
    var scenario = try table()
    let height = scenario.recordLines.count
    let down = [String](repeating: "j", count: height - 1)
    #expect(lines(drawnBy: down, &scenario) == 0)
    #expect(lines(drawnBy: ["j", "j", "j"], &scenario) == 3)
    #expect(lines(drawnBy: ["k", "k", "k"], &scenario) == 0)
  }

  @Test("A selected record's line is drawn again, and an edited one")
  func changed() throws {
    var scenario = try table()
    #expect(lines(drawnBy: ["Space"], &scenario) == 1)
    #expect(scenario.screen[2].contains("●"))
    #expect(lines(drawnBy: ["k", "l", "e", "C-u", "O", "s", "l", "o", "Enter"], &scenario) == 1)
    #expect(scenario.screen[2].contains("Oslo"))
  }

  @Test("What is kept shows what drawing all of it shows, whatever was pressed")
  func kept() throws {
    var scenario = try table(40)
    let keys =
      "j j j Space j l e x Enter G k k E y Enter u l O o o g PgDn k k - j v x u * Esc c j M-Up M-Down M-Down"
    for key in keys.split(separator: " ").map(String.init) {
      scenario.press(key)
      let editor = scenario.editor
      var fresh = editor
      fresh.browser.tableLayout = nil
      fresh.browser.cellCache = CellCache()
      let frame = EditorView.frame(fresh)
      #expect(EditorView.frame(editor) == frame, "after \(key)")
    }
  }
}

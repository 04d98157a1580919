import Screen
import Testing
import Texts
import TextsTesting

@Suite("What the table of a list inside of a record says names its items")
struct ItemWordsTests {
  private static func scenario(language: Language = .english) throws -> Scenario {
    var scenario = try Scenario(
      form: """
        { rows = ( { key = Name; valuePath = name; },
          { key = Ports; valuePath = ports; itemForm = ( { key = Number; valuePath = number; valueType = integer; } ); } ); }
        """,
      record: #"[{"name": "web", "ports": [{"number": 80}, {"number": 443}]}]"#,
      size: Size(width: 100, height: 40), language: language)
    scenario.press("j", "Enter")
    return scenario
  }

  @Test("adding, copying, deleting, moving and what undo says of it")
  func messages() throws {
    var scenario = try Self.scenario()
    scenario.press("c")
    #expect(scenario.helpLine.contains("Copied the item below"))
    scenario.press("u")
    #expect(scenario.helpLine.contains("Undid the copied item"))
    scenario.press("x")
    #expect(scenario.helpLine.contains("Deleted the item; u brings it back"))
    scenario.press("u")
    #expect(scenario.helpLine.contains("Undid the deleted item"))
    scenario.press("Space", "Space", "x")
    #expect(scenario.helpLine.contains("Deleted 2 items"))
    var moving = try Self.scenario()
    moving.press("M-Down", "u")
    #expect(moving.helpLine.contains("Undid the move of an item"), "\(moving.text)")
    moving.pressAndFinish("o", "M-Down")
    #expect(moving.helpLine.contains("Items are moved in the list's order"), "\(moving.text)")
  }

  @Test("what is asked of a cell, and the statistics of a column")
  func panels() throws {
    var scenario = try Self.scenario()
    scenario.press("j", "Delete")
    #expect(scenario.question.contains("Clear Number of item 2:"), "\(scenario.text)")
    scenario.press("Esc")
    scenario.pressAndFinish("=")
    #expect(scenario.line(of: "Items").contains("2"), "\(scenario.text)")
  }

  @Test("the help of its keys, and the end of its list")
  func help() throws {
    var scenario = try Self.scenario()
    scenario.press("?")
    var all = scenario.text
    for _ in 0..<6 {
      scenario.press("PgDn")
      all += scenario.text
    }
    #expect(all.contains("Add an item below."), "\(all)")
    #expect(all.contains("Move the item up in the list."))
    scenario.press("Esc", "G", "Enter", ">")
    #expect(scenario.helpLine.contains("This is the last item"), "\(scenario.text)")
  }

  @Test("and that of a file's records names these")
  func records() throws {
    var scenario = try Scenario(
      form: "( { key = Name; valuePath = name; } )", record: #"[{"name": "a"}, {"name": "b"}]"#,
      size: Size(width: 100, height: 40), opensTable: true)
    scenario.press("x")
    #expect(scenario.helpLine.contains("Deleted the record"))
  }

  @Test("in Chinese, too")
  func chinese() throws {
    var scenario = try Self.scenario(language: .chinese)
    scenario.press("x")
    #expect(scenario.helpLine.contains("已删除 1 项；按 u 恢复"), "\(scenario.text)")
    scenario.press("u")
    #expect(scenario.helpLine.contains("已撤销删除的 1 项"), "\(scenario.text)")
  }
}

import Screen
import Testing
import Texts

@Suite("Rows that an edit makes appear or vanish out of sight")
struct UnseenRowsTests {
  /// A switch, rows that depend on it, rows that don't, and a switch behind them.
  private static func form(_ count: Int) -> String {
    func rows(_ name: String, _ condition: String) -> String {
      (1...count).map { "{ key = \"\(name) \($0)\"; valuePath = \(name)\($0); \(condition) }" }
        .joined(separator: ", ")
    }
    return """
      { rows = ( { key = First; valuePath = first; cellIdentifier = SwitchCell; },
        \(rows("Before", #"hidden = "last != true";"#)),
        \((1...16).map { "{ key = \"Always \($0)\"; valuePath = a\($0); }" }.joined(separator: ", ")),
        { key = Last; valuePath = last; cellIdentifier = SwitchCell; },
        \(rows("After", #"hidden = "first != true";"#)) ); }
      """
  }

  private func scenario(
    _ count: Int = 10, first: Bool = false, last: Bool = false, language: Language = .english
  ) throws -> Scenario {
    try Scenario(
      form: Self.form(count), record: #"{"first": \#(first), "last": \#(last)}"#,
      size: Size(width: 80, height: 16), language: language)
  }

  @Test("Rows that appear and vanish below are counted, and undo says the opposite")
  func below() throws {
    var scenario = try scenario()
    scenario.press("Space")
    #expect(scenario.helpLine.contains("10 rows appear below"), "\(scenario.text)")
    scenario.press("Space")
    #expect(scenario.helpLine.contains("10 rows vanish below"), "\(scenario.text)")
    scenario.press("u")
    #expect(scenario.helpLine.contains("10 rows appear below"), "\(scenario.text)")
  }

  @Test("Rows above are said to be above")
  func above() throws {
    var scenario = try scenario(3)
    scenario.press("G", "Space")
    #expect(scenario.helpLine.contains("3 rows appear above"), "\(scenario.text)")
    scenario.press("Space")
    #expect(scenario.helpLine.contains("3 rows vanish above"), "\(scenario.text)")
  }

  @Test("One row is one row, and Chinese has its words")
  func one() throws {
    var one = try scenario(1)
    one.press("Space")
    #expect(one.helpLine.contains("1 row appears below"), "\(one.text)")
    var chinese = try scenario(language: .chinese)
    chinese.press("Space")
    #expect(chinese.helpLine.contains("下方出现 10 行"), "\(chinese.text)")
  }

  @Test("Nothing is said of rows in sight, of another record, and of rows that H shows")
  func inSight() throws {
    let form = """
      { rows = ( { key = First; valuePath = first; cellIdentifier = SwitchCell; },
        { key = Second; valuePath = second; hidden = "first != true"; } ); }
      """
    var short = try Scenario(form: form, record: #"{"first": false}"#)
    short.press("Space")
    #expect(short.text.contains("Second"))
    #expect(!short.helpLine.contains("row"), "\(short.text)")
    short.press("Space")
    #expect(!short.text.contains("Second"))
    #expect(!short.helpLine.contains("row"), "\(short.text)")
    var scenario = try scenario()
    scenario.press("H")
    #expect(!scenario.helpLine.contains("below"), "\(scenario.text)")
    var list = try Scenario.table(
      #"[{"first": true}, {"first": false}]"#, form: Self.form(10),
      size: Size(width: 80, height: 16))
    list.press("Enter", ">")
    #expect(!list.helpLine.contains("vanish"), "\(list.text)")
  }
}

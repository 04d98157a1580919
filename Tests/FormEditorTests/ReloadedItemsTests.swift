import Screen
import Testing

@testable import FormEditor

@Suite("Tables inside of records when others have saved the file")
struct ReloadedItemsTests {
  private static let form = """
    { columns = (n, l);
      rows = ( { key = Name; valuePath = n; identifier = n; },
               { key = Ports; valuePath = l; identifier = l;
                 itemForm = ( { key = Number; valuePath = v; valueType = integer; },
                              { key = Use; valuePath = on; } ); } ); }
    """

  private static let record =
    #"{"n": "a", "l": [{"v": 3, "on": "x"}, {"v": 1, "on": "y"}, {"v": 2, "on": "z"}, {"v": 9}]}"#

  private static func file(_ record: String = record) -> String {
    "[\(record), {\"n\": \"b\", \"l\": []}, {\"n\": \"c\", \"l\": []}]"
  }

  private static let withOneInFront = record.replacing("[{", with: "[{\"v\": 7}, {")

  /// The table of the records, with keys pressed, `&` with what the filter is.
  private static func scenario(filter: String? = nil, _ keys: String...) throws -> Scenario {
    var scenario = try Scenario.table(
      file(), form: form, size: Size(width: 90, height: 16), path: "d.json")
    if let filter { Self.filter(by: filter, &scenario) }
    for key in keys { scenario.pressAndFinish(key) }
    return scenario
  }

  private static func filter(by text: String, _ scenario: inout Scenario) {
    scenario.press("&")
    scenario.type(text)
    scenario.pressAndFinish("Enter")
  }

  private static func numbers(_ scenario: Scenario) -> [Int] {
    // Behind the marks and the number of the item.
    scenario.recordLines.compactMap { line in
      line.dropFirst(6).split(separator: " ").compactMap { Int($0) }.first
    }
  }

  @Test("The filter and the order of the records are theirs, and made again on coming back")
  func records() throws {
    var scenario = try Self.scenario(filter: "n!=b", "o", "o", "G", "l", "Enter", "Enter")
    #expect(Self.numbers(scenario) == [3, 1, 2, 9])
    try scenario.othersSave(Self.file(Self.withOneInFront))
    #expect(Self.numbers(scenario) == [7, 3, 1, 2, 9])
    #expect(!scenario.screen[0].contains("n!=b"), "\(scenario.screen[0])")
    scenario.pressAndFinish("Esc")
    scenario.pressAndFinish("Esc")
    #expect(scenario.screen[0].contains("2 of 3") && scenario.screen[0].contains("n!=b"))
    #expect(scenario.recordLines.map { $0.contains(" c ") } == [true, false])
    #expect(scenario.cursorLine.contains(" a "))
  }

  @Test("The filter, the order, the column and the selection of a list stay")
  func items() throws {
    var scenario = try Self.scenario(filter: nil, "l", "Enter", "Enter")
    Self.filter(by: "v<9", &scenario)
    for key in ["o", "l", "j", "Space"] { scenario.pressAndFinish(key) }
    #expect(Self.numbers(scenario) == [1, 2, 3])
    #expect(scenario.cursorLine.contains("●") && scenario.cursorLine.contains("3  x"))
    try scenario.othersSave(Self.file(Self.withOneInFront))
    #expect(Self.numbers(scenario) == [1, 2, 3, 7])
    #expect(scenario.screen[0].contains("4 of 5") && scenario.screen[0].contains("v<9"))
    #expect(scenario.editor.tablePage.column == 1)
    #expect(scenario.cursorLine.contains("●") && scenario.cursorLine.contains("3  x"))
    #expect(scenario.editor.tablePage.selection.inView.count == 1)
    scenario.press("x")
    #expect(Self.numbers(scenario) == [1, 2, 7])
  }

  @Test("Undo brings deleted items back into a filtered list, and stays there")
  func undo() throws {
    var scenario = try Self.scenario(filter: nil, "l", "Enter", "Enter")
    Self.filter(by: "v<9", &scenario)
    scenario.press("Space", "j", "j", "Space", "x")
    #expect(Self.numbers(scenario).count == 1)
    scenario.press("u")
    #expect(scenario.editor.mode == .table)
    #expect(Self.numbers(scenario) == [3, 1, 2])
    #expect(scenario.file == Self.file())
  }

  @Test("A view that is being made when a list is opened is there on coming back")
  func stopped() throws {
    var scenario = try Self.scenario(filter: nil, "l")
    scenario.press("o", "Enter", "Enter", "Esc")
    scenario.finishJobs()
    #expect(scenario.editor.tablePage.sortKeys.map(\.column) == ["l"])
  }
}

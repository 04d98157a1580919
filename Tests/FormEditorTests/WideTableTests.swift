import Screen
import Testing

@testable import FormEditor

@Suite("Widths of a table's columns")
struct WideTableTests {
  /// 60 records, of which the 31st has a long name.
  private static var records: String {
    let names = (1...60).map { $0 == 31 ? "Wolfeschlegelsteinhausenberg" : "Ann \($0)" }
    return "["
      + names.map { "{\"name\": \"\($0)\", \"since\": \"2020-01-02\"}" }
      .joined(separator: ",\n") + "]"
  }

  private static let form = """
    ( { key = Name; valuePath = name; }, { key = Since; valuePath = since; cellIdentifier = DateCell; },
      { key = Note; valuePath = note; } )
    """

  private func table(_ width: Int = 80) throws -> Scenario {
    try Scenario.table(Self.records, form: Self.form, size: Size(width: width, height: 14))
  }

  private func column(of text: String, in line: String) -> Int? {
    let line = Array(line)
    return line.indices.first { String(line[$0...]).hasPrefix(text) }
  }

  /// Where the column of dates begins.
  private func dateColumn(_ scenario: Scenario) throws -> Int {
    try #require(column(of: "Since", in: scenario.screen[1]))
  }

  @Test("Going line by line, a column grows with a longer value and doesn't shrink behind it")
  func growing() throws {
    var scenario = try table()
    var indices = [try dateColumn(scenario)]
    for _ in 1..<60 {
      scenario.press("j")
      indices.append(try dateColumn(scenario))
    }
    #expect(indices == indices.sorted())
    #expect(Set(indices).count == 2)
    for _ in 1..<60 {
      scenario.press("k")
      #expect(try dateColumn(scenario) == indices.last)
    }
  }

  @Test("A leap to other records fits the columns to those")
  func leap() throws {
    var scenario = try table()
    let narrow = try dateColumn(scenario)
    scenario.press("3", "1", "G")
    #expect(try dateColumn(scenario) > narrow)
    scenario.press("G")
    #expect(try dateColumn(scenario) == narrow)
  }

  @Test("An edit fits its column again")
  func edit() throws {
    var scenario = try table()
    let narrow = try dateColumn(scenario)
    scenario.press("3", "1", "G", "e", "C-u")
    scenario.type("Bo")
    scenario.press("Enter")
    #expect(try dateColumn(scenario) == narrow)
  }

  @Test("A date in the last column is whole where there is room for it", arguments: 24...50)
  func lastColumn(width: Int) throws {
    let scenario = try table(width)
    let line = scenario.recordLines[0]
    guard let index = column(of: "20", in: line) else { return }
    let room = width - index
    #expect(line.contains("2020-01-02") == (room >= 10), "\(line)")
  }

  @Test("The columns out of sight are not looked at, however many there are")
  func manyColumns() throws {
    let rows = (0..<500).map { "{ key = \"Column \($0)\"; valuePath = m\($0); }" }
    var scenario = try Scenario.table(
      "[{\"m0\": 1, \"m499\": 2}, {}]", form: "(\(rows.joined(separator: ",\n")))")
    func cells() -> Int {
      let id = scenario.editor.browser.viewRecord(at: 0)
      return scenario.editor.cellCache.cells(of: id, scenario.editor.tableScene).cellCount
    }
    #expect(cells() < 60)
    scenario.press("l", "l", "l", "j", "k")
    #expect(cells() < 60)
    scenario.press("End")
    #expect(scenario.screen[1].contains("Column 499"))
  }
}

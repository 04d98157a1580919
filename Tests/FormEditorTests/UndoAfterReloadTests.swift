import FormEditor
import Records
import SourceText
import Testing

@Suite("Undo after the file was read again")
struct UndoAfterReloadTests {
  /// Saves what was done; then the file comes in as another program has changed it.
  private func saveAndReload(
    _ scenario: inout Scenario, changing change: (String) -> String
  ) throws {
    scenario.press("s")
    scenario.finishJobs()
    if scenario.text.contains("save anyway") { scenario.press("s") }
    let text = change(try scenario.finishSave())
    scenario.send(
      .dataReloaded(try RecordTable(parsing: SourceText(name: "staff.json", text: text))))
    scenario.finishJobs()
  }

  private static let eva = "[\n  {\"name\": \"Eva\"},"

  @Test("u takes a value back in its record, wherever that is now, and keeps what others changed")
  func value() throws {
    var scenario = try Scenario.table()
    scenario.press("j", "l", "e", "C-u")
    scenario.type("Lund")
    scenario.press("Enter")
    try saveAndReload(&scenario) {
      $0.replacing("[\n", with: Self.eva + "\n").replacing("12000.50", with: "1")
    }
    scenario.press("u")
    #expect(scenario.helpLine.contains("Undid the change of City"))
    #expect(scenario.cursorLine.contains("ada"))
    #expect(scenario.file.contains("\"ada\", \"office\": {\"city\": \"Bergen\"}, \"salary\": 1,"))
    #expect(scenario.file.contains("Eva"))
    scenario.press("C-r")
    #expect(scenario.file.contains("\"ada\", \"office\": {\"city\": \"Lund\"}, \"salary\": 1,"))
    scenario.press("C-r")
    #expect(scenario.helpLine.contains("Nothing to redo"))
  }

  @Test("What someone else has changed since is not taken back, nor what came before it there")
  func changedElsewhere() throws {
    var scenario = try Scenario.table()
    for city in ["Lund", "Rome"] {
      scenario.press("j", "k", "l", "h", "l", "e", "C-u")
      scenario.type(city)
      scenario.press("Enter", "h")
    }
    scenario.press("j", "e", "C-u")
    scenario.type("Ada")
    scenario.press("Enter")
    try saveAndReload(&scenario) { $0.replacing("Rome", with: "Paris") }
    scenario.press("u")
    #expect(scenario.file.contains("\"ada\"") && !scenario.file.contains("\"Ada\""))
    scenario.press("u")
    #expect(scenario.helpLine.contains("Nothing to undo"))
    #expect(scenario.file.contains("Paris"))
  }

  @Test("A deleted record comes back, an added one goes, a moved one returns")
  func records() throws {
    var scenario = try Scenario.table()
    scenario.press("x", "j", "c", "g", "M-Down")
    #expect(scenario.names == ["Åse", "ada", "Åse", "Bo"])
    try saveAndReload(&scenario) { $0.replacing("60000", with: "6") }
    scenario.press("u", "u")
    #expect(scenario.names == ["ada", "Åse", "Bo"])
    scenario.press("u")
    #expect(scenario.names == ["Dora", "ada", "Åse", "Bo"])
    // Which blank lines were around a deleted record is not known any more.
    #expect(
      scenario.file
        == Scenario.staff.replacing("60000", with: "6").replacing("},\n\n", with: "},\n"))
    scenario.press("u")
    #expect(scenario.helpLine.contains("Nothing to undo"))
    scenario.press("C-r", "C-r", "C-r")
    #expect(scenario.names == ["Åse", "ada", "Åse", "Bo"])
  }

  @Test("A column set in selected records is taken back in those that still have it")
  func selected() throws {
    var scenario = try Scenario.table()
    scenario.press("*", "l", "E", "C-u")
    scenario.type("Turku")
    scenario.pressAndFinish("Enter")
    try saveAndReload(&scenario) {
      $0.replacing(
        "\"ada\", \"office\": {\"city\": \"Turku\"}",
        with: "\"ada\", \"office\": {\"city\": \"Rome\"}")
    }
    scenario.press("u")
    #expect(scenario.names == ["Dora", "ada", "Åse", "Bo"])
    #expect(scenario.file == Scenario.staff.replacing("Bergen", with: "Rome"))
  }

  @Test("What was undone can be redone")
  func redo() throws {
    var scenario = try Scenario.table()
    scenario.press("x", "l", "e", "C-u")
    scenario.type("Lund")
    scenario.press("Enter", "e", "C-u")
    scenario.type("Rome")
    scenario.press("Enter", "u")
    try saveAndReload(&scenario) { $0.replacing("60000", with: "6") }
    scenario.press("C-r")
    #expect(scenario.file.contains("Rome"))
    scenario.press("u", "u", "u")
    #expect(scenario.file == Scenario.staff.replacing("60000", with: "6"))
  }

  @Test("Drafts stay with their records")
  func drafts() throws {
    var scenario = try Scenario.table()
    scenario.press("j", "Enter")
    scenario.press("j", "j", "e", "C-u")
    scenario.type("99999")
    scenario.press("Enter", "Enter", "Tab")
    #expect(scenario.line(of: "Salary").contains("99999"))
    scenario.press("Esc")
    scenario.send(
      .dataReloaded(
        try RecordTable(
          parsing: SourceText(
            name: "staff.json", text: Scenario.staff.replacing("[\n", with: Self.eva + "\n")))))
    scenario.press("Enter")
    #expect(scenario.line(of: "Salary").contains("99999"))
    #expect(scenario.line(of: "Name").contains("ada"))
  }

  @Test("Records that were deleted come back between their old neighbors, not at their old numbers")
  func deletedBetween() throws {
    var scenario = try Scenario.table()
    scenario.press("j", "Space", "Space", "x")
    #expect(scenario.names == ["Dora", "Bo"])
    try saveAndReload(&scenario) {
      $0.replacing("[\n", with: Self.eva + "\n  {\"name\": \"Finn\"},\n")
    }
    scenario.press("u")
    let order = ["Eva", "Finn", "Dora", "ada", "Åse", "Bo"]
    let indices = order.map { name in scenario.recordLines.firstIndex { $0.contains(name) } ?? -1 }
    #expect(indices == [0, 1, 2, 3, 4, 5])
  }

  @Test("Where the neighbors are gone as well, the next one that is there tells the place")
  func deletedAtTheEnd() throws {
    var scenario = try Scenario.table()
    scenario.press("G", "x")
    try saveAndReload(&scenario) { _ in Self.eva + " {\"name\": \"Dora\"}]" }
    scenario.press("u")
    #expect(scenario.recordLines.count == 3)
    #expect(scenario.recordLines.last?.contains("Bo") == true)
  }
}

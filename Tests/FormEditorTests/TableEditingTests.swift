import Screen
import Testing

@Suite("Editing in a table")
struct TableEditingTests {
  @Test("e edits the cell in place; saving changes these bytes and nothing else")
  func editCell() throws {
    var scenario = try Scenario.table()
    scenario.press("j", "l")
    scenario.edit("Turku")
    #expect(scenario.cursorCell == "Turku")
    #expect(scenario.screen[0].contains("● unsaved"))
    scenario.press("s")
    #expect(try scenario.finishSave() == Scenario.staff.replacing("Bergen", with: "Turku"))
    #expect(!scenario.screen[0].contains("unsaved"))
  }

  @Test("Tab keeps the text and opens the next cell; Esc leaves the cell as it was")
  func leaveCell() throws {
    var scenario = try Scenario.table()
    scenario.press("e")
    scenario.type("!")
    scenario.press("Tab")
    #expect(scenario.file.contains("\"Dora!\""))
    scenario.type("!")
    #expect(scenario.text.contains("Oslo!"))
    scenario.press("Esc")
    #expect(!scenario.file.contains("Oslo!"))
    #expect(scenario.cursorCell.hasPrefix("Oslo"))
    #expect(scenario.editor.mode == .table)
  }

  @Test("A rule refuses in the cell as in the form: told first, a draft on the second Enter")
  func rules() throws {
    var scenario = try Scenario.table()
    scenario.press("l", "l")
    scenario.edit("50001")
    #expect(scenario.editor.mode == .editing)
    #expect(scenario.helpLine.contains("Salary"))
    scenario.press("Enter")
    #expect(scenario.cursorCell.contains("✎ 50001"))
    #expect(scenario.file == Scenario.staff)
    scenario.press("u")
    #expect(scenario.cursorCell.contains("900"))
  }

  @Test("C-s in a cell keeps the text, saves, and stays on the cell")
  func saveInCell() throws {
    var scenario = try Scenario.table()
    scenario.press("e")
    scenario.type("!")
    scenario.press("C-s")
    #expect(try scenario.finishSave().contains("\"Dora!\""))
    #expect(scenario.cursorCell.hasPrefix("Dora!"))
    scenario.edit("Dina")
    #expect(scenario.file.contains("\"Dina\""))
    #expect(scenario.file.contains("\"Oslo\""))
  }

  @Test("A click elsewhere keeps the text of the cell")
  func clickAway() throws {
    var scenario = try Scenario.table()
    scenario.press("e")
    scenario.type("!")
    let bergen = try #require(scenario.position(of: "Bergen"))
    scenario.click(bergen.x, bergen.y)
    #expect(scenario.file.contains("\"Dora!\""))
    #expect(scenario.cursorCell == "Bergen")
  }

  @Test("A switch turns at once, and u turns it back")
  func switchCell() throws {
    var scenario = try Scenario.table()
    scenario.press("j", "End", "e")
    #expect(scenario.file.contains("\"remote\": false"))
    scenario.press("u")
    #expect(scenario.file == Scenario.staff)
  }

  @Test("Space selects and goes on, * inverts the selection, the title counts")
  func selecting() throws {
    var scenario = try Scenario.table()
    scenario.press("Space", "Space")
    #expect(scenario.recordLines[0].contains("●"))
    #expect(scenario.recordLines[1].contains("●"))
    #expect(scenario.cursorLine.contains("Åse"))
    #expect(scenario.screen[0].contains("2 selected"))
    scenario.press("*")
    #expect(!scenario.recordLines[0].contains("●"))
    #expect(scenario.recordLines[3].contains("●"))
    scenario.press("*", "Space")
    #expect(scenario.screen[0].contains("3 selected"))
  }

  @Test("Undoing a change to a record that the filter leaves out says which it was")
  func undoOutOfView() throws {
    var scenario = try Scenario.table()
    scenario.press("j")
    scenario.edit("Adda")
    scenario.filter("oslo")
    scenario.press("u")
    #expect(scenario.file == Scenario.staff)
    #expect(scenario.helpLine.contains("record 2"))
    scenario.edit("Dina")
    #expect(scenario.file == Scenario.staff.replacing("Dora", with: "Dina"))
  }

  @Test("After undoing a change of a row that is not a column, e edits the cell that is shown")
  func undoHiddenRow() throws {
    var scenario = try Scenario.table()
    scenario.press("Enter", "G")
    scenario.edit("B")
    scenario.press("Esc", "u")
    #expect(scenario.file == Scenario.staff)
    scenario.press("Home")
    scenario.edit("Dina")
    #expect(scenario.file == Scenario.staff.replacing("Dora", with: "Dina"))
  }

  @Test("d tells changed, added and deleted records; ! lists problems and leads to them")
  func lists() throws {
    var scenario = try Scenario.table(size: Size(width: 100, height: 40))
    scenario.edit("Dina")
    scenario.press("j", "x", "G", "c", "d")
    #expect(scenario.text.contains("Record 1  Dina"))
    #expect(scenario.text.contains("- record 2  ada"))
    #expect(scenario.text.contains("Record 4  Bo"))
    scenario.press("Esc", "!")
    #expect(scenario.text.contains("four digits"))
    scenario.press("Home", "Enter")
    #expect(scenario.editor.mode == .table)
    #expect(scenario.cursorLine.contains("Bo"))
    scenario.press("!", "Home", "Down", "Enter")
    #expect(scenario.screen[0].contains("›  Åse"))
    #expect(scenario.line(of: "Phone").hasPrefix("▌"))
  }

  @Test("A draft of a deleted record is no reason not to leave, and comes back with it")
  func draftOfDeleted() throws {
    var scenario = try Scenario.table()
    scenario.press("l", "l")
    scenario.edit("99999")
    scenario.press("Enter", "x", "s")
    #expect(try !scenario.finishSave().contains("Dora"))
    scenario.press("u")
    #expect(scenario.text.contains("✎ 99999"))
  }

  @Test(
    "Another version of the file brings its own records: no filter or order of the old ones")
  func reloaded() throws {
    var scenario = try Scenario.table()
    scenario.pressAndFinish("o", "Space")
    scenario.filter("oslo")
    let other = try Scenario.table("[{\"name\": \"Eva\"}]")
    scenario.send(.dataReloaded(other.editor.documentTable))
    scenario.finishJobs()
    #expect(scenario.screen[0].contains("0 of 1"))
    scenario.press("j", "x", "u", "e", "Esc")
    scenario.filter("")
    #expect(scenario.recordLines.count == 1)
    #expect(!scenario.screen[0].contains("selected"))
    scenario.pressAndFinish("l", "o")
    #expect(scenario.recordLines.count == 1)
  }

  @Test("A form that loses columns while the table is open leaves the cursor on one that is there")
  func formReloaded() throws {
    var scenario = try Scenario.table()
    scenario.pressAndFinish("End", "o")
    scenario.reload(form: "{ rows = ( { key = Label; valuePath = name; } ); }")
    #expect(scenario.screen[1].contains("Label"))
    #expect(scenario.cursorCell.isEmpty == false)
    scenario.press("g")
    scenario.edit("X")
    #expect(scenario.file.contains("\"X\""))
  }
}

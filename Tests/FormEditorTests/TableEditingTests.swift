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

  @Test("Tab keeps the text and goes to the next column; Esc leaves the cell as it was")
  func leaveCell() throws {
    var scenario = try Scenario.table()
    scenario.press("e")
    scenario.type("!")
    scenario.press("Tab")
    #expect(scenario.cursorCell.hasPrefix("Oslo"))
    #expect(scenario.file.contains("\"Dora!\""))
    scenario.press("e")
    scenario.type("!")
    scenario.press("Esc")
    #expect(!scenario.file.contains("Oslo!"))
    #expect(scenario.state.mode == .table)
  }

  @Test("A rule refuses in the cell as in the form: told first, a draft on the second Enter")
  func rules() throws {
    var scenario = try Scenario.table()
    scenario.press("l", "l")
    scenario.edit("50001")
    #expect(scenario.state.mode == .editing)
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
    let bergen = try #require(scenario.place(of: "Bergen"))
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

  @Test("Space marks and goes on, * turns the marks round, the title counts them")
  func marks() throws {
    var scenario = try Scenario.table()
    scenario.press("Space", "Space")
    #expect(scenario.recordLines[0].contains("●"))
    #expect(scenario.recordLines[1].contains("●"))
    #expect(scenario.cursorLine.contains("Åse"))
    #expect(scenario.screen[0].contains("2 marked"))
    scenario.press("*")
    #expect(!scenario.recordLines[0].contains("●"))
    #expect(scenario.recordLines[3].contains("●"))
    scenario.press("*", "Space")
    #expect(scenario.screen[0].contains("3 marked"))
  }

  @Test("With marks, e sets the column in all of them, and one u takes it back")
  func editMarked() throws {
    var scenario = try Scenario.table()
    scenario.press("Space", "j", "Space", "l")
    scenario.edit("Rome")
    #expect(scenario.helpLine.contains("2 records"))
    #expect(
      scenario.file
        == Scenario.staff.replacing("\"Oslo\"", with: "\"Rome\""))
    scenario.press("u")
    #expect(scenario.file == Scenario.staff)
    scenario.press("C-r")
    #expect(scenario.file.contains("Rome"))
  }

  @Test("With marks, Enter on the text as it stands gives it to the others")
  func editMarkedUnchanged() throws {
    var scenario = try Scenario.table()
    scenario.press("Space", "Space", "g", "l", "e", "Enter")
    #expect(scenario.file == Scenario.staff.replacing("Bergen", with: "Oslo"))
  }

  @Test("A text that no marked record takes stays in the field")
  func editMarkedRefused() throws {
    var scenario = try Scenario.table()
    scenario.press("Space", "Space", "g", "l", "l")
    scenario.edit("99999")
    #expect(scenario.state.mode == .editing)
    #expect(scenario.helpLine.contains("Salary"))
    scenario.press("Backspace", "Enter")
    #expect(scenario.state.mode == .table)
    #expect(scenario.file.contains("\"salary\": 9999, \"since\""))
    #expect(scenario.file.contains("\"salary\": 9999, \"remote\""))
  }

  @Test("a adds a record below with the form's defaults; u takes it away, C-r brings it again")
  func add() throws {
    var scenario = try Scenario.table()
    scenario.press("G", "a")
    #expect(scenario.recordLines.count == 5)
    #expect(scenario.cursorLine.hasPrefix("▌ 5"))
    let added = Scenario.staff.replacing("2.0]}\n", with: "2.0]},\n  {\"grade\": \"A\"}\n")
    #expect(scenario.file == added)
    scenario.edit("Eva")
    #expect(scenario.file.contains("{\"grade\": \"A\", \"name\": \"Eva\"}"))
    scenario.press("u", "u")
    #expect(scenario.file == Scenario.staff)
    #expect(scenario.recordLines.count == 4)
    scenario.press("C-r", "C-r")
    #expect(scenario.file.contains("Eva"))
  }

  @Test("c copies the record below itself, all its members with it")
  func copy() throws {
    var scenario = try Scenario.table()
    scenario.press("G", "c")
    let line = "  {\"name\": \"Bo\", \"salary\": 60000, \"extra\": [1, 2.0]}\n"
    let copied = String(line.dropLast()) + ",\n" + line
    #expect(scenario.file == Scenario.staff.replacing(line, with: copied))
    #expect(scenario.cursorLine.hasPrefix("▌ 5"))
    scenario.press("u")
    #expect(scenario.file == Scenario.staff)
  }

  @Test("Copies of marked records stand in their order, in a sorted view too")
  func copyMarked() throws {
    var scenario = try Scenario.table()
    scenario.pressAndFinish("o", "g")
    scenario.press("Space", "Space", "k", "c")
    #expect(scenario.names == ["ada", "Åse", "ada", "Åse", "Bo", "Dora"])
    scenario.press("u")
    #expect(scenario.names == ["ada", "Åse", "Bo", "Dora"])
    #expect(scenario.file == Scenario.staff)
  }

  @Test("x deletes the record with its comma and line; u brings it back")
  func delete() throws {
    var scenario = try Scenario.table()
    scenario.press("G", "x")
    let line = ",\n  {\"name\": \"Bo\", \"salary\": 60000, \"extra\": [1, 2.0]}"
    #expect(scenario.file == Scenario.staff.replacing(line, with: ""))
    #expect(scenario.names == ["Dora", "ada", "Åse"])
    #expect(scenario.cursorLine.contains("Åse"))
    scenario.press("u")
    #expect(scenario.file == Scenario.staff)
    #expect(scenario.cursorLine.contains("Bo"))
  }

  @Test("x deletes the marked records, as one step")
  func deleteMarked() throws {
    var scenario = try Scenario.table()
    scenario.press("*", "Space", "x")
    #expect(scenario.names == ["Dora"])
    #expect(!scenario.screen[0].contains("marked"))
    scenario.press("u")
    #expect(scenario.names == ["Dora", "ada", "Åse", "Bo"])
    #expect(scenario.file == Scenario.staff)
  }

  @Test("All records can go and come, and the list stays a list")
  func deleteAll() throws {
    var scenario = try Scenario.table("[\n  {\"name\": \"Dora\"}\n]\n")
    scenario.press("x")
    #expect(scenario.text.contains("a adds one"))
    #expect(scenario.file == "[]\n" || scenario.file == "[\n]\n")
    scenario.press("e", "x", "c", "Enter", "M-Up", "Space", "y")
    scenario.pressAndFinish("o", "=", "]")
    scenario.press("a")
    scenario.edit("Eva")
    #expect(scenario.file.contains("\"Eva\""))
    #expect(scenario.recordLines.count == 1)
    scenario.press("u", "u", "u")
    #expect(scenario.file == "[\n  {\"name\": \"Dora\"}\n]\n")
  }

  @Test("In an empty list a adds the first record")
  func addToEmpty() throws {
    var scenario = try Scenario.table("[]\n")
    #expect(scenario.text.contains("a adds one"))
    scenario.press("a")
    scenario.edit("Eva")
    #expect(scenario.names.isEmpty)
    #expect(scenario.cursorLine.contains("Eva"))
    #expect(scenario.file.hasPrefix("["))
    #expect(scenario.file.hasSuffix("]\n"))
  }

  @Test("M-Up and M-Down move the record in the file, with it the cursor")
  func move() throws {
    var scenario = try Scenario.table()
    scenario.press("j", "M-Up")
    #expect(scenario.names == ["ada", "Dora", "Åse", "Bo"])
    #expect(scenario.cursorLine.contains("ada"))
    scenario.press("M-Up", "u")
    #expect(scenario.file == Scenario.staff)
    scenario.press("M-Down", "M-Down", "M-Down")
    #expect(scenario.names == ["Dora", "Åse", "Bo", "ada"])
    scenario.press("u", "u")
    #expect(scenario.file == Scenario.staff)
  }

  @Test("While sorted or filtered, moving is refused with the reason")
  func moveRefused() throws {
    var scenario = try Scenario.table()
    scenario.pressAndFinish("o", "M-Down")
    #expect(scenario.helpLine.contains("sorted"))
    scenario.pressAndFinish("o", "o")
    scenario.filter("oslo")
    scenario.press("M-Down")
    #expect(scenario.helpLine.contains("filter"))
    #expect(scenario.file == Scenario.staff)
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

  @Test("After undoing a change of a row that is no column, e edits the cell that is shown")
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
    scenario.press("g", "Enter")
    #expect(scenario.state.mode == .table)
    #expect(scenario.cursorLine.contains("Bo"))
    scenario.press("!", "g", "Down", "Enter")
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
    "Another version of the file brings its own records: no mark, filter or order of the old ones")
  func reloaded() throws {
    var scenario = try Scenario.table()
    scenario.pressAndFinish("o", "Space")
    scenario.filter("oslo")
    let other = try Scenario.table("[{\"name\": \"Eva\"}]")
    scenario.send(.dataReloaded(other.state.table))
    scenario.finishJobs()
    #expect(scenario.screen[0].contains("0 of 1"))
    scenario.press("j", "x", "u", "e", "Esc")
    scenario.filter("")
    #expect(scenario.recordLines.count == 1)
    #expect(!scenario.screen[0].contains("marked"))
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

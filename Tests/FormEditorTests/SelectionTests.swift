import Cells
import Screen
import Testing

@Suite("Selected records")
struct SelectionTests {
  @Test("e edits the cell under the cursor, whatever is selected")
  func editsTheCursorsCell() throws {
    var scenario = try Scenario.table()
    scenario.press("Space", "Space", "l")
    #expect(scenario.cursorLine.contains("Åse"))
    scenario.edit("Rome")
    #expect(
      scenario.file
        == Scenario.staff.replacing(
          "Oslo\"}, \"salary\": 1e4", with: "Rome\"}, \"salary\": 1e4"))
    #expect(scenario.screen[0].contains("2 selected"))
    scenario.press("u")
    #expect(scenario.file == Scenario.staff)
  }

  @Test("e on a switch toggles the one under the cursor only")
  func togglesTheCursorsSwitch() throws {
    var scenario = try Scenario.table()
    scenario.press("*", "j", "End", "e")
    #expect(
      scenario.file == Scenario.staff.replacing("\"remote\": true", with: "\"remote\": false"))
  }

  @Test("Each u restores the selection that one Esc cleared, and C-r takes it back")
  func severalClearings() throws {
    var scenario = try Scenario.table()
    scenario.press("Space", "Esc", "Space", "Space", "Esc", "u")
    #expect(scenario.screen[0].contains("2 selected"))
    scenario.press("u")
    #expect(scenario.screen[0].contains("1 selected"))
    scenario.press("C-r")
    #expect(scenario.screen[0].contains("2 selected"))
    scenario.press("C-r")
    #expect(!scenario.screen[0].contains("selected"))
    scenario.press("u", "u", "x")
    #expect(scenario.names == ["ada", "Åse", "Bo"])
  }

  @Test("Esc clears the selection, u restores it, C-r clears it again")
  func clearAndRestore() throws {
    var scenario = try Scenario.table()
    scenario.press("Space", "Space", "Esc")
    #expect(!scenario.screen[0].contains("selected"))
    #expect(scenario.helpLine.contains("Cleared the selection of 2 records; u restores it"))
    #expect(scenario.cursorLine.contains("Åse"))
    scenario.press("u")
    #expect(scenario.screen[0].contains("2 selected"))
    #expect(scenario.cursorLine.contains("Åse"))
    scenario.press("C-r")
    #expect(!scenario.screen[0].contains("selected"))
  }

  @Test("Esc clears what a filter hides, too, and u restores it where it was")
  func clearOutOfView() throws {
    var scenario = try Scenario.table()
    scenario.press("*")
    scenario.filter("oslo")
    scenario.press("Esc")
    #expect(!scenario.screen[0].contains("selected"))
    scenario.press("u")
    #expect(scenario.screen[0].contains("2 selected + 2 out of view"))
  }

  @Test("Esc backs out of one thing at a time: the job, the question, the field, the selection")
  func order() throws {
    var scenario = try Scenario.table()
    scenario.press("Space", "o", "Esc")
    #expect(scenario.helpLine.contains("Stopped"))
    #expect(scenario.screen[0].contains("1 selected"))
    scenario.press("l", "E", "Esc")
    #expect(scenario.editor.mode == .table)
    #expect(scenario.screen[0].contains("1 selected"))
    scenario.press("&", "Esc")
    #expect(scenario.screen[0].contains("1 selected"))
    scenario.press("3", "Esc")
    #expect(scenario.screen[0].contains("1 selected"))
    scenario.press("Enter", "Esc")
    #expect(scenario.editor.mode == .table)
    #expect(scenario.screen[0].contains("1 selected"))
    scenario.press("Esc")
    #expect(!scenario.screen[0].contains("selected"))
    scenario.press("Esc")
    #expect(scenario.editor.mode == .table)
  }

  @Test("What was undone can be redone after a selection was cleared")
  func clearingKeepsRedo() throws {
    var scenario = try Scenario.table()
    scenario.edit("Dina")
    scenario.press("u", "Space", "Esc", "u", "C-r", "C-r")
    #expect(scenario.file.contains("Dina"))
  }

  @Test("Records that u brings back are selected as they were before they were deleted or copied")
  func undoRestoresSelection() throws {
    var scenario = try Scenario.table()
    scenario.press("Space", "Space", "x")
    #expect(!scenario.screen[0].contains("selected"))
    scenario.press("u")
    #expect(scenario.screen[0].contains("2 selected"))
    scenario.press("c")
    #expect(!scenario.screen[0].contains("selected"))
    scenario.press("u")
    #expect(scenario.screen[0].contains("2 selected"))
    #expect(scenario.file == Scenario.staff)
  }

  @Test("The keys for a selection are at the bottom and in the help")
  func keys() throws {
    var scenario = try Scenario.table(size: Size(width: 160, height: 60))
    #expect(!scenario.bottomLine.contains("E set in selected"))
    scenario.press("Space")
    #expect(scenario.bottomLine.contains("E set in selected"))
    #expect(scenario.bottomLine.contains("Esc deselect"))
    scenario.press("E")
    #expect(scenario.bottomLine.contains("Enter set in all"))
    scenario.press("Esc", "?")
    #expect(scenario.text.contains("Set the column in all selected records."))
    #expect(!scenario.text.contains("mark"))
  }
}

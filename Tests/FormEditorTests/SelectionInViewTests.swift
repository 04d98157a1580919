import Testing

@Suite("Selections and views")
struct SelectionInViewTests {
  @Test("Commands leave selected records alone that the filter hides, and say so")
  func hidden() throws {
    var scenario = try Scenario.table()
    scenario.press("*")
    scenario.filter("oslo")
    #expect(scenario.screen[0].contains("2 selected + 2 out of view"))
    scenario.press("l")
    scenario.editSelected("Rome")
    #expect(scenario.file == Scenario.staff.replacing("Oslo", with: "Rome"))
    #expect(
      scenario.helpLine.contains("2 selected records are filtered out and stay as they are"))
    scenario.press("u", "x")
    #expect(scenario.file.contains("Bergen") && scenario.file.contains("Bo"))
    #expect(!scenario.file.contains("Oslo"))
    #expect(scenario.helpLine.contains("filtered out"))
    #expect(scenario.screen[0].contains("2 selected out of view"))
    scenario.filter("")
    #expect(scenario.screen[0].contains("2 selected"))
    #expect(!scenario.screen[0].contains("out of view"))
    scenario.press("u")
    #expect(scenario.file == Scenario.staff)
  }

  @Test("* inverts the selection of the records in view and keeps the others")
  func turned() throws {
    var scenario = try Scenario.table()
    scenario.press("j", "Space")
    scenario.filter("oslo")
    scenario.press("*")
    #expect(scenario.screen[0].contains("2 selected + 1 out of view"))
    scenario.press("*")
    #expect(scenario.screen[0].contains("1 selected out of view"))
    scenario.filter("")
    #expect(scenario.screen[0].contains("1 selected"))
    #expect(scenario.recordLines[1].contains("●"))
  }

  @Test("With all selected records out of view, x deletes the record under the cursor only")
  func onlyHidden() throws {
    var scenario = try Scenario.table()
    scenario.press("j", "Space")
    scenario.filter("oslo")
    scenario.press("g", "x")
    #expect(!scenario.file.contains("Dora"))
    #expect(scenario.file.contains("ada"))
    #expect(scenario.helpLine.contains("1 selected record is filtered out"))
  }

  @Test("In a sorted view a deleted record comes back where it stood, and redo takes it again")
  func sorted() throws {
    var scenario = try Scenario.table()
    scenario.pressAndFinish("o", "g")
    scenario.press("j", "x")
    #expect(scenario.names == ["ada", "Bo", "Dora"])
    scenario.press("G", "u")
    #expect(scenario.names == ["ada", "Åse", "Bo", "Dora"])
    #expect(scenario.cursorLine.contains("Åse"))
    scenario.press("G", "C-r")
    #expect(scenario.names == ["ada", "Bo", "Dora"])
    scenario.press("u")
    #expect(scenario.names == ["ada", "Åse", "Bo", "Dora"])
  }

  @Test("Many come back where they stood, in a filtered view too, and a filter's own order is kept")
  func filtered() throws {
    var scenario = try Scenario.table()
    scenario.pressAndFinish("o", "g")
    scenario.filter("salary > 1000")
    #expect(scenario.names == ["ada", "Åse", "Bo"])
    scenario.press("Space", "j", "Space", "x")
    #expect(scenario.names == ["Åse"])
    scenario.press("u")
    #expect(scenario.names == ["ada", "Åse", "Bo"])
    scenario.pressAndFinish("o", "o")
    #expect(scenario.names == ["ada", "Åse", "Bo"])
    #expect(scenario.recordLines.map { $0.contains(" 3 ") } == [false, true, false])
  }

  @Test("A copy that was taken back comes again where it stood")
  func copied() throws {
    var scenario = try Scenario.table()
    scenario.pressAndFinish("o", "g")
    scenario.press("c")
    #expect(scenario.names == ["ada", "ada", "Åse", "Bo", "Dora"])
    scenario.press("u", "G", "C-r")
    #expect(scenario.names == ["ada", "ada", "Åse", "Bo", "Dora"])
  }

  @Test("In another view than it left, a deleted record comes back below the cursor")
  func otherView() throws {
    var scenario = try Scenario.table()
    scenario.pressAndFinish("o", "g")
    scenario.press("x")
    scenario.pressAndFinish("o", "g")
    #expect(scenario.names == ["Dora", "Bo", "Åse"])
    scenario.press("u")
    #expect(scenario.names == ["Dora", "ada", "Bo", "Åse"])
    #expect(scenario.cursorLine.contains("ada"))
  }
}

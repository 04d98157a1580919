import Screen
import Testing

@Suite("Long work beside the keys")
struct TableJobTests {
  @Test("Esc stops what runs, wherever one is, and its late result is not taken")
  func stop() throws {
    var scenario = try Scenario.table()
    scenario.press("o", "Enter", "Esc")
    #expect(scenario.effects.contains { if case .stopJob = $0 { true } else { false } })
    #expect(scenario.helpLine.contains("Stopped"))
    scenario.press("Esc")
    scenario.finishJobs()
    #expect(scenario.names == ["Dora", "ada", "Åse", "Bo"])
  }

  @Test(
    "Work that ends while a field is typed in waits: the text goes where it was typed",
    arguments: ["&", "/"])
  func endsWhileTyping(key: String) throws {
    var scenario = try Scenario.table()
    scenario.press(key)
    scenario.type("bergen")
    scenario.press("Enter", "e")
    scenario.type("!")
    scenario.finishJobs()
    #expect(scenario.names == ["Dora", "ada", "Åse", "Bo"])
    scenario.press("Enter")
    #expect(scenario.file == Scenario.staff.replacing("\"Dora\"", with: "\"Dora!\""))
    #expect(scenario.cursorLine.contains("ada"))
  }

  @Test("Work that ends while a record's form is open waits until one is back in the table")
  func endsInForm() throws {
    var scenario = try Scenario.table()
    scenario.press("&")
    scenario.type("bergen")
    scenario.press("Enter", "Enter")
    scenario.finishJobs()
    #expect(scenario.line(of: "Name").contains("Dora"))
    scenario.press("Esc")
    #expect(scenario.names == ["ada"])
    #expect(scenario.helpLine.contains("1 of 4 pass"))
  }

  @Test("A record that went or came while it was sorted is not lost and does not come back")
  func editsWhileSorting() throws {
    var scenario = try Scenario.table()
    scenario.press("o", "x", "a")
    scenario.edit("Bea")
    scenario.finishJobs()
    #expect(scenario.names == ["ada", "Åse", "Bo"])
    #expect(scenario.recordLines.contains { $0.contains("Bea") })
    #expect(scenario.recordLines.count == 4)
  }

  @Test("Sorting while it filters, and filtering while it sorts, leaves the view with both")
  func arrangeTwice() throws {
    var scenario = try Scenario.table()
    scenario.press("l", "&")
    scenario.type("oslo")
    scenario.press("Enter", "l", "o")
    scenario.finishJobs()
    #expect(scenario.names == ["Dora", "Åse"])
    #expect(scenario.screen[0].contains("oslo") && scenario.screen[1].contains("Salary ▲"))

    scenario = try Scenario.table()
    scenario.press("o", "&")
    scenario.type("oslo or bergen")
    scenario.press("Enter")
    scenario.finishJobs()
    #expect(scenario.names == ["ada", "Åse", "Dora"])
  }

  @Test("What needs the view that is being made is refused with the reason, and the view comes")
  func searchWhileFiltering() throws {
    var scenario = try Scenario.table()
    scenario.press("&")
    scenario.type("oslo")
    scenario.press("Enter", "=")
    #expect(scenario.helpLine.contains("Filtering goes on"))
    scenario.finishJobs()
    #expect(scenario.names == ["Dora", "Åse"])
  }
}

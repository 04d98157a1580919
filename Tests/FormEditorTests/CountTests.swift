import Screen
import Testing

@Suite("Counts before movements")
struct CountTests {
  @Test(
    "A number before a movement of the table says how far it goes, and the ends stop it",
    arguments: [
      (["5", "j"], "Person 6 "), (["1", "2", "Down"], "Person 13 "),
      (["9", "9", "j"], "Person 50 "),
      (["3", "PgDn"], "Person 46 "), (["G", "4", "k"], "Person 46 "),
      (["2", "0", "g"], "Person 20 "),
      (["1", "0", "j", "j"], "Person 12 "), (["G", "2", "PgUp"], "Person 20 "),
    ])
  func table(keys: [String], person: String) throws {
    var scenario = try Scenario.table(Scenario.numbered(50), size: Size(width: 60, height: 20))
    for key in keys { scenario.press(key) }
    #expect(scenario.cursorLine.contains(person))
  }

  @Test("A number before a movement to the side goes so many columns; 0 alone goes to the first")
  func columns() throws {
    var scenario = try Scenario.table()
    scenario.press("j", "2", "l")
    #expect(scenario.cursorCell == "  12000.50")
    scenario.press("0")
    #expect(scenario.cursorCell.hasPrefix("ada"))
    scenario.press("2", "End")
    #expect(scenario.cursorCell == "Bergen")
  }

  @Test("A number before n and ] goes so many matches and problems on")
  func matches() throws {
    var scenario = try Scenario.table(Scenario.numbered(50), size: Size(width: 60, height: 20))
    scenario.press("/")
    scenario.type("Person")
    scenario.pressAndFinish("Enter", "3", "n")
    #expect(scenario.cursorLine.contains("Person 5 "))
    scenario.pressAndFinish("2", "N")
    #expect(scenario.cursorLine.contains("Person 3 "))
    var faulty = try Scenario.table()
    faulty.pressAndFinish("2", "]")
    #expect(faulty.cursorLine.contains("Bo"))
  }

  @Test("A number before Space selects so many records")
  func selecting() throws {
    var scenario = try Scenario.table()
    scenario.press("3", "Space")
    #expect(scenario.recordLines.filter { $0.contains("●") }.count == 3)
    #expect(scenario.cursorLine.contains("Bo"))
  }

  @Test("A number before M-Down moves the record so far, in one step of undo")
  func movingRecords() throws {
    var scenario = try Scenario.table()
    scenario.press("2", "M-Down")
    #expect(scenario.names == ["ada", "Åse", "Dora", "Bo"])
    scenario.press("u")
    #expect(scenario.names == ["Dora", "ada", "Åse", "Bo"])
  }

  @Test("In a form a number goes so many rows or records on; G goes to the row of the number")
  func form() throws {
    var scenario = try Scenario(record: Scenario.people, path: "people.json")
    scenario.press("2", "j")
    #expect(scenario.line(of: "Phone").hasPrefix("▌"))
    scenario.press("2", ">")
    #expect(scenario.screen[0].contains("3 of 3"))
    scenario.press("5", "G")
    #expect(scenario.line(of: "Salary").hasPrefix("▌"))
    scenario.press("9", "9", "G")
    #expect(scenario.helpLine.contains("There are 7 rows; 99 is none of them"))
    scenario.press("9", "k")
    #expect(scenario.line(of: "ID").hasPrefix("▌"))
  }

  @Test("Before a command that is no movement a number does nothing, and says so")
  func noMovement() throws {
    var scenario = try Scenario.table()
    scenario.press("3", "x")
    #expect(scenario.names.count == 4)
    #expect(scenario.helpLine.contains("A number goes before a movement; x takes none"))
    scenario.press("x")
    #expect(scenario.names.count == 3)
  }

  @Test("Esc drops the number and nothing else")
  func escape() throws {
    var scenario = try Scenario.table(Scenario.numbered(50))
    scenario.press("Space", "7", "Esc", "j")
    #expect(scenario.cursorLine.contains("Person 3 "))
    #expect(scenario.text.contains("●1"))
  }
}

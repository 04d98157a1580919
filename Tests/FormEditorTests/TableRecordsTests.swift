import Screen
import Testing
import Values

@Suite("Adding, copying, deleting and moving records")
struct TableRecordsTests {
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

  @Test("Copies of selected records stand in their order, in a sorted view too")
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

  @Test("x deletes the selected records, as one step")
  func deleteMarked() throws {
    var scenario = try Scenario.table()
    scenario.press("*", "Space", "x")
    #expect(scenario.names == ["Dora"])
    #expect(!scenario.screen[0].contains("selected"))
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

  @Test("A record that is added while the table is sorted keeps the cursor")
  func addedWhileSorting() throws {
    var scenario = try Scenario.table()
    scenario.press("j", "j", "o", "a")
    scenario.finishJobs()
    #expect(scenario.editor.mode == .editing)
    scenario.type("New")
    scenario.press("Enter")
    #expect(scenario.cursorLine.contains("New"))
    #expect(scenario.recordLines.count == 5)
    #expect(scenario.names.sorted() == ["Bo", "Dora", "ada", "Åse"])
  }

  @Test(
    "u after adding or copying goes back to the record from which it was done",
    arguments: ["a", "c"])
  func undoneAddition(key: String) throws {
    var scenario = try Scenario.table()
    scenario.press("j", key)
    if key == "a" { scenario.press("Esc") }
    scenario.press("u")
    #expect(scenario.cursorLine.contains("ada"))
    #expect(scenario.names == ["Dora", "ada", "Åse", "Bo"])
  }

  @Test("A new record's defaults have the day and the time at which it is made")
  func moment() throws {
    let form = """
      ( { valuePath = at; valueType = string; defaultFormula = "now()"; },
        { valuePath = on; valueType = string; defaultFormula = "today()"; } )
      """
    var editor = try Scenario.table("[]", form: form).editor
    for (day, time) in [("2026-12-31", "23:59:58"), ("2027-01-01", "00:00:07")] {
      editor.moment = SessionTime(today: day, now: "\(day)T\(time)")
      var scenario = Scenario(editor: editor)
      scenario.press("a", "Esc")
      #expect(scenario.file.contains("\(day)T\(time)") && scenario.file.contains("\"\(day)\""))
      editor = scenario.editor
    }
    #expect(Scenario(editor: editor).file.ranges(of: "2026-12-31T23:59:58").count == 1)
  }
}

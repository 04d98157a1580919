import Testing

@Suite("The list of problems of a table")
struct TableProblemsTests {
  @Test("! looks through any number of records beside the keys, from the table and from a form")
  func manyProblems() throws {
    let records = (1...1_500).map {
      "{\"name\": \"P\($0)\", \"salary\": \($0 == 1_400 ? 50_001 : 1)}"
    }
    var scenario = try Scenario.table("[\(records.joined(separator: ",\n"))]")
    scenario.press("!", "j")
    #expect(scenario.editor.mode == .table)
    scenario.finishJobs()
    #expect(scenario.text.contains("Record 1,400  P1400"))
    scenario.press("Enter")
    #expect(scenario.cursorLine.contains("1,400"))
    scenario.press("g", "Enter")
    scenario.pressAndFinish("!")
    #expect(scenario.text.contains("Record 1,400  P1400"))
  }

  @Test("! lists the first thousand records with a problem and says how many there are besides")
  func tooManyProblems() throws {
    let records = (1...1_500).map { "{\"salary\": \($0)}" }.joined(separator: ",\n")
    var scenario = try Scenario.table("[\(records)]")
    scenario.pressAndFinish("!", "G")
    #expect(scenario.text.contains("and 500 more records; & problems shows all"))
  }

  @Test("! leads to a record that the filter leaves out by its form")
  func problemOutOfView() throws {
    var scenario = try Scenario.table()
    scenario.filter("oslo and salary < 1000")
    scenario.press("!", "G", "Enter")
    #expect(scenario.screen[0].contains("›  Bo"))
    scenario.press("Esc", "Home")
    scenario.edit("Dina")
    #expect(scenario.file == Scenario.staff.replacing("Dora", with: "Dina"))
  }

  @Test("A record with warnings alone has another mark, and so has their cell")
  func warningMarks() throws {
    let form = """
      ( { valuePath = a; valueType = integer;
          rules = ( { predicate = "SELF < 3"; message = Big; severity = warning; } ); maximumValue = 9; },
        { valuePath = b; } )
      """
    var scenario = try Scenario.table(
      #"[{"a": 5, "b": "x"}, {"a": 1, "b": "y"}, {"a": 10, "b": "z"}]"#, form: form)
    #expect(scenario.recordLines[0].contains("!1") && scenario.recordLines[0].contains("! 5"))
    #expect(!scenario.recordLines[1].contains("!"))
    #expect(scenario.recordLines[2].contains("✗") && scenario.recordLines[2].contains("✗ 10"))
    scenario.press("Enter")
    #expect(scenario.text.contains("! 1 problem here"))
    scenario.press(">", ">")
    #expect(scenario.text.contains("✗ 2 problems here"))
  }
}

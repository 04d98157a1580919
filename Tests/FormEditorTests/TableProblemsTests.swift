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
    scenario.press("Home", "Enter")
    scenario.pressAndFinish("!")
    #expect(scenario.text.contains("Record 1,400  P1400"))
  }

  @Test("! lists the first thousand records with a problem and says how many there are besides")
  func tooManyProblems() throws {
    let records = (1...1_500).map { "{\"salary\": \($0)}" }.joined(separator: ",\n")
    var scenario = try Scenario.table("[\(records)]")
    scenario.pressAndFinish("!", "End")
    #expect(scenario.text.contains("and 500 more records; & problems shows all"))
  }

  @Test("The heading of ! says how many problems there are, and in how many records")
  func totalOfProblems() throws {
    var scenario = try Scenario.table()
    scenario.press("!")
    #expect(scenario.line(of: "Problems").contains("Problems: 2 in 2 records"))
    scenario = try Scenario(
      record: Scenario.person.replacing("13812345678", with: "12").replacing("Ada", with: ""))
    scenario.press("!")
    #expect(scenario.line(of: "Problems").contains("Problems: 2  "), "\(scenario.text)")
    let records = (1...1_500).map { "{\"salary\": \($0)}" }.joined(separator: ",\n")
    scenario = try Scenario.table("[\(records)]")
    scenario.pressAndFinish("!")
    #expect(scenario.text.contains("Problems: more than 1,000 in 1,500 records"))
  }

  @Test("Typing narrows the list of ! to the problems with the words, each under its record")
  func narrowedProblems() throws {
    var scenario = try Scenario.table()
    scenario.press("!")
    #expect(scenario.text.contains("type to narrow") && scenario.text.contains("Record 3  Åse"))
    scenario.type("must be")
    #expect(scenario.text.contains("Record 4  Bo") && !scenario.text.contains("Åse"))
    #expect(scenario.screen.contains { $0.hasPrefix("▌ Salary") })
    scenario.press("C-u")
    scenario.type("ase")
    #expect(scenario.text.contains("four digits") && !scenario.text.contains("Record 4"))
    scenario.press("Enter")
    #expect(scenario.screen[0].contains("›  Åse"))
    #expect(scenario.line(of: "Phone").hasPrefix("▌"))
    scenario.press("!")
    scenario.type("nobody")
    #expect(scenario.text.contains("Nothing matches"))
    scenario.press("Esc")
    #expect(scenario.editor.mode == .browsing)
  }

  @Test("] goes to a problem in a row that is no column by showing its column, and e edits that")
  func problemWithoutColumn() throws {
    for key in ["e", "F2"] {
      var scenario = try Scenario.table()
      scenario.pressAndFinish("l", "]")
      #expect(scenario.cursorCell.contains("✗ 12"), "\(scenario.text)")
      #expect(scenario.screen[1].contains("Phone"))
      scenario.press(key, "C-u")
      scenario.type("1234")
      scenario.press("Enter")
      #expect(scenario.file == Scenario.staff.replacing(#""12""#, with: #""1234""#))
    }
  }

  @Test("] goes to a problem of a part, and e edits that and nothing else")
  func problemOfPart() throws {
    let records = #"[{"name": "a", "id": "A1"}, {"name": "b", "id": "1", "note": "n"}]"#
    var scenario = try Scenario.table(records, form: CompositeTests.form)
    scenario.pressAndFinish("End", "]")
    #expect(scenario.cursorCell.contains("✗ 1"), "\(scenario.text)")
    scenario.edit("B2")
    #expect(scenario.file == records.replacing(#""1""#, with: #""B2""#))
  }

  @Test("! leads to a record that the filter leaves out by its form")
  func problemOutOfView() throws {
    var scenario = try Scenario.table()
    scenario.filter("oslo and salary < 1000")
    scenario.press("!", "End", "Enter")
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

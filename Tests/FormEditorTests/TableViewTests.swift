import Screen
import Testing

@Suite("Sorting, filtering and searching a table")
struct TableViewTests {
  @Test("o sorts by the column: ascending, descending, then as the file has it")
  func sort() throws {
    var scenario = try Scenario.table()
    scenario.pressAndFinish("l", "l", "o")
    #expect(scenario.names == ["Dora", "Åse", "ada", "Bo"])
    #expect(scenario.screen[1].contains("Salary ▲"))
    scenario.pressAndFinish("o")
    #expect(scenario.names == ["Bo", "ada", "Åse", "Dora"])
    #expect(scenario.screen[1].contains("Salary ▼"))
    scenario.pressAndFinish("o")
    #expect(scenario.names == ["Dora", "ada", "Åse", "Bo"])
    #expect(!scenario.screen[1].contains("▼"))
    #expect(scenario.file == Scenario.staff)
  }

  @Test("Texts are sorted without regard to case and accents, what is missing comes last")
  func sortTexts() throws {
    var scenario = try Scenario.table()
    scenario.pressAndFinish("o")
    #expect(scenario.names == ["ada", "Åse", "Bo", "Dora"])
    scenario.pressAndFinish("l", "o", "o")
    #expect(scenario.names == ["Dora", "Åse", "ada", "Bo"])
  }

  @Test("The cursor stays on its record when the order changes")
  func sortKeepsRecord() throws {
    var scenario = try Scenario.table()
    scenario.pressAndFinish("j", "l", "l", "o")
    #expect(scenario.cursorLine.contains("ada"))
    #expect(scenario.cursorCell == "  12000.50")
  }

  @Test("O sorts by a further column where the former ones are equal")
  func sortAlso() throws {
    var scenario = try Scenario.table()
    scenario.pressAndFinish("l", "o", "l", "O", "O")
    #expect(scenario.names == ["ada", "Åse", "Dora", "Bo"])
    #expect(scenario.screen[1].contains("City ▲1"))
    #expect(scenario.screen[1].contains("Salary ▼2"))
  }

  @Test("& keeps the records in which all words appear, and the title says so")
  func filterWords() throws {
    var scenario = try Scenario.table()
    scenario.filter("oslo")
    #expect(scenario.names == ["Dora", "Åse"])
    #expect(scenario.screen[0].contains("2 of 4"))
    #expect(scenario.screen[0].contains("oslo"))
    #expect(scenario.helpLine.contains("2 of 4 pass"))
  }

  @Test(
    "& compares",
    arguments: [
      ("salary > 1000", ["ada", "Åse", "Bo"]), ("city = oslo", ["Dora", "Åse"]),
      ("city missing", ["Bo"]), ("problems", ["Åse", "Bo"]), ("since < 2021", ["Dora"]),
      ("oslo and salary < 1000", ["Dora"]),
    ])
  func filterComparison(filter: String, names: [String]) throws {
    var scenario = try Scenario.table()
    scenario.filter(filter)
    #expect(scenario.names == names)
  }

  @Test("While a filter is typed, the line above it tells what it may be")
  func filterHint() throws {
    var scenario = try Scenario.table()
    scenario.press("&")
    #expect(scenario.helpLine.contains("salary > 5000"))
    scenario.press("Esc")
    #expect(!scenario.helpLine.contains("salary"))
  }

  @Test("A filter that is not understood stays to be mended, the reason above it with its column")
  func filterError() throws {
    var scenario = try Scenario.table()
    scenario.filter("city = Oslo and name in (Ann")
    #expect(scenario.helpLine.contains("Column 25: this parenthesis is not closed"))
    scenario.type(")")
    scenario.pressAndFinish("Enter")
    #expect(scenario.names == [])
  }

  @Test("An empty filter shows all records again")
  func clearFilter() throws {
    var scenario = try Scenario.table()
    scenario.filter("oslo")
    scenario.press("&", "C-u")
    scenario.pressAndFinish("Enter")
    #expect(scenario.names.count == 4)
    #expect(scenario.screen[0].contains("4 records"))
  }

  @Test("A filter that can't be understood stays in its line with the reason above it")
  func filterFault() throws {
    var scenario = try Scenario.table()
    scenario.filter("salry > 5")
    #expect(scenario.helpLine.contains("did you mean"))
    #expect(scenario.bottomLine.contains("salry > 5"))
    scenario.press("C-u")
    scenario.type("salary > 5000")
    scenario.pressAndFinish("Enter")
    #expect(scenario.names == ["ada", "Åse", "Bo"])
  }

  @Test("Where nothing passes, the table says how to see all again")
  func nothingPasses() throws {
    var scenario = try Scenario.table()
    scenario.filter("nowhere")
    #expect(scenario.text.contains("No record passes the filter"))
    for key in ["e", "x", "c", "o", "=", " ", "j", "G", "]", "Enter", "M-Up", "n", "y", "!", "d"] {
      scenario.pressAndFinish(key)
      scenario.press("Esc")
    }
    #expect(scenario.file == Scenario.staff)
    scenario.filter("")
    #expect(scenario.names.count == 4)
  }

  @Test("A filter and a sort hold together")
  func filterAndSort() throws {
    var scenario = try Scenario.table()
    scenario.pressAndFinish("o")
    scenario.filter("salary > 1000")
    #expect(scenario.names == ["ada", "Åse", "Bo"])
    scenario.pressAndFinish("o")
    #expect(scenario.names == ["Bo", "Åse", "ada"])
    scenario.filter("")
    #expect(scenario.names == ["Dora", "Bo", "Åse", "ada"])
  }

  @Test("Neither an edit nor an added record sorts or filters anew")
  func viewsStay() throws {
    var scenario = try Scenario.table()
    scenario.filter("oslo")
    scenario.pressAndFinish("l", "l", "o", "g", "h")
    #expect(scenario.names == ["Dora", "Åse"])
    scenario.edit("Rome")
    #expect(scenario.names == ["Dora", "Åse"])
    scenario.press("a", "Esc")
    #expect(scenario.recordLines.count == 3)
    #expect(scenario.recordLines[1].hasPrefix("▌"))
    scenario.filter("oslo")
    #expect(scenario.names == ["Åse"])
  }

  @Test("/ finds across records, n and N go on and round")
  func search() throws {
    var scenario = try Scenario.table()
    scenario.press("l", "/")
    scenario.type("oslo")
    scenario.pressAndFinish("Enter")
    #expect(scenario.cursorLine.contains("Åse"))
    #expect(scenario.cursorCell == "Oslo  ")
    #expect(scenario.helpLine.contains("Match 2 of 2"))
    #expect(scenario.bottomLine.contains("n N match"))
    scenario.pressAndFinish("n")
    #expect(scenario.cursorLine.contains("Dora"))
    #expect(scenario.helpLine.contains("other end; match 1 of 2"))
    scenario.pressAndFinish("N")
    #expect(scenario.cursorLine.contains("Åse"))
    scenario.press("/")
    scenario.type("zzz")
    scenario.pressAndFinish("Enter")
    #expect(scenario.helpLine.contains("“zzz” is in no record in view"))
  }

  @Test("n and N go from cell to cell, within a record, too")
  func searchCells() throws {
    let records = """
      [{"name": "Oslo Ora", "office": {"city": "Oslo"}}, {"name": "Bo"},
       {"name": "Dora", "office": {"city": "Oslo"}}]
      """
    var scenario = try Scenario.table(records)
    scenario.press("/")
    scenario.type("oslo")
    scenario.pressAndFinish("Enter")
    #expect(scenario.editor.focus == "city" && scenario.cursorLine.contains("Ora"))
    scenario.pressAndFinish("n")
    #expect(scenario.editor.focus == "city" && scenario.cursorLine.contains("Dora"))
    scenario.pressAndFinish("n")
    #expect(scenario.editor.focus == "name" && scenario.cursorLine.contains("Ora"))
    #expect(scenario.helpLine.contains("other end"))
    scenario.pressAndFinish("N")
    #expect(scenario.editor.focus == "city" && scenario.cursorLine.contains("Dora"))
    scenario.pressAndFinish("N", "N")
    #expect(scenario.editor.focus == "name" && scenario.cursorLine.contains("Ora"))
  }

  @Test("] and [ go to the next and previous record with a problem, columns or not, and round")
  func problems() throws {
    var scenario = try Scenario.table()
    scenario.pressAndFinish("]")
    #expect(scenario.cursorLine.contains("Åse"))
    #expect(scenario.helpLine.contains("Phone: four digits"))
    scenario.pressAndFinish("]")
    #expect(scenario.cursorLine.contains("Bo"))
    #expect(scenario.cursorCell.contains("60000"))
    scenario.pressAndFinish("]")
    #expect(scenario.cursorLine.contains("Åse"))
    scenario.pressAndFinish("[")
    #expect(scenario.cursorLine.contains("Bo"))
  }

  @Test("A draft is a problem on the way of ] too; where there is none, that is told")
  func draftProblems() throws {
    var scenario = try Scenario.table("[{\"name\": \"Dora\"}, {\"name\": \"ada\"}]")
    scenario.pressAndFinish("]")
    #expect(scenario.helpLine.contains("No problems"))
    scenario.press("j", "l", "l", "e")
    scenario.type("99999")
    scenario.press("Enter", "Enter", "k")
    scenario.pressAndFinish("]")
    #expect(scenario.cursorLine.contains("ada"))
    #expect(scenario.cursorCell.contains("✎"))
  }

  @Test("Problems are marked in their cells and counted for each record")
  func problemMarks() throws {
    let scenario = try Scenario.table()
    #expect(scenario.recordLines[2].contains("✗1"))
    #expect(scenario.recordLines[3].contains("✗ 60000"))
    #expect(!scenario.recordLines[0].contains("✗"))
  }

  @Test("= shows the column's figures for what is in view")
  func statistics() throws {
    var scenario = try Scenario.table()
    scenario.filter("oslo")
    scenario.pressAndFinish("l", "l", "=")
    #expect(scenario.screen.contains { $0.contains("Salary") })
    #expect(scenario.line(of: "Records").hasSuffix("2"))
    #expect(scenario.line(of: "Sum").hasSuffix("10900"))
    #expect(scenario.line(of: "Mean").contains("5450"))
    scenario.press("Esc")
    #expect(scenario.cursorCell.contains("900"))
  }

  @Test(
    "= has a cursor that goes from fact to fact, and the value that is cut is whole at the bottom")
  func cursorInStatistics() throws {
    let long = "a value that is longer than the forty columns of its name"
    var scenario = try Scenario.table(
      #"[{"name": "\#(long)"}, {"name": "\#(long)"}, {"name": "short"}]"#,
      form: "( { key = Name; valuePath = name; } )", size: Size(width: 80, height: 12))
    scenario.pressAndFinish("=")
    #expect(scenario.screen.contains { $0.hasPrefix("▌ Records") }, "\(scenario.text)")
    scenario.press("Down")
    #expect(scenario.screen.contains { $0.hasPrefix("▌ Missing") })
    #expect(!scenario.helpLine.contains(long))
    scenario.press("Down", "Down", "Down", "Down")
    // The heading is passed over.
    #expect(scenario.screen.contains { $0.hasPrefix("▌ a value that is") }, "\(scenario.text)")
    #expect(scenario.helpLine.contains(long))
    scenario.press("End")
    #expect(scenario.screen.contains { $0.hasPrefix("▌ short") })
    scenario.press("Esc")
    #expect(scenario.editor.mode == .table)
  }

  @Test("= counts the most frequent values and tells their part of all")
  func frequencies() throws {
    var scenario = try Scenario.table()
    scenario.pressAndFinish("l", "=")
    #expect(scenario.text.contains("Oslo    2   50 %  ▪▪"))
    #expect(scenario.text.contains("Bergen  1   25 %  ▪"))
    #expect(scenario.line(of: "Missing").hasSuffix("1"))
    scenario.send(.input(.resize(Size(width: 20, height: 14))))
    #expect(scenario.screen.allSatisfy { DisplayText.width($0) <= 20 })
  }
}

extension Scenario {
  /// Types a filter and waits for what passes.
  mutating func filter(_ text: String) {
    press("&", "C-u")
    type(text)
    pressAndFinish("Enter")
  }

  /// Types a new text into the cell that the cursor is on.
  mutating func edit(_ text: String) {
    press("e", "C-u", "C-k")
    type(text)
    press("Enter")
  }

  @Test("Sum and mean are written as the column's values are")
  func formattedStatistics() throws {
    var scenario = try Scenario(
      form: """
        ( { key = Part; valuePath = p; numberStyle = percent; },
          { key = Cost; valuePath = c; currencyCode = EUR; },
          { key = Mass; valuePath = k; valueType = integer; suffix = " kg"; } )
        """,
      record: #"[{"p": 0.25, "c": 10, "k": 5}, {"p": 0.75, "c": 1234.5, "k": 50}]"#,
      opensTable: true)
    scenario.pressAndFinish("=")
    #expect(scenario.line(of: "Sum").hasSuffix("100%"))
    #expect(scenario.line(of: "Mean").hasSuffix("50%"))
    scenario.press("Esc")
    scenario.pressAndFinish("l", "=")
    #expect(scenario.line(of: "Sum").hasSuffix("€1,244.50"))
    #expect(scenario.line(of: "Mean").hasSuffix("€622.25"))
    scenario.press("Esc")
    scenario.pressAndFinish("l", "=")
    #expect(scenario.line(of: "Sum").hasSuffix("55 kg"))
  }
}

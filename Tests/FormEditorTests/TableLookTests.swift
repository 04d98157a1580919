import Cells
import Screen
import Testing
import TextsTesting

@Suite("What a table tells at a glance")
struct TableLookTests {
  @Test("Record numbers are grouped like all counts, and the cursor's stands out")
  func numbers() throws {
    let records = (1...1200).map { "{\"name\": \"P\($0)\"}" }.joined(separator: ",\n")
    var scenario = try Scenario.table("[\(records)]")
    scenario.press("G")
    #expect(scenario.cursorLine.contains("1,200    P1200"))
    #expect(scenario.recordLines.contains { $0.contains("1,199    P1199") })
    let position = try #require(scenario.position(of: "1,200    "))
    #expect(
      scenario.frame[position.x, position.y].style == Theme().onCursorLine(Theme().accent))
    #expect(scenario.frame[position.x, position.y - 1].style == Theme().dim)
  }

  @Test("Columns out of sight are told by ‹ and › at their side of the header")
  func sideways() throws {
    var scenario = try Scenario.table(size: Size(width: 40, height: 12))
    #expect(!scenario.screen[1].contains("‹"))
    #expect(scenario.screen[1].hasSuffix("›"))
    scenario.press("l", "l", "l")
    #expect(scenario.screen[1].contains("‹"))
    #expect(scenario.screen[1].hasSuffix("›"))
    scenario.press("End")
    #expect(scenario.screen[1].contains("‹"))
    #expect(!scenario.screen[1].contains("›"))
    scenario.send(.input(.resize(Size(width: 100, height: 12))))
    scenario.press("Home")
    #expect(!scenario.screen[1].contains("‹") && !scenario.screen[1].contains("›"))
  }

  @Test("The header counts the columns that are not in sight: hidden, and beyond the window's edge")
  func unseenColumns() throws {
    var scenario = try Scenario.table()
    // Phone and Grade are rows without a column.
    #expect(scenario.screen[1].hasSuffix("  +2 columns"), "\(scenario.text)")
    scenario.press("l", "-")
    #expect(scenario.screen[1].hasSuffix("  +3 columns"))
    scenario.send(.input(.resize(Size(width: 60, height: 12))))
    let shown = ["Name", "Salary", "Since", "Remote"].count { scenario.screen[1].contains($0) }
    #expect(scenario.screen[1].contains(" +\(7 - shown)"), "\(scenario.text)")
    scenario.send(.input(.resize(Size(width: 40, height: 12))))
    #expect(scenario.screen[1].hasSuffix(" ›") && scenario.screen[1].contains(" +"))
    #expect(DisplayText.width(scenario.screen[1]) <= 40)
    scenario = try Scenario.table(#"[{"a": 1}]"#, form: "( { valuePath = a; } )")
    #expect(!scenario.screen[1].contains("+"))
    scenario = try Scenario(
      form: "( { valuePath = a; }, { valuePath = b; showsInTable = NO; } )",
      record: #"[{"a": 1}]"#, opensTable: true, language: .chinese)
    #expect(scenario.screen[1].hasSuffix("+1 列"), "\(scenario.text)")
  }

  @Test(
    "The count of columns beyond the edge says where they are, and leaves the last label its beginning"
  )
  func columnsBeyond() throws {
    let names = (1...20).map { "Field\($0)" }
    let form = "( \(names.map { "{ key = \($0); valuePath = \($0); }" }.joined(separator: ", ")) )"
    var scenario = try Scenario.table(
      "[{\(names.map { "\"\($0)\": \"some text\"" }.joined(separator: ", "))}]", form: form,
      size: Size(width: 83, height: 12))
    #expect(scenario.screen[1].hasSuffix("  Fie… +13 ›"), "\(scenario.text)")
    for _ in 0..<6 { scenario.press("l") }
    // Under the cursor the label is whole.
    #expect(scenario.screen[1].contains("Field7"), "\(scenario.text)")
    for _ in 0..<3 { scenario.press("l") }
    #expect(scenario.screen[1].contains("‹") && scenario.screen[1].contains("Field10"))
    scenario.press("h")
    #expect(scenario.screen[1].hasSuffix("… +10 ›"), "\(scenario.text)")
    scenario.press("End")
    #expect(scenario.screen[1].contains("‹") && !scenario.screen[1].contains("+"))
    scenario.send(.input(.resize(Size(width: 76, height: 12))))
    scenario.press("Home")
    #expect(scenario.screen[1].hasSuffix("Field6   +14 ›"), "\(scenario.text)")
    #expect(scenario.screen[2].hasSuffix("some text"))
  }

  @Test("Where the last label leaves room, the count says what it counts")
  func wordsOfCount() throws {
    let scenario = try Scenario.table(
      #"[{"a": "1", "b": "a long text in this column", "c": "x", "d": "y"}]"#,
      form: "( { valuePath = a; }, { valuePath = b; }, { valuePath = c; }, { valuePath = d; } )",
      size: Size(width: 37, height: 12))
    #expect(scenario.screen[1].hasSuffix("  +2 columns ›"), "\(scenario.text)")
  }

  @Test("What is unsaved stays in a narrow title, whatever is said of columns")
  func narrowTitle() throws {
    var scenario = try Scenario.table(size: Size(width: 24, height: 12))
    scenario.edit("Dina")
    #expect(scenario.screen[0].contains("●"), "\(scenario.text)")
  }

  @Test("A value that its column cuts is told whole at the bottom while the cursor is on it")
  func cutValue() throws {
    let form = """
      ( { key = Name; valuePath = name; columnWidth = 6; footerText = "As in the passport"; },
        { key = PIN; valuePath = pin; isSecure = YES; columnWidth = 3; } )
      """
    var scenario = try Scenario.table(
      "[{\"name\": \"Bartholomew 欧阳志远\", \"pin\": \"1234567\"}, {\"name\": \"Bo\"}]", form: form)
    #expect(scenario.cursorCell == "Barth…")
    #expect(scenario.helpLine.contains("Name: Bartholomew 欧阳志远"))
    scenario.press("l")
    #expect(!scenario.text.contains("1234567"))
    scenario.press("h", "j")
    #expect(scenario.helpLine.contains("As in the passport"))
  }

  @Test("A placeholder is for the field: an empty cell stays empty, one that may not be is marked")
  func placeholders() throws {
    let form = """
      ( { key = Name; valuePath = name; }, { key = Desk; valuePath = desk; placeholder = "4.01"; },
        { key = Mail; valuePath = mail; placeholder = "a@b.c"; required = YES; } )
      """
    var scenario = try Scenario.table("[{\"name\": \"Bo\"}]", form: form)
    #expect(!scenario.text.contains("4.01") && !scenario.text.contains("a@b.c"))
    #expect(scenario.recordLines[0].hasSuffix("✗"))
    scenario.press("l", "e")
    #expect(scenario.text.contains("4.01"))
  }

  @Test("The title names what the view is sorted by, whether or not the column is in sight")
  func sortInTitle() throws {
    var scenario = try Scenario.table(size: Size(width: 80, height: 12))
    scenario.pressAndFinish("l", "o", "l", "O", "O", "End")
    #expect(scenario.screen[0].contains("▲ City ▼ Salary"))
    scenario.pressAndFinish("Home", "l", "o", "o")
    #expect(!scenario.screen[0].contains("City"))
  }

  @Test("Numbers that formulas give are below each other like others")
  func computedColumn() throws {
    let form = """
      ( { valuePath = a; valueType = number; },
        { key = "A times two"; identifier = c; formula = "a * 2"; }, { valuePath = z; } )
      """
    let scenario = try Scenario.table(
      #"[{"a": 1, "z": "q"}, {"a": 100, "z": "q"}]"#, form: form)
    #expect(scenario.recordLines[0].contains("          2  q"))
    #expect(scenario.recordLines[1].contains("        200  q"))
  }
}

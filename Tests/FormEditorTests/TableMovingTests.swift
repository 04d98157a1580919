import Screen
import Testing

@Suite("Moving through a table")
struct TableMovingTests {
  @Test("A list opens with a line a record, under its columns' labels, and says how many there are")
  func opening() throws {
    let scenario = try Scenario.table()
    let header = scenario.screen[1]
    for label in ["Name", "City", "Salary", "Since", "Remote"] { #expect(header.contains(label)) }
    #expect(!header.contains("Phone"))
    #expect(scenario.screen[0].contains("Staff"))
    #expect(scenario.screen[0].contains("4 records"))
    #expect(scenario.names == ["Dora", "ada", "Åse", "Bo"])
    #expect(scenario.recordLines[1].contains("12000.50"))
    #expect(scenario.cursorCell.hasPrefix("Dora"))
  }

  @Test("Numbers have their points under each other, and end with their column's label")
  func alignment() throws {
    let scenario = try Scenario.table()
    let header = scenario.screen[1]
    let end = try #require(header.firstRange(of: "Salary")).upperBound
    let width = DisplayText.width(String(header[..<end]))
    for (number, decimals) in [("900", 3), ("12000.50", 0), ("1e4", 3)] {
      let position = try #require(scenario.position(of: number))
      #expect(position.x + number.count + decimals == width)
    }
  }

  @Test("Columns are those that the form lists, in its order")
  func listedColumns() throws {
    let form = Scenario.staffForm.replacing(
      "title = \"Staff\";", with: "title = \"Staff\"; columns = (salary, name);")
    let header = try Scenario.table(form: form).screen[1]
    let salary = try #require(header.firstRange(of: "Salary"))
    let name = try #require(header.firstRange(of: "Name"))
    #expect(salary.lowerBound < name.lowerBound)
    #expect(!header.contains("City"))
  }

  @Test("A column that has a width keeps it, and what is longer is cut")
  func columnWidth() throws {
    let form = Scenario.staffForm.replacing(
      "key = City;", with: "key = City; columnWidth = 4;")
    let scenario = try Scenario.table(form: form)
    #expect(scenario.recordLines[1].contains("Ber…"))
    #expect(!scenario.text.contains("Bergen"))
  }

  @Test(
    "Arrows and letters move by cell and stop at the ends",
    arguments: [["Down", "Up", "Right", "Left"], ["j", "k", "l", "h"]])
  func arrows(keys: [String]) throws {
    var scenario = try Scenario.table()
    scenario.press(keys[0], keys[2])
    #expect(scenario.cursorCell == "Bergen")
    scenario.press(keys[1], keys[1], keys[3], keys[3])
    #expect(scenario.cursorCell.hasPrefix("Dora"))
    for _ in 0..<9 { scenario.press(keys[0], keys[2]) }
    #expect(scenario.cursorLine.contains("Bo"))
    scenario.press(keys[3], keys[3])
    #expect(scenario.cursorCell.contains("60000"))
  }

  @Test("End, Home, G and g go to the last and first column and record")
  func ends() throws {
    var scenario = try Scenario.table()
    scenario.press("j", "End")
    #expect(scenario.cursorCell.contains("on"))
    scenario.press("Home")
    #expect(scenario.cursorCell.hasPrefix("ada"))
    scenario.press("G")
    #expect(scenario.cursorCell.hasPrefix("Bo"))
    scenario.press("g")
    #expect(scenario.cursorCell.hasPrefix("Dora"))
  }

  @Test("A number and G go to that record; one that isn't there is told")
  func numbers() throws {
    var scenario = try Scenario.table(Scenario.numbered(120))
    scenario.press("1", "0", "7")
    #expect(scenario.helpLine.contains("record 107"))
    scenario.press("G")
    #expect(scenario.cursorLine.contains("Person 107 "))
    scenario.press("9", "9", "9", "G")
    #expect(scenario.helpLine.contains("There are 120 records; 999 is none of them"))
    #expect(scenario.cursorLine.contains("Person 107 "))
    scenario.press("3", "j", "G")
    #expect(scenario.cursorLine.contains("Person 120 "))
  }

  @Test("The cursor's record is in sight wherever it goes")
  func inSight() throws {
    var scenario = try Scenario.table(Scenario.numbered(120), size: Size(width: 60, height: 10))
    for key in ["PgDn", "PgDn", "G", "PgUp", "k", "k", "k", "k", "k", "k", "g", "7", "PgUp"] {
      scenario.press(key)
      #expect(!scenario.cursorLine.isEmpty, "\(key)")
    }
    scenario.press("PgDn")
    #expect(scenario.cursorLine.contains("Person 6 "))
    scenario.press("G")
    scenario.send(.input(.resize(Size(width: 60, height: 7))))
    #expect(scenario.cursorLine.contains("Person 120 "))
  }

  @Test("In a narrow window the first column stays while the others go by, each seen as a whole")
  func sideways() throws {
    var scenario = try Scenario.table(size: Size(width: 40, height: 10))
    #expect(!scenario.screen[1].contains("Remote"))
    scenario.press("Right", "Right", "Right")
    #expect(scenario.recordLines[0].contains("2020-01-02"))
    #expect(scenario.recordLines[0].contains("Dora"))
    scenario.press("Right")
    #expect(scenario.screen[1].contains("Remote"))
    #expect(scenario.names == ["Dora", "ada", "Åse", "Bo"])
    scenario.press("Home")
    #expect(scenario.screen[1].contains("City"))
  }

  @Test("Columns scrolled away come back where a wider window has room for them")
  func widened() throws {
    var scenario = try Scenario.table(size: Size(width: 40, height: 12))
    scenario.press("End")
    #expect(!scenario.screen[1].contains("City"))
    scenario.send(.input(.resize(Size(width: 100, height: 12))))
    #expect(scenario.screen[1].contains("City") && scenario.screen[1].contains("Salary"))
  }

  @Test("A first column as wide as the window leaves room for the one that the cursor is in")
  func wideFirstColumn() throws {
    let long = String(repeating: "long ", count: 12)
    var scenario = try Scenario.table(
      Scenario.staff.replacing("Dora", with: long), size: Size(width: 40, height: 10))
    for label in ["City", "Salary", "Since", "Remote"] {
      scenario.press("Right")
      #expect(scenario.screen[1].contains(label))
      #expect(!scenario.cursorCell.isEmpty)
    }
  }

  @Test("Enter opens the record's form; Esc comes back to the cell")
  func openForm() throws {
    var scenario = try Scenario.table()
    scenario.press("j", "l", "l", "Enter")
    #expect(scenario.screen[0].contains("Staff  ›  ada"))
    #expect(scenario.line(of: "Salary").hasPrefix("▌"))
    #expect(scenario.line(of: "Phone").contains("Phone"))
    scenario.press("Esc")
    #expect(scenario.cursorLine.contains("ada"))
    #expect(scenario.cursorCell == "  12000.50")
  }

  @Test("< and > in a record's form go to the neighbor in the table's present order")
  func neighbors() throws {
    var scenario = try Scenario.table()
    scenario.pressAndFinish("o", "g", "Enter")
    #expect(scenario.screen[0].contains("›  ada"))
    scenario.press(">")
    #expect(scenario.screen[0].contains("›  Åse"))
    scenario.press(">", "Esc")
    #expect(scenario.cursorLine.contains("Bo"))
  }

  @Test("A click goes to a cell, one more opens the record, one on a label sorts")
  func clicks() throws {
    var scenario = try Scenario.table()
    let bergen = try #require(scenario.position(of: "Bergen"))
    scenario.click(bergen.x + 1, bergen.y)
    #expect(scenario.cursorCell == "Bergen")
    scenario.click(bergen.x + 1, bergen.y)
    #expect(scenario.screen[0].contains("›  ada"))
    scenario.press("Esc")
    let label = try #require(scenario.position(of: "Salary"))
    scenario.click(label.x, label.y)
    scenario.finishJobs()
    #expect(scenario.names == ["Dora", "Åse", "ada", "Bo"])
    scenario.click(label.x, label.y)
    scenario.finishJobs()
    #expect(scenario.names == ["Bo", "ada", "Åse", "Dora"])
  }

  @Test("The wheel moves the view and takes the cursor along only where it would leave it")
  func wheel() throws {
    var scenario = try Scenario.table(Scenario.numbered(50), size: Size(width: 60, height: 14))
    scenario.press("5", "G")
    scenario.send(.input(.mouse(MouseEvent(action: .wheelDown, point: Point(x: 3, y: 5)))))
    #expect(scenario.recordLines.first?.contains("Person 4 ") == true)
    #expect(scenario.cursorLine.contains("Person 5 "))
    scenario.send(.input(.mouse(MouseEvent(action: .wheelDown, point: Point(x: 3, y: 5)))))
    #expect(scenario.cursorLine.contains("Person 7 "))
    for _ in 0..<9 {
      scenario.send(.input(.mouse(MouseEvent(action: .wheelUp, point: Point(x: 3, y: 5)))))
    }
    #expect(scenario.recordLines.first?.contains("Person 1 ") == true)
  }

  @Test("Table and form are side by side from 120 columns on; the form follows the cursor")
  func besides() throws {
    var scenario = try Scenario.table(size: Size(width: 120, height: 20))
    #expect(scenario.line(of: "Grade").contains("│"))
    scenario.press("j", "j")
    #expect(scenario.text.contains("four digits"))
    scenario.press("v")
    #expect(!scenario.text.contains("Grade"))
    scenario.press("v")
    #expect(scenario.text.contains("four digits"))
    scenario.send(.input(.resize(Size(width: 119, height: 20))))
    #expect(!scenario.text.contains("Grade"))
    scenario.press("v")
    #expect(scenario.helpLine.contains("120"))
    scenario.send(.input(.resize(Size(width: 200, height: 20))))
    #expect(scenario.text.contains("four digits"))
  }

  @Test("A click on a row of the form beside the table opens the form there")
  func clickBeside() throws {
    var scenario = try Scenario.table(size: Size(width: 120, height: 20))
    let grade = try #require(scenario.position(of: "Grade"))
    scenario.click(grade.x, grade.y)
    #expect(scenario.editor.focus == "grade")
    #expect(!scenario.text.contains("│"))
    scenario.press("Esc")
    #expect(scenario.text.contains("│"))
  }

  @Test("A long message never covers the record that the cursor is on")
  func longMessage() throws {
    var scenario = try Scenario.table(size: Size(width: 24, height: 8))
    scenario.press("G", "x")
    #expect(scenario.cursorLine.contains("Åse"))
  }

  @Test(
    "Every window down to the smallest shows the cursor's record or says that it is too small",
    arguments: [(20, 5), (24, 6), (40, 10), (61, 7)])
  func smallWindows(width: Int, height: Int) throws {
    var scenario = try Scenario.table(size: Size(width: width, height: height))
    for key in ["j", "l", "l", "l", "l", "k", "e", "Esc", "h", "Enter", "Esc", "?", "Esc"] {
      scenario.press(key)
    }
    #expect(scenario.cursorLine.hasPrefix("▌"))
  }
}

extension Scenario {
  /// A list of so many records named `Person 1`, `Person 2` ….
  static func numbered(_ count: Int) -> String {
    let lines = (1...count).map { "  {\"name\": \"Person \($0) \", \"salary\": \($0 * 10)}" }
    return "[\n" + lines.joined(separator: ",\n") + "\n]\n"
  }

  @Test("Where moving a record is refused, the keys that the message names make it possible")
  func refusedMove() throws {
    var scenario = try Scenario.table()
    scenario.press("&")
    scenario.type("Oslo")
    scenario.pressAndFinish("Enter")
    scenario.press("M-Down")
    #expect(scenario.helpLine.contains("empty the filter first (&, C-u, Enter)"))
    scenario.pressAndFinish("&", "C-u", "Enter")
    scenario.pressAndFinish("o")
    scenario.press("M-Down")
    #expect(scenario.helpLine.contains("press o on a sorted column until it has no arrow"))
    scenario.pressAndFinish("o", "o")
    scenario.press("g", "M-Down")
    #expect(scenario.names == ["ada", "Dora", "Åse", "Bo"])
  }
}

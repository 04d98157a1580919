import Cells
import Screen
import Testing

@Suite("E: a value for the selected records")
struct SettingSelectedTests {
  @Test("E sets the column in all selected records, and one u takes it back")
  func editSelected() throws {
    var scenario = try Scenario.table()
    scenario.press("Space", "j", "Space", "l")
    scenario.editSelected("Rome")
    #expect(scenario.helpLine.contains("Set City in 2 records"))
    #expect(scenario.file == Scenario.staff.replacing("\"Oslo\"", with: "\"Rome\""))
    scenario.press("u")
    #expect(scenario.file == Scenario.staff)
    scenario.press("C-r")
    #expect(scenario.file.contains("Rome"))
  }

  @Test(
    "E opens with a selected record's value, not with that of an unselected one under the cursor")
  func opensWithASelectedValue() throws {
    var scenario = try Scenario.table()
    scenario.press("j", "Space", "l", "E")
    #expect(scenario.cursorLine.contains("Åse"))
    #expect(scenario.selectionLine.contains("City in 1 selected record: Bergen"))
  }

  @Test("What is typed after E takes the place of the value that it opened with")
  func typingReplaces() throws {
    var scenario = try Scenario.table()
    scenario.press("Space", "j", "Space", "l", "E")
    scenario.type("Rome")
    #expect(scenario.selectionLine.contains("records: Rome"))
    scenario.press("Enter")
    #expect(scenario.file == Scenario.staff.replacing("\"Oslo\"", with: "\"Rome\""))
  }

  @Test(
    "After an arrow, Backspace or Home it is entered into that value",
    arguments: [
      ("Left", "BergeXn"), ("Backspace", "BergeX"), ("Home", "XBergen"), ("End", "BergenX"),
    ])
  func editingKeeps(key: String, expected: String) throws {
    var scenario = try Scenario.table()
    scenario.press("j", "Space", "l", "E", key)
    scenario.type("X")
    #expect(scenario.selectionLine.contains("City in 1 selected record: \(expected)"))
  }

  @Test("A paste takes its place, all of it; one that is too long is set nowhere")
  func pasteReplaces() throws {
    let form = "( { key = N; valuePath = n; maximumLength = 3; } )"
    var scenario = try Scenario.table(#"[{"n": "abc"}, {"n": "d"}]"#, form: form)
    scenario.press("Space", "g", "E")
    scenario.paste("wxyz")
    #expect(scenario.selectionLine.contains("N in 1 selected record: wxyz"))
    scenario.press("Enter")
    #expect(scenario.file == #"[{"n": "abc"}, {"n": "d"}]"#)
    scenario.press("Backspace", "Enter")
    #expect(scenario.file == #"[{"n": "wxy"}, {"n": "d"}]"#)
  }

  @Test("E on a secret opens empty, and writes what is typed and nothing before it")
  func secretOpensEmpty() throws {
    let form =
      "( { key = Name; valuePath = name; }, { key = PIN; valuePath = pin; isSecure = YES; } )"
    var scenario = try Scenario.table(
      #"[{"name": "a", "pin": "one"}, {"name": "b", "pin": "two"}, {"name": "c", "pin": "three"}]"#,
      form: form)
    scenario.press("2", "Space", "l", "E")
    scenario.type("new")
    scenario.press("Enter")
    #expect(
      scenario.file
        == #"[{"name": "a", "pin": "new"}, {"name": "b", "pin": "new"}, {"name": "c", "pin": "three"}]"#
    )
  }

  @Test("E on a secret, left empty, keeps the secrets of all selected records")
  func secretLeftEmpty() throws {
    let form =
      "( { key = Name; valuePath = name; }, { key = PIN; valuePath = pin; isSecure = YES; } )"
    let records = #"[{"name": "a"}, {"name": "b", "pin": "two"}]"#
    var scenario = try Scenario.table(records, form: form)
    scenario.press("2", "Space", "l", "E", "Enter")
    #expect(scenario.helpLine.contains("PIN stays as it is in 2 selected records"))
    #expect(scenario.file == records)
  }

  @Test("E says before typing and at every key into how many records the text goes")
  func saysWhere() throws {
    var scenario = try Scenario.table()
    scenario.press("Space", "Space", "Space", "l", "E")
    #expect(scenario.selectionLine.contains("City in 3 selected records:"))
    scenario.press("C-u")
    for (index, character) in "Rome".enumerated() {
      scenario.type(String(character))
      #expect(
        scenario.selectionLine.contains(
          "City in 3 selected records: " + "Rome".prefix(index + 1)))
    }
    scenario.press("Backspace")
    #expect(scenario.selectionLine.contains("City in 3 selected records: Rom"))
    scenario.press("Esc")
    #expect(!scenario.text.contains("selected records:"))
    #expect(scenario.file == Scenario.staff)
  }

  @Test("E says so with one record, too")
  func saysWhereForOne() throws {
    var scenario = try Scenario.table()
    scenario.press("Space", "E")
    #expect(scenario.selectionLine.contains("Name in 1 selected record: "))
  }

  @Test("While a rule fails, E's line still says into how many records the text goes")
  func saysWhereWhileRefused() throws {
    var scenario = try Scenario.table()
    scenario.press("Space", "Space", "g", "l", "l", "E", "C-u")
    scenario.type("60000")
    #expect(scenario.selectionLine.contains("Salary in 2 selected records: 60000"))
    #expect(scenario.selectionLine.contains("must be at most 50000"))
    scenario.press("Enter")
    #expect(scenario.editor.mode == .editing)
    #expect(scenario.selectionLine.contains("Salary in 2 selected records: 60000"))
    #expect(scenario.text.contains("must be at most 50000"))
    scenario.press("Backspace", "Enter")
    #expect(scenario.editor.mode == .table)
    #expect(scenario.file.contains("\"salary\": 6000, \"since\""))
    #expect(scenario.file.contains("\"salary\": 6000, \"remote\""))
  }

  @Test("E on a switch asks instead of toggling: Space changes the answer, Enter sets it in all")
  func asksForASwitch() throws {
    var scenario = try Scenario.table()
    scenario.press("Space", "Space", "g", "End", "E")
    #expect(scenario.file == Scenario.staff)
    #expect(scenario.selectionLine.contains("Remote in 2 selected records: (different)"))
    scenario.press("Space")
    #expect(scenario.selectionLine.contains("Remote in 2 selected records: ● on   ○ off"))
    scenario.press("Esc")
    #expect(scenario.file == Scenario.staff)
    scenario.press("E", "Space", "Enter")
    #expect(scenario.file.contains("\"since\": \"2020-01-02\", \"remote\": true"))
    #expect(scenario.file.contains("12000.50, \"remote\": true"))
    #expect(!scenario.file.contains("1e4, \"phone\": \"12\", \"remote\""))
    scenario.press("u")
    #expect(scenario.file == Scenario.staff)
  }

  @Test("What is being set is among the texts that a crash must not lose, until it is set")
  func rescuedMeanwhile() throws {
    var scenario = try Scenario.table(Scenario.numbered(3_000))
    scenario.press("*", "E", "C-u")
    scenario.type("Q")
    scenario.press("Enter")
    #expect(scenario.editor.textsToRescue.map(\.text) == ["Q"], "\(scenario.text)")
    #expect(scenario.editor.textsToRescue.first?.selected?.count == 3_000)
    scenario.finishJobs()
    #expect(scenario.editor.textsToRescue.isEmpty && scenario.editor.hasUnsavedEdits)
  }

  @Test("E on a choice lists the choices, says where they go, and is one step of undo")
  func asksForAChoice() throws {
    var scenario = try TableFieldTests.scene(column: 1)
    scenario.press("*", "E")
    #expect(scenario.text.contains("Operations") && scenario.text.contains("Design"))
    #expect(scenario.selectionLine.contains("Team in 2 selected records:"))
    scenario.press("Down")
    #expect(scenario.selectionLine.contains("Team in 2 selected records:"))
    scenario.press("Down", "Enter")
    #expect(
      scenario.file
        == TableFieldTests.records.replacing("\"dev\"", with: "\"des\"")
        .replacing("\"ops\"", with: "\"des\""))
    scenario.press("u")
    #expect(scenario.file == TableFieldTests.records)
  }

  @Test("E on a date opens the month above its line")
  func asksForADate() throws {
    var scenario = try TableFieldTests.scene(column: 3)
    scenario.press("Space", "g", "E")
    #expect(scenario.text.contains("February 2024"))
    #expect(scenario.selectionLine.contains("Since in 1 selected record: 2024-02-28"))
    scenario.press("Right", "Enter")
    #expect(scenario.file.components(of: "2024-02-29") == 1)
  }

  @Test("Going elsewhere without having typed anything sets none, as Enter does where they differ")
  func unchanged() throws {
    var scenario = try Scenario.table()
    scenario.press("Space", "Space", "g", "l", "E", "Tab")
    #expect(scenario.file == Scenario.staff)
    scenario.press("h", "E")
    let bergen = try #require(scenario.position(of: "Bergen"))
    scenario.click(bergen.x, bergen.y)
    #expect(scenario.file == Scenario.staff)
    #expect(scenario.editor.mode == .table)
    scenario.press("g", "E", "Enter")
    #expect(scenario.file == Scenario.staff)
  }

  @Test("Tab in a switch or a list that was only looked at sets nothing; once chosen it sets all")
  func untouched() throws {
    var scenario = try Scenario.table()
    scenario.press("*", "End", "E", "Tab")
    #expect(scenario.file == Scenario.staff)
    #expect(scenario.text.contains("Remote stays as it is in 4 selected records"))
    scenario.pressAndFinish("End", "E", "Space", "Tab")
    #expect(scenario.file.components(of: "\"remote\": true") == 4)
    var list = try TableFieldTests.scene(column: 1)
    list.press("*", "E", "S-Tab")
    #expect(list.file == TableFieldTests.records)
    list.press("l", "E", "Down", "Tab")
    list.finishJobs()
    #expect(list.file != TableFieldTests.records)
  }

  @Test("E sets a switch in records that store a text or a number in its place; a list stays")
  func switchOfTexts() throws {
    let form = "( { key = M; valuePath = m; valueType = bool; } )"
    let records = #"[{"m": "yes"}, {"m": true}, {"m": 1}, {"m": ["no"]}, {"m": null}]"#
    var scenario = try Scenario.table(records, form: form)
    scenario.press("Space")
    #expect(scenario.file == records)
    scenario.press("Esc", "*", "g", "E", "Left")
    scenario.pressAndFinish("Enter")
    #expect(
      scenario.file == #"[{"m": true}, {"m": true}, {"m": true}, {"m": ["no"]}, {"m": true}]"#,
      "\(scenario.file) \(scenario.text)")
    #expect(scenario.text.contains("1 of 5 didn't take it: holds a list"))
    scenario.press("u")
    #expect(scenario.file == records)
  }

  @Test("E opens with a selected record's value where the one under the cursor can't be edited")
  func cursorOnBrokenLine() throws {
    let lines = "{\"name\": \"Dora\"}\n{broken\n{\"name\": \"ada\"}\n"
    var scenario = try Scenario.table(lines, path: "staff.jsonl")
    scenario.press("Space", "G", "Space", "g", "j")
    scenario.editSelected("Zed")
    #expect(scenario.file == "{\"name\": \"Zed\"}\n{broken\n{\"name\": \"Zed\"}\n")
  }

  @Test("E leaves a list alone that the column's cell can't represent, and sets the others")
  func unrepresented() throws {
    let form = "( { key = Team; valuePath = t; values = (ops, dev); } )"
    let records = "[{\"t\": [\"ops\"]}, {\"t\": \"ops\"}, {\"t\": \"ops\"}]"
    var scenario = try Scenario.table(records, form: form)
    scenario.press("*", "E", "Down", "Enter")
    #expect(scenario.file == "[{\"t\": [\"ops\"]}, {\"t\": \"dev\"}, {\"t\": \"dev\"}]")
    #expect(scenario.text.contains("1 of 3 didn't take it: holds a list"))
  }

  @Test("What is typed for selected records when the program ends is rescued at one of these")
  func rescued() throws {
    var scenario = try Scenario.table()
    scenario.press("j", "Space", "Space", "g", "E", "C-u")
    scenario.type("Zed")
    #expect(scenario.editor.textsToRescue.map(\.record) == [2])
    #expect(scenario.editor.textsToRescue.map(\.text) == ["Zed"])
  }

  @Test("E without a selection says how to select")
  func nothingSelected() throws {
    var scenario = try Scenario.table()
    scenario.press("E")
    #expect(scenario.editor.mode == .table)
    #expect(scenario.helpLine.contains("No record is selected: Space selects one"))
  }

  @Test("In a narrow window E's label stands above its field, and the records stay as they are")
  func narrow() throws {
    for width in [20, 40] {
      var scenario = try Scenario.table(size: Size(width: width, height: 10))
      scenario.press("Space", "Space", "l", "E", "C-u")
      scenario.type("Rome")
      #expect(scenario.helpLine.hasPrefix(" Rome"))
      if width == 40 { #expect(scenario.text.contains("City in 2 selected records:")) }
      #expect(scenario.screen.allSatisfy { DisplayText.width($0) <= width })
      #expect(scenario.frame.cursor == Point(x: 5, y: 8))
      scenario.press("Enter")
      #expect(scenario.file.contains("Rome"))
    }
  }

  @Test("A paste and a mouse click reach E's field")
  func pasteAndClick() throws {
    var scenario = try Scenario.table()
    scenario.press("Space", "l", "E", "C-u")
    scenario.paste("Rome")
    let text = try #require(scenario.position(of: "Rome"))
    scenario.click(text.x, text.y)
    scenario.type("X")
    scenario.press("Enter")
    #expect(scenario.file.contains("\"XRome\""))
  }
}

extension String {
  /// How often a text occurs.
  fileprivate func components(of text: String) -> Int { ranges(of: text).count }
}

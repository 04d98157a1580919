import JSONText
import Screen
import SourceText
import Testing

@Suite("A text left by Esc")
struct AbandonedTextTests {
  /// Two lines typed into the summary, and Esc.
  private func abandoned() throws -> Scenario {
    var scenario = try Scenario()
    scenario.press("G", "Enter")
    scenario.type("one")
    scenario.press("Enter")
    scenario.type("two")
    scenario.press("Esc")
    return scenario
  }

  @Test("Esc leaves the value as it was and says how the text comes back")
  func left() throws {
    let scenario = try abandoned()
    #expect(scenario.editor.mode == .browsing)
    #expect(scenario.file == Scenario.person)
    #expect(!scenario.editor.hasUnsavedWork)
    #expect(scenario.helpLine.contains("Summary is as it was; u brings the text back"))
  }

  @Test("A u that is held down doesn't type into the text that it brought back")
  func heldUndo() throws {
    var scenario = try Scenario()
    scenario.press("j", "Enter")
    scenario.type("!")
    scenario.press("Esc", "u", "u", "u")
    #expect(scenario.helpLine.contains("The text is back; press → before"))
    scenario.press("End")
    scenario.type("u")
    scenario.press("Enter")
    #expect(scenario.file == Scenario.person.replacing("\"Ada\"", with: "\"Ada!u\""))
  }

  @Test("u brings the text of several lines back into its field, wherever one has gone")
  func undo() throws {
    var scenario = try abandoned()
    scenario.press("g", "u")
    #expect(scenario.editor.mode == .editing)
    #expect(scenario.line(of: "Summary").hasPrefix("▌"))
    #expect(scenario.text.contains("The text that Esc left is back"))
    scenario.press("F2")
    #expect(scenario.file.contains("\"First.one\\ntwo\""))
    scenario.press("u")
    #expect(scenario.file == Scenario.person)
  }

  @Test("Opening the field again brings the text back")
  func reopen() throws {
    var scenario = try abandoned()
    scenario.press("k", "G", "Enter", "F2")
    #expect(scenario.file.contains("\"First.one\\ntwo\""))
    scenario.press("Enter", "Esc", "Enter")
    scenario.type("!")
    scenario.press("F2")
    #expect(scenario.file.contains("\"First.one\\ntwo!\""))
  }

  @Test("Esc once more leaves the value in the field; u still has the text, then it is gone")
  func twice() throws {
    var scenario = try abandoned()
    scenario.press("Enter", "Esc", "Enter", "F2")
    #expect(scenario.file == Scenario.person)
    scenario.press("u")
    #expect(scenario.editor.mode == .editing)
    scenario.press("Esc", "u")
    #expect(scenario.editor.mode == .browsing)
    #expect(scenario.helpLine.contains("Nothing to undo"))
  }

  @Test("A field in which nothing was typed leaves nothing to bring back")
  func nothingTyped() throws {
    var scenario = try Scenario()
    scenario.press("j", "Enter", "Esc", "u")
    #expect(scenario.helpLine.contains("Nothing to undo"))
    scenario.press("Enter", "C-u", "Esc", "Enter", "Enter")
    #expect(scenario.file == Scenario.person)
  }

  @Test(
    "Every kind of field gives its text back, by u and by opening it",
    arguments: [("j", "!", "Ada!"), ("jj", "1", "138123456781"), ("jjj", "9", "\"pin\": \"9\"")])
  func kinds(way: String, typed: String, text: String) throws {
    for key in ["u", "Enter"] {
      var scenario = try Scenario()
      for letter in way { scenario.press(String(letter)) }
      scenario.press("Enter")
      scenario.type(typed)
      scenario.press("Esc", key)
      #expect(scenario.editor.mode == .editing)
      scenario.press("F2", "F2")
      #expect(scenario.file.contains(text) || scenario.line(of: "Phone").contains(text))
    }
  }

  @Test("A number, an amount of money and a date, too; a time behind the date stays")
  func numbersAndDates() throws {
    let form = """
      ( { key = N; valuePath = n; cellIdentifier = NumberCell; },
        { key = Pay; valuePath = pay; cellIdentifier = CurrencyCell; currencyCode = EUR; },
        { key = Since; valuePath = since; cellIdentifier = DateCell; } )
      """
    let record = "{\"n\": 1, \"pay\": 2.5, \"since\": \"2024-02-28T09:30:00Z\"}"
    let typed = [("7", "17"), ("7", "2.57"), ("20250131", "2025-01-31T09:30:00Z")]
    for (row, (keys, text)) in typed.enumerated() {
      for key in ["u", "Enter"] {
        var scenario = try Scenario(form: form, record: record)
        for _ in 0..<row { scenario.press("j") }
        scenario.press("Enter")
        scenario.type(keys)
        scenario.press("Esc", key, "Enter")
        #expect(scenario.file.contains(text), "row \(row), \(key)")
      }
    }
  }

  @Test("In a table the text comes back into its cell, on its record, by u and by e")
  func cell() throws {
    for key in ["u", "e"] {
      var scenario = try Scenario.table()
      scenario.press("j", "l", "e", "C-u")
      scenario.type("Rome")
      scenario.press("Esc")
      #expect(scenario.helpLine.contains("City is as it was; u brings the text back"))
      if key == "u" { scenario.press("G", "Home") }
      scenario.press(key)
      #expect(scenario.editor.mode == .editing)
      #expect(scenario.cursorLine.contains("Rome"))
      scenario.press("Enter")
      #expect(scenario.file == Scenario.staff.replacing("Bergen", with: "Rome"))
    }
  }

  @Test("Another record's field of the same column opens with its own value")
  func otherRecord() throws {
    var scenario = try Scenario.table()
    scenario.press("e")
    scenario.type("!")
    scenario.press("Esc", "j", "e", "Enter")
    #expect(scenario.file == Scenario.staff)
  }

  @Test("A text typed for selected records comes back for these, by u and by E")
  func selection() throws {
    for key in ["u", "E"] {
      var scenario = try Scenario.table()
      scenario.press("Space", "Space", "l", "E", "C-u")
      scenario.type("Rome")
      scenario.press("Esc")
      if key == "u" {
        scenario.press("Esc")
        #expect(!scenario.screen[0].contains("selected"))
        scenario.press("u")
        #expect(scenario.screen[0].contains("2 selected"))
        scenario.press("h")
      }
      scenario.press(key)
      #expect(scenario.selectionLine.contains("City in 2 selected records: Rome"))
      scenario.press("Enter")
      #expect(scenario.helpLine.contains("Set City in 2 records"))
      #expect(scenario.file.contains("\"Dora\", \"office\": {\"city\": \"Rome\"}"))
      scenario.press("Esc", "e", "Esc")
      #expect(!scenario.text.contains("brings the text back"))
    }
  }

  @Test("A text typed for one selection doesn't come back for another, and u restores only its own")
  func otherSelection() throws {
    var scenario = try Scenario.table()
    scenario.press("Space", "Space", "l", "E", "C-u")
    scenario.type("Rome")
    scenario.press("Esc", "Esc", "g", "3", "j", "Space", "E")
    #expect(scenario.selectionLine.contains("City in 1 selected record"))
    #expect(!scenario.selectionLine.contains("Rome"))
    scenario.press("C-u")
    scenario.type("Bonn")
    scenario.press("Esc", "u")
    #expect(scenario.selectionLine.contains("City in 1 selected record: Bonn"))
    scenario.press("Esc", "u", "u")
    #expect(scenario.selectionLine.contains("City in 2 selected records: Rome"))
    #expect(scenario.screen[0].contains("2 selected"))
    scenario.press("Enter")
    #expect(scenario.helpLine.contains("Set City in 2 records"))
  }

  @Test("Esc on a text that u brought back leaves what was selected before")
  func formerSelection() throws {
    var scenario = try Scenario.table()
    scenario.press("Space", "Space", "l", "E", "C-u")
    scenario.type("Rome")
    scenario.press("Esc", "Space", "u")
    #expect(scenario.selectionLine.contains("City in 2 selected records: Rome"))
    scenario.press("Esc")
    #expect(scenario.screen[0].contains("3 selected"))
  }

  @Test("A text that no selected record took, and that was left, comes back by u")
  func refused() throws {
    var scenario = try Scenario.table()
    scenario.press("Space", "Space", "g", "l", "l", "E", "C-u")
    scenario.type("99999")
    let bergen = try #require(scenario.position(of: "Bergen"))
    scenario.click(bergen.x, bergen.y)
    #expect(scenario.text.contains("u brings the text back"))
    scenario.press("u")
    #expect(scenario.selectionLine.contains("Salary in 2 selected records: 99999"))
  }

  @Test("u takes back later edits without opening fields on the way")
  func laterEdits() throws {
    var scenario = try Scenario()
    scenario.press("j", "Enter")
    scenario.type("!")
    scenario.press("Esc", "j", "Enter", "Backspace", "1", "Enter", "u")
    #expect(scenario.file == Scenario.person)
    scenario.press("u")
    #expect(scenario.editor.mode == .browsing)
    scenario.press("k", "Enter", "Enter")
    #expect(scenario.file.contains("\"Ada!\""))
  }

  @Test("A text left on a draft comes back first; the draft stays until u drops it")
  func onDraft() throws {
    var scenario = try Scenario()
    scenario.press("j", "j", "Enter", "Backspace", "Down", "k", "Enter")
    #expect(scenario.line(of: "Phone").contains("1381234567"))
    scenario.type("x5")
    scenario.press("Esc", "u")
    #expect(scenario.editor.mode == .editing)
    scenario.press("Esc", "u")
    #expect(scenario.helpLine.contains("Dropped the draft of Phone"))
    #expect(scenario.file == Scenario.person)
  }

  @Test("A row that the form has no more is named")
  func rowGone() throws {
    var scenario = try abandoned()
    scenario.reload(form: "( { key = ID; valuePath = id; } )")
    scenario.press("u")
    #expect(scenario.helpLine.contains("no longer has the row summary"))
  }

  @Test("A secret that Esc left is not shown when its row is no longer secret")
  func secret() throws {
    var scenario = try Scenario()
    scenario.press("j", "j", "j", "Enter")
    scenario.type("hunter2")
    scenario.press("Esc")
    scenario.reload(form: Scenario.personForm.replacing("isSecure = YES;", with: ""))
    scenario.press("u")
    #expect(!scenario.text.contains("hunter2"))
    scenario.press("Enter")
    #expect(!scenario.text.contains("hunter2"))
  }

  @Test("What is typed for selected records stays for them when the form is saved meanwhile")
  func formReloaded() throws {
    var scenario = try Scenario.table()
    scenario.press("Space", "Space", "l", "E", "C-u")
    scenario.type("Rome")
    scenario.reload(
      form: Scenario.staffForm.replacing(
        "identifier = city;", with: "identifier = city; cellIdentifier = TextViewCell;"))
    #expect(scenario.selectionLine.contains("City in 2 selected records: Rome"))
    scenario.press("F2")
    #expect(scenario.file.contains("\"Dora\", \"office\": {\"city\": \"Rome\"}"))
    #expect(scenario.file.contains("\"ada\", \"office\": {\"city\": \"Rome\"}"))
    #expect(scenario.file.contains("\"Åse\", \"office\": {\"city\": \"Oslo\"}"))
  }
}

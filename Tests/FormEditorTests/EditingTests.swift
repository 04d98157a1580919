import FormEditor
import Screen
import Testing

@Suite("Editing a value")
struct EditingTests {
  @Test("Typing and Enter change one value's bytes and nothing else")
  func edit() throws {
    var scenario = try Scenario()
    scenario.press("j", "Enter", "C-u")
    scenario.type("Grace")
    scenario.press("Enter")
    #expect(scenario.file == Scenario.person.replacing("\"Ada\"", with: "\"Grace\""))
    #expect(scenario.screen[0].contains("● unsaved"))
  }

  @Test("Esc leaves the value as it was")
  func escape() throws {
    var scenario = try Scenario()
    scenario.press("j", "Enter")
    scenario.type("xyz")
    scenario.press("Esc")
    #expect(scenario.file == Scenario.person)
    #expect(!scenario.screen[0].contains("unsaved"))
  }

  @Test("Tab keeps the text and goes on to the next field")
  func tab() throws {
    var scenario = try Scenario()
    scenario.press("j", "Enter")
    scenario.type("!")
    scenario.press("Tab")
    #expect(scenario.file.contains("\"Ada!\""))
    #expect(scenario.line(of: "Phone").hasPrefix("▌"))
    #expect(scenario.editor.mode == .editing)
  }

  @Test("A number in quotes is corrected by typing it again, not by leaving its field")
  func retyped() throws {
    var scenario = try Scenario(
      form: "( { valuePath = n; valueType = integer; } )", record: #"{"n": "5"}"#)
    scenario.press("Enter", "Enter", "Enter", "Tab", "Enter")
    #expect(scenario.file == #"{"n": "5"}"#)
    scenario.press("Enter", "C-u")
    scenario.type("5")
    scenario.press("Enter")
    #expect(scenario.file == #"{"n": 5}"#)
  }

  @Test("A row that is read only says so")
  func readOnly() throws {
    var scenario = try Scenario()
    scenario.press("Enter")
    #expect(scenario.editor.mode == .browsing)
    #expect(scenario.helpLine.contains("read only"))
  }

  @Test("Space turns a switch at once")
  func toggle() throws {
    var scenario = try Scenario()
    scenario.press("G", "k", "Space")
    #expect(scenario.file.contains("\"active\": false"))
    scenario.press("Space")
    #expect(scenario.file == Scenario.person)
  }

  @Test("A value edited back by hand gives the original file exactly")
  func editedBack() throws {
    var scenario = try Scenario()
    scenario.press("j", "Enter", "Backspace", "Enter")
    #expect(scenario.file != Scenario.person)
    scenario.press("Enter")
    scenario.type("a")
    scenario.press("Enter")
    #expect(scenario.file == Scenario.person)
    #expect(!scenario.editor.hasUnsavedEdits)
  }

  @Test("A character the keyboard refuses stays in the text, is marked, and nothing is written")
  func refusedCharacter() throws {
    var scenario = try Scenario()
    scenario.press("j", "j", "Enter", "C-u")
    scenario.type("138x12345678")
    #expect(scenario.line(of: "Phone").contains("138x12345678"))
    #expect(scenario.text.contains("✗ \"x\" is not taken: digits only"))
    scenario.press("Enter")
    #expect(scenario.editor.mode == .editing)
    #expect(scenario.text.contains("\"x\" (character 4) is not taken: digits only"))
    scenario.press("Enter")
    #expect(scenario.text.contains("✎ draft"))
    #expect(scenario.file == Scenario.person)
    scenario.press("Enter", "C-u")
    scenario.type("13812345679")
    scenario.press("Enter")
    #expect(scenario.file == Scenario.person.replacing("5678\"", with: "5679\""))
  }

  @Test(
    "A number never loses a key without a word",
    arguments: [("1e3", "e"), ("-5", "-"), ("1,5", ","), ("5 0", " ")])
  func refusedInNumber(typed: String, refused: String) throws {
    let form = """
      ( { key = N; valuePath = n; cellIdentifier = NumberCell; keyboardType = decimalPad;
          minimumValue = 0; } )
      """
    for key in ["Enter", "Tab", "C-s"] {
      var scenario = try Scenario(form: form, record: "{\"n\": 7}")
      scenario.press("Enter", "C-u")
      scenario.type(typed)
      #expect(scenario.text.contains("✗ \"\(refused)\" is not taken: digits and \".\" only"))
      scenario.press(key, "Enter")
      #expect(scenario.file == "{\"n\": 7}", "\(typed) \(key)")
    }
  }

  @Test("What the record has already may stay: keyboards never judge what is stored")
  func storedCharacters() throws {
    var scenario = try Scenario(record: #"{"phone": "ask Bob 1", "salary": 5}"#)
    scenario.reload(form: "( { key = Phone; valuePath = phone; keyboardType = numberPad; } )")
    scenario.press("Enter")
    #expect(!scenario.text.contains("not taken"))
    scenario.type("2")
    scenario.press("Enter")
    #expect(scenario.file.contains("ask Bob 12"))
    scenario.press("Enter")
    scenario.type("z")
    scenario.press("Enter")
    #expect(scenario.text.contains("\"z\" (character 11) is not taken: digits only"))
  }

  @Test("The three states of a pattern are marked while typing")
  func threeStates() throws {
    var scenario = try Scenario()
    scenario.press("j", "j", "Enter")
    #expect(scenario.line(of: "Phone").contains("✓"))
    scenario.press("Backspace")
    #expect(scenario.line(of: "Phone").contains("◐"))
    scenario.press("C-u")
    scenario.type("12")
    #expect(scenario.text.contains("✗"))
  }

  @Test("Nobody is trapped: Enter on a wrong text says why and stays; Enter again leaves a draft")
  func draft() throws {
    var scenario = try Scenario()
    scenario.press("j", "j", "Enter", "Backspace", "Enter")
    #expect(scenario.editor.mode == .editing)
    #expect(scenario.text.contains("eleven digits"))
    scenario.press("Enter")
    #expect(scenario.editor.mode == .browsing)
    #expect(scenario.text.contains("✎ draft"))
    #expect(scenario.line(of: "Phone").contains("1381234567"))
    #expect(scenario.file == Scenario.person)
  }

  @Test("An arrow leaves a wrong text at once, as a draft")
  func draftByArrow() throws {
    var scenario = try Scenario()
    scenario.press("j", "j", "Enter", "Backspace", "Down")
    #expect(scenario.editor.mode == .browsing)
    #expect(scenario.line(of: "PIN").hasPrefix("▌"))
    #expect(scenario.text.contains("✎ draft"))
  }

  @Test("A draft opens again where it was, Esc goes back to it, and made valid it is written")
  func draftCompleted() throws {
    var scenario = try Scenario()
    scenario.press("j", "j", "Enter", "Backspace", "Enter", "Enter")
    scenario.press("Enter")
    scenario.type("9")
    scenario.press("Esc")
    #expect(scenario.text.contains("✎ draft"))
    scenario.press("Enter")
    scenario.type("9")
    scenario.press("Enter")
    #expect(!scenario.text.contains("draft"))
    #expect(scenario.file.contains("\"13812345679\""))
  }

  @Test("u drops a draft and leaves the record alone")
  func dropDraft() throws {
    var scenario = try Scenario()
    scenario.press("j", "j", "Enter", "Backspace", "Down", "k", "u")
    #expect(!scenario.text.contains("✎"))
    #expect(scenario.file == Scenario.person)
  }

  @Test("A text that the record has no place for stays in the field, and then as a draft")
  func noPlace() throws {
    var scenario = try Scenario(
      form: "( { key = Tag; valuePath = \"tags[5]\"; }, { key = B; valuePath = b; } )",
      record: #"{"tags": ["a"], "b": "x"}"#)
    scenario.press("Enter")
    scenario.type("new")
    scenario.press("Enter")
    #expect(scenario.text.contains("the list has only 1 item"))
    #expect(scenario.editor.mode == .editing)
    scenario.press("Enter")
    #expect(scenario.line(of: "Tag").contains("new"))
    #expect(scenario.file == #"{"tags": ["a"], "b": "x"}"#)
  }

  @Test(
    "Leaving a field with the text it opened with is not an edit, even if the value breaks a rule")
  func noEdit() throws {
    var scenario = try Scenario(record: Scenario.people, path: "people.json")
    scenario.press(">", "j", "j", "Enter", "Enter")
    #expect(scenario.editor.mode == .browsing)
    #expect(scenario.file == Scenario.people)
    #expect(!scenario.text.contains("✎"))
  }

  @Test("A value of another type is shown as it is, flagged, and untouched")
  func foreignType() throws {
    let record = #"{"name": ["a", 1.0], "salary": "lots"}"#
    var scenario = try Scenario(record: record)
    #expect(scenario.line(of: "Name").contains(#"["a", 1.0]"#))
    #expect(scenario.editor.problemCountOnScreen(scenario.text) >= 2)
    scenario.press("j", "Enter", "Esc")
    #expect(scenario.file == record)
  }

  @Test("A paste outside a field runs no commands")
  func pasteOutside() throws {
    var scenario = try Scenario()
    scenario.paste("q\nGxx")
    #expect(scenario.effects.isEmpty)
    #expect(scenario.helpLine.contains("goes into a field"))
  }

  @Test("A paste of lines into a one-line field becomes one line")
  func pasteInside() throws {
    var scenario = try Scenario()
    scenario.press("j", "Enter", "C-u")
    scenario.paste("Ada\nLovelace")
    scenario.press("Enter")
    #expect(scenario.file.contains("\"Ada Lovelace\""))
  }

  @Test("In a text of several lines Enter breaks the line and F2 keeps it")
  func textView() throws {
    var scenario = try Scenario()
    scenario.press("G", "Enter", "C-End", "Enter")
    scenario.type("Second.")
    scenario.press("F2")
    #expect(scenario.file.contains(#""First.\nSecond.""#))
  }

  @Test("C-x C-e asks for the external editor, and its text comes back into the field")
  func externalEditor() throws {
    var scenario = try Scenario()
    scenario.press("G", "Enter", "C-x", "C-e")
    guard case .openExternalEditor(let text)? = scenario.effects.last else {
      Issue.record("no editor was asked for")
      return
    }
    #expect(text == "First.")
    scenario.send(.externalEditorReturned(.success("From vim\nTwo")))
    scenario.press("F2")
    #expect(scenario.file.contains(#""From vim\nTwo""#))
  }

  @Test("A missing member is added in the record's own style and goes again when cleared")
  func addAndClear() throws {
    let record = "{\n\t\"name\": \"Ada\"\n}\n"
    var scenario = try Scenario(record: record)
    scenario.press("j", "j", "Enter")
    scenario.type("13812345678")
    scenario.press("Enter")
    #expect(scenario.file == "{\n\t\"name\": \"Ada\",\n\t\"phone\": \"13812345678\"\n}\n")
    scenario.press("Enter", "C-u", "Enter")
    #expect(scenario.file == record)
  }
}

extension Editor {
  /// How many problem marks a screen shows.
  func problemCountOnScreen(_ text: String) -> Int { text.count { $0 == "✗" } }
}

import FormEditor
import Screen
import Testing

@Suite("Undo, save and leave")
struct UndoAndSaveTests {
  @Test("u takes back, C-r does again, as far as one likes")
  func undoRedo() throws {
    var scenario = try Scenario()
    scenario.press("j", "Enter")
    scenario.type("1")
    scenario.press("Enter", "Enter")
    scenario.type("2")
    scenario.press("Enter", "G", "k", "Space")
    let edited = scenario.file
    scenario.press("u", "u", "u")
    #expect(scenario.file == Scenario.person)
    scenario.press("u")
    #expect(scenario.helpLine.contains("Nothing to undo"))
    scenario.press("C-r", "C-r", "C-y")
    #expect(scenario.file == edited)
  }

  @Test("u names a draft in another row, or another record, that it takes back there")
  func namesDraft() throws {
    var scenario = try Scenario(
      record: Scenario.people, size: Size(width: 100, height: 20), path: "people.json")
    scenario.press("j", "j", "Enter", "Backspace", "Down", "u")
    #expect(scenario.helpLine.contains("Nothing to undo; Phone has a draft, which u drops there"))
    scenario.press("g", "j", "Enter")
    scenario.type("!")
    scenario.press("Enter", "u")
    #expect(
      scenario.helpLine.contains("Undid the change of Name; Phone has a draft, which u drops there")
    )
    scenario.press(">", "u")
    #expect(
      scenario.helpLine.contains("Phone in record 1 has a draft, which u drops there"))
    scenario.press("<", "j", "u", "u")
    #expect(scenario.helpLine.hasSuffix("Nothing to undo"))
  }

  @Test("The list of problems gives the reason of a draft before its long text")
  func reasonFirst() throws {
    var scenario = try Scenario()
    scenario.press("j", "j", "Enter", "C-u")
    scenario.type(String(repeating: "13", count: 60))
    scenario.press("Down", "!")
    #expect(scenario.line(of: "Phone").contains("✎ eleven digits: “1313"))
    #expect(scenario.line(of: "Phone").hasSuffix("…"))
  }

  @Test("Undo shows where it happened, in another record too")
  func undoElsewhere() throws {
    var scenario = try Scenario(record: Scenario.people, path: "people.json")
    scenario.press("j", "Enter")
    scenario.type("!")
    scenario.press("Enter", ">", ">", "g", "u")
    #expect(scenario.screen[0].contains("1 of 3"))
    #expect(scenario.line(of: "Name").hasPrefix("▌"))
    #expect(scenario.file == Scenario.people)
  }

  @Test("s saves what is on the screen; undo still works and makes it unsaved again")
  func saveThenUndo() throws {
    var scenario = try Scenario()
    scenario.press("j", "Enter")
    scenario.type("!")
    scenario.press("Enter", "s")
    #expect(try scenario.finishSave().contains("\"Ada!\""))
    #expect(!scenario.screen[0].contains("unsaved"))
    #expect(scenario.helpLine.contains("Saved person.json"))
    scenario.press("u")
    #expect(scenario.file == Scenario.person)
    #expect(scenario.screen[0].contains("● unsaved"))
  }

  @Test("C-s in a field keeps the text and saves")
  func saveWhileTyping() throws {
    var scenario = try Scenario()
    scenario.press("j", "Enter")
    scenario.type("!")
    scenario.press("C-s")
    #expect(try scenario.finishSave().contains("\"Ada!\""))
    #expect(scenario.editor.mode == .browsing)
  }

  @Test("Saving with nothing changed says so and writes nothing")
  func nothingToSave() throws {
    var scenario = try Scenario()
    scenario.press("s")
    #expect(scenario.effects.isEmpty)
    #expect(scenario.helpLine.contains("Nothing to save"))
  }

  @Test("Saving with a problem says how many and asks once")
  func saveWithProblem() throws {
    var scenario = try Scenario(record: Scenario.people, path: "people.json")
    scenario.press(">", "k", "G", "k", "Space", "s")
    #expect(scenario.question.contains("2 problems"))
    scenario.press("s")
    #expect(try scenario.finishSave().contains("true"))
    scenario.press("Space", "s")
    #expect(try scenario.finishSave().contains("false"))
  }

  @Test("g in that question goes to the first problem")
  func goToProblem() throws {
    var scenario = try Scenario(record: Scenario.people, path: "people.json")
    scenario.press(">", "G", "k", "Space", "s", "g")
    #expect(scenario.line(of: "Name").hasPrefix("▌"))
    #expect(scenario.effects.isEmpty)
  }

  @Test("Saving with drafts says how many and offers the rest or the first of them")
  func saveWithDrafts() throws {
    var scenario = try Scenario()
    scenario.press("j", "Enter")
    scenario.type("!")
    scenario.press("Enter", "j", "Enter", "Backspace", "Enter", "Enter", "G", "s")
    #expect(scenario.question.contains("draft"))
    scenario.press("g")
    #expect(scenario.line(of: "Phone").hasPrefix("▌"))
    scenario.press("s", "s")
    let saved = try scenario.finishSave()
    #expect(saved.contains("\"Ada!\"") && saved.contains("\"13812345678\""))
    #expect(scenario.text.contains("✎ draft"))
  }

  @Test("q leaves at once when nothing would be lost")
  func quitClean() throws {
    var scenario = try Scenario()
    scenario.press("q")
    #expect(scenario.asksToQuit)
  }

  @Test("q and C-c ask when something would be lost", arguments: ["q", "C-c"])
  func quitDirty(key: String) throws {
    var scenario = try Scenario()
    scenario.press("G", "k", "Space", key)
    #expect(!scenario.asksToQuit)
    #expect(scenario.bottomLine.contains("save"))
    scenario.press("c")
    #expect(scenario.editor.mode == .browsing)
    scenario.press(key, "x")
    #expect(scenario.asksToQuit)
  }

  @Test("C-c while typing asks too and keeps what is typed when one stays")
  func quitWhileTyping() throws {
    var scenario = try Scenario()
    scenario.press("j", "Enter")
    scenario.type("!")
    scenario.press("C-c", "Esc")
    #expect(scenario.editor.mode == .editing)
    #expect(scenario.line(of: "Name").contains("Ada!"))
  }

  @Test("Save and leave leaves after the save")
  func saveAndQuit() throws {
    var scenario = try Scenario()
    scenario.press("G", "k", "Space", "q", "s")
    #expect(!scenario.asksToQuit)
    _ = try scenario.finishSave()
    #expect(scenario.asksToQuit)
  }

  @Test("A save that fails keeps everything and says why")
  func saveFailed() throws {
    var scenario = try Scenario()
    scenario.press("G", "k", "Space", "s")
    scenario.send(.failed("person.json: no space left on the device; nothing was written"))
    #expect(scenario.helpLine.contains("no space left"))
    #expect(scenario.screen[0].contains("● unsaved"))
  }

  @Test("A file changed underneath is never overwritten silently")
  func conflict() throws {
    var scenario = try Scenario()
    scenario.press("G", "k", "Space", "s")
    scenario.send(.saveConflict(.version, then: .stay))
    #expect(scenario.asksForData)
    scenario.send(.dataChanged(.other))
    #expect(scenario.text.contains("can't be merged"))
    scenario.press("o")
    guard case .save(let request)? = scenario.effects.last else {
      Issue.record("nothing is saved")
      return
    }
    #expect(request.expected == .anything)
  }

  @Test("Where the file was changed underneath, mine can be saved beside theirs")
  func conflictElsewhere() throws {
    var scenario = try Scenario()
    scenario.press("G", "k", "Space", "s")
    scenario.send(.saveConflict(.version, then: .stay))
    scenario.send(.dataChanged(.other))
    scenario.press("n", "C-u")
    scenario.type("mine.json")
    scenario.press("Enter")
    #expect(try scenario.finishSave() == scenario.file)
    #expect(scenario.helpLine.contains("Saved mine.json"))
    #expect(!scenario.screen[0].contains("unsaved"))
  }

  @Test("While a file is written the screen says so; then it says how that went")
  func saving() throws {
    var scenario = try Scenario()
    scenario.press("G", "k", "Space", "s")
    scenario.send(.saveBegan)
    #expect(scenario.helpLine.contains("Writing the file…"))
    scenario.send(.saveConflict(.version, then: .stay))
    #expect(!scenario.text.contains("Writing the file…"))
    scenario.send(.saveWaits(path: "person.json"))
    #expect(scenario.helpLine.contains("Waiting for the program that has locked person.json"))
    scenario.send(.dataChanged(.other))
    scenario.press("o")
    scenario.send(.saveBegan)
    _ = try scenario.finishSave()
    #expect(scenario.helpLine.contains("Saved person.json"))
  }

  @Test("S saves under another name")
  func saveAs() throws {
    var scenario = try Scenario()
    scenario.press("S", "C-u")
    scenario.type("other.json")
    scenario.press("Enter")
    guard case .save(let request)? = scenario.effects.last else {
      Issue.record("nothing is saved")
      return
    }
    #expect(request.path == "other.json" && request.expected == .same)
  }

  @Test("A read-only session edits nothing on disk and says how to save elsewhere")
  func readOnly() throws {
    var scenario = try Scenario(readOnlyReason: "opened with --read-only")
    scenario.press("j", "Enter")
    scenario.type("!")
    scenario.press("Enter", "s")
    #expect(scenario.effects.isEmpty)
    #expect(scenario.helpLine.contains("--read-only"))
  }
}

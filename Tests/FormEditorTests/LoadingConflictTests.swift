import Cells
import FormEditor
import JSONText
import Records
import Screen
import SourceText
import Testing

@Suite("A long file that other programs write while it is read")
struct LoadingConflictTests {
  @Test("Once the fault is mended by another program all is well again")
  func mended() throws {
    var scenario = try LongFile.beginning()
    scenario.send(.loadFailed("people.json:19:3: error JSON: expected a value"))
    scenario.send(.dataReloaded(try LongFile.wholeTable()))
    #expect(!scenario.screen[0].contains("broken"))
    #expect(!scenario.screen[0].contains("read only"))
    scenario.press("l", "e")
    scenario.type("!")
    scenario.press("Enter", "s")
    #expect(
      try scenario.finishSave()
        == LongFile.whole.replacing("\"Person 1\"", with: "\"Person 1!\""))
  }

  @Test("Written by another program meanwhile: it is told, and the new version comes when it can")
  func interrupted() throws {
    var scenario = try LongFile.beginning()
    scenario.send(.loadInterrupted)
    #expect(scenario.helpLine.contains("read again when that is done"))
    #expect(scenario.screen[0].contains("changed on disk"))
    #expect(!scenario.screen[0].contains("reading"))
    // Asked for, it is read at once.
    scenario.press("s")
    #expect(scenario.asksForData)
    scenario.send(.dataReloaded(try LongFile.wholeTable()))
    #expect(scenario.screen[0].contains("50 records"))
    #expect(!scenario.screen[0].contains("changed on disk"))
  }

  @Test("Written by another program meanwhile, with edits: they stay until they are given up")
  func interruptedWithEdits() throws {
    var scenario = try LongFile.editedBeginning()
    scenario.send(.loadInterrupted)
    #expect(scenario.helpLine.contains("your changes are still here"))
    #expect(!scenario.editor.acceptsReloadedData)
    scenario.press("s")
    #expect(scenario.question.contains("t take theirs, drop mine"))
    #expect(!scenario.question.contains("overwrite"))
    #expect(scenario.effects.isEmpty)
    scenario.press("t")
    #expect(scenario.asksForData)
    #expect(scenario.editor.acceptsReloadedData)
    scenario.send(.loadProgressed(0.5))
    scenario.send(.dataReloaded(try LongFile.wholeTable()))
    #expect(scenario.file == LongFile.whole)
    #expect(!scenario.screen[0].contains("unsaved"))
  }

  @Test("What is edited after theirs was chosen is not given up with the rest")
  func laterEdit() throws {
    var scenario = try LongFile.editedBeginning()
    scenario.send(.loadInterrupted)
    scenario.press("s", "t", "j", "e")
    scenario.type("?")
    #expect(!scenario.editor.acceptsReloadedData)
    scenario.press("Enter")
    #expect(!scenario.editor.acceptsReloadedData)
    scenario.press("u")
    #expect(scenario.editor.acceptsReloadedData)
  }

  @Test("A new version that can't be read leaves what was read before, and says so until it can")
  func unreadable() throws {
    var scenario = try LongFile.beginning()
    scenario.send(.loadInterrupted)
    scenario.send(.dataReloadFailed("people.json:9:2: error JSON: expected a value"))
    #expect(scenario.text.contains("what was read before is still here"))
    scenario.press("j")
    #expect(scenario.text.contains("people.json:9:2"))
    #expect(scenario.text.contains("Person 1"))
    #expect(scenario.screen[0].contains("changed on disk"))
    scenario.press("s")
    #expect(scenario.asksForData)
  }

  @Test("Read anew in the background: what is here can be sorted meanwhile, and stays sorted after")
  func anew() throws {
    var scenario = try LongFile.beginning()
    scenario.send(.loaded(try LongFile.wholeTable()))
    scenario.send(.loadProgressed(0.3))
    #expect(scenario.screen[0].contains("reading 30 %"))
    scenario.pressAndFinish("l", "o", "o", "g")
    #expect(scenario.recordLines[0].contains("Person 9"))
    scenario.send(.dataReloaded(try LongFile.wholeTable()))
    scenario.finishJobs()
    scenario.press("g")
    #expect(scenario.recordLines[0].contains("Person 9"))
    #expect(!scenario.screen[0].contains("reading"))
  }

  @Test("Read anew while a list of problems is open: the list goes, as what it led to may be gone")
  func listOfProblems() throws {
    let one = #"[ { "id": 1, "name": "", "phone": "1" } ]"#
    var scenario = try Scenario(record: Scenario.people, path: "people.json", opensTable: true)
    scenario.press("j", "!")
    #expect(scenario.editor.mode == .panel)
    scenario.send(
      .dataReloaded(try RecordTable(parsing: SourceText(name: "people.json", text: one))))
    #expect(scenario.editor.mode == .table)
    scenario.press("Enter")
    #expect(scenario.screen[0].contains("1 of 1"))
  }

  @Test("Read anew while something is looked for: that is stopped, and said")
  func anewWithJob() throws {
    var scenario = try LongFile.beginning()
    scenario.send(.loaded(try LongFile.wholeTable()))
    scenario.press("]")
    scenario.send(.dataReloaded(try LongFile.wholeTable()))
    #expect(scenario.helpLine.contains("stopped: Looking for problems"))
    guard case .stopJob? = scenario.effects.last else {
      Issue.record("the job goes on")
      return
    }
  }

  @Test("Saved while it is read anew: nothing is being read any more, the file is ours")
  func savedMeanwhile() throws {
    var scenario = try LongFile.editedBeginning()
    scenario.send(.loaded(try LongFile.wholeTable()))
    scenario.send(.loadProgressed(0.3))
    scenario.press("s")
    _ = try scenario.finishSave()
    #expect(!scenario.screen[0].contains("reading"))
  }

  @Test("All is read, but another program has written meanwhile: the title tells, s reads it anew")
  func outdated() throws {
    var scenario = try LongFile.beginning()
    scenario.send(.loaded(try LongFile.wholeTable(), isOutdated: true))
    #expect(scenario.screen[0].contains("50 records"))
    #expect(scenario.screen[0].contains("changed on disk"))
    scenario.press("s")
    #expect(scenario.asksForData)
  }
}

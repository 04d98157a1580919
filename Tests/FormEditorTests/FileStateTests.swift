import Records
import Screen
import SourceText
import Testing

@testable import FormEditor

@Suite("The state of the data file")
struct FileStateTests {
  @Test(
    "Gone from disk: the title says so, saving offers to write it again, and then it is as saved")
  func gone() throws {
    var scenario = try Scenario(size: Size(width: 100, height: 16))
    scenario.press("j", "Enter")
    scenario.type("!")
    scenario.press("Enter")
    scenario.send(.saveConflict(.gone, then: .stay))
    #expect(scenario.screen[0].contains("! gone from disk"))
    #expect(!scenario.screen[0].contains("changed on disk"))
    scenario.press("w")
    _ = try scenario.finishSave()
    #expect(!scenario.screen[0].contains("gone"))
  }

  @Test(
    "Found gone when it was to be read again: the title says so, too; back again it has changed")
  func goneWhileWatched() throws {
    var scenario = try Scenario(size: Size(width: 100, height: 16))
    scenario.send(.dataReloadFailed("person.json: there is no such file", .gone))
    #expect(scenario.screen[0].contains("! gone from disk"))
    scenario.send(.dataChanged())
    #expect(scenario.screen[0].contains("! changed on disk"))
    scenario.send(.dataReloaded(scenario.editor.documentTable))
    #expect(scenario.editor.state.file.state == .current)
  }

  @Test(
    "Spoiled by another program, the records are only here: leaving asks, and writes them again")
  func spoiled() throws {
    var scenario = try Scenario(size: Size(width: 100, height: 16))
    let original = scenario.file
    scenario.send(.dataReloadFailed("person.json:1:9: error JSON: expected a value"))
    scenario.press("q")
    #expect(!scenario.asksToQuit)
    #expect(scenario.question.contains("person.json can't be read any more"), "\(scenario.text)")
    scenario.press("s")
    #expect(try scenario.finishSave() == original)
    #expect(scenario.asksToQuit)
  }

  @Test("A question about another version is withdrawn when there is again another one")
  func withdrawn() throws {
    for action in [
      EditorAction.dataRestored, .dataChanged(.other),
      .dataReloadFailed("person.json:1:9: error JSON: expected a value"),
    ] {
      var scenario = try Scenario(size: Size(width: 100, height: 16))
      scenario.press("j", "Enter")
      scenario.type("!")
      scenario.press("Enter")
      scenario.send(.saveConflict(.version, then: .stay))
      scenario.send(.dataChanged(.other))
      #expect(scenario.question.contains("t take theirs"), "\(scenario.text)")
      scenario.send(action)
      #expect(!scenario.text.contains("take theirs"), "\(action): \(scenario.text)")
      #expect(scenario.file.contains("Ada!"), "\(action)")
    }
  }

  @Test(
    "Where no journal can be written, the title says what a crash would lose", arguments: [100, 50])
  func withoutJournal(width: Int) throws {
    var scenario = try Scenario(size: Size(width: width, height: 16))
    scenario.send(.journaled(false))
    #expect(!scenario.screen[0].contains("●"), "nothing is unsaved")
    scenario.press("j", "Enter")
    scenario.type("!")
    scenario.press("Enter")
    #expect(scenario.screen[0].contains(width > 60 ? "●! unsaved, lost in a crash" : "●!"))
    scenario.send(.journaled(true))
    #expect(scenario.screen[0].contains("●") && !scenario.screen[0].contains("●!"))
  }

  @Test("Each event leads from each state to one, and what others did is kept until it is read")
  func transitions() {
    let change = FileChange()
    let fault = "line 12 is broken"
    func after(_ state: FileState, _ event: (inout FileState) -> Void) -> FileState {
      var state = state
      event(&state)
      return state
    }
    #expect(after(.current) { $0.isBeingRead(0.4) } == .reading(0.4, since: nil))
    #expect(after(.changed(change)) { $0.isBeingRead(0.4) } == .reading(0.4, since: change))
    #expect(after(.reading(1, since: nil)) { $0.wasRead() } == .current)
    #expect(after(.reading(1, since: change)) { $0.wasRead() } == .changed(change))
    #expect(after(.reading(0.5, since: nil)) { $0.wasChanged() } == .changed(change))
    #expect(after(.reading(0.5, since: nil)) { $0.hasFault(fault) } == .faulty(fault, since: nil))
    #expect(after(.faulty(fault, since: nil)) { $0.wasChanged() } == .faulty(fault, since: change))
    #expect(after(.new) { $0.wasChanged() } == .changed(change))
    for hasAll in [true, false] {
      let failed = after(.current) { $0.failedToReload(fault, .gone, hasAll: hasAll) }
      #expect(failed.change == FileChange(.gone))
      #expect(failed.fault == (hasAll ? nil : fault))
    }
  }

  @Test("What was given up for the file on disk stays given up while that is read")
  func confirmed() throws {
    var scenario = try Scenario()
    scenario.press("j", "Enter")
    scenario.type("!")
    scenario.press("Enter")
    let other = try RecordTable(parsing: SourceText(name: "person.json", text: "[]"))
    #expect(!scenario.editor.accepts(other))
    scenario.send(.saveConflict(.version, then: .stay))
    scenario.send(.dataChanged(.other))
    scenario.press("t")
    scenario.send(.loadProgressed(0.5))
    #expect(scenario.editor.accepts(other))
    scenario.press("Enter")
    scenario.type("?")
    scenario.press("Enter")
    #expect(!scenario.editor.accepts(other), "edited since")
  }
}

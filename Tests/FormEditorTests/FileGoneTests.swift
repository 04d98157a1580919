import FormEditor
import Records
import Screen
import SourceText
import Testing

@Suite("A data file that others delete or change while it is open")
struct FileGoneTests {
  private let wide = Size(width: 100, height: 16)
  private let isGone = EditorAction.dataReloadFailed(
    "person.json: there is no such file", .gone)

  @Test("q asks where the file is gone with nothing unsaved: s writes it again and leaves")
  func asksBeforeLeaving() throws {
    var scenario = try Scenario(size: wide)
    scenario.send(isGone)
    scenario.press("q")
    #expect(!scenario.asksToQuit)
    #expect(
      scenario.question.contains(
        "person.json was deleted by another program: its records are only here."))
    scenario.press("s")
    guard case .save(let request)? = scenario.effects.last else {
      Issue.record("nothing is saved")
      return
    }
    #expect(request.expected == .nothing, "nobody's new file is overwritten")
    #expect(try scenario.finishSave() == Scenario.person)
    #expect(scenario.asksToQuit)
  }

  @Test("x leaves without the file, c stays; in a narrow window, too", arguments: [40, 100])
  func leavesWithoutIt(width: Int) throws {
    var scenario = try Scenario(size: Size(width: width, height: 16))
    scenario.send(isGone)
    scenario.press("q", "c")
    #expect(!scenario.asksToQuit)
    scenario.press("q")
    #expect(scenario.text.contains("x leave without it"))
    scenario.press("x")
    #expect(scenario.asksToQuit)
  }

  @Test("s with nothing unsaved offers to write a file again that is gone")
  func savesAgain() throws {
    var scenario = try Scenario(size: wide)
    scenario.send(isGone)
    scenario.press("s")
    #expect(scenario.question.contains("person.json is gone since it was read."))
    scenario.press("w")
    #expect(try scenario.finishSave() == Scenario.person)
    #expect(scenario.editor.state.file.state == .current)
    scenario.press("q")
    #expect(scenario.asksToQuit)
  }

  @Test("Back as it was read, the file is as if it had never been gone")
  func restored() throws {
    var scenario = try Scenario(size: wide)
    scenario.send(isGone)
    scenario.send(.dataRestored)
    #expect(scenario.helpLine.contains("person.json is on disk again as it was read"))
    scenario.press("q")
    #expect(scenario.asksToQuit)
  }

  @Test("Opened read-only, q offers to save the records elsewhere and leaves after that")
  func readOnly() throws {
    for isEdited in [true, false] {
      var scenario = try Scenario(size: wide, readOnlyReason: "opened with --read-only")
      if isEdited { scenario.press("G", "k", "Space") } else { scenario.send(isGone) }
      scenario.press("q")
      #expect(scenario.text.contains("S save elsewhere"))
      #expect(!scenario.text.contains("s save "))
      scenario.press("S", "C-u")
      scenario.type("mine.json")
      scenario.press("Enter")
      #expect(try scenario.finishSave() == scenario.file)
      #expect(scenario.asksToQuit)
    }
  }

  @Test("A name that exists is asked about, and leaving goes on after that")
  func existingName() throws {
    var scenario = try Scenario(size: wide, readOnlyReason: "opened with --read-only")
    scenario.press("G", "k", "Space", "q", "S", "C-u")
    scenario.type("mine.json")
    scenario.press("Enter")
    scenario.send(.saveTargetExists(path: "mine.json", then: .quit))
    scenario.press("r")
    _ = try scenario.finishSave()
    #expect(scenario.asksToQuit)
  }

  @Test("With unsaved edits each further change is announced: again, deleted, there again")
  func announcesEach() throws {
    var scenario = try Scenario(size: wide)
    scenario.press("G", "k", "Space")
    for (isGone, said) in [
      (false, "was changed by another program"), (false, "was changed again by another program"),
      (true, "was deleted by another program"), (false, "is there again, changed"),
    ] {
      scenario.press("k")
      scenario.send(.dataChanged(isGone ? .gone : .version))
      #expect(scenario.helpLine.contains("person.json \(said)"))
      #expect(scenario.screen[0].contains(isGone ? "gone from disk" : "changed on disk"))
    }
    scenario.press("q")
    #expect(scenario.question.contains("Not saved: changes."))
  }

  @Test("d says against what it compares once the file has changed on disk")
  func comparesWith() throws {
    var scenario = try Scenario(size: wide)
    scenario.press("G", "k", "Space", "d")
    #expect(scenario.text.contains("What saving would change"))
    scenario.press("Esc")
    scenario.send(.dataChanged())
    scenario.press("d")
    #expect(
      scenario.text.contains("Your changes since person.json was read; on disk it was changed"))
    scenario.press("Esc")
    scenario.send(.dataChanged(.gone))
    scenario.press("d")
    #expect(scenario.text.contains("Your changes since person.json was read; it was deleted"))
  }
}

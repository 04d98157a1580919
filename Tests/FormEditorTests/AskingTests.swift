import FormEditor
import JSONText
import Records
import Rules
import Screen
import SourceText
import Testing

@Suite("Questions and notices")
struct AskingTests {
  @Test("Leaving says in plain words what is not saved")
  func quitWords() throws {
    var scenario = try Scenario(size: Size(width: 100, height: 20))
    scenario.press("j", "j", "Enter", "Backspace", "Down", "q")
    #expect(scenario.bottomLine.contains("Not saved: a draft."))
    scenario.press("Esc", "k", "k", "Enter")
    scenario.type("!")
    scenario.press("Enter", "q")
    #expect(scenario.bottomLine.contains("Not saved: changes and a draft."))
  }

  @Test("Leaving names deleted and moved records too")
  func quitAfterStructure() throws {
    var scenario = try Scenario(
      record: Scenario.people, size: Size(width: 100, height: 20))
    scenario.press("Esc", "M-Down", "q")
    #expect(scenario.bottomLine.contains("Not saved: the records' new order."))
    scenario.press("d")
    #expect(scenario.text.contains("moved from 2"), "\(scenario.text)")
    scenario.press("Esc", "c", "j", "x", "q")
    #expect(
      scenario.text.contains("Not saved: a deleted record and the records' new order."),
      "\(scenario.text)")
    scenario.press("d")
    #expect(
      scenario.text.contains("record 3") && scenario.text.contains("moved from 2"),
      "\(scenario.text)")
    scenario.press("Esc", "c", "u", "q")
    scenario.press("c", "u", "x", "q")
    #expect(scenario.bottomLine.contains("Not saved: a deleted record."))
    scenario.press("c", "x", "a", "Esc", "q")
    #expect(
      scenario.bottomLine.contains("Not saved: changes to a record and 2 deleted records."))
  }

  @Test("In a small window a question takes as many lines as it and its answers need")
  func smallQuestion() throws {
    var scenario = try Scenario(size: Size(width: 20, height: 6))
    scenario.press("j", "Enter")
    scenario.type("!")
    scenario.press("Enter", "q")
    #expect(scenario.text.contains("Not saved:"))
    #expect(scenario.text.contains("x discard"))
    #expect(scenario.text.contains("c stay"))
  }

  @Test(
    "Saving asks once, with the number, when many records are deleted: more than 20, and more than a tenth",
    arguments: [(30, 30, true), (30, 21, true), (30, 20, false), (300, 30, false), (300, 31, true)])
  func manyDeleted(count: Int, deleted: Int, asks: Bool) throws {
    let records = (1...count).map { "{\"id\": \($0)}" }.joined(separator: ",\n")
    var scenario = try Scenario.table("[\n\(records)\n]\n", form: "( { valuePath = id; } )")
    if deleted == count {
      scenario.press("*", "x")
    } else {
      for _ in 1...deleted { scenario.press("x") }
    }
    scenario.pressAndFinish("s")
    guard asks else {
      #expect(try scenario.finishSave().contains("\"id\": \(count)"))
      return
    }
    #expect(
      scenario.question.contains("Saving deletes \(deleted) of \(count) records in staff.json."))
    #expect(throws: Scenario.NothingSaved.self) { _ = try scenario.finishSave() }
    scenario.press("Esc")
    scenario.pressAndFinish("s", "s")
    let saved = try scenario.finishSave()
    #expect(saved.ranges(of: "id").count == count - deleted)
    scenario.press("u")
    scenario.pressAndFinish("s")
    _ = try scenario.finishSave()
  }

  @Test("The question about many deleted records is asked once, also where another follows")
  func manyDeletedOnce() throws {
    let records = (1...30).map { "{\"name\": \"\($0)\"}" }.joined(separator: ",\n")
    var scenario = try Scenario.table("[\n\(records)\n]\n")
    for _ in 1...25 { scenario.press("x") }
    scenario.press("e", "C-u", "Enter", "Enter")
    scenario.pressAndFinish("q", "s")
    #expect(scenario.question.contains("deletes 25 of 30 records"))
    scenario.pressAndFinish("s")
    #expect(scenario.question.contains("draft"))
    scenario.press("Esc")
    scenario.pressAndFinish("s")
    #expect(scenario.question.contains("draft"))
  }

  @Test("Where nothing but a draft is left, saving offers no rest to save")
  func onlyDrafts() throws {
    var scenario = try Scenario(size: Size(width: 100, height: 20))
    scenario.press("j", "j", "Enter", "Backspace", "Down", "s")
    #expect(scenario.bottomLine.contains("g go to it"))
    #expect(!scenario.bottomLine.contains("save the rest"))
    scenario.press("Esc", "q")
    #expect(!scenario.question.contains("s save"))
    scenario.press("g")
    #expect(scenario.editor.mode == .browsing && scenario.editor.focus == "phone")
    scenario.press("q", "x")
    #expect(scenario.asksToQuit)
  }

  @Test("d shows what leaving would lose, and the question comes again when it is closed")
  func looksBeforeLeaving() throws {
    var scenario = try Scenario(size: Size(width: 100, height: 30))
    scenario.press("j", "Enter")
    scenario.type("!")
    scenario.press("Enter", "j", "Enter", "Backspace", "Tab")
    scenario.type("47")
    scenario.press("C-c")
    #expect(scenario.question.contains("s save  d show changes  x discard  c stay"))
    scenario.press("d")
    #expect(!scenario.asksToQuit)
    #expect(scenario.text.contains("What saving would change"))
    #expect(scenario.text.contains("\"Ada\" → \"Ada!\""))
    #expect(scenario.text.contains("Phone: “1381234567”"))
    #expect(scenario.text.contains("PIN: ••") && !scenario.text.contains("4711"))
    scenario.press("Esc")
    #expect(scenario.question.contains("Not saved: changes, a draft and a field"))
    scenario.press("c")
    #expect(scenario.editor.mode == .editing)
    scenario.press("C-c", "d", "q", "x")
    #expect(scenario.asksToQuit)
  }

  @Test("A file that is gone when it is to be saved is written again only when asked")
  func fileGone() throws {
    var scenario = try Scenario(size: Size(width: 100, height: 20))
    scenario.press("j", "Enter")
    scenario.type("!")
    scenario.press("Enter", "q", "s")
    scenario.send(.saveConflict(.gone, then: .quit))
    #expect(scenario.bottomLine.contains("person.json is gone since it was read."))
    scenario.press("w")
    #expect(try scenario.finishSave().contains("Ada!"))
    #expect(scenario.asksToQuit)
  }

  @Test("A field that was only looked at lets in what others have saved when it is left")
  func lookedAt() throws {
    var scenario = try Scenario()
    scenario.press("j", "Enter")
    scenario.send(.dataChanged())
    scenario.press("Esc")
    #expect(scenario.asksForData)
  }

  @Test("s with nothing unsaved takes over what others have saved")
  func saveTakesTheirs() throws {
    var scenario = try Scenario()
    scenario.press("j", "Enter")
    scenario.type("!")
    scenario.press("Enter")
    scenario.send(.dataChanged())
    scenario.press("u", "s")
    #expect(scenario.asksForData)
  }

  @Test("A small window keeps the record's name and a mark for what is unsaved")
  func smallTitle() throws {
    var scenario = try Scenario(size: Size(width: 30, height: 8))
    scenario.press("j", "Enter")
    scenario.type(" Lovelace")
    scenario.press("Enter")
    #expect(scenario.screen[0].contains("Ada Lovelace"))
    #expect(scenario.screen[0].hasSuffix("●"))
  }

  @Test("A change at the end of a long text is in sight")
  func longChange() throws {
    let long = String(repeating: "word ", count: 60)
    var scenario = try Scenario(
      record: Scenario.person.replacing("First.", with: long), size: Size(width: 80, height: 30))
    scenario.press("G", "Enter")
    scenario.type("END")
    scenario.press("F2", "d")
    #expect(scenario.screen.contains { $0.hasPrefix("  + ") && $0.contains("END") })
    #expect(scenario.screen.contains { $0.contains("→") && $0.contains("END") })
  }

  @Test(
    "C-l draws the screen anew wherever one is, and takes nothing away",
    arguments: ["j", "Enter", "?", "/"])
  func redraw(key: String) throws {
    var scenario = try Scenario()
    scenario.press("j", key)
    let before = scenario.screen
    scenario.press("C-l")
    #expect(scenario.asksForRedraw)
    #expect(scenario.screen == before)
  }

  @Test("News that is too long for a line takes as many as it needs")
  func longNews() throws {
    var scenario = try Scenario(size: Size(width: 40, height: 12))
    scenario.send(.failed("person.json: the disk is full; nothing was written"))
    #expect(scenario.text.contains("the disk is full"))
    #expect(scenario.helpLine.contains("was written"))
  }

  @Test("A change by someone else is said once, also to who is typing in a form or a table")
  func changedWhileTyping() throws {
    for var scenario in [try Scenario(size: Size(width: 100, height: 16)), try Scenario.table()] {
      scenario.press("j", "e")
      scenario.type("!")
      scenario.send(.dataChanged())
      #expect(scenario.helpLine.contains("was changed by another program"))
      scenario.type("!")
      #expect(!scenario.text.contains("was changed by another program"))
      scenario.send(.dataChanged())
      #expect(!scenario.text.contains("was changed by another program"))
      #expect(scenario.screen[0].contains("changed on disk"))
      scenario.press("Enter")
      #expect(scenario.file.contains("!!"))
    }
  }

  @Test("All errors of a form that was saved elsewhere are listed, as long as they are")
  func formErrors() throws {
    for width in [40, 72] {
      var scenario = try Scenario(size: Size(width: width, height: 24))
      scenario.reload(form: "( { key = Name; valuePath = \"a..b\"; height = big; } )")
      #expect(scenario.helpLine.contains("person.plist:1:"))
      #expect(scenario.helpLine.hasSuffix("! shows all of it"))
      scenario.press("!")
      let text = scenario.screen.dropFirst(1).map { $0.trimmingWhitespace() }.joined(separator: " ")
      #expect(text.contains("error F201") && text.contains("found \"a..b\""), "\(text)")
      #expect(text.contains("error F102") && text.contains("height"), "\(text)")
      scenario.press("Esc")
      scenario.reload(form: Scenario.personForm)
      scenario.press("!")
      #expect(!scenario.text.contains("F201"))
    }
  }

  @Test("A conflict offers another name only where the records can be saved under one")
  func elsewhere() throws {
    var database = SourceAbilities()
    database.refuse(.saveAs) { _ in "only here" }
    for (abilities, isOffered) in [(SourceAbilities(), true), (database, false)] {
      var scenario = try Scenario(size: Size(width: 200, height: 16), abilities: abilities)
      scenario.send(.saveConflict(.version, then: .stay))
      scenario.send(.dataChanged(.other))
      #expect(scenario.text.contains("save elsewhere") == isOffered, "\(scenario.text)")
      #expect(scenario.text.contains("take theirs"))
    }
  }
}

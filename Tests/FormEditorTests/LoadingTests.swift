import Cells
import FormEditor
import JSONText
import Screen
import SourceText
import Testing

@Suite("A long file, of which the beginning is shown first")
struct LoadingTests {
  @Test("The first records are there at once, with a mark that the rest is coming")
  func beginning() throws {
    var scenario = try LongFile.beginning()
    #expect(scenario.text.contains("Person 1"))
    scenario.send(.loadProgressed(0.43))
    #expect(scenario.screen[0].contains("reading 43 %"))
  }

  @Test("When all is read the mark goes, and every record can be reached")
  func loaded() throws {
    var scenario = try LongFile.beginning()
    scenario.send(.loaded(try LongFile.wholeTable()))
    #expect(!scenario.screen[0].contains("reading"))
    #expect(scenario.screen[0].contains("50 records"))
    scenario.press("G")
    #expect(scenario.text.contains("Person 50"))
  }

  @Test("What was edited meanwhile stays edited and can be undone")
  func editedMeanwhile() throws {
    var scenario = try LongFile.beginning()
    scenario.press("Down", "l", "e")
    scenario.type("!")
    scenario.press("Enter")
    scenario.send(.loaded(try LongFile.wholeTable()))
    #expect(scenario.file == LongFile.whole.replacing("\"Person 2\"", with: "\"Person 2!\""))
    #expect(scenario.screen[0].contains("● unsaved"))
    scenario.press("u")
    #expect(scenario.file == LongFile.whole)
  }

  @Test("Nothing is saved or sorted before all is read")
  func notYet() throws {
    var scenario = try LongFile.beginning()
    scenario.press("l", "e")
    scenario.type("!")
    scenario.press("Enter", "s")
    #expect(scenario.helpLine.contains("still being read"))
    scenario.press("o")
    #expect(scenario.helpLine.contains("still being read"))
    #expect(scenario.effects.isEmpty)
  }

  @Test("What is read so far can be reached while the rest comes, and the count grows")
  func growing() throws {
    var scenario = try LongFile.beginning()
    let first = scenario.editor.documentTable.count
    scenario.send(.loadProgressed(0.4))
    scenario.send(.grown(try LongFile.table(ofFirst: 900)))
    let more = scenario.editor.documentTable.count
    #expect(more > first)
    #expect(scenario.screen[0].contains("\(more) records"))
    #expect(scenario.screen[0].contains("reading 40 %"))
    scenario.press("G")
    #expect(scenario.cursorLine.contains("Person \(more)"))
    scenario.type("\(first + 2)")
    scenario.press("G")
    #expect(scenario.cursorLine.contains("Person \(first + 2)"))
    scenario.type("48")
    scenario.press("G")
    #expect(scenario.helpLine.contains("Record 48 isn't read yet: \(more) are so far"))
  }

  @Test("Edits, a draft, a selection and undo survive each growth")
  func survivors() throws {
    var scenario = try LongFile.beginning()
    // The second deleted, the first moved below the third, a copy of that, a change and a mark.
    scenario.press("j", "x", "k", "M-Down", "c", "l", "e")
    scenario.type("!")
    scenario.press("Enter")
    scenario.send(.grown(try LongFile.table(ofFirst: 700)))
    scenario.press("j", "l", "e")
    scenario.type("12")
    scenario.press("Enter", "Enter", "Space")
    scenario.send(.grown(try LongFile.table(ofFirst: 1000)))
    #expect(scenario.screen[0].contains("1 selected"))
    #expect(scenario.text.contains("12"))
    scenario.send(.loaded(try LongFile.wholeTable()))
    let lines = scenario.file.split(separator: "\n").map(String.init)
    #expect(lines[1].contains("Person 3\""))
    #expect(lines[2].contains("Person 1\""))
    #expect(lines[3].contains("Person 1!\""))
    #expect(lines[4].contains("Person 4\""))
    #expect(lines[50].contains("Person 50\""))
    #expect(scenario.screen[0].contains("1 selected"))
    // The draft is the first to go: the cursor is on it.
    scenario.press("k", "u", "u", "u", "u", "u")
    #expect(scenario.file == LongFile.whole)
    #expect(!scenario.screen[0].contains("unsaved"))
  }

  @Test("A field that is open stays open while the file grows, and takes the text")
  func typing() throws {
    var scenario = try LongFile.beginning()
    scenario.press("l", "e")
    scenario.type("x")
    scenario.send(.grown(try LongFile.table(ofFirst: 900)))
    scenario.type("y")
    scenario.send(.loaded(try LongFile.wholeTable()))
    scenario.type("z")
    scenario.press("Enter")
    #expect(scenario.file == LongFile.whole.replacing("\"Person 1\"", with: "\"Person 1xyz\""))
  }

  @Test("In a record's form > leads on into what has come in")
  func neighbors() throws {
    var scenario = try LongFile.beginning()
    let first = scenario.editor.documentTable.count
    scenario.send(.loadProgressed(0.1))
    scenario.press("G", "Enter", "Down", ">")
    #expect(scenario.helpLine.contains("the last record that is read so far"))
    scenario.send(.grown(try LongFile.table(ofFirst: 900)))
    #expect(scenario.line(of: "Name").contains("Person \(first)"))
    scenario.press(">")
    #expect(scenario.line(of: "Name").contains("Person \(first + 1)"))
    #expect(scenario.line(of: "Name").hasPrefix("▌"))
  }

  @Test("A question stays while the file grows; leaving offers no save that could not be made")
  func question() throws {
    var scenario = try LongFile.editedBeginning()
    scenario.send(.loadProgressed(0.2))
    scenario.press("q")
    #expect(scenario.question.contains("x discard"))
    #expect(!scenario.question.contains("s save"))
    scenario.send(.grown(try LongFile.table(ofFirst: 900)))
    #expect(scenario.question.contains("x discard"))
    scenario.press("x")
    #expect(scenario.asksToQuit)
  }

  @Test("The form can change while the file is read")
  func formReloaded() throws {
    var scenario = try LongFile.editedBeginning()
    scenario.reload(form: Scenario.personForm.replacing("key = Name", with: "key = \"Full name\""))
    scenario.send(.grown(try LongFile.table(ofFirst: 900)))
    scenario.send(.loaded(try LongFile.wholeTable()))
    #expect(scenario.screen[1].contains("Full name"))
    #expect(scenario.text.contains("Person 1!"))
    scenario.press("u")
    #expect(scenario.file == LongFile.whole)
  }

  @Test("Nothing is saved under another name either before all is read")
  func saveAs() throws {
    var scenario = try LongFile.editedBeginning()
    scenario.send(.loadProgressed(0.2))
    scenario.press("S")
    scenario.type("x")
    scenario.press("Enter")
    #expect(scenario.helpLine.contains("still being read (20 %)"))
    #expect(scenario.effects.isEmpty)
  }

  @Test("A fault further down is shown with its place; what is good can be reached, not saved")
  func fault() throws {
    var scenario = try LongFile.editedBeginning()
    scenario.send(
      .loadFailed(
        "people.json:19:3: error JSON: expected \",\" or \"]\"",
        upTo: try LongFile.table(ofFirst: 900)))
    #expect(scenario.text.contains("people.json:19:3"))
    #expect(scenario.screen[0].contains("broken"))
    #expect(scenario.screen[0].contains("read only"))
    scenario.press("G")
    #expect(scenario.cursorLine.contains("Person \(scenario.editor.documentTable.count)"))
    #expect(scenario.editor.documentTable.count > 15)
    scenario.press("s")
    #expect(scenario.helpLine.contains("broken further down"))
    scenario.press("S")
    scenario.type("x")
    scenario.press("Enter")
    #expect(scenario.helpLine.contains("saving would lose the rest"))
    #expect(scenario.effects.isEmpty)
  }
}

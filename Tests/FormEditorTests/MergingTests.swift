import FormEditor
import Records
import Screen
import SourceText
import Testing

@Suite("What others save while something is unsaved here")
struct MergingTests {
  @Test("What they changed appears, what is unsaved stays at its record, and undo takes it back")
  func both() throws {
    var scenario = try Scenario.staffWithIdentity("j", "l")
    scenario.edit("Lund")
    try scenario.othersSave(Scenario.withEva.replacing("12000.50", with: "13000"))
    #expect(scenario.helpLine.contains("was changed elsewhere; your changes are kept"))
    #expect(scenario.cursorLine.contains("ada") && scenario.cursorLine.contains("Lund"))
    #expect(scenario.cursorLine.contains("13,000") || scenario.cursorLine.contains("13000"))
    #expect(scenario.screen[0].contains("unsaved"))
    #expect(!scenario.screen[0].contains("changed on disk"))
    let theirs = Scenario.withEva.replacing("12000.50", with: "13000")
    #expect(scenario.file == theirs.replacing("Bergen", with: "Lund"))
    scenario.press("u")
    #expect(scenario.file == theirs)
    #expect(!scenario.screen[0].contains("unsaved"))
  }

  @Test("A move and a deletion that find no record in what others have saved are reported")
  func dropped() throws {
    let people =
      "[" + (1...4).map { #"{"n": \#($0), "name": "P\#($0)"}"# }.joined(separator: ", ") + "]"
    var scenario = try Scenario.table(
      people, form: "{ recordIdentity = n; columns = (name); rows = ( { valuePath = name; } ); }",
      size: Size(width: 160, height: 24))
    scenario.press("M-Down", "M-Down", "G", "x")
    try scenario.othersSave(people.replacing(": 1", with: ": 8").replacing(": 4", with: ": 9"))
    #expect(
      scenario.helpLine.contains(
        "1 move and 1 deletion could not be made: no record there is the one that was meant"),
      "\(scenario.text)")
  }

  @Test("A save that finds another version reads and merges it, and goes on")
  func mergedAtSaving() throws {
    var scenario = try Scenario.staffWithIdentity("j", "l")
    scenario.edit("Lund")
    scenario.press("s")
    scenario.finishJobs()
    if scenario.text.contains("save anyway") { scenario.press("s") }
    scenario.send(.saveConflict(.version, then: .quit))
    #expect(scenario.asksForData)
    let theirs = Scenario.staff.replacing("60000", with: "61000")
    try scenario.othersSave(theirs)
    #expect(try scenario.finishSave() == theirs.replacing("Bergen", with: "Lund"))
    #expect(scenario.asksToQuit)
  }

  @Test("A writer that never rests does not hold up saving for good: it is asked then")
  func restless() throws {
    var scenario = try Scenario.staffWithIdentity("j", "l")
    scenario.edit("Lund")
    scenario.press("s")
    scenario.finishJobs()
    for round in 0..<20 {
      scenario.send(.saveConflict(.version, then: .stay))
      guard scenario.takeRequestForData() else { break }
      #expect(round < 10)
      try scenario.othersSave(Scenario.staff.replacing("60000", with: "\(60001 + round)"))
    }
    #expect(
      scenario.question.contains("can't be merged") && scenario.question.contains("o overwrite"))
  }

  @Test("Records of another shape are not merged: nothing is lost, and saving asks")
  func otherShape() throws {
    var scenario = try Scenario.staffWithIdentity("j", "l")
    scenario.edit("Lund")
    let other = try RecordTable(parsing: SourceText(name: "staff.json", text: "{\"a\": 1}"))
    #expect(!scenario.editor.accepts(other))
    scenario.send(.dataChanged(.other))
    #expect(scenario.screen[0].contains("changed on disk"))
    _ = scenario.takeRequestForData()
    scenario.press("l", "e", "Esc")
    #expect(!scenario.asksForData, "it would not be merged then either")
  }

  @Test("What is typed goes on; once the field is left, what others have saved is asked for")
  func typing() throws {
    var scenario = try Scenario.staffWithIdentity("j", "l", "e")
    #expect(!scenario.editor.acceptsReloadedData)
    scenario.type("!")
    scenario.send(.dataChanged())
    #expect(!scenario.asksForData)
    #expect(scenario.text.contains("merged with yours when you leave the field"))
    scenario.press("Enter")
    #expect(scenario.asksForData)
  }

  @Test("A file that was only touched was not changed elsewhere, whatever is unsaved here")
  func touched() throws {
    var scenario = try Scenario.staffWithIdentity("j", "l")
    try scenario.othersSave(Scenario.staff)
    #expect(!scenario.text.contains("elsewhere"))
    scenario.edit("Lund")
    try scenario.othersSave(Scenario.staff)
    #expect(!scenario.text.contains("elsewhere"))
    #expect(scenario.cursorLine.contains("Lund"))
    scenario.press("u")
    #expect(scenario.file == Scenario.staff)
  }

  @Test("A draft over a value that others have changed says what they have set, also in a new form")
  func draftOverTheirs() throws {
    let form =
      "( { key = Name; valuePath = name; regex = \"[A-Z].*\"; }, { key = N; valuePath = n; } )"
    var scenario = try Scenario(form: form, record: #"{"name": "Ada", "n": 1}"#)
    scenario.press("Enter", "C-u")
    scenario.type("bea")
    scenario.press("Enter", "Down")
    #expect(scenario.text.contains("bea") && !scenario.text.contains("another program"))
    try scenario.othersSave(#"{"name": "Ada", "n": 2}"#)
    #expect(!scenario.text.contains("another program"))
    try scenario.othersSave(#"{"name": "Cyd", "n": 2}"#)
    #expect(scenario.text.contains("another program has set “Cyd”; "), "\(scenario.text)")
    scenario.reload(form: form.replacing("[A-Z].*", with: "[A-Z]+"))
    #expect(scenario.text.contains("another program has set “Cyd”; "), "\(scenario.text)")
    #expect(scenario.text.contains("bea"))
  }

  @Test("A draft over a value that was only changed here says nothing of others")
  func draftOverOurs() throws {
    let form =
      "( { key = Name; valuePath = name; regex = \"[A-Z].*\"; }, { key = N; valuePath = n; } )"
    var scenario = try Scenario(form: form, record: #"{"name": "Ada", "n": 1}"#)
    for text in ["Bea", "cyd"] {
      scenario.press("g", "Enter", "C-u")
      scenario.type(text)
      scenario.press("Enter", "Down")
    }
    try scenario.othersSave(#"{"name": "Ada", "n": 2}"#)
    #expect(scenario.text.contains("cyd") && !scenario.text.contains("another program"))
  }
}

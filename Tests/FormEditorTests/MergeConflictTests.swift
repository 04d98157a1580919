import FormEditor
import Screen
import Testing
import Texts
import TextsTesting

@Suite("Conflicts with what others save")
struct MergeConflictTests {
  @Test("What both changed shows both values; Enter asks, and takes the one that is chosen")
  func conflict() throws {
    for (answer, city, isUnsaved) in [("m", "Lund", true), ("t", "Kiel", false)] {
      var scenario = try Scenario.staffWithIdentity("j", "l")
      scenario.edit("Lund")
      try scenario.othersSave(Scenario.staff.replacing("Bergen", with: "Kiel"))
      #expect(scenario.helpLine.contains("a value was changed by both: ! lists it"))
      #expect(scenario.cursorLine.contains("Lund"))
      scenario.press("Enter")
      #expect(scenario.line(of: "City").contains("Lund"))
      #expect(scenario.text.contains("another program has set “Kiel”"))
      scenario.press("Enter")
      #expect(scenario.question.contains("City: “Lund” here, “Kiel” from another program."))
      scenario.press(answer)
      #expect(scenario.line(of: "City").contains(city))
      #expect(!scenario.text.contains("another program has set"))
      #expect(scenario.screen[0].contains("unsaved") == isUnsaved)
      scenario.press("Enter")
      #expect(scenario.editor.mode == .editing)
    }
  }

  @Test("Undo of an edit that is in conflict gives their value; another value settles it, too")
  func settledByEditing() throws {
    var scenario = try Scenario.staffWithIdentity("j", "l")
    scenario.edit("Lund")
    try scenario.othersSave(Scenario.staff.replacing("Bergen", with: "Kiel"))
    scenario.press("u")
    #expect(scenario.file == Scenario.staff.replacing("Bergen", with: "Kiel"))
    scenario.press("C-r")
    #expect(scenario.file.contains("Lund"))
    scenario.press("!")
    #expect(scenario.text.contains("another program has set “Kiel”"))
  }

  @Test("Saving with a conflict asks: go to it, keep mine, take theirs; each does that")
  func saving() throws {
    for (answer, city) in [("m", "Lund"), ("t", "Kiel")] {
      var scenario = try Scenario.staffWithIdentity("j", "l")
      scenario.edit("Lund")
      scenario.press("h")
      scenario.edit("Adi")
      try scenario.othersSave(Scenario.staff.replacing("Bergen", with: "Kiel"))
      scenario.press("k", "s")
      #expect(scenario.question.contains("A value was changed here and by another program."))
      scenario.press("g")
      #expect(
        scenario.cursorLine.contains("Adi") && scenario.editor.focus == "city", "\(scenario.text)")
      scenario.press("s", answer)
      scenario.finishJobs()
      if scenario.text.contains("save anyway") { scenario.press("s") }
      let saved = try scenario.finishSave()
      #expect(
        saved
          == Scenario.staff.replacing("Bergen", with: city).replacing("\"ada\"", with: "\"Adi\""))
      scenario.press("!")
      #expect(!scenario.text.contains("another program has"))
    }
  }

  @Test("A record changed here and deleted there stays, and says so; theirs deletes it")
  func deletedThere() throws {
    let rest = Scenario.staff.split(separator: "\n").filter { !$0.contains("Dora") }
      .joined(separator: "\n")
    var scenario = try Scenario.staffWithIdentity()
    scenario.edit("Dora!")
    try scenario.othersSave(rest)
    #expect(scenario.helpLine.contains("a record changed here was deleted there"))
    #expect(scenario.text.contains("Dora!"))
    #expect(scenario.cursorLine.contains("Dora!"))
    scenario.press("!")
    #expect(scenario.text.contains("changed here, but another program has deleted it"))
    scenario.press("Esc", "s")
    #expect(scenario.question.contains("A record changed here was deleted by another program."))
    scenario.press("t")
    scenario.finishJobs()
    #expect(!scenario.text.contains("Dora!"))
    scenario.press("u")
    #expect(scenario.text.contains("Dora!"))
  }

  @Test("A record deleted here and changed there is there again, and says so; mine deletes it")
  func deletedHere() throws {
    var scenario = try Scenario.staffWithIdentity("x")
    try scenario.othersSave(Scenario.staff.replacing("Dora", with: "Dorothea"))
    #expect(scenario.helpLine.contains("a record deleted here was changed there"))
    #expect(scenario.text.contains("Dorothea"))
    scenario.press("s")
    #expect(scenario.question.contains("A record deleted here was changed by another program."))
    scenario.press("Esc", "!")
    #expect(scenario.text.contains("deleted here, but another program has changed it"))
    scenario.press("Enter", "Enter", "Enter", "m")
    #expect(!scenario.text.contains("Dorothea"))
    #expect(!scenario.file.contains("Dorothea"))
  }

  @Test("Secrets stay hidden in conflicts")
  func secrets() throws {
    let form = "( { key = Name; valuePath = name; isSecure = YES; } )"
    var scenario = try Scenario(form: form, size: Size(width: 110, height: 24))
    scenario.press("Enter", "C-u")
    scenario.type("Lund")
    scenario.press("Enter")
    let theirs = Scenario.person.replacing("\"Ada\"", with: "\"Kiel\"")
    try scenario.othersSave(theirs)
    #expect(scenario.text.contains("another program has set “•"))
    scenario.press("Enter")
    #expect(scenario.question.contains("another program"))
    #expect(!scenario.text.contains("Kiel") && !scenario.text.contains("Lund"))
  }

  @Test("What takes their value is taken back by undo, and the conflict is open again")
  func undoneChoice() throws {
    var scenario = try Scenario.staffWithIdentity("j", "l")
    scenario.edit("Lund")
    try scenario.othersSave(Scenario.staff.replacing("Bergen", with: "Kiel"))
    scenario.press("Enter", "Enter", "t")
    #expect(scenario.line(of: "City").contains("Kiel"))
    scenario.press("u")
    #expect(scenario.line(of: "City").contains("Lund"))
    #expect(scenario.text.contains("another program has set “Kiel”"))
    scenario.press("s")
    #expect(scenario.question.contains("take theirs"))
  }

  @Test("A record that others have changed does not come twice when its deletion is taken back")
  func undoneDeletion() throws {
    var scenario = try Scenario.staffWithIdentity("j", "x")
    try scenario.othersSave(Scenario.staff.replacing("Bergen", with: "Kiel"))
    let merged = scenario.file
    #expect(scenario.screen[0].contains("unsaved"), "one of the two is to be chosen")
    scenario.press("u")
    #expect(scenario.file == merged)
    scenario.press("q")
    #expect(scenario.question.contains("1 open conflict"))
  }

  @Test(
    "A conflict shows what others have there by now, and ends where that is ours or as it was",
    arguments: [("Oslo", true), ("Lund", false), ("Bergen", false)])
  func changedAgain(city: String, isOpen: Bool) throws {
    var scenario = try Scenario.staffWithIdentity("j", "l")
    scenario.edit("Lund")
    for city in ["Kiel", city] {
      try scenario.othersSave(Scenario.staff.replacing("Bergen", with: city))
    }
    #expect(scenario.file.contains("Lund"))
    #expect(scenario.screen[0].contains("unsaved") == (city != "Lund"))
    scenario.press("!")
    #expect(!scenario.text.contains("another program has set “Kiel”"))
    #expect(scenario.text.contains("another program has set “\(city)”") == isOpen)
    guard isOpen else { return }
    try scenario.othersSave(Scenario.staff)
    scenario.press("!")
    #expect(!scenario.text.contains("another program has set"))
  }

  @Test("A record deleted here that others change again stays in conflict")
  func deletedHereAndChangedAgain() throws {
    var scenario = try Scenario.staffWithIdentity("x")
    try scenario.othersSave(Scenario.staff.replacing("Dora", with: "Dorothea"))
    for name in ["Dorothy", "Dora"] {
      try scenario.othersSave(Scenario.staff.replacing("Dora", with: name))
      #expect(scenario.text.contains(name))
      scenario.press("!")
      #expect(scenario.text.contains("deleted here, but another program has changed it"))
      scenario.press("Esc")
    }
    scenario.press("g", "e", "m")
    #expect(!scenario.file.contains("Dor"), "\(scenario.text)")
  }

  @Test("The next version from others keeps a conflict that is open")
  func again() throws {
    var scenario = try Scenario.staffWithIdentity("j", "l")
    scenario.edit("Lund")
    let theirs = Scenario.staff.replacing("Bergen", with: "Kiel")
    try scenario.othersSave(theirs)
    try scenario.othersSave(theirs.replacing("[\n  {", with: "[\n  \(Scenario.eva),\n  {"))
    #expect(scenario.cursorLine.contains("ada"))
    scenario.press("e")
    #expect(scenario.question.contains("“Lund” here, “Kiel” from another program."))
  }

  @Test("In 40 columns and in Chinese the question is whole")
  func narrow() throws {
    for language in [Language.english, .chinese] {
      var scenario = try Scenario(
        form: Scenario.personForm, size: Size(width: 40, height: 16), language: language)
      scenario.press("j", "Enter")
      scenario.type("!")
      scenario.press("Enter")
      let theirs = Scenario.person.replacing("\"Ada\"", with: "\"Kiel 😀\"")
      try scenario.othersSave(theirs)
      scenario.press("Enter")
      let text = scenario.screen.map { $0.trimmingWhitespace() }.joined()
      #expect(text.contains("Kiel 😀") && text.contains("Ada!"), "\(scenario.text)")
      #expect(text.contains("m ") && text.contains("t "))
    }
  }
}

import FormEditor
import JSONText
import Records
import Screen
import SourceText
import Testing
import Texts

@Suite("What others save while something is unsaved here")
struct MergingTests {
  private static let wide = Size(width: 110, height: 24)

  private static func staff(_ keys: String...) throws -> Scenario {
    var scenario = try Scenario.table(
      form: Scenario.staffForm.replacing(
        "title = \"Staff\";", with: "title = Staff; recordIdentity = since;"),
      size: wide)
    for key in keys { scenario.press(key) }
    return scenario
  }

  /// The file as another program has saved it comes in.
  private func reload(_ scenario: inout Scenario, _ text: String) throws {
    let path = "staff.json"
    scenario.send(.dataReloaded(try RecordTable(parsing: SourceText(name: path, text: text))))
    scenario.finishJobs()
  }

  private static let eva = "{\"name\": \"Eva\", \"office\": {\"city\": \"Oslo\"}}"
  private static let withEva = Scenario.staff.replacing("[\n  {", with: "[\n  \(eva),\n  {")

  @Test("What they changed appears, what is unsaved stays at its record, and undo takes it back")
  func both() throws {
    var scenario = try Self.staff("j", "l")
    scenario.edit("Lund")
    try reload(&scenario, Self.withEva.replacing("12000.50", with: "13000"))
    #expect(scenario.helpLine.contains("was changed elsewhere; your changes are kept"))
    #expect(scenario.cursorLine.contains("ada") && scenario.cursorLine.contains("Lund"))
    #expect(scenario.cursorLine.contains("13,000") || scenario.cursorLine.contains("13000"))
    #expect(scenario.screen[0].contains("unsaved"))
    #expect(!scenario.screen[0].contains("changed on disk"))
    let theirs = Self.withEva.replacing("12000.50", with: "13000")
    #expect(scenario.file == theirs.replacing("Bergen", with: "Lund"))
    scenario.press("u")
    #expect(scenario.file == theirs)
    #expect(!scenario.screen[0].contains("unsaved"))
  }

  @Test("What both changed shows both values; Enter asks, and takes the one that is chosen")
  func conflict() throws {
    for (answer, city, isUnsaved) in [("m", "Lund", true), ("t", "Kiel", false)] {
      var scenario = try Self.staff("j", "l")
      scenario.edit("Lund")
      try reload(&scenario, Scenario.staff.replacing("Bergen", with: "Kiel"))
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
    var scenario = try Self.staff("j", "l")
    scenario.edit("Lund")
    try reload(&scenario, Scenario.staff.replacing("Bergen", with: "Kiel"))
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
      var scenario = try Self.staff("j", "l")
      scenario.edit("Lund")
      scenario.press("h")
      scenario.edit("Adi")
      try reload(&scenario, Scenario.staff.replacing("Bergen", with: "Kiel"))
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

  @Test("A save that finds another version reads and merges it, and goes on")
  func mergedAtSaving() throws {
    var scenario = try Self.staff("j", "l")
    scenario.edit("Lund")
    scenario.press("s")
    scenario.finishJobs()
    if scenario.text.contains("save anyway") { scenario.press("s") }
    scenario.send(.saveConflict(quitting: true, fileIsGone: false))
    #expect(scenario.asksForData)
    let theirs = Scenario.staff.replacing("60000", with: "61000")
    try reload(&scenario, theirs)
    #expect(try scenario.finishSave() == theirs.replacing("Bergen", with: "Lund"))
    #expect(scenario.asksToQuit)
  }

  @Test("A writer that never rests does not hold up saving for good: it is asked then")
  func restless() throws {
    var scenario = try Self.staff("j", "l")
    scenario.edit("Lund")
    scenario.press("s")
    scenario.finishJobs()
    for round in 0..<20 {
      scenario.send(.saveConflict(quitting: false, fileIsGone: false))
      guard scenario.takeRequestForData() else { break }
      #expect(round < 10)
      try reload(&scenario, Scenario.staff.replacing("60000", with: "\(60001 + round)"))
    }
    #expect(
      scenario.question.contains("can't be merged") && scenario.question.contains("o overwrite"))
  }

  @Test("A record changed here and deleted there stays, and says so; theirs deletes it")
  func deletedThere() throws {
    let rest = Scenario.staff.split(separator: "\n").filter { !$0.contains("Dora") }
      .joined(separator: "\n")
    var scenario = try Self.staff()
    scenario.edit("Dora!")
    try reload(&scenario, rest)
    #expect(scenario.text.contains("Dora!"))
    #expect(scenario.cursorLine.contains("Dora!"))
    scenario.press("!")
    #expect(scenario.text.contains("changed here, but another program has deleted it"))
    scenario.press("Esc", "s")
    scenario.press("t")
    scenario.finishJobs()
    #expect(!scenario.text.contains("Dora!"))
    scenario.press("u")
    #expect(scenario.text.contains("Dora!"))
  }

  @Test("A record deleted here and changed there is there again, and says so; mine deletes it")
  func deletedHere() throws {
    var scenario = try Self.staff("x")
    try reload(&scenario, Scenario.staff.replacing("Dora", with: "Dorothea"))
    #expect(scenario.text.contains("Dorothea"))
    scenario.press("!")
    #expect(scenario.text.contains("deleted here, but another program has changed it"))
    scenario.press("Enter", "Enter", "Enter", "m")
    #expect(!scenario.text.contains("Dorothea"))
    #expect(!scenario.file.contains("Dorothea"))
  }

  @Test("Records of another shape are not merged: nothing is lost, and saving asks")
  func otherShape() throws {
    var scenario = try Self.staff("j", "l")
    scenario.edit("Lund")
    let other = try RecordTable(parsing: SourceText(name: "staff.json", text: "{\"a\": 1}"))
    #expect(!scenario.editor.takes(other))
    scenario.send(.dataChanged(isOther: true))
    #expect(scenario.screen[0].contains("changed on disk"))
    _ = scenario.takeRequestForData()
    scenario.press("l", "e", "Esc")
    #expect(!scenario.asksForData, "it would not be merged then either")
  }

  @Test("What is typed goes on; once the field is left, what others have saved is asked for")
  func typing() throws {
    var scenario = try Self.staff("j", "l", "e")
    #expect(!scenario.editor.takesReloadedData)
    scenario.type("!")
    scenario.send(.dataChanged())
    #expect(!scenario.asksForData)
    #expect(scenario.text.contains("merged with yours when you leave the field"))
    scenario.press("Enter")
    #expect(scenario.asksForData)
  }

  @Test("Secrets stay hidden in conflicts")
  func secrets() throws {
    let form = "( { key = Name; valuePath = name; isSecure = YES; } )"
    var scenario = try Scenario(form: form, size: Self.wide)
    scenario.press("Enter", "C-u")
    scenario.type("Lund")
    scenario.press("Enter")
    let theirs = Scenario.person.replacing("\"Ada\"", with: "\"Kiel\"")
    scenario.send(
      .dataReloaded(try RecordTable(parsing: SourceText(name: "person.json", text: theirs))))
    #expect(scenario.text.contains("another program has set “•"))
    scenario.press("Enter")
    #expect(scenario.question.contains("another program"))
    #expect(!scenario.text.contains("Kiel") && !scenario.text.contains("Lund"))
  }

  private static let lists =
    #"{"name": "x", "t": [{"n": "a", "q": 1}, {"n": "b", "q": 2}, {"n": "c", "q": 3}]}"#

  private func listScenario() throws -> Scenario {
    try Scenario(
      form: """
        ( { valuePath = name; }, { valuePath = t; key = T; itemForm = ( { valuePath = n; },
            { valuePath = q; key = Q; valueType = integer; } ); } )
        """, record: Self.lists, size: Self.wide)
  }

  @Test("Inside of lists items are found again, and conflicts are at any depth, with their paths")
  func nested() throws {
    var scenario = try listScenario()
    scenario.press("j", "Enter", "j", "Enter", "j", "Enter", "C-u")
    scenario.type("9")
    scenario.press("Enter")
    let theirs = Self.lists.replacing(#"[{"n": "a""#, with: #"[{"n": "new"}, {"n": "a""#)
      .replacing(#""q": 2"#, with: #""q": 5"#)
    scenario.send(
      .dataReloaded(try RecordTable(parsing: SourceText(name: "x.json", text: theirs))))
    #expect(scenario.line(of: "N").contains("b"), "\(scenario.text)")
    #expect(scenario.text.contains("another program has set “5”"))
    scenario.press("Esc", "Esc")
    #expect(scenario.line(of: "T").contains("✗"), "\(scenario.text)")
    scenario.press("!")
    #expect(scenario.text.contains("t[2].q"))
    scenario.press("Enter")
    #expect(scenario.cursorLine.contains("9"), "\(scenario.text)")
    scenario.press("e", "t")
    #expect(scenario.file == theirs)
  }

  @Test("A conflict follows its item when those before it are deleted, and the next merge")
  func followsItem() throws {
    var scenario = try listScenario()
    scenario.press("j", "Enter", "j", "Enter", "j", "Enter", "C-u")
    scenario.type("9")
    scenario.press("Enter")
    let theirs = Self.lists.replacing(#""q": 2"#, with: #""q": 5"#)
    scenario.send(
      .dataReloaded(try RecordTable(parsing: SourceText(name: "x.json", text: theirs))))
    scenario.press("Esc", "g", "x")
    #expect(scenario.cursorLine.contains("✗"), "\(scenario.text)")
    scenario.send(
      .dataReloaded(
        try RecordTable(
          parsing: SourceText(
            name: "x.json", text: theirs.replacing(#"[{"n": "a""#, with: #"[{"n": "0"}, {"n": "a""#)
          ))))
    scenario.press("!")
    #expect(scenario.text.contains("t[1].q"), "\(scenario.text)")
    scenario.press("Enter")
    #expect(scenario.cursorLine.contains("9"), "\(scenario.text)")
    scenario.press("e", "t")
    #expect(scenario.cursorLine.contains("5"), "\(scenario.text)")
    #expect(!scenario.text.contains("another program has set"))
  }

  @Test("A file that was only touched was not changed elsewhere, whatever is unsaved here")
  func touched() throws {
    var scenario = try Self.staff("j", "l")
    try reload(&scenario, Scenario.staff)
    #expect(!scenario.text.contains("elsewhere"))
    scenario.edit("Lund")
    try reload(&scenario, Scenario.staff)
    #expect(!scenario.text.contains("elsewhere"))
    #expect(scenario.cursorLine.contains("Lund"))
    scenario.press("u")
    #expect(scenario.file == Scenario.staff)
  }

  @Test("What takes their value is taken back by undo, and the conflict is open again")
  func undoneChoice() throws {
    var scenario = try Self.staff("j", "l")
    scenario.edit("Lund")
    try reload(&scenario, Scenario.staff.replacing("Bergen", with: "Kiel"))
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
    var scenario = try Self.staff("j", "x")
    try reload(&scenario, Scenario.staff.replacing("Bergen", with: "Kiel"))
    let merged = scenario.file
    #expect(scenario.screen[0].contains("unsaved"), "one of the two is to be chosen")
    scenario.press("u")
    #expect(scenario.file == merged)
    scenario.press("q")
    #expect(scenario.question.contains("1 open conflict"))
  }

  @Test("] leads to a conflict")
  func nextProblem() throws {
    var scenario = try listScenario()
    scenario.press("j", "Enter", "j", "Enter", "j", "Enter", "C-u")
    scenario.type("9")
    scenario.press("Enter", "Esc", "Esc", "g")
    let theirs = Self.lists.replacing(#""q": 2"#, with: #""q": 5"#)
    scenario.send(
      .dataReloaded(try RecordTable(parsing: SourceText(name: "x.json", text: theirs))))
    scenario.press("]")
    #expect(scenario.cursorLine.contains("9"), "\(scenario.text)")
  }

  @Test("The next version from others keeps a conflict that is open")
  func again() throws {
    var scenario = try Self.staff("j", "l")
    scenario.edit("Lund")
    let theirs = Scenario.staff.replacing("Bergen", with: "Kiel")
    try reload(&scenario, theirs)
    try reload(&scenario, theirs.replacing("[\n  {", with: "[\n  \(Self.eva),\n  {"))
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
      scenario.send(
        .dataReloaded(try RecordTable(parsing: SourceText(name: "person.json", text: theirs))))
      scenario.press("Enter")
      let text = scenario.screen.map { $0.trimmingWhitespace() }.joined()
      #expect(text.contains("Kiel 😀") && text.contains("Ada!"), "\(scenario.text)")
      #expect(text.contains("m ") && text.contains("t "))
    }
  }
}

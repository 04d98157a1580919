import Cells
import FormEditor
import FormEngine
import JSONText
import Screen
import SourceText
import Testing

@Suite("A long file, of which the beginning is shown first")
struct LoadingTests {
  private static let whole =
    "[\n"
    + (1...50).map { #"  { "id": \#($0), "name": "Person \#($0)" }"# }.joined(separator: ",\n")
    + "\n]\n"

  /// The state with the first records, as if the rest were still being read.
  private static func beginning() throws -> Scenario {
    let decoded = FormDecoder(cells: CellCatalog.core.declarations).decode(
      SourceText(name: "person.plist", text: Scenario.personForm))
    let table = try table(ofFirst: 400)
    let form = try #require(decoded.form).inferringKinds(from: [table[table.id(at: 0)]])
    return Scenario(
      state: EditorState(
        form: form, table: table,
        file: FileDescription(path: "people.json"), size: Size(width: 110, height: 16),
        locale: FormLocale(numbers: "en_US_POSIX", times: "en_US_POSIX"), opensTable: true))
  }

  /// The records in the first bytes of the file.
  private static func table(ofFirst count: Int) throws -> RecordTable {
    let bytes = ByteBuffer(whole.utf8.prefix(count))
    let source = SourceText(name: "people.json", buffer: bytes)
    var index = RecordIndexer(name: source.name)
    try index.advance(over: bytes.bytes, isWhole: false)
    return RecordTable(source: source, index: index)
  }

  private static func wholeTable() throws -> RecordTable {
    try RecordTable(parsing: SourceText(name: "people.json", text: whole))
  }

  /// A state in which one of the first records was edited.
  private static func editedBeginning() throws -> Scenario {
    var scenario = try beginning()
    scenario.press("l", "e")
    scenario.type("!")
    scenario.press("Enter")
    return scenario
  }

  @Test("The first records are there at once, with a mark that the rest is coming")
  func beginning() throws {
    var scenario = try Self.beginning()
    #expect(scenario.text.contains("Person 1"))
    scenario.send(.loadProgressed(0.43))
    #expect(scenario.screen[0].contains("reading 43 %"))
  }

  @Test("When all is read the mark goes, and every record can be reached")
  func loaded() throws {
    var scenario = try Self.beginning()
    scenario.send(.loaded(try Self.wholeTable()))
    #expect(!scenario.screen[0].contains("reading"))
    #expect(scenario.screen[0].contains("50 records"))
    scenario.press("G")
    #expect(scenario.text.contains("Person 50"))
  }

  @Test("What was edited meanwhile stays edited and can be undone")
  func editedMeanwhile() throws {
    var scenario = try Self.beginning()
    scenario.press("Down", "l", "e")
    scenario.type("!")
    scenario.press("Enter")
    scenario.send(.loaded(try Self.wholeTable()))
    #expect(scenario.file == Self.whole.replacing("\"Person 2\"", with: "\"Person 2!\""))
    #expect(scenario.screen[0].contains("● unsaved"))
    scenario.press("u")
    #expect(scenario.file == Self.whole)
  }

  @Test("Nothing is saved or sorted before all is read")
  func notYet() throws {
    var scenario = try Self.beginning()
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
    var scenario = try Self.beginning()
    let first = scenario.state.table.count
    scenario.send(.loadProgressed(0.4))
    scenario.send(.grown(try Self.table(ofFirst: 900)))
    let more = scenario.state.table.count
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

  @Test("Edits, a draft, marks and undo survive each growth")
  func survivors() throws {
    var scenario = try Self.beginning()
    // The second deleted, the first moved below the third, a copy of that, a change and a mark.
    scenario.press("j", "x", "k", "M-Down", "c", "l", "e")
    scenario.type("!")
    scenario.press("Enter")
    scenario.send(.grown(try Self.table(ofFirst: 700)))
    scenario.press("j", "l", "e")
    scenario.type("12")
    scenario.press("Enter", "Enter", "Space")
    scenario.send(.grown(try Self.table(ofFirst: 1000)))
    #expect(scenario.screen[0].contains("1 marked"))
    #expect(scenario.text.contains("12"))
    scenario.send(.loaded(try Self.wholeTable()))
    let lines = scenario.file.split(separator: "\n").map(String.init)
    #expect(lines[1].contains("Person 3\""))
    #expect(lines[2].contains("Person 1\""))
    #expect(lines[3].contains("Person 1!\""))
    #expect(lines[4].contains("Person 4\""))
    #expect(lines[50].contains("Person 50\""))
    #expect(scenario.screen[0].contains("1 marked"))
    // The draft is the first to go: the cursor is on it.
    scenario.press("k", "u", "u", "u", "u", "u")
    #expect(scenario.file == Self.whole)
    #expect(!scenario.screen[0].contains("unsaved"))
  }

  @Test("A field that is open stays open while the file grows, and takes the text")
  func typing() throws {
    var scenario = try Self.beginning()
    scenario.press("l", "e")
    scenario.type("x")
    scenario.send(.grown(try Self.table(ofFirst: 900)))
    scenario.type("y")
    scenario.send(.loaded(try Self.wholeTable()))
    scenario.type("z")
    scenario.press("Enter")
    #expect(scenario.file == Self.whole.replacing("\"Person 1\"", with: "\"Person 1xyz\""))
  }

  @Test("In a record's form > leads on into what has come in")
  func neighbours() throws {
    var scenario = try Self.beginning()
    let first = scenario.state.table.count
    scenario.send(.loadProgressed(0.1))
    scenario.press("G", "Enter", "Down", ">")
    #expect(scenario.helpLine.contains("the last record that is read so far"))
    scenario.send(.grown(try Self.table(ofFirst: 900)))
    #expect(scenario.line(of: "Name").contains("Person \(first)"))
    scenario.press(">")
    #expect(scenario.line(of: "Name").contains("Person \(first + 1)"))
    #expect(scenario.line(of: "Name").hasPrefix("▌"))
  }

  @Test("A question stays while the file grows; leaving offers no save that could not be made")
  func question() throws {
    var scenario = try Self.editedBeginning()
    scenario.send(.loadProgressed(0.2))
    scenario.press("q")
    #expect(scenario.question.contains("d discard"))
    #expect(!scenario.question.contains("s save"))
    scenario.send(.grown(try Self.table(ofFirst: 900)))
    #expect(scenario.question.contains("d discard"))
    scenario.press("d")
    #expect(scenario.asksToQuit)
  }

  @Test("The form can change while the file is read")
  func formReloaded() throws {
    var scenario = try Self.editedBeginning()
    scenario.reload(form: Scenario.personForm.replacing("key = Name", with: "key = \"Full name\""))
    scenario.send(.grown(try Self.table(ofFirst: 900)))
    scenario.send(.loaded(try Self.wholeTable()))
    #expect(scenario.screen[1].contains("Full name"))
    #expect(scenario.text.contains("Person 1!"))
    scenario.press("u")
    #expect(scenario.file == Self.whole)
  }

  @Test("Nothing is saved under another name either before all is read")
  func saveAs() throws {
    var scenario = try Self.editedBeginning()
    scenario.send(.loadProgressed(0.2))
    scenario.press("S")
    scenario.type("x")
    scenario.press("Enter")
    #expect(scenario.helpLine.contains("still being read (20 %)"))
    #expect(scenario.effects.isEmpty)
  }

  @Test("A fault further down is shown with its place; what is good can be reached, not saved")
  func fault() throws {
    var scenario = try Self.editedBeginning()
    scenario.send(
      .loadFailed(
        "people.json:19:3: error JSON: expected \",\" or \"]\"",
        upTo: try Self.table(ofFirst: 900)))
    #expect(scenario.text.contains("people.json:19:3"))
    #expect(scenario.screen[0].contains("broken"))
    #expect(scenario.screen[0].contains("read only"))
    scenario.press("G")
    #expect(scenario.cursorLine.contains("Person \(scenario.state.table.count)"))
    #expect(scenario.state.table.count > 15)
    scenario.press("s")
    #expect(scenario.helpLine.contains("broken further down"))
    scenario.press("S")
    scenario.type("x")
    scenario.press("Enter")
    #expect(scenario.helpLine.contains("saving would lose the rest"))
    #expect(scenario.effects.isEmpty)
  }

  @Test("Once the fault is mended by another program all is well again")
  func mended() throws {
    var scenario = try Self.beginning()
    scenario.send(.loadFailed("people.json:19:3: error JSON: expected a value"))
    scenario.send(.dataReloaded(try Self.wholeTable()))
    #expect(!scenario.screen[0].contains("broken"))
    #expect(!scenario.screen[0].contains("read only"))
    scenario.press("l", "e")
    scenario.type("!")
    scenario.press("Enter", "s")
    #expect(
      try scenario.finishSave()
        == Self.whole.replacing("\"Person 1\"", with: "\"Person 1!\""))
  }

  @Test("Written by another program meanwhile: it is told, and the new version comes when it can")
  func interrupted() throws {
    var scenario = try Self.beginning()
    scenario.send(.loadInterrupted)
    #expect(scenario.helpLine.contains("read again when that is done"))
    #expect(scenario.screen[0].contains("changed on disk"))
    #expect(!scenario.screen[0].contains("reading"))
    // Asked for, it is read at once.
    scenario.press("s")
    #expect(scenario.asksForData)
    scenario.send(.dataReloaded(try Self.wholeTable()))
    #expect(scenario.screen[0].contains("50 records"))
    #expect(!scenario.screen[0].contains("changed on disk"))
  }

  @Test("Written by another program meanwhile, with edits: they stay until they are given up")
  func interruptedWithEdits() throws {
    var scenario = try Self.editedBeginning()
    scenario.send(.loadInterrupted)
    #expect(scenario.helpLine.contains("your changes are still here"))
    #expect(!scenario.state.takesReloadedData)
    scenario.press("s")
    #expect(scenario.question.contains("t take theirs, drop mine"))
    #expect(!scenario.question.contains("overwrite"))
    #expect(scenario.effects.isEmpty)
    scenario.press("t")
    #expect(scenario.asksForData)
    #expect(scenario.state.takesReloadedData)
    scenario.send(.loadProgressed(0.5))
    scenario.send(.dataReloaded(try Self.wholeTable()))
    #expect(scenario.file == Self.whole)
    #expect(!scenario.screen[0].contains("unsaved"))
  }

  @Test("What is edited after theirs was chosen is not given up with the rest")
  func laterEdit() throws {
    var scenario = try Self.editedBeginning()
    scenario.send(.loadInterrupted)
    scenario.press("s", "t", "j", "e")
    scenario.type("?")
    #expect(!scenario.state.takesReloadedData)
    scenario.press("Enter")
    #expect(!scenario.state.takesReloadedData)
    scenario.press("u")
    #expect(scenario.state.takesReloadedData)
  }

  @Test("A new version that can't be read leaves what was read before, and says so until it can")
  func unreadable() throws {
    var scenario = try Self.beginning()
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
    var scenario = try Self.beginning()
    scenario.send(.loaded(try Self.wholeTable()))
    scenario.send(.loadProgressed(0.3))
    #expect(scenario.screen[0].contains("reading 30 %"))
    scenario.pressAndFinish("l", "o", "o", "g")
    #expect(scenario.recordLines[0].contains("Person 9"))
    scenario.send(.dataReloaded(try Self.wholeTable()))
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
    #expect(scenario.state.mode == .panel)
    scenario.send(
      .dataReloaded(try RecordTable(parsing: SourceText(name: "people.json", text: one))))
    #expect(scenario.state.mode == .table)
    scenario.press("Enter")
    #expect(scenario.screen[0].contains("1 of 1"))
  }

  @Test("Read anew while something is looked for: that is stopped, and said")
  func anewWithJob() throws {
    var scenario = try Self.beginning()
    scenario.send(.loaded(try Self.wholeTable()))
    scenario.press("]")
    scenario.send(.dataReloaded(try Self.wholeTable()))
    #expect(scenario.helpLine.contains("stopped: Looking for problems"))
    guard case .stopJob? = scenario.effects.last else {
      Issue.record("the job goes on")
      return
    }
  }

  @Test("Saved while it is read anew: nothing is being read any more, the file is ours")
  func savedMeanwhile() throws {
    var scenario = try Self.editedBeginning()
    scenario.send(.loaded(try Self.wholeTable()))
    scenario.send(.loadProgressed(0.3))
    scenario.press("s")
    _ = try scenario.finishSave()
    #expect(!scenario.screen[0].contains("reading"))
  }

  @Test("All is read, but another program has written meanwhile: the title tells, s reads it anew")
  func outdated() throws {
    var scenario = try Self.beginning()
    scenario.send(.loaded(try Self.wholeTable(), isOutdated: true))
    #expect(scenario.screen[0].contains("50 records"))
    #expect(scenario.screen[0].contains("changed on disk"))
    scenario.press("s")
    #expect(scenario.asksForData)
  }
}

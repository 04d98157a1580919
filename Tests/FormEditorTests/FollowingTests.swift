import FormEditor
import Records
import SourceText
import Testing

@Suite("A data file that was changed elsewhere")
struct FollowingTests {
  /// The names of the selected records in view.
  private func selected(_ scenario: Scenario) -> [String] {
    ["Dora", "ada", "Åse", "Bo", "Eva"].filter { name in
      scenario.recordLines.contains { $0.contains("●") && $0.contains(name) }
    }
  }

  @Test("The cursor stays on its record and the selection on its records, whatever comes before")
  func inserted() throws {
    var scenario = try Scenario.table()
    scenario.press("j", "Space", "Space", "k", "l")
    #expect(selected(scenario) == ["ada", "Åse"])
    #expect(scenario.cursorLine.contains("Åse"))
    try scenario.othersSave(Scenario.withEva)
    #expect(scenario.helpLine.contains("was changed elsewhere and read again"))
    #expect(!scenario.helpLine.contains("gone"))
    #expect(scenario.cursorLine.contains("Åse"))
    #expect(scenario.cursorCell.hasPrefix("Oslo"))
    #expect(selected(scenario) == ["ada", "Åse"])
    scenario.press("x")
    #expect(!scenario.file.contains("ada") && !scenario.file.contains("Åse"))
    #expect(scenario.file.contains("Eva") && scenario.file.contains("Bo"))
  }

  @Test("In a sorted and filtered table the cursor, the selection, filter and order stay")
  func sortedAndFiltered() throws {
    var scenario = try Scenario.table()
    scenario.press("j", "Space", "g")
    scenario.pressAndFinish("o")
    scenario.filter("oslo")
    #expect(scenario.recordLines.count == 2)
    scenario.press("G", "Space", "G")
    #expect(scenario.cursorLine.contains("Dora"))
    #expect(scenario.screen[0].contains("1 selected + 1 out of view"))
    try scenario.othersSave(Scenario.withEva.replacing("900", with: "901"))
    #expect(scenario.screen[0].contains("3 of 5  filtered by “oslo”"))
    #expect(scenario.screen[0].contains("▲ Name"))
    #expect(scenario.cursorLine.contains("Dora") && scenario.cursorLine.contains("901"))
    #expect(scenario.screen[0].contains("1 selected + 1 out of view"))
    #expect(selected(scenario) == ["Dora"])
    scenario.filter("")
    #expect(selected(scenario) == ["Dora", "ada"])
  }

  @Test("A filter that the form no longer takes is gone after the next reading, and that is said")
  func filterOfAnotherForm() throws {
    var scenario = try Scenario.table()
    scenario.filter("name = Dora")
    #expect(scenario.recordLines.count == 1)
    scenario.reload(form: "( { key = City; valuePath = office.city; } )")
    try scenario.othersSave(Scenario.withEva)
    #expect(scenario.recordLines.count == 5)
    #expect(scenario.helpLine.contains("no longer takes the filter “name = Dora”"))
  }

  @Test("Selected records that are gone are counted; the cursor goes to the next that is there")
  func deleted() throws {
    var scenario = try Scenario.table()
    scenario.pressAndFinish("o", "g")
    #expect(scenario.names == ["ada", "Åse", "Bo", "Dora"])
    scenario.press("Space", "Space", "k")
    #expect(scenario.cursorLine.contains("Åse"))
    let rest = "[{\"name\": \"Dora\"}, {\"name\": \"Bo\"}, {\"name\": \"ada\"}]"
    try scenario.othersSave(rest)
    #expect(scenario.helpLine.contains("; 1 selected record is gone"))
    #expect(selected(scenario) == ["ada"])
    #expect(scenario.cursorLine.contains("Bo"))
    try scenario.othersSave("[]")
    #expect(scenario.helpLine.contains("; 1 selected record is gone"))
    #expect(!scenario.screen[0].contains("selected"))
  }

  @Test("A form that says what tells its records apart has them followed by that")
  func identity() throws {
    let form = Scenario.staffForm.replacing(
      "title = \"Staff\";", with: "title = Staff; recordIdentity = id;")
    let before = "[{\"name\": \"Ann\", \"id\": 7}, {\"name\": \"Bob\", \"id\": 8}]"
    var scenario = try Scenario.table(before, form: form)
    scenario.press("j")
    try scenario.othersSave("[{\"name\": \"Bob\", \"id\": 7}, {\"name\": \"Ann\", \"id\": 8}]")
    #expect(scenario.cursorLine.contains("Ann"))
  }

  @Test("Of equal records the cursor stays on its own")
  func duplicates() throws {
    let same = "{\"name\": \"Bo\"}"
    var scenario = try Scenario.table("[\(same), \(same), {\"name\": \"ada\"}, \(same)]")
    scenario.press("G", "Space", "G")
    try scenario.othersSave("[{\"name\": \"Eva\"}, \(same), \(same), {\"name\": \"ada\"}, \(same)]")
    #expect(scenario.cursorLine.hasPrefix("▌●5"))
    #expect(scenario.screen[0].contains("1 selected"))
  }

  @Test(
    "A record that no longer passes the filter leaves the view; the cursor goes to its neighbor")
  func filteredOut() throws {
    var scenario = try Scenario.table()
    scenario.filter("salary > 100")
    scenario.press("j")
    #expect(scenario.cursorLine.contains("ada"))
    try scenario.othersSave(Scenario.staff.replacing("12000.50", with: "12"))
    #expect(scenario.names == ["Dora", "Åse", "Bo"])
    #expect(scenario.cursorLine.contains("Åse"))
  }

  @Test("The cursor stays on its line of the window")
  func windowLine() throws {
    let records = (1...100).map { "{\"name\": \"p\($0)\"}" }
    var scenario = try Scenario.table("[\(records.joined(separator: ","))]")
    scenario.press("5", "0", "G", "k", "k", "k")
    let line = scenario.screen.firstIndex { $0.hasPrefix("▌") }
    #expect(scenario.cursorLine.contains("p47"))
    try scenario.othersSave("[{\"name\": \"new\"},\(records.joined(separator: ","))]")
    #expect(scenario.cursorLine.contains("p47"))
    #expect(scenario.screen.firstIndex { $0.hasPrefix("▌") } == line)
  }

  @Test("A record's form stays open on its record and its row, in a filtered list, too")
  func form() throws {
    var scenario = try Scenario.table()
    scenario.filter("oslo")
    scenario.press("j", "Enter", "G")
    #expect(scenario.line(of: "Grade").hasPrefix("▌"))
    try scenario.othersSave(Scenario.withEva.replacing("1e4", with: "2e4"))
    #expect(scenario.screen[0].contains("›  Åse"))
    #expect(scenario.line(of: "Grade").hasPrefix("▌"))
    #expect(scenario.line(of: "Salary").contains("2"))
    try scenario.othersSave(
      Scenario.withEva.replacing("Oslo\"}, \"salary\": 1e4", with: "Rome\"}, \"salary\": 1"))
    #expect(scenario.screen[0].contains("›  Åse"))
    #expect(scenario.line(of: "Grade").hasPrefix("▌"))
    try scenario.othersSave("[\(Scenario.eva)]")
    #expect(scenario.text.contains("; the record that was open is gone"))
  }

  @Test("A sort that was under way goes on over the new records")
  func whileSorting() throws {
    var scenario = try Scenario.table()
    scenario.press("o")
    try scenario.othersSave(Scenario.withEva)
    #expect(scenario.names.first == "ada")
    #expect(scenario.cursorLine.contains("Dora"))
    #expect(!scenario.helpLine.contains("stopped"))
  }

  @Test("A text that Esc left stays at its record")
  func abandonedText() throws {
    var scenario = try Scenario.table()
    scenario.press("j", "e")
    scenario.type("!")
    scenario.press("Esc")
    try scenario.othersSave(Scenario.withEva)
    scenario.press("e")
    #expect(scenario.cursorLine.contains("ada!"))
  }

  @Test("Taking theirs for mine keeps the place, too")
  func takeTheirs() throws {
    var scenario = try Scenario.table()
    scenario.press("j", "Space", "k", "a", "k", "j", "j")
    scenario.edit("Ada")
    #expect(scenario.screen[0].contains("1 selected"))
    scenario.send(.saveConflict(.version, then: .stay))
    scenario.send(.dataChanged(.other))
    scenario.press("t")
    try scenario.othersSave(Scenario.withEva)
    #expect(scenario.file == Scenario.withEva)
    #expect(scenario.cursorLine.contains("Åse"))
    #expect(selected(scenario) == ["ada"])
  }

  @Test("The form of a record that was deleted elsewhere closes: nobody edits the next one in it")
  func deletedUnderForm() throws {
    var scenario = try Scenario.table()
    scenario.press("j", "Enter")
    #expect(scenario.screen[0].contains("ada"))
    let lines = Scenario.staff.split(separator: "\n").filter { !$0.contains("\"ada\"") }
    try scenario.othersSave(lines.joined(separator: "\n"))
    #expect(scenario.editor.mode == .table)
    #expect(scenario.helpLine.contains("the record that was open is gone"))
    #expect(scenario.names == ["Dora", "Åse", "Bo"])
  }

  @Test("The form of a record that was changed elsewhere stays open, on what it is now")
  func changedUnderForm() throws {
    var scenario = try Scenario.table()
    scenario.press("j", "Enter")
    try scenario.othersSave(Scenario.staff.replacing("12000.50", with: "13000"))
    #expect(scenario.editor.mode == .browsing)
    #expect(scenario.line(of: "Salary").contains("13000"))
  }

  private static let lists =
    #"{"name": "x", "t": [{"n": "a", "q": 1}, {"n": "b", "q": 2}, {"n": "c", "q": 3}]}"#

  private static func withLists() throws -> Scenario {
    try Scenario(
      form: """
        ( { valuePath = name; }, { valuePath = t; itemForm = ( { valuePath = n; maximumLength = 5; },
            { valuePath = q; valueType = integer; maximumValue = 9; } ); } )
        """, record: lists)
  }

  @Test("The text of a draft whose record is gone is in the message, a secret one as bullets")
  func lostDrafts() throws {
    let form = """
      { recordIdentity = id; rows = ( { key = ID; valuePath = id; },
        { key = Phone; valuePath = phone; regex = "[0-9]{4}"; },
        { key = PIN; valuePath = pin; isSecure = YES; regex = "[0-9]{4}"; } ); }
      """
    let records = #"[{"id": 1, "phone": "1234"}, {"id": 2}]"#
    var scenario = try Scenario.table(records, form: form)
    scenario.press("l", "e", "C-u")
    scenario.type("12ab")
    scenario.press("Tab")
    scenario.type("99zz")
    scenario.press("Down")
    try scenario.othersSave(#"[{"id": 2}]"#)
    #expect(scenario.text.contains("the records of 2 drafts are gone"), "\(scenario.text)")
    #expect(scenario.text.contains("Phone: “12ab”"))
    #expect(scenario.text.contains("PIN: “••") && !scenario.text.contains("99zz"))
  }

  @Test("The page of an item stays on its item, and so does a draft in it")
  func item() throws {
    var scenario = try Self.withLists()
    scenario.press("j", "Enter", "j", "Enter", "j", "Enter", "C-u")
    scenario.type("99")
    scenario.press("Enter", "Esc")
    #expect(scenario.line(of: "N").contains("b"))
    let more = Self.lists.replacing(#"[{"n": "a""#, with: #"[{"n": "new"}, {"n": "a""#)
    try scenario.othersSave(more)
    #expect(scenario.line(of: "N").contains("b"), "\(scenario.text)")
    try scenario.othersSave(more.replacing(#", {"n": "b", "q": 2}"#, with: ""))
    #expect(scenario.editor.mode == .table, "\(scenario.text)")
    #expect(scenario.recordLines.count == 3)
    #expect(scenario.cursorLine.contains("c"))
  }

  @Test("What may be done is what the file allows as it is now")
  func abilities() throws {
    var scenario = try Scenario.table()
    var abilities = SourceAbilities()
    abilities.refuse(.add) { _ in "Nothing can be added here" }
    let table = try RecordTable(parsing: SourceText(name: "staff.json", text: Scenario.withEva))
    scenario.send(.dataReloaded(table, abilities: abilities))
    scenario.press("a")
    #expect(scenario.helpLine.contains("Nothing can be added here"))
    scenario.send(.dataReloaded(table, abilities: SourceAbilities()))
    scenario.press("a")
    #expect(scenario.editor.mode == .editing)
  }
}

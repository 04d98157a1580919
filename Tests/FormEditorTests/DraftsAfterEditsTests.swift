import Screen
import Testing

@Suite("Drafts, while other values are edited")
struct DraftsAfterEditsTests {
  private static let form = """
    ( { key = Start; valuePath = start; cellIdentifier = DateCell; maximumValue = end; },
      { key = End; valuePath = end; cellIdentifier = DateCell; } )
    """
  private static let record = #"{"start": "2027-01-01", "end": "2027-02-01"}"#

  /// The start is typed after the end, and then another end.
  private func scenario(end: String) throws -> Scenario {
    var scenario = try Scenario(
      form: Self.form, record: Self.record, size: Size(width: 100, height: 16))
    scenario.press("Enter", "C-u")
    scenario.type("2027-03-01")
    scenario.press("Enter", "Enter")
    #expect(scenario.line(of: "Start").contains("must not be after 2027-02-01"))
    scenario.press("j", "Enter", "C-u")
    scenario.type(end)
    scenario.press("Enter")
    return scenario
  }

  @Test("One that fits by an edit of another row says so, and saving does not call it invalid")
  func fits() throws {
    var scenario = try scenario(end: "2027-04-01")
    #expect(scenario.line(of: "Start").contains("fits now"))
    scenario.press("s")
    #expect(scenario.question.contains("entered"), "\(scenario.question)")
    scenario.press("Esc", "k", "e", "Enter")
    #expect(scenario.file == #"{"start": "2027-03-01", "end": "2027-04-01"}"#)
  }

  @Test("One that does not fit says what it breaks now; undo and redo judge it, too")
  func breaks() throws {
    var scenario = try scenario(end: "2027-02-15")
    #expect(scenario.line(of: "Start").contains("must not be after 2027-02-15"))
    scenario.press("u")
    #expect(scenario.line(of: "Start").contains("must not be after 2027-02-01"))
    scenario.press("C-r")
    #expect(scenario.line(of: "Start").contains("must not be after 2027-02-15"))
  }

  @Test(
    "u does what a message has said of it, though the record under the cursor has a draft",
    arguments: ["x", "c"])
  func undoOfRecords(key: String) throws {
    var scenario = try Scenario.table()
    scenario.press("j", "e", "C-u", "Enter", "Enter")
    #expect(scenario.cursorLine.contains("✎") && scenario.editor.mode == .table)
    scenario.press("k", key)
    if key == "c" { scenario.press("j") }
    #expect(scenario.cursorLine.contains("✎"), "\(scenario.text)")
    scenario.press("u")
    #expect(scenario.file == Scenario.staff)
    #expect(scenario.text.contains("✎"))
  }

  @Test("A draft that was left after the deletion goes first")
  func draftAfterDeletion() throws {
    var scenario = try Scenario.table()
    scenario.press("x", "e", "C-u", "Enter", "Enter", "u")
    #expect(!scenario.text.contains("✎"))
    #expect(scenario.file != Scenario.staff)
    scenario.press("u")
    #expect(scenario.file == Scenario.staff)
  }
}

import FormEditor
import Screen
import Testing

@Suite("Clearing a value")
struct ClearingTests {
  private static let form = """
    (
      { key = Idle; valuePath = idle; },
      { key = Count; valuePath = count; cellIdentifier = NumberCell; },
      { key = Name; valuePath = name; required = YES; },
      { key = Level; valuePath = level; values = (low, high); },
      { key = City; valuePath = office.city; },
      { key = Gone; valuePath = gone; emptyValue = remove; },
      { key = Fixed; valuePath = fixed; readOnly = YES; },
      { key = Tag; valuePath = "tags[0]"; }
    )
    """

  private static let record = """
    {
      "idle": null,
      "count": 5,
      "name": "Ada",
      "level": "low",
      "gone": "x",
      "fixed": 1,
      "tags": ["a", "b"]
    }
    """

  private func scenario(_ record: String = record) throws -> Scenario {
    try Scenario(form: Self.form, record: record, size: Size(width: 90, height: 20))
  }

  /// Opens the focused field, empties it, types `text` and leaves it.
  private func retype(_ text: String, in scenario: inout Scenario) {
    scenario.press("Enter", "C-u")
    scenario.type(text)
    scenario.press("Enter")
  }

  @Test(
    "A text that is typed and cleared again restores the nothing that the record had",
    arguments: [#""idle": null"#, #""idle": """#, #""other": 1"#])
  func restored(member: String) throws {
    let record = Self.record.replacing(#""idle": null"#, with: member)
    var scenario = try scenario(record)
    retype("30s", in: &scenario)
    #expect(scenario.file.contains(#""idle": "30s""#))
    retype("", in: &scenario)
    #expect(scenario.file == record)
    #expect(!scenario.screen[0].contains("unsaved"))
  }

  @Test("An object that was made for a text goes with it when it is cleared")
  func madeContainer() throws {
    var scenario = try scenario()
    scenario.press("j", "j", "j", "j")
    retype("Oslo", in: &scenario)
    #expect(scenario.file.contains(#""city": "Oslo""#))
    retype("", in: &scenario)
    #expect(scenario.file == Self.record)
  }

  @Test(
    "Where the record had a value, an empty text is written, null for numbers, or what the form says"
  )
  func defaults() throws {
    var scenario = try scenario(Self.record.replacing("null", with: #""1s""#))
    retype("", in: &scenario)
    #expect(scenario.file.contains(#""idle": "","#))
    scenario.press("j")
    retype("", in: &scenario)
    #expect(scenario.file.contains(#""count": null,"#))
    scenario.press("j", "j", "j", "j")
    retype("", in: &scenario)
    #expect(!scenario.file.contains("gone"))
  }

  @Test("Delete asks how, offers what the row allows, and is one step to undo")
  func deleteMenu() throws {
    var scenario = try scenario()
    scenario.press("Delete")
    #expect(scenario.bottomLine.contains("Clear Idle:"))
    #expect(scenario.bottomLine.contains("r remove the member  e empty text  c back"))
    #expect(!scenario.bottomLine.contains("n null"))
    scenario.press("r")
    #expect(scenario.file == Self.record.replacing("  \"idle\": null,\n", with: ""))
    scenario.press("u")
    #expect(scenario.file == Self.record)
    scenario.press("j", "Delete")
    #expect(scenario.bottomLine.contains("r remove the member  n null  c back"))
    scenario.press("e", "n")
    #expect(scenario.file.contains(#""count": null"#))
    scenario.press("u", "Delete", "Esc", "Delete", "c")
    #expect(scenario.file == Self.record)
    scenario.press("j", "j", "Delete")
    #expect(scenario.bottomLine.contains("Clear Level:  r remove the member  n null  c back"))
  }

  @Test("Delete says why where a row can't be empty, and removes no element of a list")
  func deleteRefused() throws {
    var scenario = try scenario()
    scenario.press("j", "j", "Delete")
    #expect(scenario.editor.mode == .browsing)
    #expect(scenario.helpLine.contains("Name: is required"))
    scenario.press("G", "Delete")
    #expect(scenario.bottomLine.contains("Clear Tag:  n null  e empty text  c back"))
    scenario.press("Esc", "k", "Delete")
    #expect(scenario.helpLine.contains("Fixed: this row is read only"))
  }

  @Test("Delete takes away what a cell can't represent")
  func unrepresented() throws {
    let record = Self.record.replacing(#""low""#, with: "[1]")
    var scenario = try scenario(record)
    scenario.press("j", "j", "j", "Enter")
    #expect(scenario.helpLine.contains("Delete clears it"))
    scenario.press("Delete", "n")
    #expect(scenario.file == record.replacing("[1]", with: "null"))
  }

  @Test("Delete drops a draft, too")
  func draft() throws {
    var scenario = try scenario()
    scenario.press("j", "Enter", "C-u")
    scenario.type("x")
    scenario.press("Enter", "Enter", "Delete")
    scenario.press("n")
    #expect(scenario.file.contains(#""count": null"#))
    #expect(!scenario.text.contains("✎"))
  }

  @Test("In a table Delete is about the cell under the cursor")
  func tableCell() throws {
    var scenario = try Scenario.table()
    scenario.press("Space", "j", "l", "l", "Delete")
    let question = scenario.bottomLine
    #expect(question.contains("Clear Salary of record 3:"), "\(question)")
    scenario.press("r")
    #expect(scenario.file == Scenario.staff.replacing(#" "salary": 1e4,"#, with: ""))
    scenario.press("u")
    #expect(scenario.file == Scenario.staff)
  }

  @Test("A record that is gone while the question is open is not cleared")
  func gone() throws {
    var scenario = try Scenario.table()
    scenario.press("l", "l", "Delete")
    scenario.reload(form: "( { key = Name; valuePath = name; } )")
    scenario.press("r")
    #expect(scenario.file == Scenario.staff)
    #expect(scenario.text.contains("the row is gone"))
  }
}

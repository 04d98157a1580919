import FormEditor
import Testing

@Suite("Undo of several values that were set at once, after others have saved")
struct UndoOfSeveralValuesTests {
  private static let form = """
    { title = Order; rows = (
      { key = Name; valuePath = name; },
      { key = Count; valuePath = count; cellIdentifier = NumberCell; },
      { key = Sum; valuePath = sum; cellIdentifier = NumberCell; formula = "count * 2"; },
      { key = Gift; valuePath = gift; cellIdentifier = SwitchCell; },
      { key = Greeting; valuePath = greeting; hidden = "gift != true"; whenHidden = clear;
        emptyValue = remove; }
    ); }
    """

  private static let record = """
    {"name": "Ada", "count": 1, "sum": 2, "gift": true, "greeting": "Hi"}

    """

  @Test("u takes back a value and what was computed of it")
  func computed() throws {
    var scenario = try Scenario(form: Self.form, record: Self.record)
    scenario.press("j")
    scenario.edit("5")
    #expect(scenario.file.contains("\"count\": 5, \"sum\": 10"))
    let theirs = Self.record.replacing("Ada", with: "Eva")
    try scenario.othersSave(theirs)
    #expect(scenario.file == theirs.replacing("1, \"sum\": 2", with: "5, \"sum\": 10"))
    scenario.press("u")
    #expect(scenario.file == theirs)
    scenario.press("C-r")
    #expect(scenario.file == theirs.replacing("1, \"sum\": 2", with: "5, \"sum\": 10"))
  }

  @Test("u takes back a switch and what was cleared with it")
  func cleared() throws {
    var scenario = try Scenario(form: Self.form, record: Self.record)
    scenario.press("j", "j", "j", "Space")
    let changed = "\"gift\": false}"
    #expect(scenario.file.contains(changed))
    let theirs = Self.record.replacing("Ada", with: "Eva")
    try scenario.othersSave(theirs)
    #expect(scenario.file.contains(changed) && scenario.file.contains("Eva"))
    scenario.press("u")
    #expect(scenario.file == theirs)
  }

  @Test("Where others have changed one of the values since, none is taken back")
  func changedSince() throws {
    var scenario = try Scenario(form: Self.form, record: Self.record)
    scenario.press("j")
    scenario.edit("5")
    scenario.press("s")
    let saved = try scenario.finishSave()
    let theirs = saved.replacing("\"sum\": 10", with: "\"sum\": 11")
    try scenario.othersSave(theirs)
    scenario.press("u")
    #expect(scenario.helpLine.contains("Nothing to undo"))
    #expect(scenario.file == theirs)
  }

  @Test("An item that was deleted comes back between its neighbors")
  func item() throws {
    let form = """
      { title = Order; rows = ( { key = Name; valuePath = name; },
        { key = Lines; valuePath = lines; cellIdentifier = ListCell;
          rows = ( { key = Item; valuePath = item; } ); } ); }
      """
    let record = """
      {"name": "Ada", "lines": [{"item": "Pen"}, {"item": "Ink"}, {"item": "Cup"}]}

      """
    var scenario = try Scenario(form: form, record: record)
    scenario.press("j", "Enter", "x", "Esc")
    #expect(!scenario.file.contains("Pen"))
    let theirs = record.replacing("Ada", with: "Eva")
    try scenario.othersSave(theirs)
    scenario.press("u")
    #expect(scenario.file == theirs, "\(scenario.text)")
  }
}

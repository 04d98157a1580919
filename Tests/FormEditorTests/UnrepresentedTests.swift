import FormEditor
import Screen
import Testing

@Suite("Values that a cell can't represent, on the screen")
struct UnrepresentedTests {
  private static let form = """
    (
      { key = Features; valuePath = choice; values = (canary, tracing, blue); },
      { key = Active; valuePath = switch; cellIdentifier = SwitchCell; },
      { key = Name; valuePath = text; cellIdentifier = TextFieldCell; },
      { key = PIN; valuePath = secure; cellIdentifier = SecureTextFieldCell; },
      { key = Count; valuePath = number; cellIdentifier = NumberCell; },
      { key = Cost; valuePath = currency; cellIdentifier = CurrencyCell; },
      { key = Day; valuePath = date; cellIdentifier = DateCell; },
      { key = Note; valuePath = note; cellIdentifier = TextViewCell; height = 1; }
    )
    """

  @Test("Enter and Space leave a list alone in every kind of cell, and say why")
  func everyKind() throws {
    let kinds = ["choice", "switch", "text", "secure", "number", "currency", "date", "note"]
    let members = kinds.map { "\"\($0)\": [\"canary\", \"tracing\"]" }
    let record = "{" + members.joined(separator: ", ") + "}"
    var scenario = try Scenario(form: Self.form, record: record, size: Size(width: 160, height: 20))
    for _ in kinds {
      for key in ["Enter", "Space"] {
        scenario.press(key)
        #expect(scenario.editor.mode == .browsing)
        #expect(scenario.file == record)
        #expect(scenario.helpLine.contains("holds a list, not "), "\(scenario.helpLine)")
        #expect(scenario.helpLine.contains("is left alone"))
      }
      #expect(!scenario.text.contains("unsaved"))
      scenario.press("j")
    }
    #expect(scenario.text.contains(#"["canary", "tracing"]"#))
  }

  @Test("A cell of the table holds it, too")
  func tableCell() throws {
    let records = #"[{"choice": ["canary"]}, {"choice": "blue"}]"#
    var scenario = try Scenario.table(records, form: Self.form)
    scenario.press("e")
    #expect(scenario.editor.mode == .table)
    #expect(scenario.text.contains("Features: holds a list, not one of the choices"))
    scenario.press("j", "e")
    #expect(scenario.editor.mode == .editing)
  }
}

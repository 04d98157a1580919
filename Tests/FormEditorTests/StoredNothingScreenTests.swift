import Cells
import Screen
import Testing

@Suite("On the screen: null, a missing value and an empty text")
struct StoredNothingScreenTests {
  private static let form = """
    { recordTitle = "{name}"; rows = ( { key = Name; valuePath = name; },
      { key = City; valuePath = city; }, { key = Count; valuePath = count; valueType = integer; },
      { key = Desk; valuePath = desk; placeholder = "4.01"; required = YES; },
      { key = Size; valuePath = size; cellIdentifier = RadioCell; choices = (S, L); } ); }
    """
  private static let records = """
    [{"name": "a", "city": null, "count": null, "desk": null, "size": null},
     {"name": "b"},
     {"name": "c", "city": "", "count": 1, "desk": "", "size": ""},
     {"name": "d", "city": "null", "count": 2, "desk": "x", "size": "S"}]
    """

  private func style(of text: String, inLine line: Int, _ scenario: Scenario) -> Style? {
    let shown = scenario.screen[line]
    guard let range = shown.firstRange(of: text) else { return nil }
    return scenario.frame[DisplayText.width(String(shown[..<range.lowerBound])), line].style
  }

  @Test("In a table null is dim, an empty text is two quotes, and a missing value is nothing")
  func table() throws {
    let scenario = try Scenario.table(Self.records, form: Self.form)
    let lines = scenario.recordLines
    #expect(lines[0].contains("a     null   null  ✗ null  null"), "\(scenario.text)")
    #expect(lines[1].hasSuffix("b                  ✗"), "\(scenario.text)")
    #expect(lines[2].contains(#"c     ""        1  ✗ """#), "\(scenario.text)")
    #expect(lines[3].contains("d     null      2"), "\(scenario.text)")
    #expect(style(of: "null", inLine: 2, scenario) == Theme().onCursorLine(Theme().dim))
    #expect(style(of: #""""#, inLine: 4, scenario) == Theme().dim)
    #expect(style(of: "null", inLine: 5, scenario) == Theme().value)
  }

  @Test("Under the table's cursor null is another color than a text")
  func cursor() throws {
    var scenario = try Scenario.table(Self.records, form: Self.form)
    scenario.press("l")
    #expect(style(of: "null", inLine: 2, scenario) == Theme().selectionDim)
    scenario.press("G")
    #expect(style(of: "null", inLine: 5, scenario) == Theme().selection)
    #expect(Theme().selection != Theme().selectionDim)
  }

  @Test("In a form they differ, a placeholder stays, and choices that are all in sight stay so")
  func form() throws {
    var scenario = try Scenario.table(Self.records, form: Self.form)
    scenario.press("Enter")
    #expect(scenario.line(of: "City").hasSuffix("City    null"), "\(scenario.text)")
    #expect(scenario.line(of: "Count").contains("null"))
    #expect(scenario.line(of: "Desk").contains("4.01"))
    #expect(scenario.line(of: "Size").contains("○ S") && scenario.text.contains("● null"))
    scenario.press(">")
    #expect(scenario.line(of: "City").hasSuffix("City"))
    #expect(!scenario.text.contains("null"))
    scenario.press(">")
    #expect(scenario.line(of: "City").hasSuffix(#"City    """#))
    #expect(scenario.text.contains(#"● """#))
    // It is what is there, and not an option.
    scenario.press("G", "Enter", "Down", "Enter")
    #expect(scenario.file.contains(#""size": "L""#) || scenario.file.contains(#""size": "S""#))
    #expect(!scenario.text.contains(#"● """#))
  }

  @Test("Editing goes from null to a text and back without a trace of what was shown")
  func editing() throws {
    var scenario = try Scenario.table(Self.records, form: Self.form)
    scenario.press("Enter", "j", "Enter")
    #expect(!scenario.line(of: "City").contains("null"), "\(scenario.text)")
    scenario.press("Enter")
    #expect(scenario.file == Self.records)
    scenario.press("Enter")
    scenario.type("Bonn")
    scenario.press("Enter")
    #expect(scenario.line(of: "City").hasSuffix("City    Bonn"), "\(scenario.text)")
    scenario.press("u")
    #expect(scenario.line(of: "City").hasSuffix("City    null"))
  }

  @Test("? says which of them a value is")
  func help() throws {
    var scenario = try Scenario.table(Self.records, form: Self.form)
    scenario.press("l")
    for value in ["null", "nothing", #""""#, #""null""#] {
      scenario.press("?")
      #expect(scenario.line(of: "Value").hasSuffix("  " + value), "\(scenario.text)")
      scenario.press("Esc", "j")
    }
  }

  @Test("? shows nothing of a secret")
  func secret() throws {
    var scenario = try Scenario()
    scenario.press("j", "j", "j", "?")
    #expect(scenario.text.contains("This row: PIN"))
    #expect(!scenario.text.contains("4711") && !scenario.text.contains("Value"))
  }

  @Test("The title that a form has for no value is shown of all three")
  func titleOfNothing() throws {
    let scenario = try Scenario.table(
      #"[{"a": null}, {}, {"a": ""}]"#,
      form: "( { key = A; valuePath = a; choices = (x, y); nullTitle = None; } )")
    #expect(scenario.recordLines.allSatisfy { $0.hasSuffix("None") }, "\(scenario.text)")
  }

  @Test("The grid of a list's items tells them apart as well")
  func grid() throws {
    let scenario = try Scenario(
      form: """
        ( { key = Ports; valuePath = ports; cellIdentifier = TableCell; itemForm = (
          { key = Name; valuePath = n; }, { key = Note; valuePath = t; } ); } )
        """,
      record: #"{"ports": [{"n": "a", "t": null}, {"n": "b"}, {"n": "c", "t": ""}]}"#)
    #expect(scenario.screen.contains { $0.hasSuffix("a     null") }, "\(scenario.text)")
    #expect(scenario.screen.contains { $0.hasSuffix(" b") })
    #expect(scenario.screen.contains { $0.hasSuffix(#"c     """#) })
  }
}

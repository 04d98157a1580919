import Testing

@Suite("E where the selected records have different values")
struct DifferentValuesTests {
  private static let form = """
    ( { key = Name; valuePath = n; },
      { key = Size; valuePath = s; values = (small, large); },
      { key = On; valuePath = on; valueType = bool; },
      { key = Day; valuePath = d; valueType = date; } )
    """
  private static let records =
    #"[{"n": "a", "s": "small", "on": true, "d": "2026-01-02"}, "#
    + #"{"n": "b", "s": "large", "on": false, "d": "2026-01-03"}]"#

  private static func field(_ column: Int) throws -> Scenario {
    var scenario = try Scenario.table(records, form: form)
    scenario.press("2", "Space", "g")
    for _ in 0..<column { scenario.press("l") }
    scenario.press("E")
    return scenario
  }

  @Test("The field shows that they differ, and Enter alone changes none", arguments: 0..<4)
  func enterAlone(column: Int) throws {
    var scenario = try Self.field(column)
    #expect(scenario.selectionLine.contains("in 2 selected records: (different)"))
    scenario.press("Enter")
    #expect(scenario.file == Self.records)
    #expect(scenario.helpLine.contains("stays as it is in 2 selected records"))
    #expect(!scenario.text.contains("selected records:"))
  }

  @Test("What is typed goes into all of them")
  func typing() throws {
    var scenario = try Self.field(0)
    scenario.type("c")
    #expect(scenario.selectionLine.contains("in 2 selected records: c"))
    scenario.press("Enter")
    #expect(scenario.file.matches(of: /"n": "c"/).count == 2)
  }

  @Test("What is chosen goes into all of them")
  func choosing() throws {
    var scenario = try Self.field(1)
    scenario.press("Down", "Enter")
    #expect(scenario.file.matches(of: /"s": "large"/).count == 2)
    scenario = try Self.field(2)
    scenario.press("Space", "Enter")
    #expect(scenario.file.matches(of: /"on": true/).count == 2)
  }

  @Test("A text that was typed and erased again empties all of them")
  func erasing() throws {
    var scenario = try Self.field(0)
    scenario.type("c")
    scenario.press("Backspace", "Enter")
    #expect(scenario.file.matches(of: /"n": ""/).count == 2)
  }

  @Test("Where all have the same value the field opens with it")
  func same() throws {
    var scenario = try Scenario.table(#"[{"n": "a"}, {"n": "a"}]"#, form: Self.form)
    scenario.press("2", "Space", "g", "E")
    #expect(scenario.selectionLine.contains("Name in 2 selected records: a"))
  }
}

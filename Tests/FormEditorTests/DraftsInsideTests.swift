import Testing

@Suite("Drafts inside of lists and objects")
struct DraftsInsideTests {
  private static let form = """
    ( { key = Show; valuePath = show; valueType = bool; },
      { key = Lines; valuePath = l; hidden = "show == false";
        itemForm = ( { valuePath = v; valueType = integer; maximumValue = 9; }, { valuePath = n; } ); },
      { key = Text; valuePath = t; } )
    """
  private static let record =
    #"{"show": true, "l": [{"v": 1, "n": "a"}, {"v": 2, "n": "b"}], "t": "x"}"#

  /// A record with a draft in its first line.
  private func drafted() throws -> Scenario {
    var scenario = try Scenario(form: Self.form, record: Self.record)
    scenario.press("j", "Enter", "e", "C-u")
    scenario.type("99")
    scenario.press("Enter", "Enter", "Esc")
    return scenario
  }

  @Test("The row of the list shows the mark and where it is, and the record counts it")
  func shown() throws {
    let scenario = try drafted()
    #expect(scenario.line(of: "Lines").contains("✎ [0].v: "), "\(scenario.text)")
    #expect(scenario.line(of: "Lines").contains("at most 9"))
    #expect(scenario.text.contains("1 problem"))
  }

  @Test("In a list that gets hidden they do not block saving, and say why they can't be reached")
  func hidden() throws {
    var scenario = try drafted()
    scenario.press("k", "Space")
    #expect(!scenario.text.contains("Lines"))
    scenario.press("!")
    #expect(scenario.text.contains("Lines 1 › V"), "\(scenario.text)")
    scenario.press("Enter")
    #expect(scenario.text.contains("is hidden where show == false"), "\(scenario.text)")
    scenario.press("Esc", "s")
    #expect(try scenario.finishSave() == Self.record.replacing("true", with: "false"))
  }
}

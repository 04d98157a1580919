import FormEditor
import Records
import Screen
import SourceText
import Testing

@Suite("Where conflicts with other programs are marked")
struct ConflictMarksTests {
  private static let form = """
    { rows = ( { key = L; valuePath = l;
      itemForm = ( { key = A; valuePath = a; }, { key = N; valuePath = n; } ); } ); }
    """
  private static let record =
    #"{ "l": [ { "a": "x", "n": 1 }, { "a": "y", "n": 2 }, { "a": "z", "n": 3 } ] }"#

  /// The list's table, the first item's N being 5 here and 7 in the file.
  private static func scenario() throws -> Scenario {
    var scenario = try Scenario(form: form, record: record, size: Size(width: 100, height: 16))
    scenario.press("Enter", "l", "e", "C-u", "5", "Enter")
    try reload(&scenario, record.replacing(#""n": 1"#, with: #""n": 7"#))
    scenario.press("g", "End")
    return scenario
  }

  private static func reload(_ scenario: inout Scenario, _ text: String) throws {
    scenario.send(.dataReloaded(try RecordTable(parsing: SourceText(name: "l.json", text: text))))
    scenario.finishJobs()
  }

  @Test("Of a list's items only the one with the conflict has the mark")
  func items() throws {
    let scenario = try Self.scenario()
    #expect(scenario.recordLines.map { $0.contains("✗") } == [true, false, false])
    #expect(scenario.text.contains("another program has set “7”"))
  }
}

import Screen
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
    try scenario.othersSave(record.replacing(#""n": 1"#, with: #""n": 7"#))
    scenario.press("g", "End")
    return scenario
  }

  @Test("The bottom line offers to resolve a conflict, also where the row is read only")
  func offered() throws {
    var scenario = try Self.scenario()
    #expect(scenario.bottomLine.contains("e resolve conflict"))
    let form = Self.form.replacing("valuePath = n;", with: "valuePath = n; readOnly = YES;")
    scenario.reload(form: form)
    scenario.press("Enter", "j")
    #expect(scenario.bottomLine.contains("Enter resolve conflict"), "\(scenario.text)")
    scenario.press("k")
    #expect(!scenario.bottomLine.contains("resolve conflict"))
    scenario.press("j", "Enter", "t")
    #expect(!scenario.bottomLine.contains("resolve conflict"))
    #expect(scenario.file.contains(#""n": 7"#))
  }

  @Test("A record that was deleted here and changed there is named by its title, not its first row")
  func whole() throws {
    var scenario = try Scenario.table(size: Size(width: 110, height: 24))
    scenario.press("x")
    try scenario.othersSave(Scenario.staff.replacing("900", with: "950"))
    let said = "record “Dora” was deleted here, but another program has changed it"
    scenario.press("g", "Home")
    #expect(scenario.helpLine.contains(said) && !scenario.helpLine.contains("Name:"))
    scenario.press("!")
    #expect(scenario.screen.contains { $0.contains("Record ") && $0.contains("✗ " + said) })
    scenario.press("Enter", "e")
    #expect(scenario.question.contains("Record “Dora” was deleted here"), "\(scenario.text)")
  }

  @Test("The list of problems has all conflicts of a record, also those of one row")
  func listed() throws {
    let record = #"{"o": {"a": 1, "b": 1, "c": 1}}"#
    var scenario = try Scenario(
      form: "( { key = A; valuePath = o.a; }, { key = B; valuePath = o.b; } )", record: record,
      size: Size(width: 100, height: 16))
    scenario.press("g", "Enter", "C-u", "5", "Enter", "j", "Enter", "C-u", "6", "Enter")
    try scenario.othersSave(#"{"o": {"a": 7, "b": 8, "c": 1}}"#)
    func listed() -> [String] { scenario.screen.filter { $0.contains("✗ another program") } }
    scenario.press("!")
    #expect(listed().count == 2, "\(scenario.text)")
    scenario.press("Esc")
    scenario.reload(form: "( { key = C; valuePath = o.c; }, { key = O; valuePath = o; } )")
    scenario.press("!")
    #expect(listed().count == 2 && listed()[1].contains("o.b"), "\(scenario.text)")
  }

  @Test("Of a list's items only the one with the conflict has the mark")
  func items() throws {
    let scenario = try Self.scenario()
    #expect(scenario.recordLines.map { $0.contains("✗") } == [true, false, false])
    #expect(scenario.text.contains("another program has set “7”"))
  }
}

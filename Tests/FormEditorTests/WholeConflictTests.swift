import Screen
import Testing
import Texts
import TextsTesting

@Suite("Conflicts about an item, a record or an object as a whole")
struct WholeConflictTests {
  private static let form = """
    { rows = ( { key = L; valuePath = l;
      itemForm = ( { key = A; valuePath = a; }, { key = N; valuePath = n; } ); } ); }
    """
  /// Two items have the same number: what has another name may be another item.
  private static let record =
    #"{ "l": [ { "a": "x", "n": 1 }, { "a": "y", "n": 1 }, { "a": "z", "n": 3 } ] }"#

  /// The list's table, the second item being renamed here.
  private static func renamed(
    form: String = form, _ record: String = record, theirs: String, language: Language = .english
  ) throws -> Scenario {
    var scenario = try Scenario(
      form: form, record: record, size: Size(width: 130, height: 16), language: language)
    scenario.press("Enter", "j", "e", "C-u")
    scenario.type("neu")
    scenario.press("Enter")
    try scenario.othersSave(theirs)
    return scenario
  }

  private static let theirs = record.replacing(#""y", "n": 1"#, with: #""y", "n": 20"#)

  @Test("An item that is renamed here gets the number that another program has set")
  func merged() throws {
    let record = Self.record.replacing(#""y", "n": 1"#, with: #""y", "n": 2"#)
    let scenario = try Self.renamed(
      record, theirs: record.replacing("2", with: "20"))
    #expect(scenario.file == record.replacing("2", with: "20").replacing("\"y\"", with: "\"neu\""))
    #expect(!scenario.text.contains("✗"), "\(scenario.text)")
  }

  @Test("What is asked of an item names it, and all of its values that differ")
  func asked() throws {
    for (key, values) in [("m", #""neu", "n": 1"#), ("t", #""y", "n": 20"#)] {
      var scenario = try Self.renamed(theirs: Self.theirs)
      scenario.press("!", "Enter", "e")
      #expect(
        scenario.question.contains(
          "Another program has changed item “neu”, too. A: “neu” here, “y” from another program. "
            + "N: “1” here, “20” from another program."), "\(scenario.text)")
      scenario.press(key)
      #expect(scenario.file.contains(values))
      #expect(!scenario.text.contains("✗"), "\(scenario.text)")
    }
  }

  @Test("The list of problems has the item once with all values, and that is one problem")
  func listed() throws {
    var scenario = try Self.renamed(theirs: Self.theirs)
    scenario.press("!")
    let listed = scenario.screen.filter { $0.contains("✗") }
    #expect(listed.count == 1, "\(scenario.text)")
    #expect(
      listed.first?.contains("l[1]") == true
        && listed.first?.contains(
          "✗ another program has changed item “neu”, too: A “y”, N “20”") == true,
      "\(scenario.text)")
    scenario.press("Enter", "Enter")
    #expect(scenario.bottomLine.contains("✗ 1 problem "), "\(scenario.text)")
    #expect(scenario.text.contains("another program has set “20”"))
  }

  @Test("Secrets among the values are bullets")
  func secrets() throws {
    let form = Self.form.replacing("valuePath = n;", with: "valuePath = n; isSecure = YES;")
    func text(_ record: String) -> String { record.replacing(/[0-9]+/) { "\"\($0.output)\"" } }
    var scenario = try Self.renamed(form: form, text(Self.record), theirs: text(Self.theirs))
    scenario.press("!")
    #expect(scenario.text.contains("N “••••••••”"), "\(scenario.text)")
    scenario.press("Enter", "e")
    #expect(
      scenario.text.contains("“neu” here, “y” from") && !scenario.text.contains("20"),
      "\(scenario.text)")
  }

  @Test("In Chinese all values are named as well")
  func chinese() throws {
    var scenario = try Self.renamed(theirs: Self.theirs, language: .chinese)
    scenario.press("!", "Enter", "e")
    #expect(
      scenario.question.contains("其他程序也更改了项“neu”。A：此处为“neu”，其他程序为“y”。N：此处为“1”，其他程序为“20”。"),
      "\(scenario.text)")
  }

  @Test("An object that both have made is asked about with all of its values")
  func object() throws {
    var scenario = try Scenario(
      form:
        "( { key = Z; valuePath = z; }, { key = A; valuePath = o.a; }, { key = B; valuePath = o.b; } )",
      record: #"{"z": 0}"#, size: Size(width: 130, height: 16))
    scenario.press("j", "Enter", "C-u", "5", "Enter")
    try scenario.othersSave(#"{"z": 0, "o": {"b": "6"}}"#)
    #expect(scenario.bottomLine.contains("✗ 1 problem "), "\(scenario.text)")
    scenario.press("!")
    let listed = scenario.screen.filter { $0.contains("✗ another program") }
    #expect(
      listed.count == 1 && listed[0].contains("has changed o, too: A nothing, B “6”"),
      "\(scenario.text)")
    scenario.press("Enter", "Enter")
    #expect(
      scenario.question.contains(
        "Another program has changed o, too. A: “5” here, nothing from another program. "
          + "B: nothing here, “6” from another program."), "\(scenario.text)")
  }

  @Test("A list that another program has removed while an item was edited is said to be removed")
  func removedList() throws {
    var scenario = try Self.renamed(theirs: "{}")
    scenario.press("Enter")
    #expect(scenario.line(of: "A").contains("✗ another program has removed L"), "\(scenario.text)")
    scenario.press("Enter")
    #expect(scenario.question.contains("Another program has removed L."), "\(scenario.text)")
    scenario.press("c", "!")
    #expect(scenario.line(of: "L").contains("✗ another program has removed it"))
    scenario.press("Enter", "Enter")
    #expect(scenario.question.contains("L: another program has removed it."), "\(scenario.text)")
    #expect(!scenario.question.contains("nothing"), "\(scenario.text)")
  }
}

import FormEditor
import Testing

@Suite("When a row is first judged")
struct ValidateOnTests {
  private func scenario(
    _ timing: String, _ record: String = #"{"name": "Ada", "age": 7, "code": "12"}"#
  )
    throws -> Scenario
  {
    try Scenario(
      form: """
        { validateOn = \(timing);
          rows = ( { key = Name; valuePath = name; required = YES; },
                   { key = Age; valuePath = age; valueType = integer; rules = ( { predicate = "age < 100"; message = "too old"; } ); },
                   { key = Code; valuePath = code; regex = "[0-9]{4}"; regexMessage = "four digits"; } ); }
        """, record: record)
  }

  @Test(
    "blur and change show stored problems at opening, save does not", arguments: ["blur", "change"])
  func opening(timing: String) throws {
    #expect(try scenario(timing).text.contains("four digits"))
    let saving = try scenario("save")
    #expect(!saving.text.contains("four digits"))
    #expect(!saving.text.contains("✗"))
  }

  @Test("change judges by all rules at each key, rules between values among them")
  func change() throws {
    var scenario = try scenario("change")
    scenario.press("Enter", "C-u")
    #expect(scenario.line(of: "Name").contains("is required"))
    scenario.type("x")
    #expect(!scenario.text.contains("is required"))
    scenario.press("Tab", "C-u")
    scenario.type("70")
    #expect(!scenario.text.contains("too old"))
    scenario.type("0")
    #expect(scenario.text.contains("too old"))
  }

  @Test(
    "A list of choices is never judged by what narrows it",
    arguments: ["ChoiceCell", "RadioCell", "SegmentedCell"], ["a", "gone"])
  func choices(cell: String, stored: String) throws {
    var scenario = try Scenario(
      form: """
        { validateOn = change;
          rows = ( { key = Kind; valuePath = kind; required = YES; cellIdentifier = \(cell); values = (a, b); } ); }
        """, record: #"{"kind": "\#(stored)"}"#)
    scenario.press("Enter")
    #expect(!scenario.text.contains("is required"), "\(scenario.text)")
    scenario.press("Down")
    #expect(!scenario.text.contains("is required"), "\(scenario.text)")
  }

  @Test("blur judges when the field is left, and from then on at each key")
  func blur() throws {
    var scenario = try scenario("blur")
    scenario.press("Enter", "C-u")
    #expect(!scenario.text.contains("is required"))
    scenario.press("Enter")
    #expect(scenario.text.contains("is required"))
    scenario.type("x")
    #expect(!scenario.text.contains("is required"))
    scenario.press("Backspace")
    #expect(scenario.text.contains("is required"))
  }

  @Test("save keeps what was typed without a word until saving is tried")
  func save() throws {
    var scenario = try scenario("save")
    scenario.press("G", "Enter", "C-u")
    scenario.type("99x")
    #expect(!scenario.text.contains("not possible"))
    scenario.press("Enter")
    #expect(scenario.line(of: "Code").contains("99x"))
    #expect(!scenario.text.contains("four digits"))
    #expect(!scenario.text.contains("problem"))
    scenario.pressAndFinish("s")
    #expect(scenario.question.contains("A draft isn't valid"))
    #expect(scenario.text.contains("four digits"))
    scenario.press("c", "Enter", "C-u")
    scenario.type("1234")
    scenario.press("Enter")
    scenario.pressAndFinish("s")
    #expect(try scenario.finishSave().contains("1234"))
  }

  @Test("save shows why a draft isn't valid once saving is tried, at its row")
  func draftAfterSaving() throws {
    var scenario = try scenario("save", #"{"name": "Ada", "age": 7, "code": "1234"}"#)
    scenario.press("G", "Enter", "C-u")
    scenario.type("99x")
    scenario.press("Enter")
    #expect(scenario.line(of: "Code").contains("✎"))
    #expect(!scenario.text.contains("four digits"))
    scenario.pressAndFinish("s")
    #expect(scenario.line(of: "Code").contains("four digits"))
    scenario.press("c")
    #expect(scenario.line(of: "Code").contains("four digits"))
  }

  @Test("The keys that ask for problems show those that are kept back", arguments: ["!", "]", "["])
  func asking(key: String) throws {
    var scenario = try scenario("save")
    scenario.pressAndFinish(key)
    #expect(scenario.text.contains("four digits"))
    scenario.press("Esc")
    #expect(scenario.line(of: "Code").contains("four digits"))
  }

  @Test("A form of items that says nothing is judged when the file's form says")
  func items() throws {
    var scenario = try Scenario(
      form: """
        { validateOn = save;
          rows = ( { key = Items; valuePath = items; itemForm = ( { key = No; valuePath = no; regex = "[0-9]+"; } ); } ); }
        """, record: #"{"items": [{"no": "x"}]}"#)
    #expect(!scenario.text.contains("✗"))
    scenario.press("Enter")
    #expect(!scenario.text.contains("✗"))
    scenario.pressAndFinish("]")
    #expect(scenario.text.contains("✗"))
  }
}

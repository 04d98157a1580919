import Screen
import Testing

@Suite("Copying items and pasting them into another list")
struct PastingTests {
  private static let form = """
    { title = Hosts; recordTitle = name;
      rows = ( { key = Name; valuePath = name; },
               { key = Ports; valuePath = ports; itemForm = port; maximumCount = 3; },
               { key = Old; valuePath = old; itemForm = port; },
               { key = Tags; valuePath = tags; cellIdentifier = ListCell; },
               { key = Words; valuePath = words; cellIdentifier = ListCell; } );
      forms = { port = ( { key = Number; valuePath = number; }, { key = Key; valuePath = key; isSecure = YES; } ); }; }
    """

  private static let record = #"""
    [
      {
        "name": "a",
        "ports": [
          {
            "number": 1.0,
            "key": "hush"
          },
          {"number": 2}
        ],
        "tags": ["x", "y"]
      },
      {"name": "b", "ports": null, "old": []}
    ]
    """#

  /// The table of a list of the first record.
  private static func list(_ row: Int, form: String = form) throws -> Scenario {
    var scenario = try Scenario(
      form: form, record: record, size: Size(width: 90, height: 16), opensTable: true)
    scenario.press("Enter")
    for _ in 0..<row { scenario.press("j") }
    scenario.press("Enter")
    return scenario
  }

  @Test(
    "Y copies what is selected; p puts it below the cursor as it is written, in one step of undo")
  func pasting() throws {
    var scenario = try Self.list(1)
    let file = scenario.file
    scenario.press("*", "Y")
    #expect(scenario.helpLine.contains("Copied 2 items"))
    scenario.press("Esc", "Esc", "j", "Enter")
    #expect(scenario.screen[0].contains("Old"))
    #expect(scenario.bottomLine.contains("p paste"))
    scenario.press("p")
    #expect(scenario.helpLine.contains("Pasted 2"))
    #expect(scenario.recordLines.count == 2)
    #expect(scenario.file.contains("\"old\": ["))
    #expect(scenario.file.split(separator: "hush").count == 3)
    #expect(scenario.file.split(separator: "1.0").count == 3)
    #expect(!scenario.text.contains("hush"))
    scenario.press("u")
    #expect(scenario.file == file)
  }

  @Test("A missing, a null and an empty list are made by what is pasted", arguments: [1, 2])
  func missing(row: Int) throws {
    var scenario = try Self.list(1)
    scenario.press("j", "Y", "Esc", ">")
    if row == 2 { scenario.press("j") }
    scenario.press("Enter", "p")
    let name = row == 1 ? "ports" : "old"
    let bytes = scenario.file.filter { !$0.isWhitespace }
    #expect(bytes.contains("\"\(name)\":[{\"number\":2}]"), "\(scenario.file)")
  }

  @Test("Lines are indented as those of the list that they are pasted into")
  func indentation() throws {
    let record = """
      {
        "ports": [
          {
            "number": 1.0
          }
        ],
        "old": [
                {"number": 9}
        ]
      }
      """
    var scenario = try Scenario(form: Self.form, record: record)
    scenario.press("j", "Enter", "Y", "Esc", "j", "Enter", "p")
    let item = "{\n            \"number\": 1.0\n          }"
    let before = "          {\"number\": 9}"
    #expect(scenario.file == record.replacing(before, with: before + ",\n          " + item))
  }

  @Test("Pasted items have the results of their formulas in their new place")
  func results() throws {
    let form = """
      { rows = ( { key = A; valuePath = a; itemForm = it; }, { key = B; valuePath = b; itemForm = it; } );
        forms = { it = ( { valuePath = t; }, { key = No; valuePath = no; formula = "@index"; valueType = integer; } ); }; }
      """
    let record = #"{"a": [{"t": "p", "no": 1}], "b": [{"t": "r", "no": 1}]}"#
    var scenario = try Scenario(form: form, record: record, size: Size(width: 80, height: 16))
    scenario.press("Enter", "Y", "Esc", "j", "Enter", "p")
    #expect(
      scenario.file
        == #"{"a": [{"t": "p", "no": 1}], "b": [{"t": "r", "no": 1}, {"t": "p", "no": 2}]}"#)
  }

  @Test("Values of lists without forms are pasted, too")
  func plain() throws {
    var scenario = try Self.list(3)
    scenario.press("Y", "Esc", "j", "Enter", "p")
    #expect(scenario.file.filter { !$0.isWhitespace }.contains(#""words":["x"]"#))
  }

  @Test("Another form, a full list and an empty hand are refused with the reason")
  func refused() throws {
    var scenario = try Self.list(1)
    scenario.press("p")
    #expect(scenario.helpLine.contains("Nothing to paste"))
    scenario.press("*", "Y", "p")
    #expect(scenario.helpLine.contains("Ports: takes at most 3 items"))
    scenario.press("Esc", "Esc", "Esc", "p")
    #expect(scenario.helpLine.contains("can't be pasted here"))
    #expect(scenario.file == Self.record)
    var fixed = try Self.list(
      1, form: Self.form.replacing("maximumCount = 3;", with: "copyable = NO;"))
    fixed.press("Y")
    #expect(fixed.helpLine.contains("can't be copied"))
  }

  @Test("Records of the file are pasted into the file")
  func records() throws {
    var scenario = try Scenario(form: Self.form, record: Self.record, opensTable: true)
    scenario.press("j", "Y", "k", "p")
    #expect(scenario.recordLines.count == 3)
    scenario.press("u")
    #expect(scenario.file == Self.record)
  }
}

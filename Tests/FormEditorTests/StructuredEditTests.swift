import FormEditor
import Screen
import Testing

@Suite("Rows that hold a list or an object")
struct StructuredEditTests {
  private static let form =
    "( { key = Name; valuePath = name; }, { key = Ports; valuePath = ports; } )"

  private static let records = """
    [
      {"name": "a", "ports": [ 80, 443 ]},
      {
         "name": "b",
         "ports": [
            80,
            8080
         ]
      },
      {"name":"c","ports":[80,443,9000]}
    ]

    """

  @Test("Another program's text changes only the element that differs")
  func externalEditor() throws {
    var scenario = try Scenario(form: Self.form, record: Self.records, path: "hosts.json")
    scenario.press(">", "j", "Enter", "C-x", "C-e")
    scenario.send(.externalEditorReturned(.success("[\n  80,\n  8081\n]\n")))
    scenario.press("Enter")
    #expect(scenario.file == Self.records.replacing("8080", with: "8081"))
  }

  @Test("Set in many records, a list keeps the layout that each of them has")
  func selected() throws {
    var scenario = try Scenario.table(Self.records, form: Self.form)
    scenario.press("*", "l", "E", "C-u")
    scenario.type("[80,443,8080]")
    scenario.press("Enter")
    scenario.finishJobs()
    let expected = Self.records.replacing("[ 80, 443 ]", with: "[ 80, 443, 8080 ]")
      .replacing("        8080", with: "        443,\n        8080")
      .replacing("9000", with: "8080")
    #expect(scenario.file == expected)
    scenario.press("u")
    #expect(scenario.file == Self.records)
  }

  @Test("Records whose cell can't represent what it holds are left out when a column is set")
  func unrepresented() throws {
    let records = #"[{"v": "blue"}, {"v": ["canary", "blue"]}, {"v": "canary"}, {"v": null}]"#
    var scenario = try Scenario.table(
      records, form: "( { key = Features; valuePath = v; values = (canary, tracing, blue); } )")
    scenario.press("*", "E")
    scenario.type("tracing")
    scenario.press("Enter")
    scenario.finishJobs()
    let expected =
      #"[{"v": "tracing"}, {"v": ["canary", "blue"]}, {"v": "tracing"}, {"v": "tracing"}]"#
    #expect(scenario.file == expected)
    #expect(scenario.text.contains("1 of 4 didn't take it: holds a list, not one of the choices"))
  }

  @Test("The bottom line offers Delete, not Enter, where a value is left alone")
  func bottomLine() throws {
    let scenario = try Scenario(
      form: "( { key = On; valuePath = on; cellIdentifier = SwitchCell; } )",
      record: #"{"on": "maybe"}"#)
    #expect(scenario.bottomLine.contains("Delete clear"))
    #expect(!scenario.bottomLine.contains("Enter edit"))
  }
}

import Screen
import Testing

@Suite("Under a filter")
struct FilteredViewTests {
  private func filtered(
    by filter: String = "oslo", width: Int = 100
  ) throws -> Scenario {
    var scenario = try Scenario.table(size: Size(width: width, height: 20))
    scenario.press("&")
    scenario.type(filter)
    scenario.pressAndFinish("Enter")
    return scenario
  }

  @Test("Where & finds nothing, it is said that / finds the words inside of records")
  func elsewhere() throws {
    let form = """
      { rows = ( { key = Name; valuePath = name; },
          { key = Ips; valuePath = ips; itemForm = ( { valuePath = ip; } ); } ); columns = (name); }
      """
    let records = #"[{"name": "a", "ips": [{"ip": "10.1.153.135"}]}, {"name": "b", "ips": []}]"#
    var scenario = try Scenario.table(records, form: form, size: Size(width: 110, height: 20))
    scenario.press("&")
    scenario.type("10.1.153.135")
    scenario.pressAndFinish("Enter")
    #expect(
      scenario.helpLine.contains(
        "0 of 2 pass: words are looked for in the columns; / finds them in other rows, lists and objects, too"
      ),
      "\(scenario.helpLine)")
    scenario.press("&", "C-u")
    scenario.type("zzz")
    scenario.pressAndFinish("Enter")
    #expect(!scenario.helpLine.contains("words are looked for"))
    scenario.press("&", "C-u")
    scenario.pressAndFinish("Enter")
    scenario.press("/")
    scenario.type("10.1.153.135")
    scenario.pressAndFinish("Enter")
    #expect(scenario.helpLine.contains("ips"), "\(scenario.helpLine)")
  }

  @Test("Numbers that are stored as text are said to be missed by a comparison")
  func numbersAsTexts() throws {
    var scenario = try Scenario.table(
      #"[{"qty": 7}, {"qty": "10"}]"#, form: "( { valuePath = qty; valueType = integer; } )",
      size: Size(width: 140, height: 20))
    scenario.press("&")
    scenario.type("qty > 5")
    scenario.pressAndFinish("Enter")
    #expect(
      scenario.helpLine.contains("some numbers of Qty are stored as text"), "\(scenario.helpLine)")
  }

  @Test("A form that is opened from the table says that there is a filter", arguments: [40, 100])
  func title(width: Int) throws {
    var scenario = try filtered(width: width)
    scenario.press("j", "Enter")
    #expect(scenario.screen[0].contains(width == 40 ? "3 of 4 · &" : "3 of 4 · filter"))
    scenario.press("Esc", "&", "C-u")
    scenario.pressAndFinish("Enter")
    scenario.press("Enter")
    #expect(!scenario.screen[0].contains("·"))
  }

  @Test("A long filter is cut where a window has no room for it: what is unsaved is marked")
  func longFilter() throws {
    var scenario = try filtered(by: "salary>1 and salary<900000", width: 40)
    scenario.press("x")
    #expect(scenario.screen[0].contains("filtered by “sal"), "\(scenario.screen[0])")
    #expect(scenario.screen[0].contains("●"), "\(scenario.screen[0])")
  }

  @Test("Undo says where it shows a record that the filter leaves out")
  func undo() throws {
    var scenario = try Scenario.table()
    scenario.press("j", "x", "&")
    scenario.type("oslo")
    scenario.pressAndFinish("Enter")
    #expect(scenario.names == ["Dora", "Åse"])
    scenario.press("u")
    #expect(scenario.names == ["Dora", "Åse", "ada"])
    #expect(scenario.text.contains("it is shown although the filter leaves it out"))
    scenario.press("C-r", "u")
    #expect(scenario.text.contains("it is shown although the filter leaves it out"))
    #expect(scenario.file == Scenario.staff)
  }

  @Test("Undo of what passes the filter says nothing of it; nor does undo without one")
  func undoInView() throws {
    var scenario = try filtered()
    scenario.press("x", "u")
    #expect(scenario.names == ["Dora", "Åse"])
    #expect(!scenario.text.contains("leaves it out"))
    scenario = try Scenario.table()
    scenario.press("x", "u")
    #expect(!scenario.text.contains("leaves it out"))
  }
}

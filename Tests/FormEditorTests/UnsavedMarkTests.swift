import Screen
import Testing

@Suite("The mark of what is unsaved inside of a record")
struct UnsavedMarkTests {
  @Test("It is before the row of the list and in the table until the file is saved")
  func mark() throws {
    let record =
      #"[{"name": "web", "services": [{"name": "http"}, {"name": "ssh"}]}, {"name": "db"}]"#
    var scenario = try Scenario(
      form: Scenario.hostsForm, record: record, size: Size(width: 90, height: 16),
      path: "hosts.json", opensTable: true)
    #expect(!scenario.text.contains("●"))
    scenario.press("Enter", "j", "j", "Enter", "e")
    scenario.type("s")
    scenario.press("Enter", "Esc")
    #expect(scenario.line(of: "Services").contains("● 2 items: https, ssh"))
    #expect(!scenario.line(of: "Aliases").contains("●"))
    scenario.press("Esc")
    #expect(scenario.line(of: "web").contains("● 2 items"))
    #expect(!scenario.line(of: "db").contains("●"))
    scenario.press("s")
    _ = try scenario.finishSave()
    #expect(!scenario.text.contains("●"))
    scenario.press("Enter")
    #expect(!scenario.text.contains("●"))
  }

  @Test("In an item of which every text was changed a list that was not has none")
  func unchangedList() throws {
    let form = """
      ( { valuePath = items; itemForm = ( { valuePath = name; }, { valuePath = img; },
            { valuePath = tags; itemForm = ( { valuePath = t; } ); } ); } )
      """
    var scenario = try Scenario(
      form: form, record: #"{"items": [{"name": "a", "img": "b", "tags": [{"t": "x"}]}]}"#)
    scenario.press("Enter", "Enter")
    for _ in 0..<2 {
      scenario.press("Enter")
      scenario.type("z")
      scenario.press("Enter", "j")
    }
    #expect(scenario.file.contains("az") && scenario.file.contains("bz"))
    #expect(!scenario.line(of: "Tags").contains("●"))
    scenario.press("Enter", "a", "Esc", "Esc")
    #expect(scenario.line(of: "Tags").contains("●"))
  }

  @Test("What is undone has none")
  func undone() throws {
    var scenario = try Scenario.services()
    scenario.press("x", "Esc")
    #expect(scenario.line(of: "Services").contains("● 2 items"))
    scenario.press("u", "Esc")
    #expect(scenario.line(of: "Services").contains("3 items"))
    #expect(!scenario.line(of: "Services").contains("●"))
  }

  @Test("It is in the table of the items, on their pages and in the lists above, and follows them")
  func insideOfItems() throws {
    var scenario = try Scenario.services()
    scenario.press("j", "Enter", "j", "j", "j", "Enter", "e")
    scenario.type("s")
    scenario.press("Enter", "Esc")
    #expect(scenario.line(of: "Allowed").contains("● 2 items: as, b"))
    scenario.press("Esc")
    #expect(scenario.line(of: "https").contains("● 2 items"))
    // The one before it is deleted.
    scenario.press("k", "x")
    #expect(scenario.line(of: "https").contains("● 2 items"))
    #expect(!scenario.line(of: "admin").contains("●"))
    scenario.press("Enter")
    #expect(scenario.line(of: "Allowed").contains("● 2 items"))
    // The last one is not valid.
    scenario.press("Esc", "G", "x", "s")
    _ = try scenario.finishSave()
    #expect(!scenario.text.contains("●"))
  }

  @Test("In an item that was added it is before the lists that it has, and nowhere else")
  func addedItem() throws {
    var scenario = try Scenario.services()
    scenario.press("j", "c")
    let lines = scenario.recordLines.filter { $0.contains("https") }
    #expect(lines.map { $0.contains("●") } == [false, true])
  }

  @Test("An item that was only moved has none")
  func movedItem() throws {
    var scenario = try Scenario.services()
    scenario.press("j", "M-Down")
    #expect(scenario.recordLines.last { $0.contains("https") } != nil)
    #expect(!scenario.recordLines.contains { $0.contains("●") })
    scenario.press("Esc")
    #expect(scenario.line(of: "Services").contains("● 3 items"))
  }
}

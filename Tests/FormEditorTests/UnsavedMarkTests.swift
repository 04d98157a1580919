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

  @Test("What is undone has none")
  func undone() throws {
    var scenario = try Scenario.services()
    scenario.press("x", "Esc")
    #expect(scenario.line(of: "Services").contains("● 2 items"))
    scenario.press("u", "Esc")
    #expect(scenario.line(of: "Services").contains("3 items"))
    #expect(!scenario.line(of: "Services").contains("●"))
  }

  @Test("Of what is inside of items nothing is said, since items are not where they were")
  func insideOfItems() throws {
    var scenario = try Scenario.services()
    scenario.press("a")
    #expect(!scenario.recordLines.contains { $0.contains("●") })
  }
}

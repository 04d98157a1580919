import Screen
import Testing

@Suite("Buttons")
struct ButtonTests {
  private static let form = """
    ( { key = Name; valuePath = name; required = YES; },
      { key = Tags; valuePath = tags; itemForm = ( { key = Tag; valuePath = tag; } ); },
      { key = Save; action = save; },
      { key = "Start over"; action = revert; },
      { key = "Read again"; action = reload; },
      { key = "Next error"; action = nextError; },
      { key = "New tag"; action = addItem; list = tags; disabled = "name == 'locked'"; } )
    """
  private static let record = #"{"name": "Ada", "tags": [{"tag": "x"}]}"#

  private func scenario(on button: String, record: String = Self.record) throws -> Scenario {
    var scenario = try Scenario(form: Self.form, record: record)
    scenario.press("/")
    scenario.type(button)
    scenario.press("Enter")
    return scenario
  }

  private func rename(_ scenario: inout Scenario, to name: String) {
    scenario.press("g", "Enter", "C-u")
    scenario.type(name)
    scenario.press("Enter")
  }

  @Test(
    "A button is drawn with its title; Enter and Space on Save write the file",
    arguments: ["Enter", "Space"])
  func save(key: String) throws {
    var scenario = try scenario(on: "Save")
    #expect(scenario.line(of: "Save").contains("[ Save ]"))
    rename(&scenario, to: "Eve")
    scenario.press("j", "j", key)
    #expect(try scenario.finishSave() == Self.record.replacing("Ada", with: "Eve"))
  }

  @Test(
    "Revert gives the record what the file has, as one step of undo, and says where nothing differs"
  )
  func revert() throws {
    var scenario = try scenario(on: "Start over")
    scenario.press("Enter")
    #expect(scenario.helpLine.contains("The record is as it was saved"))
    rename(&scenario, to: "Eve")
    scenario.press("j", "j", "j", "Enter")
    #expect(scenario.file == Self.record)
    #expect(scenario.line(of: "Name").contains("Ada"))
    #expect(!scenario.screen[0].contains("unsaved"))
    scenario.press("u")
    #expect(scenario.file == Self.record.replacing("Ada", with: "Eve"))
    #expect(scenario.line(of: "Name").contains("Eve"))
  }

  @Test("Reload reads the file again, and asks before anything is lost")
  func reload() throws {
    var scenario = try scenario(on: "Read again")
    scenario.press("Enter")
    #expect(scenario.asksForData)
    var edited = try self.scenario(on: "Read again")
    rename(&edited, to: "Eve")
    edited.press("4", "g", "j", "Enter")
    #expect(!edited.asksForData)
    #expect(edited.question.contains("lose what is not saved"))
    edited.press("Esc", "Enter", "r")
    #expect(edited.asksForData)
  }

  @Test("nextError goes to the row with a problem")
  func nextError() throws {
    var scenario = try scenario(on: "Next error", record: #"{"name": ""}"#)
    scenario.press("Space")
    #expect(scenario.editor.focus == "name")
  }

  @Test("addItem opens the list with a new item behind its last; undo takes it away")
  func addItem() throws {
    var scenario = try scenario(on: "New tag")
    scenario.press("Enter")
    #expect(scenario.screen[0].contains("Tags"))
    #expect(scenario.file == #"{"name": "Ada", "tags": [{"tag": "x"}, {}]}"#)
    scenario.press("Esc", "u")
    #expect(scenario.file == Self.record)
  }

  @Test("A disabled button does nothing and says why; none is a column, or can be set")
  func disabled() throws {
    var scenario = try scenario(on: "New tag", record: #"{"name": "locked", "tags": []}"#)
    scenario.press("Enter")
    #expect(scenario.file == #"{"name": "locked", "tags": []}"#)
    #expect(scenario.helpLine.contains("name == 'locked'"))
    let table = try Scenario(form: Self.form, record: "[\(Self.record)]", opensTable: true)
    #expect(!table.text.contains("Start over"))
  }
}

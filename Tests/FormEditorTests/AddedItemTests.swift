import Testing

@Suite("An item that was added to a list of plain values")
struct AddedItemTests {
  private static let record = #"{"tags": ["x", "y"]}"#

  private static func list(_ record: String = record) throws -> Scenario {
    var scenario = try Scenario(
      form: "{ rows = ( { valuePath = tags; itemForm = ( { valuePath = SELF; } ); } ); }",
      record: record)
    scenario.press("Enter", "a")
    return scenario
  }

  @Test("Esc in the field that it opened takes it back, and C-r brings it again")
  func leaving() throws {
    var scenario = try Self.list()
    #expect(scenario.file != Self.record)
    scenario.press("Esc")
    #expect(scenario.file == Self.record)
    #expect(scenario.recordLines.count == 2)
    #expect(scenario.cursorLine.contains("x"))
    #expect(scenario.helpLine.contains("Undid the added item"))
    scenario.press("C-r")
    #expect(scenario.recordLines.count == 3)
  }

  @Test("The first item of an empty list is taken back as well")
  func first() throws {
    var scenario = try Self.list(#"{"tags": []}"#)
    scenario.press("Esc")
    #expect(scenario.file == #"{"tags": []}"#)
  }

  @Test("Esc after a text keeps the item, and u brings the text back")
  func leavingText() throws {
    var scenario = try Self.list()
    scenario.type("new")
    scenario.press("Esc")
    #expect(scenario.recordLines.count == 3)
    scenario.press("u", "Enter")
    #expect(scenario.file == #"{"tags": ["x", "new", "y"]}"#)
  }

  @Test("Esc in the field of an item that was there changes nothing")
  func leavingAnother() throws {
    var scenario = try Self.list()
    scenario.type("new")
    scenario.press("Enter", "e", "Esc")
    #expect(scenario.file == #"{"tags": ["x", "new", "y"]}"#)
  }

  @Test("Esc takes back what was added to a file that is a list")
  func file() throws {
    var scenario = try Scenario.table("[1, 2]", form: "{ rows = ( { valuePath = SELF; } ); }")
    scenario.press("a", "Esc")
    #expect(scenario.file == "[1, 2]")
  }
}

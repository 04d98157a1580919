import FormEditor
import Records
import Screen
import SourceText

/// What another program does to the file meanwhile.
extension Scenario {
  /// Another program saves the file, and that comes in.
  mutating func othersSave(_ text: String) throws {
    let source = SourceText(name: "data.json", text: text)
    send(.dataReloaded(try RecordTable(parsing: source)))
    finishJobs()
  }

  /// A record before all of the staff.
  static let eva = "{\"name\": \"Eva\", \"office\": {\"city\": \"Oslo\"}}"
  static let withEva = staff.replacing("[\n  {", with: "[\n  \(eva),\n  {")

  /// The staff as a table whose records are known by a member, with keys pressed.
  static func staffWithIdentity(_ keys: String...) throws -> Scenario {
    var scenario = try Scenario.table(
      form: staffForm.replacing(
        "title = \"Staff\";", with: "title = Staff; recordIdentity = since;"),
      size: Size(width: 110, height: 24))
    for key in keys { scenario.press(key) }
    return scenario
  }
}

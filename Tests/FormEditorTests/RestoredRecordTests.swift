import FormEditor
import Testing

@Suite("A record that was changed here, and that others deleted and restored")
struct RestoredRecordTests {
  private static let withoutDora = Scenario.staff.split(separator: "\n")
    .filter { !$0.contains("Dora") }.joined(separator: "\n")

  private func scenario(hasIdentity: Bool) throws -> Scenario {
    var scenario = try hasIdentity ? Scenario.staffWithIdentity() : Scenario.table()
    scenario.edit("Dora!")
    try scenario.othersSave(Self.withoutDora)
    #expect(scenario.text.contains("Dora!"))
    return scenario
  }

  @Test(
    "It is there once, with our value and no conflict; u takes that back", arguments: [false, true])
  func restored(hasIdentity: Bool) throws {
    var scenario = try scenario(hasIdentity: hasIdentity)
    try scenario.othersSave(Scenario.staff)
    #expect(scenario.file == Scenario.staff.replacing("Dora", with: "Dora!"))
    scenario.press("!")
    #expect(!scenario.text.contains("another program has deleted it"))
    scenario.press("Esc", "u")
    #expect(scenario.file == Scenario.staff)
  }

  @Test("What others have changed in it is merged value by value")
  func restoredWithChange() throws {
    var scenario = try scenario(hasIdentity: true)
    let theirs = Scenario.staff.replacing("900", with: "950")
    try scenario.othersSave(theirs)
    #expect(scenario.file == theirs.replacing("Dora", with: "Dora!"))
    scenario.press("!")
    #expect(!scenario.text.contains("another program has"))
  }

  @Test("A value that both have changed is a conflict of that value")
  func restoredWithConflict() throws {
    var scenario = try scenario(hasIdentity: true)
    try scenario.othersSave(Scenario.staff.replacing("Dora", with: "Dorothea"))
    #expect(scenario.names == ["Dora", "ada", "Åse", "Bo"] && scenario.file.contains("Dora!"))
    scenario.press("!")
    #expect(scenario.text.contains("another program has set “Dorothea”"))
    #expect(!scenario.text.contains("another program has deleted it"))
  }

  @Test("While it is deleted there, u takes the edit and with it the record away; C-r brings both")
  func undoneWhileDeleted() throws {
    for hasIdentity in [false, true] {
      var scenario = try scenario(hasIdentity: hasIdentity)
      scenario.press("u")
      #expect(scenario.file == Self.withoutDora && !scenario.screen[0].contains("unsaved"))
      scenario.press("C-r")
      #expect(scenario.file.contains("Dora!"))
      scenario.press("!")
      #expect(scenario.text.contains("another program has deleted it"))
    }
  }

  @Test("u takes a column set in several records away in it, too")
  func undoneBulk() throws {
    var scenario = try Scenario.table()
    scenario.press("*", "l", "E", "C-u")
    scenario.type("Turku")
    scenario.pressAndFinish("Enter")
    try scenario.othersSave(Self.withoutDora)
    #expect(scenario.file.contains("Dora"))
    scenario.undoEdit()
    #expect(scenario.file == Self.withoutDora)
    scenario.redoEdit()
    #expect(scenario.file.split(separator: "Turku").count == 5)
  }
}

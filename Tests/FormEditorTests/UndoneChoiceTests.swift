import Testing

@Suite("Undo of a choice between mine and theirs")
struct UndoneChoiceTests {
  private static let theirs = Scenario.staff.replacing("Bergen", with: "Kiel")

  /// A city that both have changed, mine being kept.
  private static func kept() throws -> Scenario {
    var scenario = try Scenario.staffWithIdentity("j", "l")
    scenario.edit("Lund")
    try scenario.othersSave(theirs)
    scenario.press("Enter", "Enter", "m")
    #expect(!scenario.text.contains("another program has set"))
    return scenario
  }

  @Test("Undo of keeping mine asks again, redo keeps it, and undo before that takes the edit back")
  func keptMine() throws {
    var scenario = try Self.kept()
    #expect(scenario.helpLine.contains("Kept what you have entered; u asks again"))
    scenario.press("u")
    #expect(scenario.text.contains("another program has set “Kiel”"), "\(scenario.text)")
    #expect(scenario.line(of: "City").contains("Lund"))
    #expect(scenario.helpLine.contains("Undid the choice between mine and theirs"))
    scenario.press("C-r")
    #expect(!scenario.text.contains("another program has set"), "\(scenario.text)")
    scenario.press("u", "Enter")
    #expect(scenario.question.contains("“Lund” here, “Kiel” from another program."))
    scenario.press("Esc", "u")
    #expect(scenario.file == Self.theirs)
  }

  @Test("It comes up where it is open again, from whatever is shown")
  func comesUp() throws {
    var scenario = try Self.kept()
    scenario.press("Esc", "g", "u")
    #expect(scenario.helpLine.contains("Undid the choice"), "\(scenario.text)")
    #expect(scenario.cursorLine.contains("ada"), "\(scenario.text)")
  }

  @Test("Once it is saved, or merged with what others save, there is nothing to ask about")
  func settledForGood() throws {
    var scenario = try Self.kept()
    scenario.press("s")
    scenario.finishJobs()
    if scenario.text.contains("save anyway") { scenario.press("s") }
    _ = try scenario.finishSave()
    scenario.press("u")
    #expect(!scenario.text.contains("another program has set"), "\(scenario.text)")
    #expect(scenario.line(of: "City").contains("Kiel"), "\(scenario.text)")
    var other = try Self.kept()
    try other.othersSave(Self.theirs.replacing("Dora", with: "Dorothea"))
    other.press("u")
    #expect(!other.text.contains("another program has set"), "\(other.text)")
    #expect(other.file.contains("Kiel"))
  }

  @Test("A deletion that was given up is asked about again, too")
  func deletionGivenUp() throws {
    var scenario = try Scenario.staffWithIdentity("x")
    try scenario.othersSave(Scenario.staff.replacing("Dora", with: "Dorothea"))
    scenario.press("g", "e", "t")
    #expect(!scenario.text.contains("deleted here"))
    scenario.press("u", "e")
    #expect(
      scenario.question.contains("was deleted here, but another program has changed it"),
      "\(scenario.text)")
    scenario.press("m")
    #expect(!scenario.file.contains("Dor"), "\(scenario.file)")
  }
}

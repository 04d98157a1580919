import FormEditor
import Testing

@Suite("Warnings when saving")
struct SavingWarningsTests {
  private static let form = """
    { rows = ( { key = Name; valuePath = name; },
        { key = Age; valuePath = age; valueType = integer; maximumValue = 200; rules = (
          { predicate = "age < 100"; message = "unusually old"; severity = warning; },
          { predicate = "age != 42"; message = "the answer"; severity = info; } ); },
        { key = Pets; valuePath = pets; itemForm = ( { key = Legs; valuePath = legs; valueType = integer;
          rules = ( { predicate = "legs < 9"; message = "many legs"; severity = warning; } ); } ); } ); }
    """
  private static let records = """
    [
      {"name": "Ada", "age": 36},
      {"name": "Bo", "age": 101, "pets": [{"legs": 100}]},
      {"name": "Cy", "age": 42}
    ]

    """

  private func scenario() throws -> Scenario {
    try Scenario.table(Self.records, form: Self.form, path: "a.json")
  }

  @Test(
    "The first warning of a changed record is named, and saving it once more is not asked about")
  func once() throws {
    var scenario = try scenario()
    scenario.press("j")
    scenario.edit("Bob")
    scenario.pressAndFinish("s")
    #expect(scenario.question.contains("Record 2, Age: unusually old; 1 more warning."))
    #expect(scenario.effects.isEmpty)
    scenario.pressAndFinish("s")
    #expect(try scenario.finishSave().contains("Bob"))
    scenario.edit("Bobby")
    scenario.pressAndFinish("s")
    #expect(try scenario.finishSave().contains("Bobby"))
  }

  @Test("Another warning asks again, and names itself")
  func another() throws {
    var scenario = try scenario()
    scenario.press("j")
    scenario.edit("Bob")
    scenario.pressAndFinish("s", "s")
    _ = try scenario.finishSave()
    scenario.press("k", "l")
    scenario.edit("150")
    scenario.pressAndFinish("s")
    #expect(scenario.question.contains("Record 1, Age: unusually old."))
    scenario.press("c")
    #expect(scenario.effects.isEmpty)
  }

  @Test("g goes to it; what only informs, and records that were not changed, ask nothing")
  func going() throws {
    var scenario = try scenario()
    scenario.press("j")
    scenario.edit("Bob")
    scenario.press("g")
    scenario.pressAndFinish("s")
    scenario.press("g")
    #expect(scenario.cursorLine.contains("Bob"))
    scenario.press("u", "G", "g", "G", "Home")
    scenario.edit("Cyd")
    scenario.pressAndFinish("s")
    #expect(try scenario.finishSave().contains("Cyd"))
  }

  @Test("Errors are asked about, and the warnings beside them with them")
  func errors() throws {
    var scenario = try Scenario.table(
      Self.records.replacing("101", with: "201"), form: Self.form, path: "a.json")
    scenario.press("j")
    scenario.edit("Bob")
    scenario.pressAndFinish("s")
    #expect(scenario.question.contains("1 problem left"))
    scenario.pressAndFinish("s")
    #expect(try scenario.finishSave().contains("Bob"))
  }
}

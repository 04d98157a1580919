import JSONText
import Records
import Screen
import Testing
import TextsTesting

@testable import FormEditor

@Suite("What the records' source doesn't allow")
struct SourceAbilitiesTests {
  private func table(_ abilities: SourceAbilities) throws -> Scenario {
    try Scenario(
      form: "{ rows = ( { valuePath = name; }, { valuePath = age; } ); }",
      record: #"[{"name": "Ada", "age": 36}, {"name": "Grace", "age": 85}]"#, path: "staff.plist",
      abilities: abilities, opensTable: true)
  }

  @Test(
    "Records are not added, copied, deleted or moved, and the line says why",
    arguments: ["a", "c", "x", "M-Down", "M-Up"])
  func structure(key: String) throws {
    var abilities = SourceAbilities()
    abilities.refuse(.add, .delete, .move, because: { _ in "Property lists keep their records" })
    var scenario = try table(abilities)
    scenario.press("j", key)
    #expect(!scenario.editor.hasUnsavedEdits)
    #expect(scenario.editor.documentTable.count == 2)
    #expect(scenario.helpLine == " Property lists keep their records")
  }

  @Test("Where no other name is possible, S says why and asks for none")
  func saveAs() throws {
    var abilities = SourceAbilities()
    abilities.refuse(.save, .saveAs, because: { _ in "It is a binary property list" })
    var scenario = try table(abilities)
    scenario.press("S")
    #expect(scenario.helpLine.contains("It is a binary property list"))
    scenario.press("s")
    #expect(scenario.helpLine.contains("It is a binary property list"))
    #expect(!scenario.helpLine.contains("under another name"))
    #expect(scenario.effects.isEmpty)
  }

  @Test("Recipients are not asked for where saving is refused for another reason, too")
  func requirements() throws {
    var lacking = SourceAbilities()
    lacking.refuse(.save, .saveAs, without: .recipients, because: { _ in "Nobody is known" })
    var other = SourceAbilities()
    other.refuse(.save, because: { _ in "It is a pipe" })
    for abilities in [lacking.combined(with: other), other.combined(with: lacking)] {
      var scenario = try table(abilities)
      scenario.press("e")
      scenario.type("!")
      scenario.press("Enter", "s")
      #expect(scenario.helpLine.contains("It is a pipe"))
      #expect(scenario.effects.isEmpty)
    }
    var met = lacking.combined(with: other)
    met.meet(.recipients)
    #expect(!met.allows(.save) && met.allows(.saveAs))
  }

  @Test("A refused save goes to the first record in the way and says why; all stays unsaved")
  func refusedSave() throws {
    var scenario = try table(SourceAbilities())
    scenario.press("e")
    scenario.type("!")
    scenario.press("Enter")
    let refusals = [1, 0].map {
      RecordRefusal(
        record: scenario.editor.documentTable.id(at: $0), path: [.member("age")],
        cause: .refused("CHECK constraint failed"))
    }
    scenario.send(.saveRefused(refusals))
    #expect(
      scenario.editor.message?.text
        == "Record 2, Age: CHECK constraint failed (and 1 more like it); nothing was saved")
    #expect(scenario.editor.record == scenario.editor.documentTable.id(at: 1))
    #expect(scenario.editor.focus == "age")
    #expect(scenario.editor.hasUnsavedEdits)
  }

  @Test(
    "Where saving under its own name is refused, the keys offer another name",
    arguments: [true, false])
  func savingElsewhere(opensTable: Bool) throws {
    var scenario = try Scenario(
      form: Scenario.staffForm, record: Scenario.staff, size: Size(width: 140, height: 20),
      path: "staff.json", readOnlyReason: "Opened with --read-only", opensTable: opensTable)
    if opensTable { scenario.press("x") } else { scenario.press("e", "y", "Enter") }
    #expect(scenario.bottomLine.contains("S save as"))
    #expect(!scenario.bottomLine.contains("s save "))
  }
}

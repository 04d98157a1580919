import JSONText
import Rules
import Screen
import Testing

@testable import FormEditor

@Suite("Paths that the records don't have, on the screen")
struct PathTests {
  private static let form = """
    ( { valuePath = name; }, { valuePath = spec.replica; key = Replicas; }, { valuePath = note; } )
    """
  private static let record = #"{"name": "web", "spec": {"replicas": "2"}}"#

  private func typos(_ scenario: Scenario) -> [PathSurvey.Absence] {
    PathSurvey(scenario.editor.documentTable).absences(in: scenario.editor.documentForm).filter(
      \.isTypo)
  }

  @Test("at the opening the row and the path that may be meant are named until the next key")
  func opening() throws {
    var scenario = try Scenario(
      form: Self.form, record: Self.record, size: Size(width: 100, height: 16))
    scenario.send(.pathsMistyped(typos(scenario)))
    #expect(
      scenario.helpLine.contains(
        "Replicas: the record has no spec.replica; did you mean spec.replicas?"))
    scenario.press("j")
    #expect(!scenario.helpLine.contains("did you mean"))
  }

  @Test("adding a member that no record has says so, once")
  func adding() throws {
    var scenario = try Scenario(
      form: Self.form, record: Self.record, size: Size(width: 120, height: 16))
    scenario.press("j", "Enter")
    scenario.type("3")
    scenario.press("Enter")
    #expect(
      scenario.helpLine.contains(
        "added spec.replica, which the record did not have; did you mean spec.replicas?"))
    scenario.press("g", "j", "Enter")
    scenario.type("4")
    scenario.press("Enter")
    #expect(!scenario.helpLine.contains("added"))
  }

  @Test("a form's title has the values of the record under the cursor, in a table as in a form")
  func title() throws {
    let form =
      "{ title = \"Staff of {office}\"; rows = ( { valuePath = name; }, { valuePath = office; } ); }"
    var scenario = try Scenario.table(
      #"[{"name": "a", "office": "Oslo"}, {"name": "b", "office": "Bergen"}]"#, form: form)
    #expect(scenario.screen[0].contains("Staff of Oslo"))
    scenario.press("j")
    #expect(scenario.screen[0].contains("Staff of Bergen"))
    scenario.press("Enter")
    #expect(scenario.screen[0].contains("Staff of Bergen"))
  }

  @Test("setting a column of selected records says so, too")
  func addingToSelected() throws {
    var scenario = try Scenario.table(
      #"[{"name": "a", "spec": {"replicas": "1"}}, {"name": "b", "spec": {"replicas": "2"}}]"#,
      form: Self.form, size: Size(width: 140, height: 14))
    scenario.press("Space", "Space", "l", "E")
    scenario.type("3")
    scenario.pressAndFinish("Enter")
    #expect(
      scenario.helpLine.contains(
        "added spec.replica, which none of the first 2 records had; did you mean"))
  }
}

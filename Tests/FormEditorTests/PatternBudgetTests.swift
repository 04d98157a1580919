import Testing

@Suite("Patterns that explode on the screen")
struct PatternBudgetTests {
  private static let form = #"( { key = Name; valuePath = name; regex = "(a|aa)+"; } )"#

  private static func records(_ count: Int) -> String {
    let explosive = String(repeating: "a", count: 60) + "!"
    let lines = (0..<count).map { _ in #"{"name": "\#(explosive)"}"# }
    return "[\n" + lines.joined(separator: ",\n") + "\n]\n"
  }

  @Test("a table gives the pattern up after a hundred texts and says so in one line, once")
  func table() throws {
    var scenario = try Scenario.table(Self.records(300), form: Self.form)
    var pages = 0
    while !scenario.editor.hasPatternToReport, pages < 20 {
      _ = scenario.frame
      scenario.press("PgDn")
      pages += 1
      if scenario.text.contains("not judged any more") { break }
    }
    if scenario.editor.hasPatternToReport { scenario.send(.patternGivenUp) }
    let line = "Name: not judged any more, the pattern needed too much work for 100 texts"
    #expect(scenario.text.contains(line))
    scenario.press("PgDn", "PgDn")
    _ = scenario.frame
    #expect(!scenario.editor.hasPatternToReport)
    #expect(!scenario.text.contains(line))
  }

  @Test("the list of problems gives it up, too, and what is typed is judged all the same")
  func problems() throws {
    var scenario = try Scenario.table(Self.records(300), form: Self.form)
    scenario.pressAndFinish("!")
    scenario.press("Esc", "Esc", "e", "C-u")
    scenario.type("b")
    scenario.press("Enter")
    #expect(scenario.text.contains("does not match") || scenario.text.contains("not possible"))
  }
}

import FormTesting
import Testing

@Suite("Keys with an empty text")
struct EmptyTextTests {
  @Test(
    "An empty identifier or color counts as not given, which lint reports",
    arguments: [
      ("identifier = \"\";", "identifier", 34), ("color = \"\";", "color", 29),
      ("keyColor = \" \";", "keyColor", 32), ("backgroundColor = \"\";", "backgroundColor", 39),
      (
        "colorRules = ({ predicate = \"a == 'x'\"; color = \"\"; textStyle = bold; });", "color", 69
      ),
    ])
  func reported(keys: String, key: String, column: Int) {
    #expect(
      LintFixture.lines(keys) == [
        "1:\(column): warning W108: row 1 \"A\": \"\(key)\" is empty, and has no effect; try leaving it out"
      ])
  }

  @Test("An empty section is none, and an empty identifier that of the path")
  func meaning() throws {
    #expect(LintFixture.lines("section = \"\";") == [])
    #expect(FormFixture.row("valuePath = a; identifier = \"\";")?.identifier == "a")
  }
}

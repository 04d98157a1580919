import FormTesting
import Testing

@Suite("Keys with an empty text")
struct EmptyTextTests {
  @Test(
    "An empty identifier, color or message of a row counts as not given, which is reported",
    arguments: [
      ("identifier = \"\";", "identifier", 42), ("color = \"\";", "color", 37),
      ("keyColor = \" \";", "keyColor", 40), ("backgroundColor = \"\";", "backgroundColor", 47),
      (
        "colorRules = ({ predicate = \"a == 'x'\"; color = \"\"; textStyle = bold; });", "color", 77
      ),
      ("rules = ({ predicate = \"a == 'x'\"; identifier = \"\"; });", "identifier", 77),
      ("choices = ({ value = x; color = \"\"; });", "color", 61),
      ("required = YES; requiredMessage = \"\";", "requiredMessage", 63),
      ("rules = ({ predicate = \"a == 'x'\"; message = \"\"; });", "message", 74),
      ("maximumLength = 2; errorMessages = { maximumLength = \"\"; };", "maximumLength", 82),
    ])
  func reported(keys: String, key: String, column: Int) {
    #expect(
      FormFixture.lines("( { key = A; valuePath = a; \(keys) } )") == [
        "1:\(column): warning W108: row 1 \"A\": \"\(key)\" is empty, and has no effect; try leaving it out"
      ])
  }

  @Test("So does an empty color of a section")
  func section() {
    #expect(
      FormFixture.lines(
        "{ sections = ( { identifier = s; color = \"\"; } ); rows = ( { valuePath = a; section = s; } ); }"
      ) == [
        "1:42: warning W108: \"color\" is empty, and has no effect; try leaving it out"
      ])
  }

  @Test("An empty section is none, and an empty identifier that of the path")
  func meaning() throws {
    #expect(FormFixture.lines("( { valuePath = a; section = \"\"; } )") == [])
    #expect(FormFixture.row("valuePath = a; identifier = \"\";")?.identifier == "a")
  }

  @Test("A rule with an empty identifier is named as one without")
  func rule() throws {
    let row = FormFixture.row(
      "valuePath = a; rules = ({ predicate = \"a == 'x'\"; identifier = \"\"; });")
    #expect(row?.predicateRules.first?.identifier == nil)
  }
}

import FormTesting
import Forms
import Testing

@Suite("What templates name")
struct TemplateCheckTests {
  private static let known = "{ valuePath = name; }, { valuePath = number; valueType = number; }"

  @Test(
    "A row that there is not is F302, wherever a template names it",
    arguments: [
      "{ title = \"{$b}\"; rows = ( \(known) ); }",
      "{ recordTitle = \"{$b}\"; rows = ( \(known) ); }",
      "( \(known), { displayValue = \"{$b}\"; } )",
      "( \(known), { valuePath = c; subtitle = \"{$b}\"; } )",
      "( { valuePath = l; itemTitle = \"{$b}\"; itemForm = ( \(known) ); } )",
      "( { valuePath = c; choicesFrom = \"path:l\"; choiceTitle = \"{$b}\"; } )",
    ])
  func rows(form: String) {
    #expect(FormFixture.decode(form).diagnostics.map(\.code) == [.F302])
  }

  @Test(
    "A path that is nearly a row's, and what only expressions read, are W302",
    arguments: [
      (
        "{ recordTitle = \"{nmae}\"; rows = ( \(known) ); }",
        "\"recordTitle\": no row shows nmae; found \"{nmae}\"; try name"
      ),
      (
        "{ recordIdentity = nmae; rows = ( \(known) ); }",
        "\"recordIdentity\": no row shows nmae; found \"nmae\"; try name"
      ),
      (
        "{ recordTitle = \"{@index}. {name}\"; rows = ( \(known) ); }",
        "\"recordTitle\": templates read members of the record; only expressions know @index; found \"{@index}\"; try a row with formula = \"@index\", and {$…} with its identifier"
      ),
      (
        "( { valuePath = l; itemTitle = \"{@parent.x}\"; itemForm = ( \(known) ); } )",
        "\"itemTitle\": templates read members of the record; only expressions know @parent; found \"{@parent.x}\"; try a row with formula = \"@parent.x\", and {$…} with its identifier"
      ),
    ])
  func paths(form: String, message: String) {
    let lines = FormFixture.lines(form)
    #expect(lines.count == 1)
    #expect(lines.first?.hasSuffix(message) == true, "\(lines)")
    #expect(lines.first?.contains("warning W302") == true)
  }

  @Test(
    "What records may have beside the rows is no fault",
    arguments: [
      "{ recordTitle = \"{id}: {name}\"; rows = ( \(known) ); }",
      "{ recordTitle = \"{@index}\"; rows = ( { valuePath = \"\\\"@index\\\"\"; } ); }",
      "( { displayValue = \"{first} {last}\"; }, \(known) )",
    ])
  func others(form: String) {
    #expect(FormFixture.lines(form) == [])
  }
}

import JSONText
import Testing
import Values

@testable import Forms
@testable import Rules

@Suite("What is entered among many choices")
struct ChoiceNamesTests {
  private static let choices: [Choice] = [
    (.number("1.0"), "One", nil), (.number("1"), "Uno", nil), (.string("1"), "Text", nil),
    (.string("a"), "Twice", nil), (.string("b"), "Twice", "T"), (.string("c"), "T", "Tee"),
    (.string("Tee"), "é", "a"), (.bool(true), "Yes", nil), (.null, "", nil),
    (.string("e\u{301}"), "Decomposed", nil),
  ].map { (value: JSONValue, title: String, short: String?) in
    var choice = Choice(value: value, title: title)
    choice.shortTitle = short
    return choice
  }

  @Test(
    "is found by an index as it is found by a look at each",
    arguments: [
      "1.0", "1", "1.00", "10e-1", "One", "one", "Text", "a", "b", "c", "Twice", "T", "Tee", "true",
      "Yes", "null", "", "é", "e\u{301}", "Decomposed", "x",
    ])
  func names(text: String) {
    #expect(
      ChoiceNames(of: Self.choices).indices(meaning: text) == Self.choices.indices(meaning: text))
  }

  @Test("resembles titles first, then short ones")
  func resembled() {
    let choices = ResembledChoices(of: Self.choices)
    #expect(choices.indices(resembling: "TWICE") == [3, 4])
    #expect(choices.indices(resembling: "t") == [5])
    #expect(choices.indices(resembling: "tee") == [5])
    #expect(choices.indices(resembling: "E") == [6])
    #expect(choices.indices(resembling: "nobody") == [])
  }

  @Test("keeps numbers of the list as they are written there")
  func several() throws {
    let row = ConfigRow(identifier: "a", key: "a", valuePath: ValuePath(steps: [.member("a")]))
      .with {
        $0.valueType = .array
        $0.choiceTable = ChoiceTable([
          Choice(value: .number("3"), title: "Three"), Choice(value: .number("4"), title: "Four"),
        ])
      }
    let stored = RowContent.value(try JSONSlice(parsing: "[3.0, 7]"))
    let prepared = PreparedForm(FormPlan(Form(name: "", rows: [row]), .plain))
    let state = prepared.state(ofRowAt: 0)
    #expect(
      try state.format.value(
        of: "Four, Three", in: prepared.notation(of: state), replacing: stored
      ).get() == .array([.number("4"), .number("3.0")]))
  }
}

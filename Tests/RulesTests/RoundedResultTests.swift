import FormTesting
import JSONText
import Testing

@testable import Forms
@testable import Rules

@Suite("Results of formulas with more digits than their rows show")
struct RoundedResultTests {
  private func binder() throws -> RecordBinder {
    let form = """
      ( { valuePath = a; valueType = number; },
        { identifier = third; cellIdentifier = NumberCell; formula = "a / 3"; maximumFractionDigits = 2; },
        { valuePath = share; valueType = number; formula = "a / 3"; numberStyle = percent;
          maximumFractionDigits = 1; },
        { valuePath = typed; valueType = number; maximumFractionDigits = 2; } )
      """
    return RecordBinder(form: try #require(FormFixture.decode(form).form), locale: .plain)
  }

  private func shown(_ record: String) throws -> [String] {
    try binder().reading(JSONSlice(parsing: record)).visibleRows.map {
      $0.display.text + $0.problems.map { " ! " + $0.message }.joined()
    }
  }

  @Test("They are rounded where they are shown, which is no error; what people enter is not")
  func rounding() throws {
    #expect(
      try shown(#"{"a": 2, "share": 0.6666666666666666666666666666666667, "typed": 0.125}"#)
        == ["2", "0.67", "66.7%", "0.125 ! takes at most 2 digits after the decimal point, has 3"])
  }

  @Test("The record has them as they are, and another value is compared with that")
  func exact() throws {
    let binder = try binder()
    let result = binder.reading(try JSONSlice(parsing: #"{"a": 2}"#)).computedValue(
      binder.form.rows[1])
    #expect(result == .number("0.6666666666666666666666666666666667"))
    #expect(
      try shown(#"{"a": 1, "share": 0.333}"#)[2]
        == "33.3% ! the formula gives 33.33333333333333333333333333333333%")
  }

  @Test(
    "Where people edit, too, the result is what they may enter, halves to even",
    arguments: [
      ("formula = \"net * 1.19\"; formulaMode = untilEdited; maximumFractionDigits = 2;", "11.89"),
      ("defaultFormula = \"net * 1.19\"; maximumFractionDigits = 1;", "11.9"),
      ("defaultFormula = \"net + 0.5\"; maximumFractionDigits = 0;", "10"),
      (
        "defaultFormula = \"net / 30\"; numberStyle = percent; maximumFractionDigits = 1;", "0.333"
      ),
      ("formula = \"net * 1.19\"; maximumFractionDigits = 2;", "11.8881"),
    ])
  func entered(keys: String, expected: String) throws {
    let form = """
      ( { valuePath = net; valueType = number; }, { valuePath = gross; valueType = number; \(keys) } )
      """
    let binder = RecordBinder(form: try #require(FormFixture.decode(form).form), locale: .plain)
    let record = try JSONSlice(parsing: #"{"net": 9.99}"#)
    #expect(binder.reading(record).computedDefault(binder.form.rows[1]) == .number(expected))
  }
}

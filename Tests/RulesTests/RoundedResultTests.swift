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
    try binder().bind(JSONSlice(parsing: record)).map {
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
    let result = binder.computedValue(
      binder.form.rows[1], in: try JSONSlice(parsing: #"{"a": 2}"#))
    #expect(result == .number("0.6666666666666666666666666666666667"))
    #expect(
      try shown(#"{"a": 1, "share": 0.333}"#)[2]
        == "33.3% ! the formula gives 33.33333333333333333333333333333333%")
  }
}

import FormTesting
import JSONText
import Testing

@testable import Forms
@testable import Rules

@Suite("What formulas come to that read lists")
struct FormulaOfListsTests {
  private func shown(_ record: String, _ form: String) throws -> [String] {
    let binder = RecordBinder(
      form: try #require(FormFixture.decode(form).form), locale: .plain)
    return try binder.reading(JSONSlice(parsing: record)).visibleRows.map {
      $0.display.text + $0.problems.map { " ! " + $0.message }.joined()
    }
  }

  @Test("A path through a list has no value of its own, and the row says so")
  func throughList() throws {
    let form = """
      ( { identifier = a; key = A; formula = "items.price"; },
        { identifier = b; key = B; formula = "join(items.price, ', ')"; },
        { identifier = c; key = C; formula = "items.@sum.price"; },
        { identifier = d; key = D; formula = "coalesce(items.price, 7)"; } )
      """
    #expect(
      try shown(#"{"items": [{"price": 1}, {"price": 2}]}"#, form)
        == [
          " ! can't be computed: items.price leads through a list, each item of which has its own",
          "1, 2", "3", "7",
        ])
    #expect(try shown(#"{"items": []}"#, form).first == "")
    #expect(try shown("{}", form).first == "")
  }
}

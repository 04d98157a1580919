import FormTesting
import JSONText
import Testing

@testable import Forms
@testable import Rules

@Suite("Expressions over lists whose items don't have the results of their formulas")
struct ItemResultTests {
  private func shown(_ record: String, _ form: String) throws -> [String] {
    let binder = RecordBinder(form: try #require(FormFixture.decode(form).form), locale: .plain)
    return binder.reading(try JSONSlice(parsing: record)).visibleRows.map {
      $0.display.text + $0.problems.map { " ! " + $0.message }.joined()
    }
  }

  private static let lines = """
    ( { valuePath = total; formula = "lines.@sum.sum"; },
      { identifier = large; formula = "ANY lines.sum > 60"; },
      { identifier = all; formula = "join(lines.sum, ' ')"; },
      { identifier = named; formula = "$lines.@max.sum"; },
      { valuePath = rate; valueType = number; },
      { valuePath = lines; showsInTable = NO; itemForm = ( { valuePath = q; valueType = number; },
          { valuePath = sum; formula = "q * @root.rate + @index"; } ); } )
    """

  @Test(
    "What an item lacks is what its formula comes to, with what is around it",
    arguments: [
      (
        #"{"total": 93, "rate": 10, "lines": [{"q": 2}, {"q": 7}]}"#, ["93", "true", "21 72", "72"]
      ),
      (
        #"{"total": 93, "rate": 10, "lines": [{"q": 2, "sum": 21}, {"q": 7}]}"#,
        ["93", "true", "21 72", "72"]
      ),
      // What is stored counts, also where it is wrong.
      (
        #"{"total": 9, "rate": 10, "lines": [{"q": 2, "sum": 1}, {"q": 7, "sum": 8}]}"#,
        ["9", "false", "1 8", "8"]
      ),
    ])
  func results(record: String, expected: [String]) throws {
    #expect(try Array(shown(record, Self.lines).prefix(4)) == expected)
  }

  @Test("Lists in items, and a form that opens itself, to any depth")
  func nested() throws {
    let orders = """
      ( { identifier = all; formula = "orders.lines.@sum.sum"; },
        { identifier = byOrder; formula = "orders.@sum.total"; },
        { valuePath = orders; itemForm = ( { valuePath = total; formula = "lines.@sum.sum"; },
          { valuePath = lines; itemForm = ( { valuePath = sum; formula = "q * 2"; } ); } ); } )
      """
    let record = #"{"orders": [{"lines": [{"q": 1}, {"q": 2}]}, {"lines": [{"q": 3, "sum": 6}]}]}"#
    #expect(try Array(shown(record, orders).prefix(2)) == ["12", "12"])
    let tree = """
      { rows = ( { identifier = all; formula = "1 + coalesce(children.@sum.size, 0)"; },
          { valuePath = children; itemForm = node; } );
        forms = { node = ( { valuePath = size; formula = "1 + coalesce(children.@sum.size, 0)"; },
          { valuePath = children; itemForm = node; } ); }; }
      """
    let nodes = #"{"children": [{"children": [{}, {"children": [{}]}]}, {}]}"#
    #expect(try shown(nodes, tree)[0] == "6")
  }
}

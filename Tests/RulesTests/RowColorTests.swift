import FormTesting
import JSONText
import Testing
import Values

@testable import Forms
@testable import Rules

@Suite("Which colors a row has for a record")
struct RowColorTests {
  private func binder(_ rows: String) throws -> RecordBinder {
    RecordBinder(form: try #require(FormFixture.decode(rows).form), locale: .plain)
  }

  @Test("Colors are those of the first rule that holds")
  func colors() throws {
    let binder = try binder(
      """
      ( { valuePath = a; valueType = number; color = blue; keyColor = cyan;
          colorRules = ( { predicate = "a > 10"; color = red; textStyle = bold; },
            { predicate = "a > 5"; color = yellow; } ); } )
      """)
    func colors(_ record: String) throws -> RowColors {
      binder.reading(try JSONSlice(parsing: record)).visibleRows[0].colors
    }
    #expect(try colors(#"{"a": 1}"#).color == .ansi(4))
    #expect(try colors(#"{"a": 7}"#).color == .ansi(3))
    #expect(try colors(#"{"a": 11}"#).color == .ansi(1))
    #expect(try colors(#"{"a": 11}"#).keyColor == .ansi(6))
    #expect(try colors(#"{"a": 11}"#).textStyle == .bold)
  }
}

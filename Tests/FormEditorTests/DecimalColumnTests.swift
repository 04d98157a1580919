import Screen
import Testing

@Suite("Numbers in a column")
struct DecimalColumnTests {
  private static let form = """
    { rows = ( { key = Name; valuePath = name; },
      { key = Price; valuePath = price; cellIdentifier = NumberCell; },
      { key = After; valuePath = after; } ); }
    """

  /// The column of the screen at which a text begins in the line of a record.
  private func column(of text: String, in scenario: Scenario) throws -> Int {
    try #require(scenario.position(of: text)).x
  }

  @Test("Decimal points are under each other, whatever digits follow")
  func points() throws {
    let scenario = try Scenario.table(
      """
      [{"name": "a", "price": 1.5, "after": "x"}, {"name": "b", "price": 12000.125},
       {"name": "c", "price": 7}, {"name": "d", "price": 42.25}, {"name": "e", "price": null},
       {"name": "f", "price": 1.5e10}]
      """, form: Self.form)
    let point = try column(of: ".125", in: scenario)
    #expect(try column(of: ".5  ", in: scenario) == point)
    #expect(try column(of: ".25", in: scenario) == point)
    #expect(try column(of: ".5e10", in: scenario) == point)
    #expect(try column(of: "  7", in: scenario) + 3 == point)
    // What is no number ends with the column, where the longest number ends.
    #expect(try column(of: "null", in: scenario) + 4 == column(of: ".5e10", in: scenario) + 5)
    #expect(try column(of: "x", in: scenario) == column(of: ".5e10", in: scenario) + 5 + 2)
  }

  @Test("Whole numbers end with their column, and one with a problem is aligned, too")
  func wholeNumbers() throws {
    let form = """
      { rows = ( { key = Name; valuePath = name; },
        { key = Count; valuePath = count; cellIdentifier = NumberCell; maximumValue = 50; } ); }
      """
    let scenario = try Scenario.table(
      #"[{"name": "a", "count": 7}, {"name": "b", "count": 123}, {"name": "c", "count": 0.5}]"#,
      form: form)
    let point = try column(of: ".5", in: scenario)
    #expect(try column(of: "✗ 123", in: scenario) + 5 == point)
    #expect(try column(of: "7", in: scenario) + 1 == point)
  }

  @Test("Points stay where they are when the cursor is on a number")
  func underCursor() throws {
    var scenario = try Scenario.table(
      #"[{"name": "a", "price": 1.5}, {"name": "b", "price": 12.125}]"#, form: Self.form)
    let point = try column(of: ".5", in: scenario)
    scenario.press("l")
    #expect(try column(of: ".5", in: scenario) == point)
    #expect(scenario.cursorCell == " 1.5  ")
  }

  @Test("The grid of a list in a form aligns its numbers as well")
  func grid() throws {
    let form = """
      { rows = ( { key = Lines; valuePath = lines; cellIdentifier = TableCell; itemForm = line; } );
        forms = { line = { rows = ( { key = Text; valuePath = text; },
          { key = Price; valuePath = price; cellIdentifier = NumberCell; } ); }; }; }
      """
    let record = #"{"lines": [{"text": "bolt", "price": 1.5}, {"text": "nut", "price": 10.125}]}"#
    let scenario = try Scenario(form: form, record: record)
    #expect(try column(of: ".5", in: scenario) == column(of: ".125", in: scenario))
  }
}

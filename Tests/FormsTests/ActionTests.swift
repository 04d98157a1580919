import FormTesting
import Testing

@testable import Forms

@Suite("What buttons do")
struct ActionTests {
  @Test("A row with an action is a button, and no column", arguments: RowAction.Name.allCases)
  func actions(name: RowAction.Name) throws {
    let form = try #require(
      FormFixture.decode(
        """
        ( { key = B; action = \(name.rawValue); list = l; },
          { key = L; valuePath = l; cellIdentifier = ListCell; } )
        """
      ).form)
    #expect(form.rows[0].cellIdentifier == "ButtonCell")
    #expect(form.rows[0].action == RowAction(name, list: name == .addItem ? "l" : nil))
    #expect(form.tableRows.map(\.identifier) == ["l"])
    #expect(form.writtenRows.map(\.identifier) == ["l"])
  }

  @Test(
    "What is wrong with a button is told",
    arguments: [
      (
        "action = sav;",
        "F103: row 1 \"B\": \"action\" does not take this word; found \"sav\"; try \"save\""
      ),
      ("action = \"sh -c ls\";", "F103: row 1 \"B\": \"action\" does not take this word"),
      ("cellIdentifier = ButtonCell;", "F107: row 1 \"B\""),
      (
        "action = addItem;",
        "F107: row 1 \"B\": \"addItem\" needs \"list\", the row that gets the item; try one of l"
      ),
      (
        "action = addItem; list = ll;",
        "F302: row 1 \"B\": no row of this identifier opens a list; found \"ll\"; try one of l"
      ),
      ("action = addItem; list = t;", "F302: row 1 \"B\""),
      ("valuePath = b; cellIdentifier = TextFieldCell; action = save;", "W108: row 1 \"B\""),
    ])
  func mistakes(row: String, expected: String) {
    let lines = FormFixture.lines(
      "( { key = B; \(row) }, { key = L; valuePath = l; cellIdentifier = ListCell; }, { valuePath = t; } )"
    )
    #expect(lines.contains { $0.contains(expected) }, "\(lines)")
  }
}

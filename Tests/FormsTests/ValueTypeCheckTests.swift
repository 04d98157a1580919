import FormTesting
import Testing

@testable import Forms

@Suite("Types that a cell does not store")
struct ValueTypeCheckTests {
  private func lines(_ row: String) -> [String] {
    FormFixture.lines("({ valuePath = a; \(row) })").filter { $0.contains("F106") }
  }

  @Test(
    "They are errors in every cell that stores types of its own",
    arguments: [
      "cellIdentifier = ListCell; valueType = string;",
      "cellIdentifier = TableCell; valueType = integer;",
      "cellIdentifier = TextViewCell; valueType = bool;",
      "cellIdentifier = NumberCell; valueType = string;",
      "itemForm = ( { valuePath = b; } ); valueType = object;",
    ])
  func errors(row: String) {
    #expect(lines(row).count == 1 && lines(row)[0].contains("does not store this type"))
  }

  @Test(
    "Where the row names no cell, the key is named that chose it",
    arguments: [
      ("valueType = bool; minimumValue = 3;", "minimumValue"),
      ("valueType = date; step = 2;", "step"),
      ("valueType = bool; maximumValue = 3;", "maximumValue"),
    ])
  func chosenCell(row: String, key: String) {
    #expect(lines(row).count == 1, "\(lines(row))")
    #expect(
      lines(row).first?.contains(
        "\"\(key)\" makes the row a NumberCell, which does not store this type; found ") == true,
      "\(lines(row))")
  }

  @Test(
    "A cell that shows any value stores any type",
    arguments: [
      "cellIdentifier = LabelCell; valueType = array;",
      "cellIdentifier = ListCell; valueType = any;",
      "cellIdentifier = ChoiceCell; values = (1, 2); valueType = integer;",
      "cellIdentifier = TextViewCell; valueType = any;",
    ])
  func fine(row: String) {
    #expect(lines(row).isEmpty, "\(lines(row))")
  }

  @Test("A choice and a side of a switch must be of the row's type")
  func values() {
    #expect(lines("values = (1, x); valueType = integer;")[0].contains("found \"x\""))
    #expect(lines("values = (1, \"\"); valueType = integer;").isEmpty)
    #expect(lines("trueValue = yes; falseValue = 0; valueType = integer;").count == 1)
    #expect(lines("trueValue = Y; falseValue = N; valueType = bool;").isEmpty)
  }
}

import Cells
import Screen

extension Scenario {
  static let staffForm = """
    {
      title = "Staff";
      recordTitle = "{name}";
      rows = (
        { key = Name; valuePath = name; required = YES; },
        { key = City; valuePath = office.city; identifier = city; },
        { key = Salary; valuePath = salary; cellIdentifier = NumberCell; maximumValue = 50000; },
        { key = Since; valuePath = since; cellIdentifier = DateCell; },
        { key = Remote; valuePath = remote; cellIdentifier = SwitchCell; },
        { key = Phone; valuePath = phone; regex = "[0-9]{4}"; regexMessage = "four digits";
          showsInTable = NO; },
        { key = Grade; valuePath = grade; defaultValue = A; showsInTable = NO; }
      );
    }
    """

  static let staff = """
    [
      {"name": "Dora", "office": {"city": "Oslo"}, "salary": 900, "since": "2020-01-02"},
      {"name": "ada", "office": {"city": "Bergen"}, "salary": 12000.50, "remote": true},

      {"name": "Åse", "office": {"city": "Oslo"}, "salary": 1e4, "phone": "12"},
      {"name": "Bo", "salary": 60000, "extra": [1, 2.0]}
    ]

    """

  /// The four records of `staff` as a table.
  static func table(
    _ records: String = staff, form: String = staffForm,
    size: Size = Size(width: 100, height: 20), path: String = "staff.json"
  ) throws -> Scenario {
    try Scenario(form: form, record: records, size: size, path: path, opensTable: true)
  }

  /// Gives the column under the cursor a text in all selected records.
  mutating func editSelected(_ text: String) {
    press("E", "C-u")
    type(text)
    press("Enter")
  }

  /// Takes back an edit: clearing a selection is a step of its own.
  mutating func undoEdit() { pressBeyondSelections("u") }

  /// Makes an edit again.
  mutating func redoEdit() { pressBeyondSelections("C-r") }

  private mutating func pressBeyondSelections(_ key: String) {
    let size = editor.size
    // Here is room for what the message says.
    send(.input(.resize(Size(width: 100, height: 24))))
    repeat { press(key) } while helpLine.contains("the clearing of the selection")
    send(.input(.resize(size)))
  }

  /// The line in which a value for selected records is typed.
  var selectionLine: String { helpLine }

  /// The lines of the records in sight.
  var recordLines: [String] {
    screen.dropFirst(2).dropLast(2).filter { !$0.allSatisfy { $0 == " " } }
  }

  /// The names in the first column, top to bottom.
  var names: [String] {
    let known = ["Dora", "ada", "Åse", "Bo"]
    return recordLines.compactMap { line in known.first { line.contains($0) } }
  }

  /// The line of the record that the cursor is on.
  var cursorLine: String { recordLines.first { $0.hasPrefix("▌") } ?? "" }

  /// The texts drawn as selected: the cell that the cursor is on.
  var cursorCell: String {
    let frame = frame
    var text = ""
    for y in 2..<frame.size.height - 2 {
      var x = 0
      while x < frame.size.width {
        let glyph = frame[x, y]
        if glyph.style == Theme().selection { text += glyph.text }
        x += 1
      }
    }
    return text
  }
}

import Cells
import FormTesting
import Screen
import Testing

@testable import FormEditor

@Suite("An expression for selected records")
struct ExpressionForSelectedTests {
  /// The staff, all selected, with the cursor on a column.
  private static func selected(
    _ column: Int = 2, form: String = Scenario.staffForm, _ records: String = Scenario.staff,
    size: Size = Size(width: 100, height: 20)
  ) throws -> Scenario {
    var scenario = try Scenario.table(records, form: form, size: size)
    scenario.press("*")
    for _ in 0..<column { scenario.press("l") }
    return scenario
  }

  @Test("E and = list former and new values and who refuses; Enter sets the others in one step")
  func confirmed() throws {
    var scenario = try Self.selected()
    scenario.press("E")
    #expect(scenario.bottomLine.contains("= expression"))
    scenario.press("=")
    #expect(scenario.bottomLine.contains("Salary = "))
    #expect(scenario.helpLine.contains("SELF * 1.1"))
    scenario.type("SELF * 1.1")
    #expect(scenario.helpLine.contains("900 → 990"))
    scenario.press("Enter")
    let screen = scenario.screen.joined(separator: "\n")
    #expect(screen.contains("Salary = SELF * 1.1"))
    #expect(!scenario.text.contains("unsaved"))
    #expect(screen.contains("Refused by 1 record"))
    #expect(scenario.line(of: "Bo").contains("60000"))
    #expect(scenario.line(of: "Bo").contains("50000"))
    #expect(screen.contains("3 records would change"))
    #expect(scenario.line(of: "Dora").contains("900 → 990"))
    #expect(scenario.line(of: "ada").contains("→ 13200.55"))
    #expect(scenario.bottomLine.contains("Enter set"))
    #expect(scenario.file == Scenario.staff)
    scenario.press("Enter")
    #expect(
      scenario.file
        == Scenario.staff.replacing("900", with: "990").replacing("12000.50", with: "13200.55")
        .replacing("1e4", with: "11000"))
    #expect(scenario.helpLine.contains("1 of 4 didn't take it"))
    scenario.undoEdit()
    #expect(scenario.file == Scenario.staff)
  }

  @Test("Esc changes nothing and leaves the expression to be mended; once more closes it")
  func cancelled() throws {
    var scenario = try Self.selected()
    scenario.press("E", "=")
    scenario.type("SELF + 1")
    scenario.press("Enter", "Esc")
    #expect(scenario.bottomLine.contains("Salary = SELF + 1"))
    #expect(scenario.helpLine.contains("Nothing is changed yet"))
    #expect(scenario.file == Scenario.staff)
    scenario.press("Esc")
    #expect(!scenario.bottomLine.contains("Salary ="))
    #expect(scenario.screen[0].contains("4 selected"))
    scenario.press("u")
    #expect(scenario.file == Scenario.staff)
  }

  @Test(
    "A fault is said with its position while it is typed, and keeps the line open",
    arguments: [
      ("SELF *", "Column 7: expected"), ("SELF * nub(1)", "Column 8: unknown function nub"),
      ("$nam", "Column 1: no row is called"), ("upper(3)", "Column 7: expected a text"),
      ("replace(SELF, '(', '')", "Column 17: "),
    ])
  func faults(text: String, message: String) throws {
    var scenario = try Self.selected()
    scenario.press("E", "=")
    scenario.type(text)
    #expect(scenario.helpLine.contains(message), "\(scenario.helpLine)")
    scenario.press("Enter")
    #expect(scenario.helpLine.contains(message))
    #expect(scenario.bottomLine.contains("Salary = " + text))
    #expect(scenario.file == Scenario.staff)
  }

  @Test("Nothing is asked where nothing would change, which is said")
  func unchanged() throws {
    let records = Scenario.staff.replacing(#""extra": [1, 2.0]"#, with: #""bonus": null"#)
    var scenario = try Self.selected(2, records)
    scenario.press("E", "=")
    scenario.type("SELF + 0")
    scenario.press("Enter")
    #expect(scenario.helpLine.contains("All selected records have this Salary already"))
    scenario.press("E", "=")
    scenario.type("bonus * 2")
    #expect(scenario.helpLine.contains("nothing comes of bonus * 2"))
    scenario.press("Enter")
    #expect(scenario.helpLine.contains("nothing comes of bonus * 2"))
    scenario.press("E", "=", "Enter")
    #expect(scenario.helpLine.contains("Salary stays as it is in 4 selected records"))
    #expect(scenario.file == records)
  }

  @Test("A name that nothing has is a fault of the line, which stays")
  func mistypedName() throws {
    var scenario = try Self.selected()
    scenario.press("E", "=")
    scenario.type("coalesce(slaary, 0)")
    #expect(scenario.helpLine.contains("No row shows slaary; did you mean salary?"))
    scenario.press("Enter")
    #expect(scenario.helpLine.contains("No row shows slaary; did you mean salary?"))
    #expect(scenario.file == Scenario.staff)
  }

  @Test("A record without a value stays as it is and is counted; nil clears")
  func missing() throws {
    var scenario = try Self.selected(3)
    scenario.press("E", "=")
    scenario.type("dateAdd(SELF, 1, 'years')")
    scenario.press("Enter")
    #expect(scenario.line(of: "Dora").contains("→ 2021-01-02"))
    #expect(
      scenario.screen.contains { $0.contains("3 records without a result, left as they are") })
    scenario.press("Enter")
    #expect(scenario.file == Scenario.staff.replacing("2020-01-02", with: "2021-01-02"))
    scenario.press("E", "=")
    scenario.type("nil")
    scenario.press("Enter", "Enter")
    #expect(scenario.file == Scenario.staff.replacing("\"2020-01-02\"", with: "null"))
  }

  @Test("A text that begins with the sign is a text in quotes, or typed into an emptied field")
  func literalSign() throws {
    for keys in [
      ["E", "=", "'", "=", "x", "'", "Enter", "Enter"], ["E", "C-u", "x", "Home", "=", "Enter"],
    ] {
      var scenario = try Self.selected(1)
      for key in keys { scenario.press(key) }
      #expect(
        scenario.file.contains("\"city\": \"=x\""),
        "\(keys) \(scenario.screen.joined(separator: "\n"))")
    }
  }

  @Test(
    "Results that only one record may have are compared with each other, not with former values")
  func unique() throws {
    let form =
      "{ rows = ( { valuePath = name; }, { valuePath = n; cellIdentifier = NumberCell; unique = YES; } ); }"
    let records = "[{\"name\": \"a\", \"n\": 1}, {\"name\": \"b\", \"n\": 2}]"
    var scenario = try Self.selected(1, form: form, records)
    scenario.press("E", "=")
    scenario.type("SELF + 1")
    scenario.press("Enter", "Enter")
    #expect(scenario.file == "[{\"name\": \"a\", \"n\": 2}, {\"name\": \"b\", \"n\": 3}]")
    scenario.press("E", "=")
    scenario.type("7")
    scenario.press("Enter")
    #expect(scenario.screen.contains { $0.contains("Refused by 2 records") })
    scenario.press("Enter", "Esc")
    #expect(scenario.file == "[{\"name\": \"a\", \"n\": 2}, {\"name\": \"b\", \"n\": 3}]")
  }

  @Test("Locked records refuse it; the field of a secret takes the sign for a character")
  func lockedAndSecret() throws {
    let form = """
      { rows = ( { valuePath = name; },
        { valuePath = n; cellIdentifier = NumberCell; disabled = "name == 'b'"; },
        { valuePath = pin; isSecure = YES; } ); }
      """
    let records =
      "[{\"name\": \"a\", \"n\": 1, \"pin\": \"x\"}, {\"name\": \"b\", \"n\": 2, \"pin\": \"x\"}]"
    var scenario = try Self.selected(1, form: form, records)
    scenario.press("E", "=")
    scenario.type("SELF * 2")
    scenario.press("Enter")
    #expect(scenario.screen.contains { $0.contains("Refused by 1 record") })
    scenario.press("Enter")
    #expect(scenario.file == records.replacing("\"n\": 1", with: "\"n\": 2"))
    scenario.press("h", "E", "=")
    scenario.type("pin")
    scenario.press("Enter")
    #expect(scenario.screen.contains { $0.contains("pin is secret") })
    scenario.press("Esc", "Esc", "l", "l", "E", "=")
    #expect(!scenario.bottomLine.contains("pin ="))
  }

  @Test("It fits a window of 40 columns, and Chinese texts", arguments: [40, 100])
  func narrow(width: Int) throws {
    let records = "[{\"name\": \"樱花🌸有限公司 GmbH\"}, {\"name\": \"Acme GmbH\"}]"
    var scenario = try Self.selected(
      0, form: "{ rows = ( { key = Name; valuePath = name; }, { valuePath = n; } ); }", records,
      size: Size(width: width, height: 12))
    scenario.press("E", "=")
    scenario.type("replace(SELF, 'GmbH$', 'AG')")
    scenario.press("Enter")
    #expect(scenario.screen.contains { $0.contains("2 records would change") })
    scenario.press("Enter")
    #expect(scenario.file == records.replacing("GmbH", with: "AG"))
  }

  @Test("Of very many records the list names a hundred")
  func many() throws {
    let records = "[" + (1...3_000).map { "{\"n\": \($0)}" }.joined(separator: ",") + "]"
    let form =
      "{ rows = ( { valuePath = n; cellIdentifier = NumberCell; maximumValue = 3000; } ); }"
    var scenario = try Self.selected(0, form: form, records)
    scenario.press("E", "=")
    scenario.type("SELF * 2")
    scenario.pressAndFinish("Enter")
    let panel = try #require(scenario.editor.state.panel)
    #expect(panel.lines.count < 210)
    #expect(panel.lines.contains { $0.content.text == "and 1,400 more" })
    scenario.pressAndFinish("Enter")
    #expect(scenario.file.hasPrefix("[{\"n\": 2},{\"n\": 4},"))
    #expect(scenario.file.hasSuffix("{\"n\": 3000}]"))
    scenario.undoEdit()
    #expect(scenario.file == records)
  }

  @Test(
    "In a list inside a record the enclosing record and the item's number are there while typing, too",
    arguments: [
      ("@parent.k + 30", "1 → 31", [31, 31]), ("@root.k + 5", "1 → 6", [6, 6]),
      ("@index + 20", "1 → 21", [21, 22]),
    ])
  func items(text: String, sample: String, values: [Int]) throws {
    let form = """
      { rows = ( { valuePath = k; }, { key = Items; valuePath = l; itemForm = item; } );
        forms = { item = { rows = ( { valuePath = x; cellIdentifier = NumberCell; } ); }; }; }
      """
    var scenario = try Scenario(
      form: form, record: #"{"k": 1, "l": [{"x": 1}, {"x": 2}]}"#, size: Size(width: 90, height: 16)
    )
    scenario.press("j", "Enter", "*", "E", "=")
    scenario.type(text)
    #expect(scenario.helpLine.contains(sample), "\(scenario.helpLine)")
    scenario.pressAndFinish("Enter")
    scenario.pressAndFinish("Enter")
    #expect(scenario.file == #"{"k": 1, "l": [{"x": \#(values[0])}, {"x": \#(values[1])}]}"#)
  }
}

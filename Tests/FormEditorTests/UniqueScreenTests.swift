import Screen
import Testing
import Values

@testable import FormEditor

@Suite("Unique values on the screen")
struct UniqueScreenTests {
  private static let form = """
    { title = Stock; recordTitle = name;
      rows = ( { key = Code; valuePath = code; unique = YES; },
               { key = Name; valuePath = name; },
               { key = PIN; valuePath = pin; isSecure = YES; unique = YES; },
               { key = Items; valuePath = items; itemForm = ( { key = SKU; valuePath = sku; unique = YES; } ); } ); }
    """
  private static let records = """
    [
      {"code": "A1", "name": "one", "pin": "77", "items": [{"sku": "x"}, {"sku": "y"}]},
      {"code": "B2", "name": "two"},
      {"code": "A1", "name": "three", "pin": "77"}
    ]

    """

  private func table(_ records: String = records) throws -> Scenario {
    try Scenario.table(records, form: Self.form, path: "stock.json")
  }

  @Test("Both records are marked, and each names the other")
  func both() throws {
    var scenario = try table()
    #expect(scenario.recordLines.map { $0.contains("✗ A1") } == [true, false, true])
    #expect(scenario.text.contains("2 problems"))
    scenario.press("Enter")
    #expect(scenario.line(of: "Code").contains("also in record 3"))
    #expect(scenario.line(of: "PIN").contains("also in record 3"))
    #expect(!scenario.text.contains("77"))
    scenario.press(">")
    #expect(!scenario.text.contains("also in"))
    scenario.press(">")
    #expect(scenario.line(of: "Code").contains("also in record 1"))
  }

  @Test("What another record does is seen at once: an edit, its undoing, a deletion")
  func live() throws {
    var scenario = try table()
    scenario.edit("C3")
    #expect(!scenario.text.contains("✗ A1"))
    scenario.press("u")
    #expect(scenario.recordLines.map { $0.contains("✗ A1") } == [true, false, true])
    scenario.press("g", "x")
    #expect(!scenario.text.contains("✗ A1"))
    scenario.press("u")
    #expect(scenario.recordLines.map { $0.contains("✗ A1") } == [true, false, true])
  }

  @Test("A value that another record has is said while it is typed, and refused")
  func typing() throws {
    var scenario = try table()
    scenario.press("j", "e", "C-u")
    scenario.type("A1")
    #expect(scenario.text.contains("also in record 1"))
    scenario.press("Enter")
    #expect(scenario.text.contains("also in record 1"))
    #expect(scenario.file == Self.records)
    scenario.type("x")
    #expect(!scenario.text.contains("also in record 1"))
    scenario.press("Enter")
    #expect(scenario.file == Self.records.replacing("B2", with: "A1x"))
  }

  @Test("A value of one's own can be typed again")
  func own() throws {
    var scenario = try table()
    scenario.press("j", "e", "C-u")
    scenario.type("B2")
    #expect(!scenario.text.contains("also in"))
    scenario.press("Enter")
    #expect(scenario.file == Self.records)
  }

  @Test("Items are compared within their list, in its table and below its row")
  func items() throws {
    var scenario = try table()
    scenario.press("Enter", "G", "Enter")
    scenario.edit("y")
    #expect(scenario.text.contains("also in item [1]"))
    scenario.press("Esc", "Esc")
    var duplicates = try table(Self.records.replacing("\"y\"", with: "\"x\""))
    duplicates.press("Enter", "G")
    #expect(duplicates.line(of: "Items").contains("also in item [1]"))
    duplicates.press("Enter")
    #expect(duplicates.recordLines.count { $0.contains("✗ x") } == 2)
    duplicates.edit("z")
    #expect(!duplicates.text.contains("✗"))
  }

  @Test("One value for several records is refused as a whole; clearing them is not")
  func column() throws {
    var scenario = try table()
    scenario.press("*")
    scenario.editSelected("Q")
    #expect(scenario.file == Self.records)
    #expect(scenario.text.contains("only one record may have it, not 3"))
    scenario.press("Esc")
    scenario.press("E", "C-u")
    scenario.press("Enter")
    #expect(!scenario.file.contains("A1"))
    #expect(!scenario.text.contains("✗2"))
  }

  @Test("The next problem, the list of problems and saving know them")
  func searching() throws {
    var scenario = try table()
    scenario.press("j")
    scenario.pressAndFinish("]")
    #expect(scenario.cursorLine.contains("three"))
    scenario.pressAndFinish("!")
    #expect(scenario.text.contains("also in record 3"))
    #expect(scenario.text.contains("also in record 1"))
    scenario.press("Esc", "g", "l")
    scenario.edit("uno")
    scenario.press("s")
    #expect(scenario.question.contains("2 problems left in changed records"))
    scenario.press("g")
    #expect(scenario.cursorLine.contains("uno"))
  }

  @Test("] stops at items with the same value: from the form, on the list's page, two levels down")
  func inLists() throws {
    let form = """
      { rows = ( { key = A; valuePath = a; itemForm = (
          { key = N; valuePath = n; unique = YES; },
          { key = P; valuePath = p; valueType = integer; minimumValue = 1; },
          { key = B; valuePath = b; itemForm = ( { key = M; valuePath = m; unique = YES; } ); } ); } ); }
      """
    let record = """
      {"a": [{"n": 1, "p": 1}, {"n": 2, "p": 1, "b": [{"m": "x"}, {"m": "y"}, {"m": "x"}]},
             {"n": 1, "p": 1}, {"n": 4, "p": 1}]}
      """
    var scenario = try Scenario(form: form, record: record)
    func location() -> String {
      let path = scenario.editor.objectLocation?.path ?? []
      return ValuePath(steps: path).description + " " + (scenario.editor.focus ?? "")
    }
    let stops = ["a[0] n", "a[1].b[0] m", "a[1].b[2] m", "a[2] n"]
    for stop in stops + stops.prefix(1) {
      scenario.pressAndFinish("]")
      #expect(location() == stop, "\(scenario.text)")
    }
    for stop in stops.reversed() {
      scenario.pressAndFinish("[")
      #expect(location() == stop, "\(scenario.text)")
    }
    #expect(scenario.text.contains("also in item [2]"))
  }

  @Test("] stops in an object inside of a record that has the value of another record")
  func inObjects() throws {
    let form = """
      { rows = ( { key = Name; valuePath = name; },
                 { key = At; valuePath = at; segueIdentifier = at; },
                 { key = L; valuePath = l; itemForm = ( { key = X; valuePath = x; } ); } );
        forms = { at = ( { key = Host; valuePath = host; unique = YES; } ); }; }
      """
    let records = #"[{"name": "a", "at": {"host": "h"}}, {"name": "b", "at": {"host": "h"}}]"#
    var scenario = try Scenario.table(records, form: form)
    scenario.press("Enter", "]")
    #expect(scenario.text.contains("also in record 2"))
    #expect(!scenario.text.contains("No problem"), "\(scenario.text)")
    #expect(scenario.editor.focus == "host")
  }

  @Test("Very many records are indexed in the background; nobody waits for it")
  func background() throws {
    let count = 20_001
    let records = (0..<count).map { #"{"code": "c\#($0 == 5 ? 4 : $0)", "name": "n"}"# }
    var scenario = try table("[\n" + records.joined(separator: ",\n") + "\n]")
    #expect(!scenario.text.contains("✗"))
    scenario.finishIndexing()
    #expect(scenario.recordLines.count { $0.contains("✗ c4") } == 2)
    scenario.edit("c1")
    #expect(scenario.text.contains("also in record 2"))
  }
}

import FormEditor
import Screen
import Testing

@Suite("Problems of a file, asked for on the page of an item")
struct NestedProblemsTests {
  private static let form =
    "( { valuePath = a; valueType = integer; }, { valuePath = l; itemForm = ( { valuePath = n; valueType = integer; maximumValue = 9; } ); } )"

  @Test("! lists those of the record that has the item, and leads to them")
  func list() throws {
    var scenario = try Scenario(
      form: Self.form, record: #"{"a": 1, "l": [{"n": 1}, {"n": 2}, {"n": 70}]}"#)
    scenario.press("G", "Enter", "j", "!")
    #expect(scenario.text.contains("L 3 › N"), "\(scenario.text)")
    #expect(!scenario.text.contains("null"))
    scenario.press("Enter")
    #expect(scenario.cursorLine.contains("70"), "\(scenario.text)")
  }

  @Test("They are named by the labels that lead to them, of which a narrow window has the last")
  func labels() throws {
    let form = """
      ( { key = Addresses; valuePath = a; itemForm = ( { key = City; valuePath = c; maximumLength = 3; },
          { key = Phones; valuePath = p; itemForm = ( { key = Number; valuePath = n; maximumLength = 3; } ); } ); } )
      """
    let record = #"{"a": [{"c": "x"}, {"c": "Oslo", "p": [{"n": "1"}, {"n": "1234"}]}]}"#
    for (width, names) in [
      (100, ["Addresses 2 › City  ", "Addresses 2 › Phones 2 › Number  "]),
      (40, ["Addresses 2 › City  ", "…Phones 2 › Number  "]),
    ] {
      var scenario = try Scenario(form: form, record: record, size: Size(width: width, height: 16))
      scenario.press("!")
      for name in names { #expect(scenario.text.contains(name), "\(scenario.text)") }
    }
  }

  @Test("Saving leads to the first one, inside of the record, too")
  func saving() throws {
    var scenario = try Scenario(
      form: Self.form, record: #"{"a": 1, "l": [{"n": 1}, {"n": 2}, {"n": 70}]}"#)
    scenario.press("G", "Enter", "j", "e", "C-u")
    scenario.type("3")
    scenario.press("Enter")
    scenario.pressAndFinish("s")
    #expect(scenario.text.contains("go to"), "\(scenario.text)")
    scenario.press("g")
    #expect(scenario.cursorLine.contains("70"), "\(scenario.text)")
  }

  @Test("Nothing is wrong in an object that is not there before somebody begins it")
  func missingObject() throws {
    let form = """
      { rows = ( { key = A; valuePath = a; }, { key = Other; valuePath = o; segueIdentifier = o; } );
        forms = { o = { rows = ( { key = Wanted; valuePath = v; required = YES; }, { key = Note; valuePath = n; } ); }; }; }
      """
    var scenario = try Scenario(form: form, record: #"{"a": "x"}"#)
    scenario.press("j", "Enter")
    #expect(!scenario.text.contains("problem"), "\(scenario.text)")
    #expect(!scenario.line(of: "Wanted").contains("✗"))
    scenario.press("j", "Enter")
    scenario.type("n")
    scenario.press("Enter")
    #expect(scenario.line(of: "Wanted").contains("✗ is required"), "\(scenario.text)")
    #expect(scenario.text.contains("1 problem"))
  }

  @Test("An item that is not an object is named by its number, once, and leads to it")
  func scalarItem() throws {
    var scenario = try Scenario(
      form: """
        ( { key = Items; valuePath = l; itemForm = ( { key = What; valuePath = w; },
            { key = Count; valuePath = n; } ); } )
        """, record: #"{"l": [{"w": "a"}, 7, {"w": "c"}]}"#)
    #expect(scenario.text.contains("✗ [1]: the item is a number, not an object"))
    scenario.press("!")
    let listed = scenario.screen.filter { $0.contains("✗") }
    #expect(listed.count == 1, "\(scenario.text)")
    #expect(
      listed.first?.contains("Items 2  ") == true
        && listed.first?.contains("✗ the item is a number, not an object") == true,
      "\(scenario.text)")
    scenario.press("Enter")
    #expect(scenario.screen[0].contains("Items"), "\(scenario.text)")
  }
}

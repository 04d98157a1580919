import Screen
import Testing

@Suite("A row that is made of parts")
struct CompositeTests {
  static let form = """
    ( { key = Name; valuePath = name; },
      { key = Description; identifier = badge; displayValue = "{id}<| - {text}|>"; fields = (
          { key = ID; valuePath = id; regex = "[A-Z][0-9]+"; regexMessage = "a letter and digits"; },
          { key = Text; valuePath = text; },
          { key = Open; valuePath = open; cellIdentifier = SwitchCell; } ); },
      { key = Note; valuePath = note; } )
    """
  static let record =
    #"{"name": "Ada", "id": "A1", "text": "blue chair", "open": false, "note": "n"}"#

  private func scenario(width: Int = 100, record: String = Self.record) throws -> Scenario {
    try Scenario(form: Self.form, record: record, size: Size(width: width, height: 16))
  }

  @Test("At rest it shows the template; Enter opens its parts in its place, the first to be typed")
  func opening() throws {
    var scenario = try scenario()
    #expect(scenario.line(of: "Description").contains("A1 - blue chair"))
    #expect(scenario.position(of: "Text") == nil)
    let note = try #require(scenario.position(of: "Note"))
    scenario.press("j", "Enter")
    let line = scenario.line(of: "Description")
    for part in ["ID A1", "Text blue chair", "Open"] { #expect(line.contains(part), "\(line)") }
    #expect(!line.contains("A1 - blue"))
    #expect(scenario.position(of: "Note") == note)
    scenario.press("C-u")
    scenario.type("B7")
    scenario.press("Enter")
    #expect(scenario.line(of: "Description").contains("B7 - blue chair"))
    #expect(scenario.file == Self.record.replacing("A1", with: "B7"))
    #expect(scenario.editor.focus == "badge")
  }

  @Test("An edit of what a template shows, too, is one line of the changes")
  func changes() throws {
    let form = """
      ( { key = "Badge"; displayValue = "{id}<| — {name}|>"; }, { key = "Name"; valuePath = name; } )
      """
    var scenario = try Scenario(
      form: form, record: #"{"id": 7, "name": "Ada"}"#, size: Size(width: 60, height: 20))
    scenario.press("j", "Enter", "C-u")
    scenario.type("Ada King")
    scenario.press("Enter", "d")
    #expect(scenario.screen.filter { $0.contains("\"Ada\" → \"Ada King\"") }.count == 1)
    #expect(scenario.text.contains("Name"))
  }

  @Test("Tab and S-Tab past a switch open the field of the next part")
  func tabsPastSwitch() throws {
    let form = """
      ( { key = Who; displayValue = "{a} {on} {b}";
          fields = ( { valuePath = a; }, { valuePath = on; valueType = bool; }, { valuePath = b; } ); } )
      """
    var scenario = try Scenario(form: form, record: #"{"a": "A", "on": true, "b": "B"}"#)
    scenario.press("Enter", "Tab", "Tab", "C-u")
    scenario.type("sd")
    scenario.press("S-Tab", "S-Tab", "C-u")
    scenario.type("x")
    scenario.press("Enter")
    #expect(scenario.file == #"{"a": "x", "on": true, "b": "sd"}"#)
  }

  @Test("Tab and S-Tab go from part to part, each edit its own; past the last to the next row")
  func tabs() throws {
    var scenario = try scenario()
    scenario.press("j", "Enter", "C-u")
    scenario.type("B7")
    scenario.press("Tab", "C-u")
    scenario.type("desk")
    scenario.press("Tab")
    #expect(scenario.editor.focus == "open")
    scenario.press("Space", "S-Tab")
    #expect(
      scenario.file
        == Self.record.replacing("A1", with: "B7").replacing("blue chair", with: "desk")
        .replacing("false", with: "true"))
    #expect(scenario.editor.focus == "text")
    scenario.press("Tab", "Tab")
    #expect(scenario.editor.focus == "note")
    #expect(scenario.line(of: "Description").contains("B7 - desk"))
    scenario.press("Esc", "u", "u", "u")
    #expect(scenario.file == Self.record)
  }

  @Test("Esc in a part gives the text up and goes back to the row; u opens the part with it again")
  func escaping() throws {
    var scenario = try scenario()
    scenario.press("j", "Enter")
    scenario.type("9")
    scenario.press("Esc")
    #expect(scenario.editor.focus == "badge")
    #expect(scenario.file == Self.record)
    scenario.press("u")
    #expect(scenario.line(of: "Description").contains("ID A19"))
    scenario.press("Enter")
    #expect(scenario.file == Self.record.replacing("A1", with: "A19"))
    scenario.press("Enter", "Tab", "Tab", "Esc")
    #expect(scenario.editor.focus == "badge")
  }

  @Test("What is wrong with a part is the row's problem, named by the part; ] goes to the part")
  func problems() throws {
    var scenario = try scenario(record: Self.record.replacing("A1", with: "1"))
    #expect(scenario.text.contains("✗ ID: a letter and digits"))
    #expect(scenario.bottomLine.contains("1"))
    scenario.press("!")
    #expect(scenario.text.contains("Description › ID"))
    scenario.press("Enter")
    #expect(scenario.editor.focus == "id")
    scenario.press("Esc", "g", "]")
    #expect(scenario.editor.focus == "id")
    scenario.press("]")
    #expect(scenario.editor.focus == "id")
    #expect(scenario.text.contains("✗ a letter and digits"))
  }

  @Test("A part that breaks its rule is kept as its draft, which the row shows")
  func drafts() throws {
    var scenario = try scenario()
    scenario.press("j", "Enter", "C-u")
    scenario.type("9")
    scenario.press("Enter")
    #expect(scenario.editor.focus == "id")
    scenario.press("Enter")
    #expect(scenario.editor.focus == "badge")
    #expect(scenario.text.contains("✎"))
    #expect(scenario.file == Self.record)
    scenario.press("Enter")
    #expect(scenario.line(of: "Description").contains("ID 9"))
  }

  @Test("Up and Down pass over parts at rest; in an open row they go through them")
  func moving() throws {
    var scenario = try scenario()
    scenario.press("j", "j")
    #expect(scenario.editor.focus == "note")
    scenario.press("k")
    #expect(scenario.editor.focus == "badge")
    scenario.press("Enter", "Tab", "Down", "Down")
    #expect(scenario.editor.focus == "note")
    scenario.press("G")
    #expect(scenario.editor.focus == "note")
    scenario.press("2", "g")
    #expect(scenario.editor.focus == "badge")
  }

  @Test("In a narrow window the parts are below each other, and the edited one is in sight")
  func narrow() throws {
    var scenario = try scenario(width: 40)
    scenario.press("j", "Enter")
    #expect(scenario.text.contains("ID"))
    #expect(scenario.text.contains("blue chair"))
    scenario.press("Tab")
    #expect(scenario.frame.cursor?.y == scenario.position(of: "blue chair")?.y)
    scenario.press("Tab")
    #expect(scenario.editor.focus == "open")
    #expect(scenario.text.contains("Open"))
  }

  @Test("A click goes to the part that is under it")
  func clicking() throws {
    var scenario = try scenario()
    scenario.press("j", "Enter", "Tab", "Tab")
    let text = try #require(scenario.position(of: "blue chair"))
    scenario.click(text.x + 2, text.y)
    #expect(scenario.editor.focus == "text")
    let name = try #require(scenario.position(of: "Name"))
    scenario.click(name.x, name.y)
    #expect(scenario.editor.focus == "name")
  }

  @Test("In the table Enter on its column opens the record with its parts")
  func table() throws {
    var scenario = try Scenario(
      form: Self.form, record: "[\(Self.record), \(Self.record)]",
      size: Size(width: 100, height: 16), opensTable: true)
    #expect(!scenario.text.contains("Text"))
    scenario.press("j", "l", "e")
    #expect(scenario.line(of: "Description").contains("ID A1"))
    scenario.press("C-u")
    scenario.type("C3")
    scenario.press("Enter", "Esc")
    #expect(scenario.text.contains("C3 - blue chair"))
  }

  @Test("Derived parts follow the rows of their paths, and add no problem")
  func derived() throws {
    var scenario = try Scenario(
      form: """
        ( { key = Item; displayValue = "{id} {text}"; }, { key = ID; valuePath = id; maximumLength = 2; } )
        """, record: #"{"id": "A1234", "text": "x"}"#)
    #expect(scenario.line(of: "Item").contains("A1234 x"))
    #expect(!scenario.line(of: "Item").contains("✗"))
    scenario.press("!")
    #expect(scenario.screen.count { $0.contains("✗") && $0.contains("ID") } == 1)
    scenario.press("Esc", "Enter", "C-u")
    scenario.type("B2")
    scenario.press("Enter")
    #expect(scenario.file == #"{"id": "B2", "text": "x"}"#)
  }

  @Test("A row whose parts can't be edited says why")
  func locked() throws {
    var scenario = try Scenario(
      form: #"( { key = Item; displayValue = "{a} {b}"; readOnly = "a == 'x'"; } )"#,
      record: #"{"a": "x", "b": "y"}"#)
    scenario.press("Enter")
    #expect(scenario.helpLine.contains("read only where a == 'x'"))
  }
}

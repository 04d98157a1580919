import Screen
import Testing

@Suite("Tab from field to field")
struct TabTests {
  private static let form = """
    { forms = { item = ( { valuePath = n; } ); };
      rows = (
        { key = Name; valuePath = name; },
        { key = ID; valuePath = id; readOnly = YES; },
        { key = Active; valuePath = active; cellIdentifier = SwitchCell; },
        { key = Items; valuePath = items; cellIdentifier = ListCell; itemForm = item; },
        { key = City; valuePath = city; values = (oslo, bergen); },
        { key = Size; valuePath = size; cellIdentifier = SegmentedCell; values = (s, m); },
        { key = Tags; valuePath = tags; cellIdentifier = MultiChoiceCell; values = (a, b); },
        { key = Count; valuePath = count; cellIdentifier = StepperCell; },
        { key = Share; valuePath = share; cellIdentifier = SliderCell; minimumValue = 0; maximumValue = 10; },
        { key = Since; valuePath = since; cellIdentifier = DateCell; },
        { key = Secret; valuePath = secret; isSecure = YES; },
        { key = Go; identifier = go; cellIdentifier = ButtonCell; action = save; },
        { key = Notes; valuePath = notes; cellIdentifier = TextViewCell; } ); }
    """
  private static let record =
    #"{"name": "Ada", "id": 7, "items": [{"n": 1}], "city": "oslo", "count": 3, "secret": "x", "notes": "n"}"#

  private static let fields = [
    "Name", "Active", "City", "Size", "Tags", "Count", "Share", "Since", "Secret", "Notes",
  ]

  @Test(
    "It opens each row that has a field, over others, the ends joined, and writes nothing by itself"
  )
  func fields() throws {
    var scenario = try Scenario(form: Self.form, record: Self.record)
    scenario.press("Enter")
    for field in Self.fields.dropFirst() + ["Name"] {
      scenario.press("Tab")
      #expect(scenario.editor.mode == .editing, "\(field)")
      #expect(scenario.line(of: field).hasPrefix("▌"), "\(field)")
    }
    for field in Self.fields.reversed() {
      scenario.press("S-Tab")
      #expect(scenario.editor.mode == .editing, "\(field)")
      #expect(scenario.line(of: field).hasPrefix("▌"), "\(field)")
    }
    scenario.press("Enter")
    #expect(scenario.file == Self.record)
    #expect(!scenario.screen[0].contains("unsaved"))
  }

  @Test("What is typed on is typed: no letter of it is a command", arguments: ["spare", "xq"])
  func typedOn(word: String) throws {
    for count in 1..<Self.fields.count {
      var scenario = try Scenario(form: Self.form, record: Self.record)
      scenario.press("Enter")
      for _ in 0..<count { scenario.press("Tab") }
      scenario.type(word)
      #expect(scenario.editor.mode == .editing, "\(Self.fields[count])")
      #expect(scenario.file == Self.record, "\(Self.fields[count])")
    }
  }

  @Test("Values are typed one after the other; a switch is one of them")
  func oneAfterTheOther() throws {
    let form = """
      ( { key = A; valuePath = a; }, { key = On; valuePath = on; cellIdentifier = SwitchCell; },
        { key = B; valuePath = b; } )
      """
    var scenario = try Scenario(form: form, record: #"{"a": "", "on": false, "b": ""}"#)
    scenario.press("Enter")
    scenario.type("one")
    scenario.press("Tab", "Space", "Tab")
    scenario.type("two")
    scenario.press("Enter")
    #expect(scenario.file == #"{"a": "one", "on": true, "b": "two"}"#)
    #expect(scenario.editor.mode == .browsing)
  }

  @Test("A text that is refused is a draft, and the next field is open all the same")
  func refused() throws {
    var scenario = try Scenario(
      form: "( { key = A; valuePath = a; required = YES; }, { key = B; valuePath = b; } )",
      record: #"{"a": "x", "b": ""}"#)
    scenario.press("Enter", "Backspace", "Tab")
    scenario.type("s")
    scenario.press("Enter")
    #expect(scenario.file == #"{"a": "x", "b": "s"}"#)
    #expect(scenario.line(of: "A").contains("is required"))
  }

  @Test("Saving and clicking elsewhere open no other field")
  func leaving() throws {
    var scenario = try Scenario(form: Self.form, record: Self.record)
    scenario.press("Enter")
    scenario.type("!")
    scenario.press("C-s")
    #expect(scenario.editor.mode == .browsing)
    #expect(scenario.line(of: "Name").hasPrefix("▌"))
  }

  @Test("In a table it opens the next cell of the record that can be edited, the ends joined")
  func table() throws {
    let form = """
      ( { key = A; valuePath = a; }, { key = B; valuePath = b; readOnly = YES; },
        { key = C; valuePath = c; } )
      """
    var scenario = try Scenario.table(
      #"[{"a": "1", "b": "2", "c": "3"}, {"a": "4", "b": "5", "c": "6"}]"#, form: form)
    scenario.press("e")
    scenario.type("s")
    scenario.press("Tab")
    scenario.type("x")
    scenario.press("Tab")
    scenario.type("d")
    scenario.press("S-Tab")
    scenario.type("q")
    scenario.press("Enter")
    #expect(
      scenario.file == #"[{"a": "1sd", "b": "2", "c": "3xq"}, {"a": "4", "b": "5", "c": "6"}]"#)
    #expect(scenario.editor.mode == .table)
  }

  @Test("The first row of a new record that can be edited is open, so that typing runs no commands")
  func newRecord() throws {
    let form = """
      ( { key = ID; valuePath = id; readOnly = YES; }, { key = A; valuePath = a; },
        { key = B; valuePath = b; } )
      """
    var scenario = try Scenario.table(#"[{"id": 1, "a": "1", "b": "2"}]"#, form: form)
    scenario.press("l", "l", "a")
    scenario.type("spare")
    scenario.press("Tab")
    scenario.type("exit")
    scenario.press("Enter")
    #expect(
      scenario.file
        == #"[{"id": 1, "a": "1", "b": "2"}, {"a": "spare", "b": "exit"}]"#)
    scenario.press("a", "Esc")
    #expect(scenario.editor.mode == .table)
    scenario.press("u", "u", "u", "u")
    #expect(scenario.file == #"[{"id": 1, "a": "1", "b": "2"}]"#)
  }

  @Test("C-j, which types LF, is Enter wherever Enter is a key")
  func lineFeed() throws {
    var scenario = try Scenario(form: Self.form, record: Self.record)
    scenario.press("C-j")
    scenario.type("!")
    scenario.press("C-j")
    #expect(scenario.file.contains(#""name": "Ada!""#))
    #expect(scenario.editor.mode == .browsing)
    scenario.press("/")
    scenario.type("city")
    scenario.press("C-j")
    #expect(scenario.line(of: "City").hasPrefix("▌"))
  }
}

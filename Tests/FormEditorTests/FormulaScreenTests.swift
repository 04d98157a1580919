import Testing

@testable import FormEditor
@testable import Rules

@Suite("Computed rows on the screen")
struct FormulaScreenTests {
  private static let form = """
    {
      rows = (
        { key = Price; valuePath = price; valueType = number; },
        { key = Count; valuePath = count; valueType = integer; },
        { key = Sum; valuePath = sum; valueType = number; formula = "price * count"; },
        { key = Twice; identifier = twice; cellIdentifier = NumberCell; formula = "sum * 2"; },
        { key = Note; valuePath = note; }
      );
    }
    """
  private static let record = #"{"price": 2, "count": 3, "sum": 6, "note": "x"}"#

  private func scenario(_ record: String = Self.record, form: String = Self.form) throws -> Scenario
  {
    try Scenario(form: form, record: record)
  }

  @Test("An edit updates what is computed of it, in one step of undo")
  func following() throws {
    var scenario = try scenario()
    scenario.press("j", "Enter", "C-u")
    scenario.type("5")
    scenario.press("Enter")
    #expect(scenario.line(of: "Sum").contains("10"))
    #expect(scenario.line(of: "Twice").contains("20"))
    #expect(scenario.file == #"{"price": 2, "count": 5, "sum": 10, "note": "x"}"#)
    scenario.press("u")
    #expect(scenario.file == Self.record)
    scenario.press("C-r")
    #expect(scenario.file == #"{"price": 2, "count": 5, "sum": 10, "note": "x"}"#)
  }

  @Test("What follows from an edit has a bound, which is said")
  func cutShort() throws {
    var scenario = try scenario()
    scenario.editor.documentBinder.family.mostStepsOfEdit = -1
    scenario.press("j", "Enter", "C-u")
    scenario.type("5")
    scenario.press("Enter")
    #expect(scenario.text.contains("some formulas keep their former"))
    #expect(scenario.line(of: "Sum").contains("the formula gives 10"))
    #expect(scenario.file == #"{"price": 2, "count": 5, "sum": 6, "note": "x"}"#)
  }

  @Test("A computed row says why it can't be typed in, and ? shows its operands")
  func reasons() throws {
    var scenario = try scenario()
    scenario.press("j", "j", "Enter")
    #expect(scenario.helpLine.contains("computed: price * count"))
    scenario.press("?")
    #expect(scenario.text.contains("price is 2"))
  }

  @Test("Opening changes nothing; Enter on a wrong result takes that of the formula")
  func stale() throws {
    var scenario = try scenario(#"{"price": 2, "count": 3, "sum": 7, "note": "x"}"#)
    #expect(scenario.line(of: "Sum").contains("the formula gives 6"))
    #expect(!scenario.editor.hasUnsavedEdits)
    scenario.press("j", "j", "Enter")
    #expect(scenario.file == Self.record)
    scenario.press("u")
    #expect(scenario.file == #"{"price": 2, "count": 3, "sum": 7, "note": "x"}"#)
  }

  private func edited(_ record: String, form: String = Self.form) throws -> Scenario {
    var scenario = try scenario(record, form: form)
    scenario.editLast("y")
    scenario.pressAndFinish("s")
    return scenario
  }

  @Test("Saving asks about results that are wrong: they are updated, or saved as they are")
  func saving() throws {
    let record = #"{"price": 2, "count": 3, "sum": 7, "note": "x"}"#
    var updating = try edited(record)
    #expect(updating.text.contains("A value is not what its formula gives."))
    updating.pressAndFinish("u")
    #expect(try updating.finishSave() == #"{"price": 2, "count": 3, "sum": 6, "note": "y"}"#)
    updating.press("u")
    #expect(updating.file == #"{"price": 2, "count": 3, "sum": 7, "note": "y"}"#)
    var keeping = try edited(record)
    keeping.pressAndFinish("s")
    #expect(try keeping.finishSave() == #"{"price": 2, "count": 3, "sum": 7, "note": "y"}"#)
    var going = try edited(record)
    going.press("c")
    #expect(throws: (any Error).self) { try going.finishSave() }
  }

  @Test("Where the form says so, saving writes the defaults that are shown, and no others")
  func defaults() throws {
    let form = """
      {
        writesDefaults = YES;
        rows = (
          { key = A; valuePath = a.b; valueType = integer; defaultValue = 3; },
          { key = Gone; valuePath = gone; defaultValue = x; hidden = "note != nil"; },
          { key = Null; valuePath = null; defaultValue = x; },
          { key = C; valuePath = c; valueType = integer; defaultFormula = "length(note) + 1"; },
          { key = Note; valuePath = note; }
        );
      }
      """
    var scenario = try scenario(#"{"null": null, "note": "x"}"#, form: form)
    scenario.editLast("y")
    scenario.press("d")
    #expect(scenario.text.contains("nothing → 3"), "\(scenario.text)")
    scenario.press("Esc")
    #expect(scenario.file == #"{"null": null, "note": "y"}"#)
    scenario.pressAndFinish("s")
    #expect(
      try scenario.finishSave() == #"{"null": null, "note": "y", "a": {"b": 3}, "c": 2}"#)
    #expect(!scenario.editor.hasUnsavedEdits)
  }

  @Test("A list's items and the sum over them follow each other's edits, at any depth")
  func lists() throws {
    let form = """
      {
        rows = (
          { key = Rate; valuePath = rate; valueType = number; },
          { key = Items; valuePath = items; itemForm = { rows = (
              { key = Price; valuePath = price; valueType = number; },
              { key = Gross; valuePath = gross; valueType = number; formula = "price * @parent.rate"; } ); }; },
          { key = Total; valuePath = total; valueType = number; formula = "items.@sum.gross"; }
        );
      }
      """
    var scenario = try scenario(
      #"{"rate": 2, "items": [{"price": 1, "gross": 2}, {"price": 2, "gross": 4}], "total": 6}"#,
      form: form)
    scenario.press("j", "Enter", "e", "C-u")
    scenario.type("5")
    scenario.press("Enter")
    #expect(
      scenario.file
        == #"{"rate": 2, "items": [{"price": 5, "gross": 10}, {"price": 2, "gross": 4}], "total": 14}"#
    )
    scenario.press("x")
    #expect(
      scenario.file == #"{"rate": 2, "items": [{"price": 2, "gross": 4}], "total": 4}"#)
    scenario.press("u", "Esc", "k", "Enter", "C-u")
    scenario.type("3")
    scenario.press("Enter")
    #expect(
      scenario.file
        == #"{"rate": 3, "items": [{"price": 5, "gross": 15}, {"price": 2, "gross": 6}], "total": 21}"#
    )
  }
  @Test("The first value of an object that was null makes the object with all that follows from it")
  func nullObject() throws {
    let form = """
      {
        rows = ( { key = Item; valuePath = item; segueIdentifier = item; } );
        forms = { item = (
            { key = Price; valuePath = price; valueType = number; },
            { key = Twice; valuePath = twice; valueType = number; formula = "price * 2"; },
            { key = Thrice; valuePath = thrice; valueType = number; formula = "price * 3"; } ); };
      }
      """
    var scenario = try scenario(#"{"item": null}"#, form: form)
    scenario.press("Enter", "Enter")
    scenario.type("2")
    scenario.press("Enter")
    #expect(scenario.file == #"{"item": {"price": 2, "twice": 4, "thrice": 6}}"#)
    scenario.press("u")
    #expect(scenario.file == #"{"item": null}"#)
  }

  @Test("Items that differ only in their stored number change places, and have their numbers")
  func movingNumbered() throws {
    let form = """
      ( { valuePath = l; itemForm = ( { valuePath = x; }, { valuePath = i; formula = "@index"; } ); } )
      """
    let record = #"{"l": [{"x": "a", "i": 1}, {"x": "a", "i": 2}]}"#
    var scenario = try Scenario(form: form, record: record)
    scenario.press("Enter", "G", "M-Up")
    #expect(scenario.file == record)
    #expect(!scenario.text.contains("✗") && !scenario.text.contains("!1"))
    #expect(scenario.recordLines[0].hasSuffix("1") && scenario.recordLines[1].hasSuffix("2"))
  }
}

extension Scenario {
  /// Types a text in the last row.
  fileprivate mutating func editLast(_ text: String) {
    press("G", "Enter", "C-u")
    type(text)
    press("Enter")
  }
}

import Expressions
import FormTesting
import JSONText
import Testing

@testable import Forms

@Suite("Kinds told by the first records")
struct KindInferenceTests {
  private func inferred(
    _ records: [String], _ configure: (inout RowContents) -> Void = { _ in }
  ) throws -> ConfigRow {
    let row = try row("a") {
      $0.infersKind = true
      configure(&$0)
    }
    let form = Form(name: "f", rows: [row])
    return form.inferringKinds(
      from: try records.map { try JSONSlice(parsing: $0) }, among: FormFixture.table
    ).rows[0]
  }

  @Test(
    "the first record with a value decides",
    arguments: [
      ("true", "SwitchCell", ValueType.bool), ("1.5", "NumberCell", .number),
      ("\"x\"", "TextFieldCell", .string), ("[1]", "TextFieldCell", .array),
      ("{}", "TextFieldCell", .object),
    ])
  func kinds(json: String, cell: String, type: ValueType) throws {
    let row = try inferred(["{}", #"{"a": null}"#, "{\"a\": \(json)}", #"{"a": "later"}"#])
    #expect(row.cellIdentifier == cell)
    #expect(row.valueType == type)
  }

  @Test("a text of several lines gets a cell that can hold them")
  func severalLines() throws {
    let row = try inferred([#"{"a": "hi\n\tthere"}"#])
    #expect(row.cellIdentifier == "TextViewCell")
    #expect(row.height == .lines(3))
  }

  @Test("the default comes before the records")
  func defaults() throws {
    let row = try inferred([#"{"a": "x"}"#]) { $0.defaultValue = .bool(false) }
    #expect(row.cellIdentifier == "SwitchCell")
  }

  @Test("a row that the form settles stays as it is")
  func settled() throws {
    let row = try inferred([#"{"a": 5}"#]) { $0.infersKind = false }
    #expect(row.valueType == .string)
  }

  @Test(
    "without a value anywhere the result of the default formula decides",
    arguments: [
      ("1 + 1", "NumberCell", ValueType.number), ("b > 1", "SwitchCell", .bool),
      ("upper(b)", "TextFieldCell", .string), ("b", "TextFieldCell", .any),
      ("if(b > 1, 2, 3)", "NumberCell", .number), ("if(b > 1, 2, 'x')", "TextFieldCell", .any),
    ])
  func formulas(formula: String, cell: String, type: ValueType) throws {
    let expression = try Expression(formula)
    let row = try inferred(["{}"]) { $0.defaultFormula = expression }
    #expect(row.cellIdentifier == cell)
    #expect(row.valueType == type)
    let text = try inferred([#"{"a": "x"}"#]) { $0.defaultFormula = expression }
    #expect(text.cellIdentifier == "TextFieldCell")
    #expect(text.valueType == .string)
  }

  @Test("a default formula reads the kinds of the rows before it, in a chain of thousands, too")
  func chain() throws {
    let first = try row("a0") { $0.valueType = .integer }
    let others = try (1...4_000).map { number in
      try row("a\(number)") {
        $0.infersKind = true
        $0.defaultFormula = try! Expression("a\(number - 1)")
      }
    }
    let form = Form(name: "f", rows: [first] + others).inferringKinds(
      from: [try JSONSlice(parsing: "{}")], among: FormFixture.table)
    #expect(form.rows.dropFirst().allSatisfy { $0.valueType == .number })
    #expect(form.rows.last?.cellIdentifier == "NumberCell")
  }

  @Test("no value anywhere leaves a text field")
  func nothing() throws {
    let row = try inferred(["{}"])
    #expect(row.cellIdentifier == "TextFieldCell")
    #expect(row.valueType == .string)
  }

  @Test("a line break in any of the first records makes a text view")
  func laterLineBreak() throws {
    let note = try row("note") { $0.infersKind = true }
    let records = try [#"{"note": "one"}"#, #"{"note": "a\\b"}"#, #"{"note": "one\ntwo"}"#]
      .map { try JSONSlice(parsing: $0) }
    let form = Form(name: "f", rows: [note])
    #expect(
      form.inferringKinds(from: records, among: FormFixture.table).rows[0].cellIdentifier
        == "TextViewCell")
    #expect(
      form.inferringKinds(from: Array(records.prefix(2)), among: FormFixture.table).rows[0]
        .cellIdentifier != "TextViewCell")
  }

  @Test("Forms that show more of the same record take their kinds from it, at any depth")
  func sameRecord() throws {
    let text = """
      { rows = ( { valuePath = name; }, { key = More; segueIdentifier = more; },
          { valuePath = list; itemForm = item; } );
        forms = {
          more = ( { valuePath = extra; }, { key = Last; segueIdentifier = last; } );
          last = ( { valuePath = deep.flag; } );
          item = ( { valuePath = n; }, { key = Rest; segueIdentifier = rest; } );
          rest = ( { valuePath = count; } ); }; }
      """
    let record = #"{"name": "a", "extra": 1, "deep": {"flag": true}, "list": [{"count": 2}]}"#
    let form = try #require(FormFixture.decode(text).form).inferringKinds(
      from: [try JSONSlice(parsing: record)], among: FormFixture.table)
    #expect(form.forms["more"]?.rows[0].valueType == .number)
    #expect(form.forms["last"]?.rows[0].valueType == .bool)
    #expect(form.forms["rest"]?.rows[0].valueType == .number)
  }
}

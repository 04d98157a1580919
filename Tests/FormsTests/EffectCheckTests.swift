import FormTesting
import Testing

@testable import Forms

@Suite("Keys without effect")
struct EffectCheckTests {
  private func lines(_ row: String) -> [String] {
    FormFixture.lines("({ valuePath = a; \(row) })").filter { $0.contains("W108") }
  }

  @Test(
    "What formats, names or limits a value that is only shown has an effect",
    arguments: [
      "cellIdentifier = LabelCell; numberStyle = percent;",
      "cellIdentifier = LabelCell; currencyCode = EUR; minimumFractionDigits = 3;",
      "cellIdentifier = LabelCell; values = (a, b); titles = (Aa, Bb);",
      "cellIdentifier = LabelCell; regex = x; maximumLength = 3; minimumValue = 1;",
      "cellIdentifier = LabelCell; dateStyle = full;",
      "cellIdentifier = NoteCell; dateStyle = full;",
      "cellIdentifier = NoteCell; numberStyle = decimal;",
      "cellIdentifier = HeaderCell; trueValue = x; falseValue = y; trueTitle = On;",
      "cellIdentifier = TextFieldCell; valueType = number; numberStyle = decimal; step = 2;",
      "cellIdentifier = NumberCell; currencyCode = EUR;",
      "cellIdentifier = StepperCell; currencyCode = EUR;",
      "cellIdentifier = SwitchCell; regex = true; regexMessage = \"Say yes\";",
      "cellIdentifier = NumberCell; values = (1, 2); titles = (One, Two);",
      "cellIdentifier = TextFieldCell; values = (a, b);",
      "cellIdentifier = DateCell; regex = \"2026-.*\";",
    ])
  func effect(row: String) {
    #expect(lines(row).isEmpty, "\(lines(row))")
  }

  @Test(
    "What asks for a field, or for another cell, has none",
    arguments: [
      "cellIdentifier = LabelCell; keyboardType = numberPad;",
      "cellIdentifier = TextFieldCell; numberStyle = decimal;",
      "cellIdentifier = SwitchCell; step = 2;", "cellIdentifier = SwitchCell; minimumLength = 2;",
      "cellIdentifier = NumberCell; minimumLength = 2;",
      "cellIdentifier = NumberCell; titles = (a);",
      "nullTitle = None;", "allowsOtherValue = YES;", "displaySortedByTitle = YES;",
      "choiceTitle = x;", "minimumSelection = 1;", "addTitle = New;", "presentation = modal;",
    ])
  func noEffect(row: String) {
    #expect(lines(row).count == 1, "\(lines(row))")
  }

  @Test(
    "Nothing is required of a value that is never judged",
    arguments: [
      ("required = YES; disabled = YES;", "\"required\" has no effect beside \"disabled\""),
      ("required = YES; hidden = YES;", "\"required\" has no effect beside \"hidden\""),
      ("required = \"b == 1\"; hidden = YES;", "\"required\" has no effect beside \"hidden\""),
      ("required = YES; hidden = \"b == 1\";", nil), ("required = NO; hidden = YES;", nil),
      (
        "required = \"b == 1\"; hidden = \"b == 1\";",
        "\"required\" has no effect beside \"hidden\""
      ),
      ("required = \"b == 1\"; hidden = \"b == 2\";", nil),
      ("required = YES; readOnly = YES;", nil),
    ])
  func required(row: String, message: String?) {
    #expect(lines(row).count == (message == nil ? 0 : 1), "\(lines(row))")
    if let message { #expect(lines(row).first?.contains(message) == true, "\(lines(row))") }
  }

  @Test(
    "A limit has no effect on texts",
    arguments: [
      ("cellIdentifier = TextFieldCell; minimumValue = 3;", "minimumValue", "valueType = integer"),
      ("isSecure = YES; maximumValue = 9.5;", "maximumValue", "valueType = number"),
      (
        "cellIdentifier = LabelCell; valueType = string; minimumValue = 3;", "minimumValue",
        "valueType = integer"
      ),
      (
        "cellIdentifier = TextFieldCell; maximumValue = \"2026-01-01\";", "maximumValue",
        "cellIdentifier = DateCell"
      ),
      (
        "values = (a, b); valueType = string; allowsOtherValue = YES; maximumValue = 3;",
        "maximumValue", "valueType = integer"
      ),
    ])
  func limitsOfTexts(row: String, key: String, advice: String) {
    #expect(lines(row).count == 1, "\(lines(row))")
    #expect(
      lines(row).first?.contains("\"\(key)\" has no effect on texts; try \(advice)") == true,
      "\(lines(row))")
  }

  @Test(
    "A limit of numbers and dates, or of values of any type, has one",
    arguments: [
      "cellIdentifier = TextFieldCell; valueType = integer; minimumValue = 3;",
      "cellIdentifier = TextFieldCell; valueType = any; minimumValue = 3;",
      "isSecure = YES; valueType = number; minimumValue = 3;", "minimumValue = 3;",
      "maximumValue = \"2026-01-01\";", "valueType = date; maximumValue = \"2026-01-01\";",
      "cellIdentifier = DateCell; valueType = string; maximumValue = \"2026-01-01\";",
      "minimumValue = \"b + 1\";",
    ])
  func limitsOfNumbers(row: String) { #expect(lines(row) == []) }

  @Test("The same in a section that is always hidden")
  func requiredInSection() {
    func lines(_ section: String) -> [String] {
      FormFixture.lines(
        "{ sections = ( { identifier = s; \(section) } ); rows = ( { valuePath = a; section = s; required = YES; } ); }"
      )
    }
    #expect(lines("hidden = YES;").count == 1)
    #expect(
      lines("hidden = YES;").first?.contains(
        "warning W108: row 1 \"A\": \"required\" has no effect in a section that is always hidden; try dropping one of them"
      ) == true, "\(lines("hidden = YES;"))")
    #expect(lines("hidden = \"b == 1\";") == [])
  }

  @Test("Records may still make a switch, a number or a list of a row without a cell")
  func open() {
    for row in ["minimumCount = 1;", "maximumValue = 1;", "minimumLength = 2;"] {
      #expect(lines(row).isEmpty, "\(row)")
    }
  }

  @Test("A zone makes a row of dates, as the other keys of dates do")
  func timeZone() {
    let row = FormFixture.row("valuePath = a; timeZone = \"Asia/Tokyo\";")
    #expect(row?.cellIdentifier == "DateCell")
    #expect(lines("timeZone = \"Asia/Tokyo\";").isEmpty)
    #expect(lines("cellIdentifier = TextFieldCell; timeZone = \"Asia/Tokyo\";").count == 1)
  }

  @Test("The advice names cells that can be edited")
  func advice() {
    #expect(
      lines("cellIdentifier = TextFieldCell; step = 5;")[0].hasSuffix(
        "try cellIdentifier = NumberCell or CurrencyCell or StepperCell or SliderCell"))
  }

  @Test("A date that is only shown is one by the keys that say how")
  func dates() throws {
    let row = try #require(
      FormFixture.row("valuePath = a; cellIdentifier = LabelCell; dateStyle = full;"))
    #expect(row.valueType == .date)
    let given = FormFixture.row(
      "valuePath = a; cellIdentifier = LabelCell; valueType = string; dateStyle = full;")
    #expect(given?.valueType == .string)
  }

  @Test(
    "A default beside a formula, a message of a rule that the row doesn't have, a color rule without colors",
    arguments: [
      (
        "formula = \"b\"; defaultValue = 1; valueType = number;",
        "\"defaultValue\" has no effect beside \"formula\""
      ),
      ("errorMessages = { regex = Bad; };", "\"errorMessages\" has no effect without \"regex\""),
      ("errorMessages = { regex = Bad; }; regex = x;", nil),
      ("errorMessages = { type = Bad; };", nil),
      ("errorMessages = { choice = Bad; };", "\"errorMessages\" has no effect without \"choices\""),
      ("errorMessages = { choice = Bad; }; values = (x, y);", nil),
      ("errorMessages = { choice = Bad; }; choicesFrom = \"path:b\";", nil),
      (
        "valueType = number; errorMessages = { minimumValue = Bad; };",
        "\"errorMessages\" has no effect without \"minimumValue\""
      ),
      (
        "valueType = number; errorMessages = { step = Bad; };",
        "\"errorMessages\" has no effect without \"step\""
      ),
      ("minimumValue = \"b + 1\"; errorMessages = { minimumValue = Bad; };", nil),
      (
        "rules = ( { predicate = \"SELF != 'x'\"; rows = (a); } );",
        "\"rows\" has no effect in a rule of a row, which always marks that row; try the rule among the form's "
          + "\"rules\", or dropping \"rows\""
      ),
      ("rules = ( { predicate = \"SELF != 'x'\"; evenWhenEmpty = YES; } );", nil),
      (
        "colorRules = ( { predicate = \"a == 'x'\"; color = red; }, { predicate = \"a == 'x'\"; textStyle = bold; } );",
        "the color rule has no effect: one before it has the same predicate; found \"a == 'x'\"; try dropping one of them"
      ),
      (
        "colorRules = ( { predicate = \"a == 'x'\"; color = red; }, { predicate = \"a == 'y'\"; color = blue; } );",
        nil
      ),
      ("errorMessages = { required = Bad; }; required = \"b == 1\";", nil),
      (
        "colorRules = ( { predicate = \"a == 'x'\"; } );",
        "\"predicate\" has no effect without \"color\""
      ),
      ("colorRules = ( { predicate = \"a == 'x'\"; textStyle = bold; } );", nil),
      // The typo is reported.
      ("colorRules = ( { predicate = \"a == 'x'\"; colour = red; } );", nil),
    ] as [(String, String?)])
  func companions(row: String, message: String?) {
    #expect(lines(row).count == (message == nil ? 0 : 1), "\(lines(row))")
    if let message { #expect(lines(row).first?.contains(message) == true, "\(lines(row))") }
  }

  @Test("A rule of the form is judged also where rows are empty")
  func evenWhenEmpty() {
    func lines(_ rule: String) -> [String] {
      FormFixture.lines(
        "{ rules = ( { predicate = \"a != 'x'\"; \(rule) } ); rows = ( { valuePath = a; } ); }")
    }
    #expect(
      lines("evenWhenEmpty = YES;") == [
        "1:39: warning W108: \"evenWhenEmpty\" has no effect in a rule of the form, which is judged for every "
          + "record; try leaving it out"
      ])
    #expect(lines("rows = (a);") == [])
  }

  @Test("A limit in the message of a rule that has none is W202")
  func limits() {
    func lines(_ row: String) -> [String] {
      FormFixture.lines("({ valuePath = a; \(row) })").filter { $0.contains("W202") }
    }
    #expect(lines("unique = YES; errorMessages = { unique = \"Taken {limit}\"; };").count == 1)
    #expect(lines("regex = x; regexMessage = \"Not {limit}\";").count == 1)
    #expect(
      lines("maximumLength = 3; errorMessages = { maximumLength = \"At most {limit}\"; };").isEmpty)
  }
}

import FormTesting
import Forms
import Lint
import Testing

/// What lint says of the shapes of a row's value.
@Suite("Checks of variants")
struct VariantLintTests {
  /// The lines about a row with the path `a` and these variants, a line of the form each.
  private static func lines(_ variants: String, _ keys: String = "") -> [String] {
    LintFixture.lines("\(keys) variants = (\n\(variants)\n);")
  }

  @Test("Variants that differ in their type, their rules, a constant or a predicate are fine")
  func fine() {
    let lines = Self.lines(
      """
      { title = Off; constant = NO; },
      { title = Auto; constant = auto; },
      { title = URL; valueType = string; predicate = "SELF BEGINSWITH 'http'"; },
      { title = Port; valueType = string; regex = "[0-9]+"; maximumLength = 5; },
      { title = Name; valueType = string; },
      { title = Count; valueType = integer; minimumValue = 1; },
      { title = Share; valueType = number; },
      { title = Long; rows = ( { valuePath = target; }, { valuePath = port; } ); },
      { title = Other; rows = ( { valuePath = source; } ); },
      { title = Names; valueType = array; itemForm = ( { valuePath = SELF; } ); }
      """)
    #expect(lines == [])
  }

  @Test("A row without any variant says that the list is empty")
  func none() {
    let lines = LintFixture.lines("variants = ();")
    #expect(
      lines == [
        "1:32: warning W108: row 1 \"A\": \"variants\" is empty, and has no effect; try leaving it out"
      ])
  }

  @Test(
    "The second variant of one constant, or of one predicate, is never chosen",
    arguments: [
      ("{ title = Off; constant = NO; },\n{ title = No; constant = NO; }", "2:26", "Off", "No"),
      (
        "{ title = Off; constant = NO; },\n{ constant = 5; },\n{ title = False; constant = false; }",
        "3:29", "Off", "False"
      ),
      (
        "{ title = A; predicate = \"SELF > 1\"; },\n{ title = B; predicate = \"SELF > 1\"; }",
        "2:26", "A", "B"
      ),
    ])
  func doubled(variants: String, position: String, first: String, second: String) {
    let (line, column) = (position.split(separator: ":")[0], position.split(separator: ":")[1])
    let lines = Self.lines(variants)
    #expect(
      lines == [
        "\((Int(line) ?? 0) + 1):\(column): warning W506: row 1 \"A\": no value has this variant: \"\(first)\" comes before it, and has the same values; found \"\(second)\"; try dropping one of them"
      ])
  }

  @Test(
    "A variant after one that accepts all its values, or is the same, is never chosen",
    arguments: [
      "{ title = A; valueType = string; },\n{ title = B; valueType = string; regex = x; }",
      "{ title = A; valueType = string; regex = x; },\n{ title = B; valueType = string; regex = x; placeholder = x; }",
      "{ title = A; valueType = number; },\n{ title = B; valueType = integer; maximumValue = 3; }",
      "{ title = A; valueType = any; },\n{ title = B; rows = ( { valuePath = x; } ); }",
      "{ title = A; valueType = object; },\n{ title = B; rows = ( { valuePath = x; } ); }",
      "{ title = A; valueType = array; },\n{ title = B; itemForm = ( { valuePath = x; } ); }",
      "{ title = A; rows = ( { valuePath = x; } ); },\n{ title = B; rows = ( { valuePath = x; key = X; } ); }",
    ])
  func neverChosen(variants: String) {
    let lines = Self.lines(variants)
    #expect(lines.count == 1, "\(lines)")
    #expect(
      lines.first?.hasPrefix(
        "3:1: warning W506: row 1 \"A\": no value has this variant: \"A\" comes before it, and has the same values; found \"B\"; try another valueType"
      ) == true, "\(lines)")
  }

  @Test(
    "What is the row's in whatever shape has no effect in a variant",
    arguments: [
      "valuePath = b", "identifier = b", "key = B", "section = \"\"", "sortOrder = 3",
      "discriminator = type", "variants = ( { constant = NO; } )",
    ])
  func keysOfRow(key: String) {
    let name = key.split(separator: " ")[0]
    let lines = Self.lines("{ title = A; valueType = string; \(key); },\n{ constant = NO; }")
    #expect(
      lines == [
        "2:34: warning W108: row 1 \"A\": \"\(name)\" has no effect in a variant; try it in the row, where it holds for all variants"
      ])
  }

  @Test(
    "A form in place contradicts what makes another value of the variant",
    arguments: [
      ("valueType = string;", "\"rows\" contradicts \"valueType\"; found \"string\""),
      ("valueType = array;", "\"rows\" contradicts \"valueType\"; found \"array\""),
      ("cellIdentifier = TextFieldCell;", "\"rows\" contradicts \"cellIdentifier\""),
      ("constant = x;", "\"constant\" contradicts \"rows\"; found \"x\"; try discriminator = type"),
    ])
  func contradictions(key: String, message: String) {
    let lines = Self.lines(
      "{ title = A; rows = ( { valuePath = x; } ); \(key) },\n{ constant = NO; }")
    #expect(lines.count == 1, "\(lines)")
    #expect(lines.first?.contains("error F106: row 1 \"A\": \(message)") == true, "\(lines)")
  }

  @Test("A constant that its type never has, and a predicate beside one")
  func constants() {
    #expect(
      Self.lines("{ title = A; constant = auto; valueType = integer; }").first?.contains(
        "F106: row 1 \"A\": the constant is not of the variant's type \"integer\"; found \"auto\"")
        == true)
    let lines = Self.lines("{ title = A; constant = auto; predicate = \"SELF != 'x'\"; }")
    #expect(lines.count == 1, "\(lines)")
    #expect(lines.first?.contains("\"predicate\" has no effect beside \"constant\"") == true)
  }

  @Test("A discriminator without a constant to tell by has no effect")
  func discriminator() {
    let lines = Self.lines(
      "{ title = A; rows = ( { valuePath = x; } ); },\n{ title = B; valueType = string; }",
      "discriminator = type;")
    #expect(lines.count == 1, "\(lines)")
    #expect(
      lines.first?.contains("\"discriminator\" has no effect without \"constant\"") == true)
    #expect(
      Self.lines(
        "{ constant = http; rows = ( { valuePath = type; }, { valuePath = x; } ); },\n{ constant = tcp; rows = ( { valuePath = type; } ); }",
        "discriminator = type;") == [])
  }

  @Test(
    "What a variant says for itself is checked as in a row, at its own line",
    arguments: [
      ("valueType = string; regex = \"[0-9\";", "F401"),
      ("valueType = string; regex = \"(a+)+b\";", "W405"),
      ("valueType = string; maximumLength = 2; defaultValue = abc;", "W402"),
      ("valueType = string; values = (a, a);", "F502"),
      ("valueType = string; values = (a, b); titles = (X, X);", "W503"),
      ("valueType = integer; minimumValue = 5; maximumValue = 3;", "F403"),
      ("valueType = string; regex = \"[0-9]{6}\"; maximumLength = 5;", "W403"),
      ("valueType = string; regex = \"[0-9]+\"; placeholder = abc;", "W406"),
      ("valueType = bool; itemDefault = x;", "W108"),
      ("valueType = string; rules = ( { predicate = \"nonsense(SELF)\"; } );", "F302"),
      ("valueType = string; displayValue = \"{$none}\";", "F302"),
      ("valueType = string; predicate = \"length(SELF)\";", "F304"),
      ("itemForm = ( { valuePath = x; valueType = integer; } ); itemDefault = { x = y; };", "W402"),
      ("itemForm = ( { valuePath = x; } ); itemTitle = \"{$none}\";", "F302"),
      ("itemForm = ( { valuePath = x; } ); columns = (none);", "F302"),
    ])
  func ownKeys(keys: String, code: String) {
    let lines = Self.lines("{ constant = NO; },\n{ title = B; \(keys) }")
    #expect(lines.count == 1, "\(lines)")
    #expect(lines.first?.hasPrefix("3:") == true, "\(lines)")
    #expect(lines.first?.contains(" \(code): row 1 \"A\": ") == true, "\(lines)")
  }

  @Test("A key of the row that one variant has use for is fine, one that none has is not")
  func sharedKeys() {
    let variants = "{ title = A; valueType = string; },\n{ title = B; valueType = bool; }"
    for keys in [
      "placeholder = x;", "minimumValue = 5;", "maximumLength = 5;", "defaultValue = x;",
      "regex = x;",
    ] {
      #expect(Self.lines(variants, keys) == [], "\(keys)")
    }
    let lines = Self.lines(variants, "itemDefault = x;")
    #expect(lines.count == 1, "\(lines)")
    #expect(lines.first?.contains("W108: row 1 \"A\": \"itemDefault\" has no effect") == true)
    let broken = Self.lines(variants, "defaultValue = (1);")
    #expect(broken.count == 1 && broken[0].contains("W402"), "\(broken)")
  }

  @Test("A limit of the row that a variant's own contradicts")
  func sharedLimit() {
    let lines = Self.lines(
      "{ title = A; valueType = integer; maximumValue = 3; },\n{ title = B; valueType = string; }",
      "minimumValue = 5;")
    #expect(lines.count == 1, "\(lines)")
    #expect(lines.first?.contains("F403: row 1 \"A\": \"minimumValue\" is above") == true)
  }
}

/// What lint says of the keys that a map offers.
@Suite("Checks of maps' keys")
struct OfferedKeyTests {
  @Test("A key that is offered twice")
  func doubled() {
    let lines = LintFixture.lines("cellIdentifier = MapCell; keyChoices = (web, db, web);")
    #expect(
      lines == [
        "1:70: error F502: row 1 \"A\": duplicate choice; found \"web\"; try dropping one of them"
      ])
  }

  @Test("A key that is offered and against the map's own pattern, at its line")
  func againstPattern() {
    let lines = LintFixture.lines(
      """
      cellIdentifier = MapCell; keyRegex = "[a-z]+"; keyChoices = (
      web,
      { value = "DB 1"; title = Database; } );
      """)
    #expect(lines.count == 1, "\(lines)")
    #expect(
      lines.first?.hasPrefix(
        "3:11: warning W402: row 1 \"A\": the offered key does not match \"keyRegex\"; found \"DB 1\"; try "
      ) == true, "\(lines)")
  }

  @Test("A list of keys that offers none")
  func none() {
    let lines = LintFixture.lines("cellIdentifier = MapCell; keyChoices = ();")
    #expect(lines.count == 1 && lines[0].contains("F505"), "\(lines)")
  }

  @Test("Shapes of a map's values are checked as those of a row")
  func shapesOfValues() {
    let lines = LintFixture.lines(
      "cellIdentifier = MapCell; variants = ( { constant = NO; }, { constant = NO; } );")
    #expect(lines.count == 1 && lines[0].contains("W506"), "\(lines)")
  }
}

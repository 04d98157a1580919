import FormTesting
import Forms
import SourceText
import Testing

@Suite("What lint says about a row") struct RowDiagnosticTests {
  @Test(
    "A fault of a row is told with its place, what stands there and what to try",
    arguments: [
      (
        "keybordType = x;",
        "1:21: warning W101: row 1 \"A\": unknown key, ignored; found \"keybordType\"; try \"keyboardType\""
      ),
      (
        "banana = x;",
        "1:21: warning W101: row 1 \"A\": unknown key, ignored; found \"banana\"; try leaving it out, or \"x-banana\" for a note of your own"
      ),
      ("x-note = mine;", nil),
      (
        "Title = x;",
        "1:21: warning W102: row 1 \"A\": the key \"Title\" belongs to another form system, and is ignored; try \"key\""
      ),
      (
        "pfm_format = x;",
        "1:21: warning W102: row 1 \"A\": the key \"pfm_format\" belongs to another form system, and is ignored; try \"regex\""
      ),
      (
        "sortOrder = first;",
        "1:33: error F102: row 1 \"A\": \"sortOrder\" needs an integer; found the string \"first\"; try a whole number such as 3"
      ),
      (
        "key2 = x; sortOrder = (1);",
        "1:43: error F102: row 1 \"A\": \"sortOrder\" needs an integer; found an array; try a whole number such as 3"
      ),
      (
        "showsInTable = maybe;",
        "1:36: error F102: row 1 \"A\": \"showsInTable\" needs a Bool; found the string \"maybe\"; try YES or NO"
      ),
      (
        "keyboardType = numberPda;",
        "1:36: error F103: row 1 \"A\": \"keyboardType\" does not take this word; found \"numberPda\"; try \"numberPad\""
      ),
      (
        "textStyle = \"bold blinking\";",
        "1:33: error F103: row 1 \"A\": \"textStyle\" does not take this word; found \"blinking\"; try one of bold, italic, underline, dim, reverse"
      ),
      (
        "cellIdentifier = TextFeildCell;",
        "1:38: error F103: row 1 \"A\": \"cellIdentifier\" does not take this word; found \"TextFeildCell\"; try \"TextFieldCell\""
      ),
      (
        "accessibilityLabel = (a);",
        "1:42: error F102: row 1 \"A\": \"accessibilityLabel\" needs a string; found an array; try what formview explain accessibilityLabel shows"
      ),
      (
        "height = 0;",
        "1:30: error F104: row 1 \"A\": \"height\" is out of range; found the string \"0\"; try 1 to 1000"
      ),
      (
        "height = tall;",
        "1:30: error F102: row 1 \"A\": \"height\" needs a number of lines or \"auto\"; found the string \"tall\"; try what formview explain height shows"
      ),
      (
        "minimumLength = \"-1\";",
        "1:37: error F104: row 1 \"A\": \"minimumLength\" is out of range; found -1; try 0 to 2147483647"
      ),
      (
        "columnWidth = 0;",
        "1:35: error F104: row 1 \"A\": \"columnWidth\" is out of range; found the string \"0\"; try 1 to 1000"
      ),
      (
        "step = 0;",
        "1:28: error F104: row 1 \"A\": \"step\" is out of range; found the string \"0\"; try a number above 0, such as 1 or 0.25"
      ),
      (
        "step = \"-5\";",
        "1:28: error F104: row 1 \"A\": \"step\" is out of range; found the string \"-5\"; try a number above 0, such as 1 or 0.25"
      ),
      (
        "step = 1234567890123456789;",
        "1:28: error F104: row 1 \"A\": \"step\" is out of range; found the string \"1234567890123456789\"; try a number of at most 18 digits"
      ),
      (
        "step = often;",
        "1:28: error F102: row 1 \"A\": \"step\" needs a number above 0; found the string \"often\"; try what formview explain step shows"
      ),
      (
        "cellIdentifier = SegmentedCell; values = (1, 2, 3, 4, 5, 6);",
        "1:62: warning W502: row 1 \"A\": many choices for a SegmentedCell; found 6; try at most 5"
      ),
      ("cellIdentifier = SegmentedCell; values = (1, 2, 3, 4, 5);", nil),
      ("cellIdentifier = RadioCell; values = (1, 2, 3, 4, 5, 6);", nil),
      (
        "cellIdentifier = RadioCell;",
        "1:38: error F107: row 1 \"A\": a RadioCell needs \"values\", \"choices\" or \"choicesFrom\" beside it; try values = (a, b)"
      ),
      (
        "cellIdentifier = MultiChoiceCell; values = (a, b); minimumSelection = 2; maximumSelection = 1;",
        "1:91: error F403: row 1 \"A\": \"minimumSelection\" is above \"maximumSelection\"; found 2 and 1; try 1 and 2"
      ),
      (
        "cellIdentifier = MultiChoiceCell; values = (a, b); minimumSelection = \"-1\";",
        "1:91: error F104: row 1 \"A\": \"minimumSelection\" is out of range; found -1; try 0 to 10000"
      ),
      (
        "cellIdentifier = SliderCell; maximumValue = 5;",
        "1:38: error F107: row 1 \"A\": SliderCell needs \"minimumValue\"; try minimumValue = 0"
      ),
      (
        "cellIdentifier = SliderCell; minimumValue = 5;",
        "1:38: error F107: row 1 \"A\": SliderCell needs \"maximumValue\"; try maximumValue = 100"
      ),
      (
        "cellIdentifier = TextFieldCell; step = 5;",
        "1:53: warning W108: row 1 \"A\": \"step\" has no effect in a TextFieldCell; try cellIdentifier = NumberCell or CurrencyCell or StepperCell or SliderCell"
      ),
      (
        "height = 44;",
        "1:30: warning W104: row 1 \"A\": \"height\" counts lines, and these are many; found 44; try 1, if points are meant"
      ),
      (
        "color = red; color = blue;",
        "1:34: error F109: row 1 \"A\": duplicate key \"color\", first in line 1; try dropping one of them"
      ),
      (
        "color = rde;",
        "1:29: error F203: row 1 \"A\": \"color\" has an invalid color; found \"rde\"; try \"red\""
      ),
      (
        "keyColor = chartreuse;",
        "1:32: error F203: row 1 \"A\": \"keyColor\" has an invalid color; found \"chartreuse\"; try RRGGBB, ansi:0 to ansi:255, or a name such as red or systemRed"
      ),
      ("color = \"\";", nil),
      (
        "displayValue = \"{a\";",
        "1:36: error F202: row 1 \"A\": \"displayValue\" has an invalid template: the token \"{\" is not closed (character 1); found \"{a\"; try a template such as \"{first} {last}\", with a backslash before a brace that is text"
      ),
      (
        "displayValue = \"a..b\";",
        "1:36: error F201: row 1 \"A\": \"displayValue\" has an invalid key path: expected a name (character 3); found \"a..b\"; try a path such as name.full or phones[0].number, with odd names in quotes"
      ),
      (
        "required = \"role = = 'x'\";",
        "1:32: error F301: row 1 \"A\": \"required\" has an invalid expression at character 8: expected a path, a value or \"(\"; found \"role = = 'x'\"; try YES, NO, or a predicate such as role != 'staff'"
      ),
      ("hidden = \"a == 'x'\";", nil),
      ("hidden = \"b == 'x' OR rol.x == 3\";", nil),
      (
        "required = perhaps;",
        "1:32: error F302: row 1 \"A\": \"required\" is neither YES nor NO, nor the path of a row; found \"perhaps\"; try YES, NO, or perhaps == true"
      ),
      (
        "hidden = \"$b == 'x'\";",
        "1:30: error F302: row 1 \"A\": \"hidden\" at character 1: no row is called $b; found \"$b == 'x'\"; try a path such as name.full, $ before a row's identifier, or a function such as length(name)"
      ),
      (
        "hidden = \"length(a)\";",
        "1:30: error F304: row 1 \"A\": \"hidden\" at character 1: expected yes or no, found a number; found \"length(a)\"; try YES, NO, or a predicate such as role != 'staff'"
      ),
      (
        "valueType = number; disabled = \"SELF == '5'\";",
        "1:52: warning W304: row 1 \"A\": \"disabled\" at character 1: a number is never equal to a text; found \"SELF == '5'\"; try values of one type: a number without quotes, a text in quotes, number(…) of a text"
      ),
      (
        "readOnly = \"1 == 1\";",
        "1:32: warning W305: row 1 \"A\": \"readOnly\" at character 1: 1 == 1 is always true; found \"1 == 1\"; try YES, NO, or a predicate such as role != 'staff'"
      ),
      (
        "hidden = (a);",
        "1:30: error F102: row 1 \"A\": \"hidden\" needs a Bool or a predicate; found an array; try YES, NO, or a predicate such as role != 'staff'"
      ),
      (
        "hidden = YES; whenHidden = drop;",
        "1:48: error F103: row 1 \"A\": \"whenHidden\" does not take this word; found \"drop\"; try one of keep, clear, omit"
      ),
      (
        "minimumValue = today;",
        "1:36: error F302: row 1 \"A\": \"minimumValue\" is neither a number nor a date, nor the path of a row; found \"today\"; try today()"
      ),
      (
        "section = main;",
        "1:31: error F302: row 1 \"A\": there is no such section; found \"main\"; try a form dictionary whose \"sections\" has it"
      ),
      (
        "displayValue = \"{$b}\";",
        "1:36: error F302: row 1 \"A\": there is no such row for a token; found \"$b\"; try \"$a\""
      ),
      (
        "currencyCode = eur;",
        "1:36: error F204: row 1 \"A\": there is no such currency; found \"eur\"; try \"EUR\""
      ),
      (
        "minimumLength = 5; maximumLength = 3;",
        "1:37: error F403: row 1 \"A\": \"minimumLength\" is above \"maximumLength\"; found 5 and 3; try 3 and 5"
      ),
      (
        "minimumValue = 1.5; maximumValue = 1.25;",
        "1:36: error F403: row 1 \"A\": \"minimumValue\" is above \"maximumValue\"; found 1.5 and 1.25; try 1.25 and 1.5"
      ),
      (
        "minimumValue = \"2026-02-01\"; maximumValue = \"2026-01-01\";",
        "1:36: error F403: row 1 \"A\": \"minimumValue\" is above \"maximumValue\"; found 2026-02-01 and 2026-01-01; try 2026-01-01 and 2026-02-01"
      ),
      (
        "minimumValue = 1; maximumValue = \"2026-01-01\";",
        "1:54: error F106: row 1 \"A\": \"minimumValue\" and \"maximumValue\" are a number and a date; try two of one kind"
      ),
      (
        "values = ();",
        "1:30: error F505: row 1 \"A\": \"values\" offers nothing to choose; try values = (a, b)"
      ),
      (
        "values = (x, y); titles = (X);",
        "1:47: error F501: row 1 \"A\": \"values\" and \"titles\" differ in length; found 2 and 1; try one title for each value"
      ),
      (
        "values = (x, x);",
        "1:30: error F502: row 1 \"A\": duplicate choice; found \"x\"; try dropping one of them"
      ),
      (
        "values = (x); choices = (x);",
        "1:45: error F106: row 1 \"A\": \"values\" and \"choices\" are both given; try \"choices\" alone"
      ),
      (
        "choices = ({ title = X; });",
        "1:32: error F107: row 1 \"A\": a choice needs a \"value\"; try value = a"
      ),
      (
        "cellIdentifier = ChoiceCell;",
        "1:38: error F107: row 1 \"A\": a ChoiceCell needs \"values\", \"choices\" or \"choicesFrom\" beside it; try values = (a, b)"
      ),
      (
        "trueValue = x; falseValue = x;",
        "1:49: error F502: row 1 \"A\": \"trueValue\" and \"falseValue\" are the same; found \"x\"; try dropping one of them"
      ),
      (
        "cellIdentifier = SwitchCell; valueType = date;",
        "1:62: error F106: row 1 \"A\": a SwitchCell does not store this type; found \"date\"; try one of bool, string, integer, number"
      ),
      (
        "cellIdentifier = SwitchCell; minimumLength = 2;",
        "1:50: warning W108: row 1 \"A\": \"minimumLength\" has no effect in a SwitchCell; try cellIdentifier = TextFieldCell or TextViewCell or SecureTextFieldCell"
      ),
      (
        "value = x;",
        "1:29: warning W108: row 1 \"A\": \"value\" has no effect beside \"valuePath\"; try placeholder or defaultValue"
      ),
      (
        "regexMessage = x;",
        "1:36: warning W108: row 1 \"A\": \"regexMessage\" has no effect without \"regex\"; try giving \"regex\", or dropping \"regexMessage\""
      ),
    ] as [(String, String?)])
  func row(keys: String, line: String?) {
    let unknown = FormFixture.lines("( { valuePath = a;  \(keys) } )")
      .filter { !$0.contains("\"key2\"") }
    #expect(unknown == [line].compactMap { $0 })
  }

  @Test(
    "A secret is one in every cell, and limited where it is a number",
    arguments: [
      "values = (a, b);", "cellIdentifier = ListCell;", "cellIdentifier = SwitchCell;",
      "cellIdentifier = DateCell;", "cellIdentifier = StepperCell;",
      "valueType = integer; maximumValue = 9;", "valueType = array;", "valueType = date;",
      "valueType = any;",
    ])
  func secret(keys: String) {
    #expect(FormFixture.lines("( { valuePath = a; isSecure = YES; \(keys) } )") == [])
  }

  @Test("A text without a path is no secret")
  func literalSecret() {
    #expect(
      FormFixture.lines("( { key = A; value = x; isSecure = YES; } )") == [
        "1:36: warning W108: row 1 \"A\": \"isSecure\" has no effect without \"valuePath\"; "
          + "try giving \"valuePath\", or dropping \"isSecure\""
      ])
  }

  @Test("A pattern's fault is told with the character in the pattern")
  func pattern() {
    let lines = FormFixture.lines("( { valuePath = a;  regex = \"ab[c\"; } )")
    #expect(lines.count == 1)
    #expect(
      lines.first?.hasPrefix("1:29: error F401: row 1 \"A\": \"regex\" does not compile: ") == true)
    #expect(
      lines.first?.contains("(character 5); found \"ab[c\"; try closing each group") == true,
      "\(lines)")
  }

  @Test("A plist integer is not a color, since its leading zeros are lost")
  func integerColor() {
    let lines = FormFixture.lines(
      """
      <plist version="1.0"><array><dict>
      <key>valuePath</key><string>a</string>
      <key>color</key><integer>666666</integer>
      </dict></array></plist>
      """)
    #expect(
      lines == [
        "3:17: error F102: row 1 \"A\": \"color\" needs a color as a string; found the integer 666666; "
          + "try a string, since an integer loses leading zeros"
      ])
  }
}

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
      (
        "valus = (x, y);",
        "1:21: warning W101: row 1 \"A\": unknown key, ignored; found \"valus\"; try \"values\""
      ),
      (
        "valus = x;",
        "1:21: warning W101: row 1 \"A\": unknown key, ignored; found \"valus\"; try \"value\""
      ),
      (
        "ky = x;",
        "1:21: warning W101: row 1 \"A\": unknown key, ignored; found \"ky\"; try \"key\""
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
        "height = \"0.5\";",
        "1:30: error F104: row 1 \"A\": \"height\" is out of range; found the string \"0.5\"; try 1 to 1000"
      ),
      (
        "height = auto; maximumHeight = \"0.01\";",
        "1:52: error F104: row 1 \"A\": \"maximumHeight\" is out of range; found the string \"0.01\"; try 1 to 1000"
      ),
      (
        "columnWidth = \"0.5\";",
        "1:35: error F104: row 1 \"A\": \"columnWidth\" is out of range; found the string \"0.5\"; try 1 to 1000"
      ),
      ("height = \"1.5\"; columnWidth = \"5.5\";", nil),
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
        "height = 44;",
        "1:30: warning W104: row 1 \"A\": \"height\" counts lines, and these are many; found 44; try 1, if points are meant"
      ),
      (
        "color = rde;",
        "1:29: error F203: row 1 \"A\": \"color\" has an invalid color; found \"rde\"; try \"red\""
      ),
      (
        "keyColor = chartreuse;",
        "1:32: error F203: row 1 \"A\": \"keyColor\" has an invalid color; found \"chartreuse\"; try RRGGBB, ansi:0 to ansi:255, or a name such as red or systemRed"
      ),
      (
        "color = \"\";",
        "1:29: warning W108: row 1 \"A\": \"color\" is empty, and has no effect; try leaving it out"
      ),
      (
        "currencyCode = eur;",
        "1:36: error F204: row 1 \"A\": there is no such currency; found \"eur\"; try \"EUR\""
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

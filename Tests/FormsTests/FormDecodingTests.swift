import FormTesting
import Forms
import JSONText
import SourceText
import Testing
import Values

@Suite("Decoding forms") struct FormDecodingTests {
  @Test("An array of rows is a form named after its file, with one untitled section")
  func bareArray() throws {
    let source = SourceText(name: "Forms/person.v2.plist", text: "({ valuePath = name; })")
    let form = try #require(FormDecoder(cells: FormFixture.cells).decode(source).form)
    #expect(form.name == "person.v2")
    #expect(form.sections == [FormSection(identifier: "")])
    #expect(form.rows.map(\.identifier) == ["name"])
  }

  @Test("A form dictionary gives title, record title, records and columns")
  func formKeys() throws {
    let form = try #require(
      FormFixture.decode(
        """
        { formVersion = 1; title = "People of {city}"; recordTitle = name; recordsPath = SELF; recordsTable = people;
          columns = (name); rows = ({ valuePath = name; }); }
        """
      ).form)
    #expect(form.title?.description == "People of {city}")
    #expect(form.recordTitle?.description == "{name}")
    #expect(form.recordsPath == ValuePath(steps: []))
    #expect(form.recordsTable == "people")
    #expect(form.columns == ["name"])
  }

  @Test("Rows stand by section, then sortOrder, then as in the file; a row inherits its section")
  func order() throws {
    let form = try #require(
      FormFixture.decode(
        """
        { sections = ({ identifier = a; key = A; sortOrder = 2; }, { identifier = b; key = B; sortOrder = "-1"; });
          rows = (
            { valuePath = top; },
            { valuePath = a1; section = a; },
            { valuePath = b2; section = b; sortOrder = 5; },
            { valuePath = b3; sortOrder = 5; },
            { valuePath = b1; sortOrder = 1; },
            { valuePath = a0; section = a; sortOrder = "-3"; } ); }
        """
      ).form)
    #expect(form.sections.map(\.identifier) == ["", "b", "a"])
    #expect(form.rows.map(\.identifier) == ["top", "b1", "b2", "b3", "a0", "a1"])
    #expect(form.rows.map(\.ordinal) == [1, 5, 3, 4, 6, 2])
    #expect(form.rows.map(\.section) == ["", "b", "b", "b", "a", "a"])
  }

  @Test(
    "A label is made of the path's last part",
    arguments: [
      ("valuePath = \"person.firstName\";", "First name"),
      ("valuePath = \"phones[0]\";", "Phones 1"), ("valuePath = winners.1956;", "Winners 1956"),
      ("valuePath = a; key = \"\";", ""),
      ("displayValue = \"a.lastName\";", "Last name"),
      ("identifier = vatNumber; displayValue = \"{a} {b}\";", "Vat number"),
      ("value = \"Read me\";", ""),
    ])
  func label(row: String, label: String) throws {
    #expect(try #require(FormFixture.row(row)).key == label)
  }

  @Test("Identifiers come from the path or the row's number; derived twins are told apart")
  func identifiers() throws {
    let form = try #require(
      FormFixture.decode(
        """
        ( { valuePath = "a.b"; readOnly = YES; }, { valuePath = "a.b"; readOnly = YES; },
          { valuePath = c; identifier = "a.b#2"; }, { value = text; }, { valuePath = "a.b"; } )
        """
      ).form)
    #expect(form.rows.map(\.identifier) == ["a.b", "a.b#3", "a.b#2", "row4", "a.b#4"])
  }

  @Test(
    "The cell follows from the keys, in this order",
    arguments: [
      ("valuePath = a;", "TextFieldCell", true),
      ("valuePath = a; displayValue = \"{a} kg\";", "CompositeCell", false),
      ("displayValue = \"{a} {b}\"; readOnly = YES;", "LabelCell", false),
      ("displayValue = \"{a} {b}\"; formula = \"1 + 1\";", "LabelCell", false),
      ("fields = ( { valuePath = a; } );", "CompositeCell", false),
      ("displayValue = b;", "LabelCell", false),
      ("valuePath = a; displayValue = b;", "TextFieldCell", true),
      ("value = text;", "LabelCell", false),
      ("valuePath = a; values = (x, y); isSecure = NO;", "ChoiceCell", false),
      ("valuePath = a; isSecure = YES;", "SecureTextFieldCell", false),
      ("valuePath = a; currencyCode = EUR; maximumFractionDigits = 2;", "CurrencyCell", false),
      ("valuePath = a; maximumFractionDigits = 2;", "NumberCell", false),
      ("valuePath = a; minimumValue = 0;", "NumberCell", false),
      ("valuePath = a; minimumValue = \"2026-01-31\";", "DateCell", false),
      ("valuePath = a; trueValue = on; falseValue = off;", "SwitchCell", false),
      ("valuePath = a; valueType = bool;", "SwitchCell", false),
      ("valuePath = a; valueType = integer;", "NumberCell", false),
      ("valuePath = a; keyboardType = numberPad;", "TextFieldCell", true),
      ("valuePath = a; defaultValue = x;", "TextFieldCell", true),
      ("valuePath = a; cellIdentifier = TextViewCell;", "TextViewCell", false),
    ])
  func kind(row: String, cell: String, infers: Bool) throws {
    let row = try #require(FormFixture.row(row))
    #expect(row.cellIdentifier == cell)
    #expect(row.infersKind == infers)
  }

  @Test("A default that is a Bool or a number tells the cell")
  func kindFromDefault() throws {
    func cell(_ value: String) throws -> String {
      let text = """
        <?xml version="1.0"?><plist version="1.0"><array><dict><key>valuePath</key><string>a</string>
        <key>defaultValue</key>\(value)</dict></array></plist>
        """
      return try #require(FormFixture.decode(text).form?.rows.first).cellIdentifier
    }
    #expect(try cell("<true/>") == "SwitchCell")
    #expect(try cell("<integer>3</integer>") == "NumberCell")
    #expect(try cell("<string>3</string>") == "TextFieldCell")
  }

  @Test("A cell gives the height and the type that the row does not")
  func cellDefaults() throws {
    let text = try #require(FormFixture.row("valuePath = a; cellIdentifier = TextViewCell;"))
    #expect(text.height == .lines(3))
    #expect(text.valueType == .string)
    let low = try #require(
      FormFixture.row("valuePath = a; cellIdentifier = TextViewCell; height = auto;"))
    #expect(low.height == .automatic)
  }

  @Test("A SecureTextFieldCell is secure without saying so")
  func secure() throws {
    #expect(
      try #require(FormFixture.row("valuePath = a; cellIdentifier = SecureTextFieldCell;")).isSecure
    )
  }

  @Test("Every look and rule arrives in the row")
  func everything() throws {
    let row = try #require(
      FormFixture.row(
        """
        key = Code; valuePath = code; color = "#fa0"; keyColor = brightBlue; textStyle = "bold, dim";
        height = "2.5"; placeholder = AB; footerText = foot; help = long; showsInTable = NO;
        columnWidth = 12; cellIdentifier = TextFieldCell; keyboardType = ASCIICapable; required = 1;
        requiredMessage = need; regex = "[a-z]+"; regexOptions = (caseInsensitive); regexMessage = no;
        minimumLength = 1; maximumLength = " 8 "; defaultValue = CD; readOnly = YES; sortOrder = 7;
        """))
    #expect(row.key == "Code")
    #expect(row.colors.color == .rgb(red: 0xFF, green: 0xAA, blue: 0))
    #expect(row.colors.keyColor == .ansi(12))
    #expect(row.colors.textStyle == [.bold, .dim])
    #expect(row.height == .lines(3))
    #expect(row.placeholder == "AB" && row.footerText == "foot" && row.help == "long")
    #expect(!row.showsInTable && row.columnWidth == 12)
    #expect(row.keyboardType == .asciiCapable)
    #expect(row.required && row.requiredMessage == "need")
    #expect(row.regex?.options == .caseInsensitive && row.regexMessage == "no")
    #expect(row.minimumLength == 1 && row.maximumLength == 8)
    #expect(row.defaultValue == .string("CD") && row.readOnly && row.sortOrder == 7)
  }

  @Test("Strings become numbers and Bools where the type says so")
  func scalarsAsStrings() throws {
    let choice = try #require(
      FormFixture.row(
        "valuePath = a; values = (1, 2); titles = (One, Two); valueType = integer; defaultValue = 2;"
      ))
    #expect(choice.choices.map(\.value) == [.number("1"), .number("2")])
    #expect(choice.choices.map(\.title) == ["One", "Two"])
    #expect(choice.defaultValue == .number("2"))
    let text = try #require(FormFixture.row("valuePath = a; values = (1, 2);"))
    #expect(text.choices.map(\.value) == [.string("1"), .string("2")])
    let on = try #require(
      FormFixture.row("valuePath = a; cellIdentifier = SwitchCell; defaultValue = YES;"))
    #expect(on.defaultValue == .bool(true))
  }

  @Test(
    "The six words of a Bool",
    arguments: [
      ("YES", true), ("true", true), ("1", true), ("NO", false), ("false", false), ("0", false),
    ])
  func bools(word: String, value: Bool) throws {
    #expect(
      try #require(FormFixture.row("valuePath = a; required = \" \(word)\";")).required == value)
  }

  @Test("Other words for on and off settle the stored type")
  func switchValues() throws {
    let row = try #require(FormFixture.row("valuePath = a; trueValue = on; falseValue = off;"))
    #expect(row.trueValue == .string("on") && row.falseValue == .string("off"))
    #expect(row.valueType == .string)
  }

  @Test("Choices may be dictionaries or plain values")
  func choices() throws {
    let row = try #require(
      FormFixture.row("valuePath = a; choices = ({ value = x; title = \"The X\"; }, y);"))
    #expect(
      row.choices == [
        Choice(value: .string("x"), title: "The X"), Choice(value: .string("y"), title: "y"),
      ])
  }

  @Test("Bounds are exact numbers or dates")
  func bounds() throws {
    let number = try #require(FormFixture.row("valuePath = a; minimumValue = \"-0.10\";"))
    #expect(number.minimumValue == DecimalText("-0.1").map(Bound.number))
    let date = try #require(FormFixture.row("valuePath = a; maximumValue = \"2026-02-28\";"))
    #expect(date.maximumValue == .date("2026-02-28"))
  }

  @Test("A path that begins with -p is a template of CodingForP")
  func codingForP() throws {
    let row = try #require(FormFixture.row("key = Item; valuePath = \"-p *&id&*<| - *&name&*|>\";"))
    #expect(row.valuePath == nil)
    #expect(row.displayValue?.description == "{id}<| - {name}|>")
    #expect(row.cellIdentifier == "CompositeCell")
    #expect(row.parts == ["id", "name"])
  }

  @Test("A position is that of the row's dictionary")
  func positions() throws {
    let form = try #require(
      FormFixture.decode("(\n  { valuePath = a; },\n  { valuePath = b; })").form)
    #expect(form.rows.map(\.position.line) == [2, 3])
  }

  @Test("The small form of the format's description decodes")
  func smallForm() throws {
    let decoded = FormFixture.decode(
      """
      ( { key = "Name";   valuePath = "name.full"; sortOrder = 1; required = YES; },
        { key = "E-mail"; valuePath = email; sortOrder = 2; keyboardType = emailAddress; regex = "[^@ ]+@[^@ ]+"; regexMessage = "Needs one @"; },
        { key = "Item";   displayValue = "-p *&item.id&* <| - *&item.description&* |>"; sortOrder = 3; color = 666666; },
        { key = "Salary"; valuePath = salary; sortOrder = 4; cellIdentifier = CurrencyCell; hidden = "role != 'staff'"; } )
      """)
    let form = try #require(decoded.form)
    #expect(decoded.diagnostics.isEmpty)
    #expect(
      form.rows.map(\.cellIdentifier)
        == [
          "TextFieldCell", "TextFieldCell", "CompositeCell", "TextFieldCell", "TextFieldCell",
          "CurrencyCell",
        ])
    #expect(
      form.rows.map(\.identifier)
        == ["name.full", "email", "row3", "item.id", "item.description", "salary"])
    #expect(form.rows[2].colors.color == .rgb(red: 0x66, green: 0x66, blue: 0x66))
    #expect(form.rows[1].regex?.matches("a@b") == .match)
  }
}

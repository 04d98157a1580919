extension KeyEffect {
  /// Row keys: which row it is, what it shows, where it is.
  static let identityKeys: [KeyEffect] = [
    row("key = \"Full name\";", shows: "Full name Ada"),
    row(
      "identifier = who;", before: "{ key = Greeting; displayValue = \"Hello {$who}\"; }",
      shows: "Hello Ada"),
    row("valuePath = a;", in: "key = Name;", shows: "Ada"),
    row("valuePath = \"-p Ms *&a&*\";", in: "key = Name;", shows: "Ms Ada"),
    row("displayValue = \"Ms {a}\";", in: "key = Name;", shows: "Ms Ada"),
    row("value = \"Read this\";", in: "key = Note;", shows: "Read this"),
    row(
      "fields = ( { key = First; valuePath = a; }, { key = Last; valuePath = b; } );",
      in: "key = Name; cellIdentifier = CompositeCell; displayValue = \"{a}\";",
      #"{"a": "Ada", "b": "Oak"}"#, keys: "Enter", shows: "Last Oak"),
    row(
      "section = s;", before: "{ key = Other; valuePath = b; section = t; }",
      form:
        "sections = ( { identifier = t; }, { identifier = s; key = Identity; sortOrder = 1; } );",
      shows: "Identity A Ada"),
    row(
      "sortOrder = 2;", before: "{ key = Other; value = x; sortOrder = 1; }", shows: "Other x A Ada"
    ),
    row(
      "showsInTable = NO;", before: "{ valuePath = b; }", #"[{"a": "Ada", "b": "Oslo"}]"#,
      hides: "Ada"),
    row(
      "columnWidth = 12;", before: "{ valuePath = b; }", #"[{"a": "Ada", "b": "Oslo"}]"#,
      at: .lines, shows: "Ada           Oslo"),
  ]

  /// Row keys: how it looks and what it shows the person.
  static let lookKeys: [KeyEffect] = [
    row("color = FF0000;", at: .look(of: "Ada"), shows: "255/0/0 on"),
    row(
      "keyColor = FF0000;", in: "key = Name; valuePath = a;", before: "{ valuePath = b; }",
      keys: "j", at: .look(of: "Name"), shows: "255/0/0 on"),
    row("backgroundColor = FF0000;", at: .look(of: "Ada"), shows: "on 255/0/0"),
    row("textStyle = \"bold underline\";", at: .look(of: "Ada"), shows: "bold underline"),
    row(
      "height = 2;", in: "valuePath = a; cellIdentifier = TextViewCell;",
      #"{"a": "1\n2\n3\n4"}"#, hides: "3"),
    row(
      "maximumHeight = 2;", in: "valuePath = a; cellIdentifier = TextViewCell; height = auto;",
      #"{"a": "1\n2\n3\n4"}"#, hides: "3"),
    row(
      "numberOfLines = 1;", in: "valuePath = a; cellIdentifier = TextViewCell; height = 3;",
      #"{"a": "one\ntwo\nsix"}"#, hides: "two"),
    row("textAlignment = right;", at: .lines, shows: "                   Ada"),
    row("prefix = \"Ms \";", shows: "Ms Ada"),
    row("suffix = \" kg\";", shows: "Ada kg"),
    row("subtitle = \"Lives in {b}\";", #"{"a": "Ada", "b": "Oslo"}"#, shows: "Lives in Oslo"),
    row("placeholder = \"Such as Ada\";", "{}", shows: "Such as Ada"),
    row("footerText = \"As in the passport\";", shows: "As in the passport"),
    row("help = \"All names, in their order.\";", keys: "?", shows: "All names, in their order."),
  ]

  /// Row keys: the cell, and what it stores.
  static let valueKeys: [KeyEffect] = [
    row("cellIdentifier = SecureTextFieldCell;", hides: "Ada"),
    row("valueType = integer;", "{}", keys: "Enter '12 Enter", at: .file, shows: #""a": 12"#),
    row("defaultValue = fine;", "{}", shows: "fine"),
    row("emptyValue = null;", keys: "Enter C-u Enter", at: .file, shows: #""a": null"#),
    row("keyboardType = numberPad;", "{}", keys: "Enter 'x", shows: "digits"),
    row("keyboardType = NumberPad;", "{}", keys: "Enter 'x", shows: "digits"),
    row("inputMask = \"99-99\";", "{}", keys: "Enter '1234", shows: "12-34"),
    row(
      "storesMask = YES;", in: "valuePath = a; inputMask = \"99-99\";", "{}",
      keys: "Enter '1234 Enter", at: .file, shows: #""12-34""#),
    row("isSecure = YES;", hides: "Ada"),
    row(
      "trueValue = yes;", in: "valuePath = a; cellIdentifier = SwitchCell; falseValue = no;",
      #"{"a": "no"}"#, keys: "Space", at: .file, shows: #""yes""#),
    row(
      "falseValue = no;", in: "valuePath = a; cellIdentifier = SwitchCell; trueValue = yes;",
      #"{"a": "yes"}"#, keys: "Space", at: .file, shows: #""no""#),
    row("trueTitle = Present;", in: switchCell, #"{"a": true}"#, shows: "Present"),
    row("falseTitle = Absent;", in: switchCell, #"{"a": false}"#, shows: "Absent"),
    row("currencyCode = JPY;", #"{"a": 5}"#, shows: "¥5"),
    row("minimumFractionDigits = 3;", #"{"a": 5}"#, shows: "5.000"),
    row(
      "maximumFractionDigits = 1;", in: "valuePath = a; cellIdentifier = NumberCell;",
      #"{"a": 5}"#, keys: "Enter C-u '1.25 Enter", at: .file, hides: "1.25"),
  ]

  private static let switchCell = "valuePath = a; cellIdentifier = SwitchCell;"
}

extension KeyEffect {
  /// Keys of the form dictionary.
  static let formKeys: [KeyEffect] = [
    form("formVersion = 99;", shows: "F005"),
    form("title = \"Staff of {a}\";", at: .title, shows: "Staff of Ada"),
    KeyEffect(
      .form, "rows = ( { key = Name; valuePath = a; } );", in: "{ «» }", #"{"a": "Ada"}"#,
      shows: "Name Ada"),
    form(
      "sections = ( { identifier = s; key = Identity; } );", shows: "Identity", row: "section = s;"),
    form(
      "recordTitle = \"Person {b}\";", #"[{"a": "Ada", "b": 7}]"#, keys: "Enter", at: .title,
      shows: "Person 7"),
    form(
      "recordsPath = people;", #"{"people": [{"a": "Ada"}, {"a": "Bo"}]}"#, keys: ">", shows: "A Bo"
    ),
    KeyEffect(
      .form, "recordIdentity = id;",
      in: "{ «» rows = ( { valuePath = a; }, { valuePath = id; } ); }",
      #"[{"a": "Ada", "id": 1}, {"a": "Bo", "id": 2}]"#, keys: "Enter",
      reloading: #"[{"a": "Eve", "id": 2}, {"a": "Zoe", "id": 3}]"#, at: .title, shows: "› Eve"),
    form(
      "columns = (b);", #"[{"a": "Ada", "b": "Oslo"}]"#, hides: "Ada", rows: "{ valuePath = b; }"),
    form("readOnly = YES;", keys: "Enter", shows: "read only in the form"),
    form("rules = ( { predicate = \"a == 'Bo'\"; message = \"Only Bo\"; } );", shows: "Only Bo"),
    form(
      "validateOn = save;", hides: "Not so", row: "regex = Bo; regexMessage = \"Not so\";"),
    form(
      "writesDefaults = YES;", keys: "Enter 'x Enter s", at: .file, shows: #""b": "fine""#,
      rows: "{ valuePath = b; defaultValue = fine; }"),
    form(
      "forms = { place = { rows = ( { key = City; valuePath = city; } ); }; };",
      #"{"a": {"city": "Oslo"}}"#, keys: "Enter", shows: "City Oslo",
      row: "segueIdentifier = place;"),
    KeyEffect(
      .form, "includes = (base);",
      in: """
        { «» rows = ( { valuePath = b; } );
          forms = { base = { rows = ( { key = Name; valuePath = a; } ); }; }; }
        """, #"{"a": "Ada"}"#, shows: "Name Ada"),
    form(
      "palette = { warm = FF0000; };", at: .look(of: "Ada"), shows: "255/0/0", row: "color = warm;"),
    form(
      "heightUnit = points;", shows: "Below", row: "height = 88;",
      rows: "{ key = Below; valuePath = b; }"),
    form("locale = de_DE;", #"{"a": 1234.5}"#, shows: "1.234,5", row: "numberStyle = decimal;"),
    form("currencyCode = JPY;", #"{"a": 5}"#, shows: "¥", row: "cellIdentifier = CurrencyCell;"),
    form(
      "timeZone = \"Asia/Tokyo\";", #"{"a": "2026-01-01T12:00:00Z"}"#, shows: "21:00",
      row: "cellIdentifier = DateCell; timeStyle = short;"),
    form(
      "choiceLists = { sizes = ( S, M ); };", keys: "Enter", shows: "S M",
      row: "choicesFrom = sizes;"),
  ]

  /// Keys of a section: of the first row, before another one without a section.
  static let sectionKeys: [KeyEffect] = [
    KeyEffect(
      .section, "identifier = s;",
      in: "{ sections = ( { key = Identity; «» } ); rows = ( { valuePath = a; section = s; } ); }",
      #"{"a": "Ada"}"#, shows: "Identity ▌ A Ada"),
    section("key = Identity;", shows: "Identity"),
    section("footerText = \"As in the passport\";", shows: "As in the passport"),
    section("sortOrder = 9;", shows: "Other 7 123 A Ada"),
    section("color = red;", at: .look(of: "Heading"), shows: "ansi:1", more: "key = Heading;"),
    section("collapsed = YES;", hides: "Ada", more: "key = Heading;"),
    section("hidden = \"b == 7\";", hides: "Ada"),
    section("disabled = \"b == 7\";", keys: "Enter", shows: "out of use where b == 7"),
    section("readOnly = \"b == 7\";", keys: "Enter", shows: "read only where b == 7"),
    section("required = \"b == 7\";", #"{"b": 7}"#, shows: "is required"),
  ]

  private static func section(
    _ written: String, _ record: String = #"{"a": "Ada", "b": 7}"#, keys: String = "",
    at view: View = .screen, shows: String? = nil, hides: String? = nil, more: String = ""
  ) -> KeyEffect {
    KeyEffect(
      .section, written,
      in: """
        { sections = ( { identifier = s; \(more) «» }, { identifier = t; sortOrder = 5; } );
          rows = ( { valuePath = a; section = s; }, { key = Other; valuePath = b; section = t; } ); }
        """, record, keys: keys, at: view, shows: shows, hides: hides)
  }

  private static func form(
    _ written: String, _ record: String = #"{"a": "Ada"}"#, keys: String = "",
    at view: View = .screen, shows: String? = nil, hides: String? = nil,
    row: String = "", rows: String = "", form: String = ""
  ) -> KeyEffect {
    KeyEffect(
      .form, written, in: "{ «» \(form) rows = ( { valuePath = a; \(row) }, \(rows) ); }", record,
      keys: keys, at: view, shows: shows, hides: hides)
  }
}

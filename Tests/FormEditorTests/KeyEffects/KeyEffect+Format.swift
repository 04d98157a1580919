extension KeyEffect {
  /// Row keys: formats, and what typing does.
  static let formatKeys: [KeyEffect] = [
    row("numberStyle = percent;", #"{"a": 0.25}"#, shows: "25%"),
    row(
      "usesGroupingSeparator = NO;", in: "valuePath = a; numberStyle = decimal;", #"{"a": 12345}"#,
      shows: "12345"),
    row(
      "locale = de_DE;", in: "valuePath = a; numberStyle = decimal;", #"{"a": 1.5}"#, shows: "1,5"),
    row("datePickerMode = time;", instant, shows: "A 12:00"),
    row("dateFormat = \"dd.MM.yyyy\";", instant, shows: "31.01.2026"),
    row("dateStyle = full;", instant, shows: "Saturday"),
    row("storageDateFormat = unixSeconds;", #"{"a": 86400}"#, shows: "1970-01-02"),
    row(
      "minuteInterval = 15;", in: "valuePath = a; datePickerMode = time;", #"{"a": "12:00"}"#,
      keys: "Enter C-u '12:07 Enter", at: .file, hides: "12:07"),
    row(
      "timeZone = \"Asia/Tokyo\";", in: "valuePath = a; cellIdentifier = DateCell;", instant,
      shows: "21:00"),
    row(
      "trimsWhitespace = NO;", "{}", keys: "Enter 'Ada Space Enter", at: .file,
      shows: #""a": "Ada ""#),
    row("autocapitalizationType = words;", "{}", keys: "Enter 'ada", shows: "Ada"),
    row("textContentType = telephoneNumber;", "{}", keys: "Enter 'x", shows: "digits"),
    row("regexMatch = partial;", in: "valuePath = a; regex = d;", hides: "does not match"),
  ]

  /// Row keys: what it is for some records only, and what is computed; keys of color rules.
  static let conditionKeys: [KeyEffect] = [
    row("hidden = \"b == 7\";", seven, hides: "Ada"),
    row(
      "disabled = \"b == 7\";", seven, keys: "Enter", shows: "out of use where b == 7"),
    row("readOnly = \"b == 7\";", seven, keys: "Enter", shows: "read only where b == 7"),
    row(
      "rules = ( { predicate = \"SELF == 'Bo'\"; message = \"Only Bo\"; } );", shows: "Only Bo"),
    row(
      "whenHidden = clear;", in: "valuePath = a; hidden = \"b == 71\";",
      before: "{ valuePath = b; }", seven, keys: "G Enter '1 Enter", at: .file, hides: "Ada"),
    row("formula = \"b * 2\";", in: "key = Twice;", seven, shows: "14"),
    row(
      "formulaMode = untilEdited;", in: "valuePath = a; formula = \"b * 2\";", #"{"a": 3, "b": 7}"#,
      keys: "Enter C-u '5 Enter", at: .file, shows: #""a": 5"#),
    row("defaultFormula = \"b * 2\";", #"{"b": 7}"#, shows: "14"),
    row(
      "colorRules = ( { predicate = \"b == 7\"; color = FF0000; } );", seven,
      at: .look(of: "Ada"), shows: "255/0/0 on"),
    colorRule("predicate = \"b == 7\";", in: "color = FF0000;", at: "Ada", shows: "255/0/0 on"),
    colorRule("color = FF0000;", at: "Ada", shows: "255/0/0 on"),
    colorRule("keyColor = FF0000;", keys: "j", at: "Name", shows: "255/0/0 on"),
    colorRule("backgroundColor = FF0000;", at: "Ada", shows: "on 255/0/0"),
    colorRule("textStyle = bold;", at: "Ada", shows: "bold"),
  ]

  private static let instant = #"{"a": "2026-01-31T12:00:00Z"}"#
  private static let seven = #"{"a": "Ada", "b": 7}"#

  private static func colorRule(
    _ written: String, in rule: String = "predicate = \"b == 7\";", keys: String = "",
    at text: String,
    shows: String
  ) -> KeyEffect {
    KeyEffect(
      .colorRule, written,
      in: "( { key = Name; valuePath = a; colorRules = ( { \(rule) «» } ); }, { valuePath = b; } )",
      seven, keys: keys, at: .look(of: text), shows: shows)
  }
}

extension KeyEffect {
  /// Row keys: what is allowed, and what is said where it is not; the keys of a rule.
  static let ruleKeys: [KeyEffect] = [
    row("required = YES;", "{}", shows: "is required"),
    row(
      "requiredMessage = \"Who is it?\";", in: "valuePath = a; required = YES;", "{}",
      shows: "Who is it?"),
    row("regex = \"[0-9]+\";", shows: "A Ada ✗ does not match the pattern [0-9]+"),
    row(
      "regexOptions = caseInsensitive;", in: "valuePath = a; regex = ada;", hides: "does not match"),
    row(
      "regexMessage = \"Digits only\";", in: "valuePath = a; regex = \"[0-9]+\";",
      shows: "Digits only"),
    row("minimumLength = 4;", shows: "needs at least 4 characters"),
    row("maximumLength = 2;", shows: "takes at most 2 characters"),
    row("minimumValue = 10;", #"{"a": 7}"#, shows: "must be at least 10"),
    row("maximumValue = 5;", #"{"a": 7}"#, shows: "must be at most 5"),
    row("step = 2;", #"{"a": 7}"#, shows: "must be a multiple of 2"),
    row("minimumCount = 2;", in: tags, #"{"a": ["x"]}"#, shows: "needs at least 2 items"),
    row("maximumCount = 2;", in: tags, #"{"a": ["x", "y", "z"]}"#, shows: "takes at most 2 items"),
    row("minimumSelection = 2;", in: several, #"{"a": ["x"]}"#, shows: "needs at least 2 choices"),
    row(
      "maximumSelection = 1;", in: several, #"{"a": ["x", "y"]}"#, shows: "takes at most 1 choice"),
    row("unique = YES;", #"[{"a": "Ada"}, {"a": "Ada"}]"#, shows: "also in record 2"),
    row(
      "errorMessages = { regex = \"{label}: digits only\"; };",
      in: "valuePath = a; regex = \"[0-9]+\";", shows: "A: digits only"),
    rule("predicate = \"a == 'Bo'\";", in: "message = \"Only Bo\";", shows: "Only Bo"),
    rule("message = \"{value} is not Bo\";", shows: "Ada is not Bo"),
    rule("severity = warning;", shows: "A Ada ! must hold"),
    rule(
      "evenWhenEmpty = YES;", in: "predicate = \"b == 7\"; message = \"Only with 7\";", "{}",
      shows: "Only with 7"),
    KeyEffect(
      .rule, "rows = (b);",
      in: """
        { rules = ( { predicate = "a != b"; message = "Both the same"; «» } );
          rows = ( { key = First; valuePath = a; }, { key = Second; valuePath = b; } ); }
        """, #"{"a": "Ada", "b": "Ada"}"#, shows: "Second Ada ✗"),
  ]

  private static let tags = "valuePath = a; cellIdentifier = ListCell;"
  private static let several =
    "valuePath = a; values = (x, y, z); cellIdentifier = MultiChoiceCell;"

  private static func rule(
    _ written: String, in rule: String = "predicate = \"a == 'Bo'\";",
    _ record: String = #"{"a": "Ada"}"#, shows: String
  ) -> KeyEffect {
    KeyEffect(
      .rule, written, in: "( { valuePath = a; rules = ( { \(rule) «» } ); } )", record, shows: shows
    )
  }
}

extension KeyEffect {
  /// Row keys: the form that a row opens, and buttons.
  static let childKeys: [KeyEffect] = [
    row("segueIdentifier = place;", form: opened, oslo, keys: "Enter", shows: "City Oslo"),
    row("file = place;", form: opened, oslo, keys: "Enter", shows: "City Oslo"),
    row(
      "segueValuePath = c;", in: "valuePath = b; segueIdentifier = place;", form: opened,
      #"{"b": "x", "c": {"city": "Oslo"}}"#, keys: "Enter", shows: "City Oslo"),
    row(
      "presentation = modal;", in: "valuePath = a; segueIdentifier = place;", form: opened, oslo,
      keys: "Enter", shows: "╭─ A"),
    row(
      "action = revert;", in: "key = Back;", before: "{ valuePath = b; }", #"{"b": "Oslo"}"#,
      keys: "G Enter 'x Enter g Enter", at: .file, hides: "Oslox"),
    row(
      "list = tags;", in: "key = Go; action = addItem;",
      before: "{ valuePath = tags; itemForm = ( { key = Tag; valuePath = tag; } ); }",
      #"{"tags": []}"#, keys: "g Enter", shows: "Tag"),
    KeyEffect(
      .form, "title = \"Seat of {city}\";",
      in: """
        { forms = { place = { «» rows = ( { valuePath = city; } ); }; };
          rows = ( { valuePath = a; segueIdentifier = place; } ); }
        """, oslo, keys: "Enter", at: .title, shows: "Seat of Oslo"),
  ]

  /// Row keys: the items of a list, and what can be done with them.
  static let listKeys: [KeyEffect] = [
    row(
      "itemForm = ( { key = Tag; valuePath = tag; } );", in: "valuePath = a;", tagged,
      keys: "Enter",
      shows: "# Tag"),
    list("itemTitle = \"Tag {tag}\";", keys: "Enter Enter", at: .title, shows: "› Tag new"),
    list("columns = (note);", keys: "Enter", hides: "new"),
    list("insertable = NO;", keys: "Enter a", shows: "takes no new items"),
    list("deletable = NO;", keys: "Enter x", at: .file, shows: "new"),
    list(
      "reorderable = NO;", keys: "Enter M-Down", at: .file,
      shows: #""new", "note": "n"}, {"tag": "old"#),
    list("copyable = NO;", keys: "Enter c", shows: "can't be copied"),
    list("confirmsDeletion = YES;", keys: "Enter x", at: .file, shows: "new"),
    list("addTitle = \"add a tag\";", keys: "Enter", shows: "add a tag"),
    list("emptyText = \"No tags yet\";", #"{"a": []}"#, shows: "No tags yet"),
    list(
      "itemDefault = { tag = fresh; };", keys: "Enter a", at: .file, shows: "fresh"),
    map("keyTitle = Label;", keys: "Enter", shows: "# Label"),
    map("keyRegex = \"[a-z]+\";", keys: "Enter", shows: "✗ Up"),
    map("keyChoices = (size);", keys: "Enter", shows: "✗ Up"),
  ]

  /// Keys of a row whose value has one of several shapes, and of its variants.
  static let variantKeys: [KeyEffect] = [
    row("variants = ( { title = Word; valueType = string; } );", shows: "A Ada Word"),
    row(
      "discriminator = kind;",
      in: """
        valuePath = a; variants = (
          { title = House; constant = h; rows = ( { valuePath = kind; } ); },
          { title = Ship; constant = s; rows = ( { valuePath = kind; } ); } );
        """, #"{"a": {"kind": "s"}}"#, shows: "Ship"),
    variant("title = Word;", in: "valueType = string;", shows: "A Ada Word"),
    variant("constant = Ada; title = Countess;", in: "", shows: "A Countess"),
    variant(
      "predicate = \"b == 1\"; title = First;", in: "valueType = string;",
      before: "{ title = Other; valueType = string; predicate = \"b == 2\"; },",
      #"{"a": "Ada", "b": 1}"#, shows: "First"),
    variant(
      "rows = ( { key = City; valuePath = city; } );", in: "title = Seat;", oslo, keys: "Enter",
      shows: "City Oslo"),
  ]

  private static func variant(
    _ written: String, in others: String, before variants: String = "",
    _ record: String = #"{"a": "Ada"}"#, keys: String = "", shows: String
  ) -> KeyEffect {
    KeyEffect(
      .variant, written,
      in: "( { valuePath = a; variants = ( \(variants) { \(others) «» } ); } )", record, keys: keys,
      shows: shows)
  }

  private static func map(_ written: String, keys: String, shows: String) -> KeyEffect {
    row(
      written, in: "valuePath = a; cellIdentifier = MapCell;", #"{"a": {"Up": "x"}}"#, keys: keys,
      shows: shows)
  }

  private static let opened =
    "forms = { place = { rows = ( { key = City; valuePath = city; } ); }; };"
  private static let oslo = #"{"a": {"city": "Oslo"}}"#
  private static let tagged = #"{"a": [{"tag": "new", "note": "n"}, {"tag": "old", "note": "o"}]}"#

  private static func list(
    _ written: String, _ record: String = tagged, keys: String = "", at view: View = .screen,
    shows: String? = nil, hides: String? = nil
  ) -> KeyEffect {
    row(
      written, in: "valuePath = a; itemForm = ( { valuePath = tag; }, { valuePath = note; } );",
      record, keys: keys, at: view, shows: shows, hides: hides)
  }
}

extension DiagnosticCode {
  struct Manual {
    var title: String
    var explanation: String
    var example: String?

    init(_ title: String, _ explanation: String, example: String? = nil) {
      self.title = title
      self.explanation = explanation
      self.example = example
    }
  }

  /// The code's entry in the manual.
  var manual: Manual {
    switch self {
    case .F001, .F002, .W002, .F003, .F004, .F005: fileManual
    case .W101, .W102, .F102, .F103, .F104, .W104, .F105, .F106, .F107, .W108, .F109, .W110:
      propertyManual
    case .F201, .F202, .F203, .F204, .W205, .W206, .F301, .F302: referenceManual
    case .F401, .W402, .F403, .W404, .W405, .W406, .F501, .F502, .F505: ruleManual
    case .F601, .F602, .F603: childManual
    case .D101, .D102, .D103, .D104, .D105, .D106: dataManual
    }
  }

  private var fileManual: Manual {
    switch self {
    case .F001:
      Manual(
        "The form's file cannot be read.",
        """
        The file is missing, is a folder, or may not be read. Check the path's spelling and the \
        file's permissions.
        """)
    case .F002:
      Manual(
        "The form's file is not a property list.",
        """
        A form is a property list in XML, binary or OpenStep notation. The position is where \
        something else was expected; the typo is there or just before. Reading goes on behind it \
        where it can, so that several are shown at once. What is JSON, YAML, a JSON Schema or a \
        ProfileManifest is named as such. `plutil -lint` on a Mac and an editor for plists know \
        the same notations.
        """,
        example: "{ key = \"Name\" valuePath = name; }    missing \";\" after \"Name\"")
    case .W002:
      Manual(
        "The encoding of the form's file was guessed.",
        """
        The file is UTF-16 without a byte order mark, which only the zero bytes between its \
        characters show. Save it as UTF-8, or with a mark.
        """)
    case .F003:
      Manual(
        "The root of the plist is neither an array nor a dictionary.",
        """
        A form is either an array of rows, or a dictionary whose `rows` holds that array. Each row \
        is a dictionary.
        """,
        example: "( { key = \"Name\"; valuePath = name; } )")
    case .F004:
      Manual(
        "The form has no rows.",
        """
        A form dictionary needs `rows`, an array with at least one row. A Settings bundle's \
        `PreferenceSpecifiers` is not read by this version.
        """)
    default:
      Manual(
        "The form is written for a newer version.",
        """
        Its `formVersion` is higher than this program's, so it may use keys whose meaning is not \
        known here. Update formview, or lower the version if the form uses nothing newer.
        """)
    }
  }

  private var propertyManual: Manual {
    switch self {
    case .W101:
      Manual(
        "A key is not known, and is ignored.",
        """
        The advice names the nearest known key, at most two slips away. Keys that the format has \
        but this version does not understand yet are told as such. Names that begin with `x-` are \
        yours and never looked at.
        """,
        example: "keybordType = numberPad;    try keyboardType")
    case .W102:
      Manual(
        "A key is spelt as another form system spells it.",
        """
        Apple's Settings, InAppSettingsKit, XUI and other systems name things differently; beware \
        that Apple's `Key` is the place of the data while formview's `key` is the label. The key is \
        ignored until it bears the name in the advice.
        """,
        example: "Title = \"Name\"; Key = name;    here: key = \"Name\"; valuePath = name;")
    case .F102:
      Manual(
        "A value is of the wrong type.",
        """
        The message names the type needed and the one that stands there. A scalar may always be a \
        string (`\"3\"`, `\"YES\"`), but not the other way round: a colour given as an integer has \
        already lost its leading zeros.
        """)
    case .F103:
      Manual(
        "A word is not one of those that the key takes.",
        "Words are case-sensitive. The advice names the nearest one, or all of them.",
        example: "keyboardType = numberpad;    try numberPad")
    case .F104:
      Manual(
        "A number is out of the key's range.",
        """
        Every number and list of a form has limits, so that no typo costs time and memory without \
        end: heights and columns 1 to 1000, fraction digits 0 to 100, a bound 400 digits, a row \
        10,000 choices. `explain KEY` shows the range of a key.
        """)
    case .W104:
      Manual(
        "A number is valid but looks like another unit.",
        """
        `height` counts lines of the terminal. 44 would be a comfortable row in points on a phone, \
        and most of the screen here.
        """,
        example: "height = 44;    one line is height = 1")
    case .F105:
      Manual(
        "Two rows or sections have the same identifier.",
        """
        Rows are named by `identifier` on the command line, in `columns` and in templates, and \
        sections by the rows in them, so each name may be given once. Identifiers that are derived \
        from a path are kept apart by `#2` without your help.
        """)
    case .F106:
      Manual(
        "Two keys contradict each other.",
        "Only one of them can hold; drop the other. The message names both.")
    case .F107:
      Manual(
        "A key needs another one beside it.",
        "For instance `titles` names the `values` in their order, so it needs them.")
    case .W108:
      Manual(
        "A key has no effect here.",
        """
        The row's cell does not understand the key, or another key overrides it. Drop it, or choose \
        a cell that understands it: `formview explain KEY` lists those.
        """)
    case .W110:
      Manual(
        "A row shows nothing of the record.",
        """
        It has no `valuePath`, no `displayValue` and no `value`, so that there is nothing to show or edit \
        beside its label. Give it a path; a label that is meant to stand alone is a `LabelCell`.
        """)
    default:
      Manual(
        "A key appears twice in one dictionary.",
        """
        Most readers keep one of the two without a word, and not all the same one. Drop one.
        """)
    }
  }

  private var referenceManual: Manual {
    switch self {
    case .F201:
      Manual(
        "A key path is invalid.",
        """
        A path names members and indexes: `a.b`, `a[2].c`, `\"a.b\".c`, or as a JSON Pointer \
        `/a/b`. The message tells the character, from 1, where it stops being one.
        """,
        example: "valuePath = \"phones[first]\";    try phones[0]")
    case .F202:
      Manual(
        "A template is invalid.",
        """
        A template holds tokens `{path}` and optional blocks `<| … |>`. Each must be closed, and \
        blocks do not nest. The message tells the character, from 1. Write `\\{` for a brace that \
        is text.
        """,
        example: "displayValue = \"{id} - {name\";    try {id} - {name}")
    case .F203:
      Manual(
        "A color is invalid.",
        """
        Colours are `RRGGBB` or `RGB` in hexadecimal, with or without `#`, `ansi:0` to `ansi:255`, \
        the terminal's own names (`red`, `brightRed`) and iOS's (`systemRed`, `secondaryLabel`).
        """)
    case .F204:
      Manual(
        "A code of a standard is not known.",
        "`currencyCode` is an ISO 4217 code in capital letters, such as EUR; an empty text is none."
      )
    case .W205:
      Manual(
        "Two editable rows share a path.",
        """
        Editing one changes the other, which is rarely meant. Make one of them `readOnly`, or give \
        it its own path.
        """)
    case .W206:
      Manual(
        "A path reads like something else.",
        """
        `a+b` and `sum(x)` are no expressions but names of members, `$.spec.name` asks for a member \
        `$`, and in `spec/name` the slash is part of the name. Write the path as it is (`spec.name`); a \
        name that holds such characters goes in double quotes.
        """,
        example: "displayValue = \"{\\\"a+b\\\"}\";    the member \"a+b\"")
    case .F301:
      Manual(
        "An expression is not understood.",
        """
        Where the format allows expressions, this version takes a Bool, a number or a date. Write \
        YES or NO, or leave the key out.
        """)
    default:
      Manual(
        "A name refers to nothing.",
        """
        A row's `section` is one of the identifiers in `sections`, and each of `columns` is a row's \
        identifier. The advice names the nearest one.
        """)
    }
  }

  private var ruleManual: Manual {
    switch self {
    case .F401:
      Manual(
        "A pattern does not compile.",
        """
        Patterns are PCRE2's with Unicode; ICU's `\\uHHHH` is understood too. The message tells the \
        character in the pattern, from 1. In an OpenStep plist a backslash is written twice.
        """,
        example: "regex = \"[0-9\";    missing \"]\"")
    case .W402:
      Manual(
        "The default value breaks the row's own rules.",
        "Whoever leaves the default as it is could not save it. Change the default or the rule.")
    case .F403:
      Manual(
        "A minimum is above its maximum.",
        "No value can satisfy both. Swap or change them.")
    case .W404:
      Manual(
        "The keyboard refuses a character that the row needs.",
        """
        The pattern or the default holds a character that `keyboardType` does not take, so that a \
        person could not type a valid value. Choose a wider keyboard or change the pattern.
        """,
        example: "keyboardType = numberPad; regex = \"[0-9]{3}-[0-9]{4}\";    try phonePad")
    case .W405:
      Manual(
        "The pattern can take very long.",
        """
        On some texts its work multiplies with each character, mostly because one repetition stands \
        inside another. Matching is bounded, so nothing freezes, but such texts count as not \
        judged, and after 100 of them in one run the pattern is given up. The message shows a text \
        that proves it. Let the parts of the repetition exclude one another.
        """,
        example: "regex = \"([a-z]+)*\";    try [a-z]*")
    case .W406:
      Manual(
        "The placeholder breaks the row's own pattern.",
        "A placeholder is read as an example of what to enter. Show one that is valid.")
    case .F501:
      Manual(
        "values and titles differ in length.",
        "Each value has one title, in the same order. `choices` keeps the two together.")
    case .F502:
      Manual(
        "Two choices store the same value.",
        "Two choices that store the same cannot be told apart when the record is read again.")
    default:
      Manual(
        "A list of choices is empty.",
        "A choice needs at least one value to choose.")
    }
  }

  private var childManual: Manual {
    switch self {
    case .F601:
      Manual(
        "A row opens a form that there is not.",
        """
        `segueIdentifier` and `itemForm` name a form that the form file has among its `forms`. \
        The nearest name is offered.
        """,
        example: "forms = { address = { rows = ( { valuePath = city; } ); }; };")
    case .F602:
      Manual(
        "A form opens itself without end.",
        """
        A row without `valuePath` opens a form of the same record. Where such rows lead back to \
        the form that they began in, one could go on for ever and see the same. With a \
        `valuePath` each step goes deeper into the record, so that a form may well open itself.
        """)
    default:
      Manual(
        "The form of a list's items has no rows.",
        "An item needs at least one row to be edited with.")
    }
  }

  private var dataManual: Manual {
    switch self {
    case .D101:
      Manual(
        "A row's path runs through a value that is not an object or array.",
        """
        The record holds a text or a number where the path wants to go deeper. The row is shown \
        read-only, and the value is left alone.
        """)
    case .D102:
      Manual(
        "A value is of another type or format than the row expects.",
        """
        It is shown as it is. A text or a number in a field of another type can be corrected \
        there. What the cell has no form for is left alone: a list or an object in a cell of \
        single values, a value that is neither side of a switch, a number in a date. Typing, \
        choosing and `set` refuse to replace it; `set --json` does, and `set --unset` removes it. If \
        the data is right, give the row its `valueType`.
        """)
    case .D103:
      Manual(
        "A value is none of those offered.",
        "It is shown and kept until another one is chosen. Perhaps the list of choices is too short."
      )
    case .D104:
      Manual(
        "There is no array of records where one is expected.",
        "`recordsPath` must lead to an array of objects in the data file.")
    case .D105:
      Manual(
        "A path is missing in the record.",
        """
        It is made when the row is edited; until then nothing is written. `formview lint --data FILE` \
        reports paths that none of the first records has, with the existing path that is most like \
        it; `check` and the screen report those that look like a typo.
        """)
    default:
      Manual(
        "The file changed on disk since it was read.",
        "Nothing is overwritten without a question: take theirs, overwrite, or go back.")
    }
  }
}

extension EnglishTexts {
  package var manualOfF201: ManualEntry {
    ManualEntry(
      "A key path is invalid.",
      """
      A path names members and indexes: `a.b`, `a[2].c`, `\"a.b\".c`, or as a JSON Pointer \
      `/a/b`. The message tells the character, from 1, where it stops being one.
      """,
      example: "valuePath = \"phones[first]\";    try phones[0]")
  }
  package var manualOfF202: ManualEntry {
    ManualEntry(
      "A template is invalid.",
      """
      A template holds tokens `{path}` and optional blocks `<| … |>`. Each must be closed, and \
      blocks do not nest. The message tells the character, from 1. Write `\\{` for a brace that \
      is text.
      """,
      example: "displayValue = \"{id} - {name\";    try {id} - {name}")
  }
  package var manualOfF203: ManualEntry {
    ManualEntry(
      "A color is invalid.",
      """
      Colours are `RRGGBB` or `RGB` in hexadecimal, with or without `#`, `ansi:0` to `ansi:255`, \
      the terminal's own names (`red`, `brightRed`) and iOS's (`systemRed`, `secondaryLabel`).
      """)
  }
  package var manualOfF204: ManualEntry {
    ManualEntry(
      "A code of a standard is not known.",
      "`currencyCode` is an ISO 4217 code in capital letters, such as EUR; an empty text is none."
    )
  }
  package var manualOfW205: ManualEntry {
    ManualEntry(
      "Two editable rows share a path.",
      """
      Editing one changes the other, which is rarely meant. Make one of them `readOnly`, or give \
      it its own path.
      """)
  }
  package var manualOfW206: ManualEntry {
    ManualEntry(
      "A path reads like something else.",
      """
      `a+b` and `sum(x)` are no expressions but names of members, `$.spec.name` asks for a member \
      `$`, and in `spec/name` the slash is part of the name. Write the path as it is (`spec.name`); a \
      name that holds such characters goes in double quotes.
      """,
      example: "displayValue = \"{\\\"a+b\\\"}\";    the member \"a+b\"")
  }
  package var manualOfF301: ManualEntry {
    ManualEntry(
      "An expression is not understood.",
      """
      Where the format allows expressions, this version takes a Bool, a number or a date. Write \
      YES or NO, or leave the key out.
      """)
  }
  package var manualOfF302: ManualEntry {
    ManualEntry(
      "A name refers to nothing.",
      """
      A row's `section` is one of the identifiers in `sections`, and each of `columns` is a row's \
      identifier. The advice names the nearest one.
      """)
  }
}

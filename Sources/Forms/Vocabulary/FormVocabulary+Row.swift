extension FormVocabulary {
  /// Row keys: which row it is, what it shows, where it is.
  static let identityKeys: [VocabularyKey] = [
    VocabularyKey(
      "key", .row, .string, default: "the last part of valuePath in words",
      "The label; the place of the data is valuePath."),
    VocabularyKey(
      "identifier", .row, .string, default: "valuePath, else \"row\" and its number",
      codes: [.F105],
      "The row's name on the command line, in columns and in templates."),
    VocabularyKey(
      "valuePath", .row, .path, codes: [.F201, .W205, .D101],
      "Where the value lives in the record; a text that begins with \"-p \" is taken as displayValue."
    ),
    VocabularyKey(
      "displayValue", .row, .templateOrPath, codes: [.F201, .F202],
      "What is shown where it differs from the value: a template, or a key path."),
    VocabularyKey(
      "value", .row, .scalar, codes: [.W108],
      "A literal text to show in a row that has neither a path nor a template."),
    VocabularyKey(
      "section", .row, .string, default: "that of the row before it in the file, at first none",
      codes: [.F302],
      "Identifier of the section that the row stands in."),
    VocabularyKey(
      "sortOrder", .row, .integer(FormLimits.order), default: "0", codes: [.F104],
      "Place within the section, ascending; ties keep the file's order."),
    VocabularyKey(
      "showsInTable", .row, .bool, default: "YES",
      "Whether the row is a column of a table."),
    VocabularyKey(
      "columnWidth", .row, .width, default: "auto", codes: [.F104],
      "Width of the row's column in a table, in columns of the screen."),
  ]

  /// Row keys: how it looks and what it shows the person.
  static let lookKeys: [VocabularyKey] = [
    VocabularyKey(
      "color", .row, .color, default: "the terminal's", codes: [.F203],
      "Colour of the value."),
    VocabularyKey(
      "keyColor", .row, .color, default: "the theme's", codes: [.F203],
      "Colour of the label."),
    VocabularyKey(
      "textStyle", .row, .words(["bold", "italic", "underline", "dim", "reverse"]),
      default: "plain",
      codes: [.F103],
      "Style of the value; it also stands in for colour where there is none."),
    VocabularyKey(
      "height", .row, .height, default: "the cell's, mostly 1", codes: [.F104, .W104],
      "How many lines the row takes; auto grows with the content."),
    VocabularyKey(
      "placeholder", .row, .string, codes: [.W406],
      "Dim text where the value is empty; between ‹ and › where there is no colour."),
    VocabularyKey(
      "footerText", .row, .string,
      "A short hint for the row that has the focus."),
    VocabularyKey(
      "help", .row, .string,
      "Long help, shown on ?."),
  ]

  /// Row keys: the cell, and what it stores.
  static let valueKeys: [VocabularyKey] = [
    VocabularyKey(
      "cellIdentifier", .row, .cell,
      default: "derived from the row's other keys, then from the data",
      codes: [.F103],
      "The kind of cell that shows and edits the row."),
    VocabularyKey(
      "valueType", .row, .word(ValueType.allCases.map(\.rawValue)), default: "the cell's",
      codes: [.F103, .F106, .D102],
      "The JSON type that is stored; string keeps digits as text, as postcodes need."),
    VocabularyKey(
      "readOnly", .row, .boolOrExpression, default: "NO", codes: [.F301],
      "The row can be reached, copied and is judged, but not edited."),
    VocabularyKey(
      "defaultValue", .row, .scalar, codes: [.W402],
      "Shown dim where the path is missing, behind ◇ where there is no colour; written when the row is edited or a record is added."
    ),
    VocabularyKey(
      "emptyValue", .row, .word(EmptyValue.allCases.map(\.rawValue)), default: "auto",
      codes: [.F103],
      "What clearing writes; auto: what the record had for nothing, else \"\" for texts and null."),
    VocabularyKey(
      "keyboardType", .row, .keyboard, default: "default", family: .typing,
      codes: [.F103, .W404],
      "Which characters typing and pasting take; stored values are never judged by it."),
    VocabularyKey(
      "isSecure", .row, .bool, default: "NO", family: .secrets, codes: [.F106],
      "The value is shown as bullets, or left out of what other programs read; its field opens empty, and left "
        + "empty keeps it."),
    VocabularyKey(
      "values", .row, .scalars, scope: .someCells, codes: [.F104, .F501, .F502, .F505],
      "The values to choose from."),
    VocabularyKey(
      "titles", .row, .strings, default: "the values' texts", scope: .someCells,
      codes: [.F107, .F501],
      "What is shown for each of the values, in their order."),
    VocabularyKey(
      "choices", .row, .choices, scope: .someCells, codes: [.F104, .F106, .F502, .F505],
      "The same in one list: dictionaries of value and title, or plain values."),
    VocabularyKey(
      "trueValue", .row, .scalar, default: "true", scope: .someCells, codes: [.F502, .D103],
      "What is stored for on."),
    VocabularyKey(
      "falseValue", .row, .scalar, default: "false", scope: .someCells, codes: [.F502, .D103],
      "What is stored for off."),
    VocabularyKey(
      "currencyCode", .row, .currency, default: "the locale's", scope: .someCells, codes: [.F204],
      "ISO 4217 code of the currency to show; an empty one groups digits without a symbol."),
    VocabularyKey(
      "minimumFractionDigits", .row, .integer(FormLimits.fractionDigits), default: "the value's",
      family: .numbers,
      codes: [.F104, .F403],
      "At least so many digits after the decimal point are shown."),
    VocabularyKey(
      "maximumFractionDigits", .row, .integer(FormLimits.fractionDigits), default: "any",
      family: .numbers,
      codes: [.F104, .F403],
      "At most so many digits after the decimal point may be entered; nothing is rounded silently."),
  ]

  /// Row keys: what is allowed, and the words where it is not met.
  static let ruleKeys: [VocabularyKey] = [
    VocabularyKey(
      "required", .row, .boolOrExpression, default: "NO", codes: [.F301],
      "Missing, null and blank values are refused; false and 0 are values."),
    VocabularyKey(
      "requiredMessage", .row, .string, default: "a plain sentence", needs: "required",
      "What is said where a required value is missing."),
    VocabularyKey(
      "regex", .row, .pattern, family: .typing, codes: [.F401, .W404, .W405],
      "A pattern (PCRE2, Unicode) that the whole value must match; an empty value is not judged."),
    VocabularyKey(
      "regexOptions", .row, .words(["caseInsensitive", "multiline", "dotMatchesLineSeparators"]),
      default: "none", family: .typing, needs: "regex", codes: [.F103, .W108],
      "How the pattern is matched."),
    VocabularyKey(
      "regexMessage", .row, .string, default: "a plain sentence", family: .typing, needs: "regex",
      codes: [.W108],
      "What is said where the pattern does not match."),
    VocabularyKey(
      "minimumLength", .row, .integer(FormLimits.length), family: .texts, codes: [.F104, .F403],
      "The shortest text, in characters as people count them."),
    VocabularyKey(
      "maximumLength", .row, .integer(FormLimits.length), family: .texts, codes: [.F104, .F403],
      "The longest text, in characters as people count them; typing stops there."),
    VocabularyKey(
      "minimumValue", .row, .bound, family: .limits, codes: [.F104, .F301, .F403],
      "The least number or the earliest date, itself allowed."),
    VocabularyKey(
      "maximumValue", .row, .bound, family: .limits, codes: [.F104, .F301, .F403],
      "The greatest number or the latest date, itself allowed."),
  ]
}

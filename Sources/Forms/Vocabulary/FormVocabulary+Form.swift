extension FormVocabulary {
  /// Keys of the form dictionary.
  static let formKeys: [VocabularyKey] = [
    VocabularyKey(
      "formVersion", .form, .integer(FormLimits.versions), default: "1", codes: [.F005, .F104],
      "Version of this vocabulary that the form is written in."),
    VocabularyKey(
      "title", .form, .template, default: "the file's name", codes: [.F202],
      "Title of the window; it may be a template."),
    VocabularyKey(
      "rows", .form, .dictionaries, default: "required", codes: [.F004],
      "The rows of the form."),
    VocabularyKey(
      "sections", .form, .dictionaries, default: "one section without a heading",
      codes: [.F105],
      "Visual groups of rows; they are no level of the data."),
    VocabularyKey(
      "recordTitle", .form, .templateOrPath, default: "the first row's value",
      codes: [.F201, .F202],
      "Names one record in lists and prompts."),
    VocabularyKey(
      "recordsPath", .form, .path, codes: [.F201, .D104],
      "Where the data file holds its array of records; SELF is a root array."),
    VocabularyKey(
      "recordIdentity", .form, .path, codes: [.F201],
      "Where a record has what distinguishes it from all others, such as its number: it is found by that when the file "
        + "is read again. Else it is found by its content."),
    VocabularyKey(
      "columns", .form, .strings, default: "the rows with showsInTable", codes: [.F302],
      "Identifiers of the rows that are a table's columns, in their order."),
    VocabularyKey(
      "forms", .form, .forms, codes: [.F004, .F601],
      "Forms that rows open, by the name that segueIdentifier and itemForm give."),
  ]

  /// Keys of a section's dictionary.
  static let sectionKeys: [VocabularyKey] = [
    VocabularyKey(
      "identifier", .section, .string, default: "required", codes: [.F105, .F107],
      "The name that a row's section refers to."),
    VocabularyKey(
      "key", .section, .string, default: "no heading",
      "The heading."),
    VocabularyKey(
      "footerText", .section, .string,
      "A short text under the section's rows."),
    VocabularyKey(
      "sortOrder", .section, .integer(FormLimits.order), default: "0", codes: [.F104],
      "Place among the sections, ascending; ties keep the file's order."),
    VocabularyKey(
      "color", .section, .color, default: "the theme's", codes: [.F203],
      "Colour of the heading."),
  ]

  /// Keys of one choice's dictionary.
  static let choiceKeys: [VocabularyKey] = [
    VocabularyKey(
      "value", .choice, .scalar, default: "required", codes: [.F107, .F502],
      "What is stored when this is chosen."),
    VocabularyKey(
      "title", .choice, .string, default: "the value's text",
      "What is shown for it."),
  ]
}

extension FormVocabulary {
  /// Names of the format that this version does not understand yet: lint says so rather than "unknown".
  package static func plannedNames(in place: VocabularyKey.Place) -> Set<String> {
    planned[place] ?? []
  }

  /// Cells of the format that this version does not have yet.
  package static let plannedCells: Set<String> = [
    "TableCell", "ButtonCell",
    "CompositeCell",
  ]

  private static let planned: [VocabularyKey.Place: Set<String>] = [
    .form: [
      "includes", "validateOn",
      "locale", "currencyCode", "timeZone",
    ],
    .row: [
      "fields",
      "accessibilityLabel", "accessibilityHint", "autocapitalizationType",
      "autocorrectionType", "textContentType", "inputMask", "storesMask", "trimsWhitespace",
      "regexMatch", "unique", "numberStyle",
      "usesGroupingSeparator", "locale", "datePickerMode", "dateFormat",
      "dateStyle", "storageDateFormat", "minuteInterval", "timeZone",
      "file", "segueValuePath", "presentation", "itemTitle",
      "columns", "minimumCount", "maximumCount", "insertable", "deletable", "reorderable",
      "copyable", "confirmsDeletion", "addTitle", "emptyText", "itemDefault",
    ],
  ]
}

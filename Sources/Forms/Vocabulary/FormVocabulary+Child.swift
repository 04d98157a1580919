extension FormVocabulary {
  /// Row keys: the form that a row opens.
  static let childKeys: [VocabularyKey] = [
    VocabularyKey(
      "segueIdentifier", .row, .string, scope: .someCells, codes: [.F601, .F602],
      "The form, among forms, that the row's object is edited with; without valuePath more of the same record."
    ),
    VocabularyKey(
      "itemForm", .row, .form, scope: .someCells, codes: [.F601, .F603],
      "The form that each item of the row's list is edited with: its name among forms, or its rows."
    ),
  ]
}

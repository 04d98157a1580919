extension FormVocabulary {
  /// Row keys: the form that a row opens.
  static let childKeys: [VocabularyKey] = [
    VocabularyKey(
      "segueIdentifier", .row, .string, scope: .someCells, codes: [.F601, .F602],
      meaning: { $0.meaningOfSegueIdentifier }),
    VocabularyKey(
      "itemForm", .row, .form, scope: .someCells, codes: [.F601, .F603],
      meaning: { $0.meaningOfItemForm }),
  ]
}

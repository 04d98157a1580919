extension FormVocabulary {
  /// Row keys: the form that a row opens.
  static let childKeys: [VocabularyKey] = [
    VocabularyKey(
      "segueIdentifier", .row, .string, scope: .someCells, codes: [.F007, .F601, .F602],
      meaning: { $0.meaningOfSegueIdentifier }),
    VocabularyKey(
      "file", .row, .string, scope: .someCells, codes: [.F007, .F106, .F601, .F602],
      meaning: { $0.meaningOfFile }),
    VocabularyKey(
      "segueValuePath", .row, .path, default: "valuePath", scope: .someCells, codes: [.F201],
      meaning: { $0.meaningOfSegueValuePath }),
    VocabularyKey(
      "presentation", .row, .word(ChildForm.Presentation.allCases.map(\.rawValue)),
      default: "push", scope: .someCells, codes: [.F103],
      meaning: { $0.meaningOfPresentation }),
    VocabularyKey(
      "action", .row, .word(RowAction.Name.allCases.map(\.rawValue)), scope: .someCells,
      codes: [.F103, .F107],
      meaning: { $0.meaningOfAction }),
    VocabularyKey(
      "list", .row, .string, scope: .someCells, needs: "action", codes: [.F107, .F302],
      meaning: { $0.meaningOfList }),
  ]

  /// Row keys: the items of a list, and what can be done with them.
  static let listKeys: [VocabularyKey] = [
    VocabularyKey(
      "itemForm", .row, .form, family: .lists, codes: [.F007, .F601, .F603],
      meaning: { $0.meaningOfItemForm }),
    VocabularyKey(
      "itemTitle", .row, .templateOrPath, byDefault: { $0.defaultItemTitle }, family: .lists,
      codes: [.F106, .F201, .F202, .F302, .W302],
      meaning: { $0.meaningOfItemTitle }),
    VocabularyKey(
      "columns", .row, .strings, byDefault: { $0.defaultItemColumns }, family: .lists,
      codes: [.F302],
      meaning: { $0.meaningOfListColumns }),
    VocabularyKey(
      "insertable", .row, .bool, default: "YES", family: .lists,
      meaning: { $0.meaningOfInsertable }),
    VocabularyKey(
      "deletable", .row, .bool, default: "YES", family: .lists,
      meaning: { $0.meaningOfDeletable }),
    VocabularyKey(
      "reorderable", .row, .bool, default: "YES", family: .lists,
      meaning: { $0.meaningOfReorderable }),
    VocabularyKey(
      "copyable", .row, .bool, default: "YES", family: .lists,
      meaning: { $0.meaningOfCopyable }),
    VocabularyKey(
      "confirmsDeletion", .row, .bool, default: "NO", family: .lists,
      meaning: { $0.meaningOfConfirmsDeletion }),
    VocabularyKey(
      "addTitle", .row, .text, byDefault: { "\"\($0.addTitle)\"" }, family: .lists,
      meaning: { $0.meaningOfAddTitle }),
    VocabularyKey(
      "emptyText", .row, .text, byDefault: { $0.defaultPlainSentence }, family: .lists,
      meaning: { $0.meaningOfEmptyText }),
    VocabularyKey(
      "itemDefault", .row, .anyValue, family: .lists, codes: [.W402],
      meaning: { $0.meaningOfItemDefault }),
  ]
}

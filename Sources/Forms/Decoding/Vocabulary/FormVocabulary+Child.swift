extension FormVocabulary {
  static let childKeys: [TypedKey<GivenRow>] = [
    .key(
      "segueIdentifier", .string, scope: .someCells, codes: [.F007, .F601, .F602],
      meaning: { $0.meaningOfSegueIdentifier }, sets: { $0.segue = $1 }),
    .key(
      "file", .unread(.string), scope: .someCells, codes: [.F007, .F106, .F601, .F602],
      meaning: { $0.meaningOfFile }, sets: { $0.setFile($1) }),
    .key(
      "segueValuePath", .path, default: "valuePath", scope: .someCells,
      meaning: { $0.meaningOfSegueValuePath }, sets: { $0.childPath = $1 }),
    .key(
      "presentation", .word(ChildForm.Presentation.self), default: "push", scope: .someCells,
      meaning: { $0.meaningOfPresentation }, sets: { $0.presentation = $1 }),
    .key(
      "action", .word(RowAction.Name.self), scope: .someCells, codes: [.F107],
      meaning: { $0.meaningOfAction }, sets: { $0.action = $1 }),
    .key(
      "list", .string, scope: .someCells, needs: "action", codes: [.F107, .F302],
      meaning: { $0.meaningOfList }, sets: { $0.actionList = $1 }),
  ]

  static let listKeys: [TypedKey<GivenRow>] = [
    .key(
      "itemForm", .unread(.form), family: .lists, codes: [.F007, .F601, .F603],
      meaning: { $0.meaningOfItemForm }, sets: { $0.setItemForm($1) }),
    .key(
      "itemTitle", .templateOrPath, byDefault: { $0.defaultItemTitle }, family: .lists,
      codes: [.F106, .F302, .W302], meaning: { $0.meaningOfItemTitle },
      sets: { $0.list.itemTitle = $1 }),
    .key(
      "columns", .strings, byDefault: { $0.defaultItemColumns }, family: .lists, codes: [.F302],
      meaning: { $0.meaningOfListColumns }, sets: { $0.list.columns = $1.map(\.text) }),
    .key(
      "insertable", .bool, default: "YES", family: .lists, meaning: { $0.meaningOfInsertable },
      sets: { $0.list.isInsertable = $1 }),
    .key(
      "deletable", .bool, default: "YES", family: .lists, meaning: { $0.meaningOfDeletable },
      sets: { $0.list.isDeletable = $1 }),
    .key(
      "reorderable", .bool, default: "YES", family: .lists, meaning: { $0.meaningOfReorderable },
      sets: { $0.list.isReorderable = $1 }),
    .key(
      "copyable", .bool, default: "YES", family: .lists, meaning: { $0.meaningOfCopyable },
      sets: { $0.list.isCopyable = $1 }),
    .key(
      "confirmsDeletion", .bool, default: "NO", family: .lists,
      meaning: { $0.meaningOfConfirmsDeletion }, sets: { $0.list.confirmsDeletion = $1 }),
    .key(
      "addTitle", .text, byDefault: { "\"\($0.addTitle)\"" }, family: .lists,
      meaning: { $0.meaningOfAddTitle }, sets: { $0.list.addTitle = $1 }),
    .key(
      "emptyText", .text, byDefault: { $0.defaultPlainSentence }, family: .lists,
      meaning: { $0.meaningOfEmptyText }, sets: { $0.list.emptyText = $1 }),
    .key(
      "itemDefault", .anyValue, family: .lists, codes: [.W402],
      meaning: { $0.meaningOfItemDefault }, sets: { $0.list.itemDefault = $1 }),
  ]
}

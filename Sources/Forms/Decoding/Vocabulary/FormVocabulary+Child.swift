import SourceText

extension FormVocabulary {
  static let childKeys: [TypedKey<GivenRow>] = [
    .key("segueIdentifier", .string, scope: .someCells, codes: [.F007, .F601, .F602]) {
      $0.segue = $1
    },
    .key("file", .unread(.string), scope: .someCells, codes: [.F007, .F106, .F601, .F602]) {
      $0.setFile($1)
    },
    .key("segueValuePath", .path, default: "valuePath", scope: .someCells) { $0.childPath = $1 },
    .key("presentation", .word(ChildForm.Presentation.self), default: "push", scope: .someCells) {
      $0.presentation = $1
    },
    .key("action", .word(RowAction.Name.self), scope: .someCells, codes: [.F107]) {
      $0.action = $1
    },
    .key("list", .string, scope: .someCells, needs: "action", codes: [.F107, .F302]) {
      $0.actionList = $1
    },
  ]

  static let listKeys: [TypedKey<GivenRow>] = [
    .key("itemForm", .unread(.form), family: .lists, codes: [.F007, .F601, .F603]) {
      $0.setItemForm($1)
    },
    .key(
      "itemTitle", .templateOrPath, default: .words { $0.defaultItemTitle }, family: .lists,
      codes: [.F106, .F302, .W302], sets: { $0.list.itemTitle = $1 }),
    .key(
      "columns", .strings, default: .words { $0.defaultItemColumns }, family: .lists,
      codes: [.F302],
      sets: { $0.list.columns = $1.map(\.text) }),
    .key("insertable", .bool, default: "YES", family: .lists) { $0.list.isInsertable = $1 },
    .key("deletable", .bool, default: "YES", family: .lists) { $0.list.isDeletable = $1 },
    .key("reorderable", .bool, default: "YES", family: .lists) { $0.list.isReorderable = $1 },
    .key("copyable", .bool, default: "YES", family: .lists) { $0.list.isCopyable = $1 },
    .key("confirmsDeletion", .bool, default: "NO", family: .lists) {
      $0.list.confirmsDeletion = $1
    },
    .key("addTitle", .text, default: .words { $0.defaultAddTitle }, family: .lists) {
      $0.list.addTitle = $1
    },
    .key("emptyText", .text, default: .words { $0.defaultPlainSentence }, family: .lists) {
      $0.list.emptyText = $1
    },
    .key("itemDefault", .anyValue, family: .lists, codes: [.W402]) { $0.list.itemDefault = $1 },
  ]

  static let mapKeys: [TypedKey<GivenRow>] = [
    .key("keyTitle", .text, default: "Key", family: .maps) { $0.list.itemKey.title = $1 },
    .key("keyRegex", .unread(.pattern), family: .maps, codes: [.F401]) { $0.setKeyRegex($1) },
    .key("keyChoices", .choices, family: .maps, codes: [.W402, .F502, .F505]) {
      $0.setKeyChoices($1)
    },
  ]

  static let shapeKeys: [TypedKey<GivenRow>] = [
    .key("variants", .dictionaryNodes, codes: [.W108, .F107, .W506]) { _, _ in },
    .key("discriminator", .path, needs: "variants") { $0.discriminator = $1 },
  ]

  static let variantKeys: [TypedKey<GivenVariant>] = [
    .key("title", .text, default: .words { $0.defaultConstantOrNumber }) { $0.title = $1 },
    .key("constant", .anyValue, codes: [.F106, .W506]) { $0.constant = $1 },
    .key("predicate", .writtenPredicate, codes: [.W108, .W506]) { $0.predicate = $1 },
    .key("rows", .rows, codes: [.F106]) { $0.form = $1 },
  ]
}

extension VocabularyKey {
  /// True if the key says in a map's row what each value is, where no form is given for these.
  var isAboutValues: Bool {
    switch family {
    case .typing, .texts, .limits, .numbers, .dates, .choices: true
    case .lists, .maps: false
    case nil: Self.othersAboutValues.contains(ExactText(name))
    }
  }

  private static let othersAboutValues = Set(
    names: [
      "valueType", "trueValue", "falseValue", "allowsOtherValue", "nullTitle", "rules",
      "errorMessages", "unique", "variants",
      "discriminator",
    ])
}

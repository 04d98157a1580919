import Values

/// Keys in the order in which they are read: a text that has no translation is reported where it is read first.
extension FormVocabulary {
  static let rowTable = KeyTable(
    identityKeys + lookKeys + messageKeys + ruleKeys + conditionKeys + valueKeys + choosingKeys
      + formatKeys + entryKeys + childKeys + listKeys + mapKeys + shapeKeys + computedKeys,
    last: ["rules"])

  /// Keys that are read first, since included forms are read with their settings.
  static let formatTable = KeyTable(formFormatKeys + formKeys(["formVersion", "includes"]))

  /// The other keys of a form. Each table is read with what the tables before it have set:
  /// names of colors and lists, and texts in another language.
  static let formTables: [KeyTable<GivenForm>] = {
    let settings = ["stringsTable", "heightUnit", "palette"]
    let others = Set(formKeys.map(\.name)).subtracting(settings + ["formVersion", "includes"])
    return [
      KeyTable(formKeys(["stringsTable"])), KeyTable(formKeys(["heightUnit", "palette"])),
      KeyTable(choiceListKeys), KeyTable(formKeys(others), last: ["sections"]),
    ]
  }()

  private static func formKeys(_ names: Set<String>) -> [TypedKey<GivenForm>] {
    formKeys.filter { names.contains($0.name) }
  }

  static let sectionTable = KeyTable(sectionKeys)
  static let choiceTable = KeyTable(choiceKeys)
  static let ruleTable = KeyTable(predicateRuleKeys)
  static let colorRuleTable = KeyTable(colorRuleKeys)
  static let variantTable = KeyTable(variantKeys)
  static let folderTable = KeyTable(folderKeys)
  static let folderFormTable = KeyTable(folderFormKeys)
}

extension FormVocabulary {
  static let folderKeys: [TypedKey<GivenFolder>] = [
    .key("forms", .dictionaries(in: .folderForm), codes: [.F107]) { $0.forms = $1 }
  ]

  static let folderFormKeys: [TypedKey<GivenFolderForm>] = [
    .key("files", .unread(.strings), default: .words { $0.defaultRequired }, codes: [.F107, .W108])
    {
      $0.setFiles($1)
    },
    .key("form", .string, default: .words { $0.defaultRequired }, codes: [.F007, .F107, .F601]) {
      $0.form = Words.trimmed($1)
    },
  ]
}

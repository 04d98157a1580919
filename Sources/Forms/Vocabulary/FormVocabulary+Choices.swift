extension FormVocabulary {
  /// Form keys: the choices that its rows share.
  static let choiceListKeys: [VocabularyKey] = [
    VocabularyKey(
      "choiceLists", .form, .choiceLists, codes: [.F104, .F107, .W108, .F502, .F505],
      meaning: { $0.meaningOfFormChoiceLists })
  ]

  /// Row keys: what there is to choose from.
  static let choosingKeys: [VocabularyKey] = [
    VocabularyKey(
      "values", .row, .scalars, family: .choices,
      codes: [.F104, .F106, .W402, .F501, .F502, .W502, .W503, .F505],
      meaning: { $0.meaningOfValues }),
    VocabularyKey(
      "titles", .row, .texts, byDefault: { $0.defaultValuesTexts }, family: .choices,
      codes: [.F107, .F501, .W503],
      meaning: { $0.meaningOfTitles }),
    VocabularyKey(
      "shortTitles", .row, .texts, byDefault: { $0.defaultTitles }, family: .choices,
      codes: [.F107, .F501],
      meaning: { $0.meaningOfShortTitles }),
    VocabularyKey(
      "choices", .row, .choices, family: .choices,
      codes: [.F104, .F106, .W402, .F502, .W502, .W503, .F505],
      meaning: { $0.meaningOfChoices }),
    VocabularyKey(
      "choicesFrom", .row, .string, family: .choices,
      codes: [.F007, .F104, .F106, .F201, .W402, .F502, .F503, .W503, .F504, .D104],
      meaning: { $0.meaningOfChoicesFrom }),
    VocabularyKey(
      "choiceValuePath", .row, .path, default: "value", family: .choices,
      codes: [.F106, .F107, .F201],
      meaning: { $0.meaningOfChoiceValuePath }),
    VocabularyKey(
      "choiceTitle", .row, .template, default: "{title}", family: .choices,
      codes: [.F106, .F202, .F302, .W302, .W503],
      meaning: { $0.meaningOfChoiceTitleTemplate }),
    VocabularyKey(
      "choiceFilter", .row, .predicate, family: .choices,
      codes: conditionCodes,
      meaning: { $0.meaningOfChoiceFilter }),
    VocabularyKey(
      "displaySortedByTitle", .row, .bool, default: "NO", family: .choices,
      meaning: { $0.meaningOfDisplaySortedByTitle }),
    VocabularyKey(
      "allowsOtherValue", .row, .bool, default: "NO", scope: .someCells, needsChoices: true,
      codes: [.F106],
      meaning: { $0.meaningOfAllowsOtherValue }),
    VocabularyKey(
      "nullTitle", .row, .text, scope: .someCells, codes: [.W503],
      meaning: { $0.meaningOfNullTitle }),
  ]

  /// Keys of one choice's dictionary.
  static let choiceKeys: [VocabularyKey] = [
    VocabularyKey(
      "value", .choice, .scalar, byDefault: { $0.defaultRequired }, codes: [.F107, .W402, .F502],
      meaning: { $0.meaningOfChoiceValue }),
    VocabularyKey(
      "title", .choice, .text, byDefault: { $0.defaultValueText }, codes: [.W503],
      meaning: { $0.meaningOfChoiceTitle }),
    VocabularyKey(
      "shortTitle", .choice, .text, byDefault: { $0.defaultTitles },
      meaning: { $0.meaningOfChoiceShortTitle }),
    VocabularyKey(
      "hidden", .choice, .condition, default: "NO", codes: conditionCodes,
      meaning: { $0.meaningOfChoiceHidden }),
    VocabularyKey(
      "disabled", .choice, .condition, default: "NO", codes: conditionCodes,
      meaning: { $0.meaningOfChoiceDisabled }),
    VocabularyKey(
      "color", .choice, .color, byDefault: { $0.defaultTerminals }, codes: [.W108, .F203],
      meaning: { $0.meaningOfChoiceColor }),
  ]
}

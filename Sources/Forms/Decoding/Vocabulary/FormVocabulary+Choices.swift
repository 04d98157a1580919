extension FormVocabulary {
  static let choiceListKeys: [TypedKey<GivenForm>] = [
    .key(
      "choiceLists", .unread(.choiceLists), codes: [.F104, .F107, .W108, .F502, .F505],
      meaning: { $0.meaningOfFormChoiceLists }, sets: { $0.setChoiceLists($1) })
  ]

  static let choosingKeys: [TypedKey<GivenRow>] = [
    .key(
      "values", .scalars, family: .choices,
      codes: [.F104, .F106, .W402, .F501, .F502, .W502, .W503, .F505],
      meaning: { $0.meaningOfValues }, sets: { $0.values = $1 }),
    .key(
      "titles", .texts, byDefault: { $0.defaultValuesTexts }, family: .choices,
      codes: [.F107, .F501, .W503], meaning: { $0.meaningOfTitles }, sets: { $0.titles = $1 }),
    .key(
      "shortTitles", .texts, byDefault: { $0.defaultTitles }, family: .choices,
      codes: [.F107, .F501], meaning: { $0.meaningOfShortTitles }, sets: { $0.shortTitles = $1 }),
    .key(
      "choices", .choices, family: .choices,
      codes: [.F104, .F106, .W402, .F502, .W502, .W503, .F505], meaning: { $0.meaningOfChoices },
      sets: { $0.choices = $1 }),
    .key(
      "choicesFrom", .unread(.string), family: .choices,
      codes: [.F007, .F104, .F106, .F201, .W402, .F502, .F503, .W503, .F504, .D104],
      meaning: { $0.meaningOfChoicesFrom }, sets: { $0.choiceOrigin = $1.choiceOrigin }),
    .key(
      "choiceValuePath", .path, default: "value", family: .choices, codes: [.F106, .F107],
      meaning: { $0.meaningOfChoiceValuePath }, sets: { $0.choiceValuePath = $1 }),
    .key(
      "choiceTitle", .template, default: "{title}", family: .choices,
      codes: [.F106, .F302, .W302, .W503], meaning: { $0.meaningOfChoiceTitleTemplate },
      sets: { $0.choiceTitle = $1 }),
    .key(
      "choiceFilter", .predicate, family: .choices, meaning: { $0.meaningOfChoiceFilter },
      sets: { $0.choiceFilter = $1 }),
    .key(
      "displaySortedByTitle", .bool, default: "NO", family: .choices,
      meaning: { $0.meaningOfDisplaySortedByTitle }, sets: { $0.isSortedByTitle = $1 }),
    .key(
      "allowsOtherValue", .bool, default: "NO", scope: .someCells, needsChoices: true,
      codes: [.F106], meaning: { $0.meaningOfAllowsOtherValue },
      sets: { $0.allowsOtherValue = $1 }),
    .key(
      "nullTitle", .text, scope: .someCells, codes: [.W503], meaning: { $0.meaningOfNullTitle },
      sets: { $0.nullTitle = $1.isEmpty ? nil : $1 }),
  ]

  static let choiceKeys: [TypedKey<ListedChoice>] = [
    .key(
      "value", .scalar, byDefault: { $0.defaultRequired }, codes: [.F107, .W402, .F502],
      meaning: { $0.meaningOfChoiceValue }, sets: { $0.value = $1 }),
    .key(
      "title", .text, byDefault: { $0.defaultValueText }, codes: [.W503],
      meaning: { $0.meaningOfChoiceTitle }, sets: { $0.title = $1 }),
    .key(
      "shortTitle", .text, byDefault: { $0.defaultTitles },
      meaning: { $0.meaningOfChoiceShortTitle }, sets: { $0.shortTitle = $1 }),
    .key(
      "hidden", .condition, default: "NO", meaning: { $0.meaningOfChoiceHidden },
      sets: { $0.hidden = $1.predicate }),
    .key(
      "disabled", .condition, default: "NO", meaning: { $0.meaningOfChoiceDisabled },
      sets: { $0.disabled = $1.predicate }),
    .key(
      "color", .color, byDefault: { $0.defaultTerminals }, meaning: { $0.meaningOfChoiceColor },
      sets: { $0.color = $1 }),
  ]
}

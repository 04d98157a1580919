extension FormVocabulary {
  static let choiceListKeys: [TypedKey<GivenForm>] = [
    .key("choiceLists", .unread(.choiceLists), codes: [.F104, .F107, .W108, .F502, .F505]) {
      $0.setChoiceLists($1)
    }
  ]

  static let choosingKeys: [TypedKey<GivenRow>] = [
    .key(
      "values", .scalars, family: .choices,
      codes: [.F104, .F106, .W402, .F501, .F502, .W502, .W503, .F505], sets: { $0.values = $1 }),
    .key(
      "titles", .texts, default: .words { $0.defaultValuesTexts }, family: .choices,
      codes: [.F107, .F501, .W503], sets: { $0.titles = $1 }),
    .key(
      "shortTitles", .texts, default: .words { $0.defaultTitles }, family: .choices,
      codes: [.F107, .F501], sets: { $0.shortTitles = $1 }),
    .key(
      "choices", .choices, family: .choices,
      codes: [.F104, .F106, .W402, .F502, .W502, .W503, .F505], sets: { $0.choices = $1 }),
    .key(
      "choicesFrom", .unread(.string), family: .choices,
      codes: [.F007, .F104, .F106, .F201, .W402, .F502, .F503, .W503, .F504, .D104],
      sets: { $0.choiceOrigin = $1.choiceOrigin }),
    .key("choiceValuePath", .path, default: "value", family: .choices, codes: [.F106, .F107]) {
      $0.choiceValuePath = $1
    },
    .key(
      "choiceTitle", .template, default: "{title}", family: .choices,
      codes: [.F106, .F302, .W302, .W503], sets: { $0.choiceTitle = $1 }),
    .key("choiceFilter", .predicate, family: .choices) { $0.choiceFilter = $1 },
    .key("displaySortedByTitle", .bool, default: "NO", family: .choices) {
      $0.isSortedByTitle = $1
    },
    .key(
      "allowsOtherValue", .bool, default: "NO", scope: .someCells, needsChoices: true,
      codes: [.F106], sets: { $0.allowsOtherValue = $1 }),
    .key("nullTitle", .text, scope: .someCells, codes: [.W503]) {
      $0.nullTitle = $1.isEmpty ? nil : $1
    },
  ]

  static let choiceKeys: [TypedKey<ListedChoice>] = [
    .key("value", .scalar, default: .words { $0.defaultRequired }, codes: [.F107, .W402, .F502]) {
      $0.value = $1
    },
    .key("title", .text, default: .words { $0.defaultValueText }, codes: [.W503]) { $0.title = $1 },
    .key("shortTitle", .text, default: .words { $0.defaultTitles }) { $0.shortTitle = $1 },
    .key("hidden", .condition, default: "NO") { $0.hidden = $1.predicate },
    .key("disabled", .condition, default: "NO") { $0.disabled = $1.predicate },
    .key("color", .color, default: .words { $0.defaultTerminals }) { $0.color = $1 },
  ]
}

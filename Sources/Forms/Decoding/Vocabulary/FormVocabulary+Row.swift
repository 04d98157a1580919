import Values

extension FormVocabulary {
  static let identityKeys: [TypedKey<GivenRow>] = [
    .key(
      "key", .text, byDefault: { $0.defaultLastPartOfPath }, meaning: { $0.meaningOfKey },
      sets: { $0.row.key = $1 }),
    .key(
      "identifier", .name, byDefault: { $0.defaultPathOrNumber }, codes: [.F105],
      meaning: { $0.meaningOfIdentifier }, sets: { $0.identifier = $1 }),
    .key(
      "valuePath", .unread(.path), codes: [.F201, .W205, .D101], meaning: { $0.meaningOfValuePath },
      sets: { $0.setPath($1) }),
    .key(
      "displayValue", .templateOrPath, codes: [.F106, .W108, .F302, .W302],
      meaning: { $0.meaningOfDisplayValue }, sets: { $0.row.displayValue = $1 }),
    .key(
      "value", .shownScalar, codes: [.W108], meaning: { $0.meaningOfValue },
      sets: { $0.row.literal = $1.plainText }),
    .key(
      "fields", .unread(.dictionaries), byDefault: { $0.defaultPartsOfTemplate }, scope: .someCells,
      codes: [.F106, .F107, .W108, .W110], meaning: { $0.meaningOfFields }, sets: { _, _ in }),
    .key(
      "section", .string, byDefault: { $0.defaultSectionBefore }, codes: [.F302],
      meaning: { $0.meaningOfSection }, sets: { $0.setSection($1) }),
    .key(
      "sortOrder", .integer(FormLimits.order), default: "0", meaning: { $0.meaningOfSortOrder },
      sets: { $0.row.sortOrder = $1 }),
    .key(
      "showsInTable", .bool, default: "YES", meaning: { $0.meaningOfShowsInTable },
      sets: { $0.showsInTable = $1 }),
    .key(
      "columnWidth", .width, default: "auto", meaning: { $0.meaningOfColumnWidth },
      sets: { $0.row.columnWidth = $1 }),
  ]

  static let lookKeys = colorKeys(at: \.row.colors) + otherLookKeys

  private static let otherLookKeys: [TypedKey<GivenRow>] = [
    .key(
      "height", .height, byDefault: { $0.defaultCellsHeight }, codes: [.W104],
      meaning: { $0.meaningOfHeight }, sets: { $0.height = $1 }),
    .key(
      "maximumHeight", .lines, default: "12", codes: [.W108],
      meaning: { $0.meaningOfMaximumHeight },
      sets: { if case .lines(let lines) = $1 { $0.row.maximumHeight = lines } }),
    .key(
      "numberOfLines", .integer(FormLimits.lines), byDefault: { $0.defaultHeight },
      meaning: { $0.meaningOfNumberOfLines }, sets: { $0.row.numberOfLines = $1 > 0 ? $1 : nil }),
    .key(
      "textAlignment", .word(TextAlignment.self), default: "natural",
      meaning: { $0.meaningOfTextAlignment }, sets: { $0.row.alignment = $1 }),
    .key("prefix", .text, meaning: { $0.meaningOfPrefix }, sets: { $0.row.prefix = $1 }),
    .key("suffix", .text, meaning: { $0.meaningOfSuffix }, sets: { $0.row.suffix = $1 }),
    .key(
      "subtitle", .subtitle, codes: [.F106, .F302, .W302, .W504], meaning: { $0.meaningOfSubtitle },
      sets: { $0.row.subtitle = $1 }),
    .key(
      "placeholder", .text, codes: [.W406], meaning: { $0.meaningOfPlaceholder },
      sets: { $0.row.placeholder = $1 }),
    .key(
      "footerText", .text, meaning: { $0.meaningOfFooterText }, sets: { $0.row.footerText = $1 }),
    .key("help", .text, meaning: { $0.meaningOfHelp }, sets: { $0.row.help = $1 }),
    .key(
      "accessibilityLabel", .text, byDefault: { $0.defaultLabel },
      meaning: { $0.meaningOfAccessibilityLabel }, sets: { $0.row.accessibilityLabel = $1 }),
    .key(
      "accessibilityHint", .text, byDefault: { $0.defaultHint },
      meaning: { $0.meaningOfAccessibilityHint }, sets: { $0.row.accessibilityHint = $1 }),
  ]

  static let valueKeys: [TypedKey<GivenRow>] = [
    .key(
      "cellIdentifier", .cell, byDefault: { $0.defaultDerivedCell },
      meaning: { $0.meaningOfCellIdentifier }, sets: { $0.cellName = $1 }),
    .key(
      "valueType", .word(ValueType.self), byDefault: { $0.defaultCells }, codes: [.F106, .D102],
      meaning: { $0.meaningOfValueType }, sets: { $0.valueType = $1 }),
    .key(
      "defaultValue", .anyValue, codes: [.W108, .W402], meaning: { $0.meaningOfDefaultValue },
      sets: { $0.row.defaultValue = $1 }),
    .key(
      "emptyValue", .word(EmptyValue.self), default: "auto", meaning: { $0.meaningOfEmptyValue },
      sets: { $0.row.emptyValue = $1 }),
    .key(
      "keyboardType", .keyboard, default: "default", family: .typing, codes: [.W404],
      meaning: { $0.meaningOfKeyboardType }, sets: { $0.row.keyboardType = $1 }),
    .key(
      "inputMask", .mask, scope: .someCells, codes: [.W403, .W404],
      meaning: { $0.meaningOfInputMask }, sets: { $0.row.inputMask = $1 }),
    .key(
      "storesMask", .bool, default: "NO", scope: .someCells, needs: "inputMask",
      meaning: { $0.meaningOfStoresMask }, sets: { $0.row.storesMask = $1 }),
    .key(
      "isSecure", .bool, default: "NO", codes: [.F106, .W108], meaning: { $0.meaningOfIsSecure },
      sets: { $0.isSecure = $1 }),
    .key(
      "trueValue", .scalar, default: "true", scope: .someCells,
      codes: [.F106, .F107, .W402, .F502, .D103], meaning: { $0.meaningOfTrueValue },
      sets: { $0.on = $1 }),
    .key(
      "falseValue", .scalar, default: "false", scope: .someCells,
      codes: [.F106, .F107, .W402, .F502, .D103], meaning: { $0.meaningOfFalseValue },
      sets: { $0.off = $1 }),
    .key(
      "trueTitle", .text, byDefault: { $0.defaultOn }, scope: .someCells,
      meaning: { $0.meaningOfTrueTitle }, sets: { $0.row.trueTitle = $1 }),
    .key(
      "falseTitle", .text, byDefault: { $0.defaultOff }, scope: .someCells,
      meaning: { $0.meaningOfFalseTitle }, sets: { $0.row.falseTitle = $1 }),
    .key(
      "currencyCode", .currency, byDefault: { $0.defaultLocales }, family: .numbers, codes: [.W204],
      meaning: { $0.meaningOfCurrencyCode }, sets: { $0.row.currencyCode = $1 }),
    .key(
      "minimumFractionDigits", .integer(FormLimits.fractionDigits), byDefault: { $0.defaultValues },
      family: .numbers, codes: [.F403], meaning: { $0.meaningOfMinimumFractionDigits },
      sets: { $0.row.minimumFractionDigits = $1 }),
    .key(
      "maximumFractionDigits", .integer(FormLimits.fractionDigits), byDefault: { $0.defaultAny },
      family: .numbers, actsOn: numberTypes, codes: [.F403],
      meaning: { $0.meaningOfMaximumFractionDigits }, sets: { $0.row.maximumFractionDigits = $1 }),
  ]

  static let conditionKeys: [TypedKey<GivenRow>] = [
    .condition("hidden", meaning: { $0.meaningOfHidden }, sets: { $0.add($1) }),
    .condition("disabled", meaning: { $0.meaningOfDisabled }, sets: { $0.add($1) }),
    .condition("readOnly", meaning: { $0.meaningOfReadOnly }, sets: { $0.add($1) }),
    .key(
      "rules", .dictionaries(in: .rule), codes: [.F107], meaning: { $0.meaningOfRules },
      sets: { $0.rules = $1.compactMap { $0.rule(of: .row) } }),
    .key(
      "whenHidden", .word(WhenHidden.self), default: "keep", needs: "hidden",
      meaning: { $0.meaningOfWhenHidden }, sets: { $0.row.whenHidden = $1 }),
  ]

  static let messageKeys: [TypedKey<GivenRow>] = [
    .key(
      "errorMessages", .unread(.messages), byDefault: { $0.defaultPlainSentence },
      codes: [.F101, .W108, .W202], meaning: { $0.meaningOfErrorMessages },
      sets: { $0.setMessages($1) })
  ]
}

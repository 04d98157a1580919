extension FormVocabulary {
  /// Row keys: which row it is, what it shows, where it is.
  static let identityKeys: [VocabularyKey] = [
    VocabularyKey(
      "key", .row, .text, byDefault: { $0.defaultLastPartOfPath },
      meaning: { $0.meaningOfKey }),
    VocabularyKey(
      "identifier", .row, .string, byDefault: { $0.defaultPathOrNumber }, codes: [.F105, .W108],
      meaning: { $0.meaningOfIdentifier }),
    VocabularyKey(
      "valuePath", .row, .path, codes: [.F201, .W205, .D101],
      meaning: { $0.meaningOfValuePath }),
    VocabularyKey(
      "displayValue", .row, .templateOrPath,
      codes: [.F106, .W108, .F201, .F202, .F302, .W302],
      meaning: { $0.meaningOfDisplayValue }),
    VocabularyKey(
      "value", .row, .shownScalar, codes: [.W108],
      meaning: { $0.meaningOfValue }),
    VocabularyKey(
      "fields", .row, .dictionaries, byDefault: { $0.defaultPartsOfTemplate }, scope: .someCells,
      codes: [.F106, .F107, .W108, .W110],
      meaning: { $0.meaningOfFields }),
    VocabularyKey(
      "section", .row, .string, byDefault: { $0.defaultSectionBefore }, codes: [.F302],
      meaning: { $0.meaningOfSection }),
    VocabularyKey(
      "sortOrder", .row, .integer(FormLimits.order), default: "0", codes: [.F104],
      meaning: { $0.meaningOfSortOrder }),
    VocabularyKey(
      "showsInTable", .row, .bool, default: "YES",
      meaning: { $0.meaningOfShowsInTable }),
    VocabularyKey(
      "columnWidth", .row, .width, default: "auto", codes: [.F104],
      meaning: { $0.meaningOfColumnWidth }),
  ]

  /// The words of `textStyle`.
  static let textStyles = ["bold", "italic", "underline", "dim", "reverse"]

  /// Row keys: how it looks and what it shows the person.
  static let lookKeys: [VocabularyKey] = [
    VocabularyKey(
      "color", .row, .color, byDefault: { $0.defaultTerminals }, codes: [.W108, .F203, .W203],
      meaning: { $0.meaningOfColor }),
    VocabularyKey(
      "keyColor", .row, .color, byDefault: { $0.defaultThemes }, codes: [.W108, .F203, .W203],
      meaning: { $0.meaningOfKeyColor }),
    VocabularyKey(
      "backgroundColor", .row, .color, byDefault: { $0.defaultTerminals },
      codes: [.W108, .F203, .W203],
      meaning: { $0.meaningOfBackgroundColor }),
    VocabularyKey(
      "textStyle", .row, .words(textStyles),
      byDefault: { $0.defaultPlain }, codes: [.F103],
      meaning: { $0.meaningOfTextStyle }),
    VocabularyKey(
      "height", .row, .height, byDefault: { $0.defaultCellsHeight }, codes: [.F104, .W104],
      meaning: { $0.meaningOfHeight }),
    VocabularyKey(
      "maximumHeight", .row, .lines, default: "12", codes: [.F104, .W108],
      meaning: { $0.meaningOfMaximumHeight }),
    VocabularyKey(
      "numberOfLines", .row, .integer(FormLimits.lines), byDefault: { $0.defaultHeight },
      codes: [.F104],
      meaning: { $0.meaningOfNumberOfLines }),
    VocabularyKey(
      "textAlignment", .row, .word(TextAlignment.allCases.map(\.rawValue)), default: "natural",
      codes: [.F103],
      meaning: { $0.meaningOfTextAlignment }),
    VocabularyKey(
      "prefix", .row, .text,
      meaning: { $0.meaningOfPrefix }),
    VocabularyKey(
      "suffix", .row, .text,
      meaning: { $0.meaningOfSuffix }),
    VocabularyKey(
      "subtitle", .row, .subtitle, codes: [.F106, .F202, .F302, .W302, .W504],
      meaning: { $0.meaningOfSubtitle }),
    VocabularyKey(
      "placeholder", .row, .text, codes: [.W406],
      meaning: { $0.meaningOfPlaceholder }),
    VocabularyKey(
      "footerText", .row, .text,
      meaning: { $0.meaningOfFooterText }),
    VocabularyKey(
      "help", .row, .text,
      meaning: { $0.meaningOfHelp }),
    VocabularyKey(
      "accessibilityLabel", .row, .text, byDefault: { $0.defaultLabel },
      meaning: { $0.meaningOfAccessibilityLabel }),
    VocabularyKey(
      "accessibilityHint", .row, .text, byDefault: { $0.defaultHint },
      meaning: { $0.meaningOfAccessibilityHint }),
  ]

  /// Row keys: the cell, and what it stores.
  static let valueKeys: [VocabularyKey] = [
    VocabularyKey(
      "cellIdentifier", .row, .cell,
      byDefault: { $0.defaultDerivedCell }, codes: [.F103],
      meaning: { $0.meaningOfCellIdentifier }),
    VocabularyKey(
      "valueType", .row, .word(ValueType.allCases.map(\.rawValue)), byDefault: { $0.defaultCells },
      codes: [.F103, .F106, .D102],
      meaning: { $0.meaningOfValueType }),
    VocabularyKey(
      "defaultValue", .row, .anyValue, codes: [.W108, .W402],
      meaning: { $0.meaningOfDefaultValue }),
    VocabularyKey(
      "emptyValue", .row, .word(EmptyValue.allCases.map(\.rawValue)), default: "auto",
      codes: [.F103],
      meaning: { $0.meaningOfEmptyValue }),
    VocabularyKey(
      "keyboardType", .row, .keyboard, default: "default", family: .typing,
      codes: [.F103, .W404],
      meaning: { $0.meaningOfKeyboardType }),
    VocabularyKey(
      "inputMask", .row, .string, scope: .someCells, codes: [.F204, .W403, .W404],
      meaning: { $0.meaningOfInputMask }),
    VocabularyKey(
      "storesMask", .row, .bool, default: "NO", scope: .someCells, needs: "inputMask",
      codes: [.W108],
      meaning: { $0.meaningOfStoresMask }),
    VocabularyKey(
      "isSecure", .row, .bool, default: "NO", codes: [.F106, .W108],
      meaning: { $0.meaningOfIsSecure }),
    VocabularyKey(
      "trueValue", .row, .scalar, default: "true", scope: .someCells,
      codes: [.F106, .F107, .W402, .F502, .D103],
      meaning: { $0.meaningOfTrueValue }),
    VocabularyKey(
      "falseValue", .row, .scalar, default: "false", scope: .someCells,
      codes: [.F106, .F107, .W402, .F502, .D103],
      meaning: { $0.meaningOfFalseValue }),
    VocabularyKey(
      "trueTitle", .row, .text, byDefault: { $0.defaultOn }, scope: .someCells,
      meaning: { $0.meaningOfTrueTitle }),
    VocabularyKey(
      "falseTitle", .row, .text, byDefault: { $0.defaultOff }, scope: .someCells,
      meaning: { $0.meaningOfFalseTitle }),
    VocabularyKey(
      "currencyCode", .row, .currency, byDefault: { $0.defaultLocales }, family: .numbers,
      codes: [.F204, .W204],
      meaning: { $0.meaningOfCurrencyCode }),
    VocabularyKey(
      "minimumFractionDigits", .row, .integer(FormLimits.fractionDigits),
      byDefault: { $0.defaultValues },
      family: .numbers,
      codes: [.F104, .F403],
      meaning: { $0.meaningOfMinimumFractionDigits }),
    VocabularyKey(
      "maximumFractionDigits", .row, .integer(FormLimits.fractionDigits),
      byDefault: { $0.defaultAny },
      family: .numbers, actsOn: numberTypes,
      codes: [.F104, .F403],
      meaning: { $0.meaningOfMaximumFractionDigits }),
  ]

  /// Row keys: what it is for some records only.
  static let conditionKeys: [VocabularyKey] = [
    .condition("hidden", .row) { $0.meaningOfHidden },
    .condition("disabled", .row) { $0.meaningOfDisabled },
    .condition("readOnly", .row) { $0.meaningOfReadOnly },
    VocabularyKey(
      "rules", .row, .dictionaries, codes: [.F107],
      meaning: { $0.meaningOfRules }),
    VocabularyKey(
      "whenHidden", .row, .word(WhenHidden.allCases.map(\.rawValue)), default: "keep",
      needs: "hidden", codes: [.F103, .W108],
      meaning: { $0.meaningOfWhenHidden }),
  ]

  /// What lint can report about a predicate.
  static let conditionCodes: [DiagnosticCode] = [.F301, .F302, .W302, .F304, .W304, .W305]

  /// Row keys: the messages where a rule is broken, whichever it is.
  static let messageKeys: [VocabularyKey] = [
    VocabularyKey(
      "errorMessages", .row, .messages, byDefault: { $0.defaultPlainSentence },
      codes: [.F101, .W108, .W202],
      meaning: { $0.meaningOfErrorMessages })
  ]

  /// Row keys: what is allowed, and the words where it is not met.
  static let ruleKeys: [VocabularyKey] = [
    .condition("required", .row) { $0.meaningOfRequired },
    VocabularyKey(
      "requiredMessage", .row, .text, byDefault: { $0.defaultPlainSentence }, needs: "required",
      meaning: { $0.meaningOfRequiredMessage }),
    VocabularyKey(
      "regex", .row, .pattern, family: .typing, actsOn: writtenTypes,
      codes: [.W108, .F401, .W403, .W404, .W405],
      meaning: { $0.meaningOfRegex }),
    VocabularyKey(
      "regexOptions", .row, .words(["caseInsensitive", "multiline", "dotMatchesLineSeparators"]),
      byDefault: { $0.defaultNone }, family: .typing, actsOn: writtenTypes, needs: "regex",
      codes: [.F103, .W108],
      meaning: { $0.meaningOfRegexOptions }),
    VocabularyKey(
      "regexMessage", .row, .text, byDefault: { $0.defaultPlainSentence }, family: .typing,
      actsOn: writtenTypes,
      needs: "regex",
      codes: [.W108],
      meaning: { $0.meaningOfRegexMessage }),
    VocabularyKey(
      "minimumLength", .row, .integer(FormLimits.length), family: .texts, actsOn: textTypes,
      codes: [.F104, .F403, .W403],
      meaning: { $0.meaningOfMinimumLength }),
    VocabularyKey(
      "maximumLength", .row, .integer(FormLimits.length), family: .texts, actsOn: textTypes,
      codes: [.F104, .F403, .W403],
      meaning: { $0.meaningOfMaximumLength }),
    VocabularyKey(
      "minimumValue", .row, .bound, family: .limits, actsOn: numberTypes + [.date],
      codes: [.F104, .W108, .F301, .F304, .F403],
      meaning: { $0.meaningOfMinimumValue }),
    VocabularyKey(
      "maximumValue", .row, .bound, family: .limits, actsOn: numberTypes + [.date],
      codes: [.F104, .W108, .F301, .F304, .F403],
      meaning: { $0.meaningOfMaximumValue }),
    VocabularyKey(
      "step", .row, .step, byDefault: { $0.defaultAny }, family: .numbers, actsOn: numberTypes,
      codes: [.F104],
      meaning: { $0.meaningOfStep }),
    VocabularyKey(
      "minimumCount", .row, .integer(FormLimits.length), family: .lists, actsOn: listTypes,
      codes: [.F104, .F403],
      meaning: { $0.meaningOfMinimumCount }),
    VocabularyKey(
      "maximumCount", .row, .integer(FormLimits.length), family: .lists, actsOn: listTypes,
      codes: [.F104, .F403],
      meaning: { $0.meaningOfMaximumCount }),
    VocabularyKey(
      "minimumSelection", .row, .integer(FormLimits.selection), scope: .someCells,
      actsOn: listTypes,
      codes: [.F104, .F403, .W403], meaning: { $0.meaningOfMinimumSelection }),
    VocabularyKey(
      "maximumSelection", .row, .integer(FormLimits.selection), scope: .someCells,
      actsOn: listTypes,
      codes: [.F104, .F403], meaning: { $0.meaningOfMaximumSelection }),
    VocabularyKey(
      "unique", .row, .bool, default: "NO", codes: [.W108],
      meaning: { $0.meaningOfUnique }),
  ]

  /// Values that are texts where they are stored.
  static let textTypes: [ValueType] = [.string, .date, .any]
  /// Values that are numbers, or may be.
  static let numberTypes: [ValueType] = [.integer, .number, .any]
  /// Values that are written as one word or text.
  static let writtenTypes: [ValueType] = textTypes + [.integer, .number, .bool]
  /// Values with elements, or that may have some.
  static let listTypes: [ValueType] = [.array, .any]
}

import Values

extension FormVocabulary {
  static let identityKeys: [TypedKey<GivenRow>] = [
    .key("key", .text, default: .words { $0.defaultLastPartOfPath }) { $0.row.key = $1 },
    .key("identifier", .name, default: .words { $0.defaultPathOrNumber }, codes: [.F105]) {
      $0.identifier = $1
    },
    .key("valuePath", .unread(.path), codes: [.F201, .W205, .D101]) { $0.setPath($1) },
    .key("displayValue", .templateOrPath, codes: [.F106, .W108, .F302, .W302]) {
      $0.row.displayValue = $1
    },
    .key("value", .shownScalar, codes: [.W108]) { $0.row.literal = $1.plainText },
    .key(
      "fields", .unread(.dictionaries), default: .words { $0.defaultPartsOfTemplate },
      scope: .someCells, codes: [.F106, .F107, .W108, .W110], sets: { _, _ in }),
    .key("section", .string, default: .words { $0.defaultSectionBefore }, codes: [.F302]) {
      $0.setSection($1)
    },
    .key("sortOrder", .integer(FormLimits.order), default: "0") { $0.row.sortOrder = $1 },
    .key("showsInTable", .bool, default: "YES") { $0.showsInTable = $1 },
    .key("columnWidth", .width, default: "auto") { $0.row.columnWidth = $1 },
  ]

  static let lookKeys = colorKeys(at: \.row.colors) + otherLookKeys

  private static let otherLookKeys: [TypedKey<GivenRow>] = [
    .key("height", .height, default: .words { $0.defaultCellsHeight }, codes: [.W104]) {
      $0.height = $1
    },
    .key("maximumHeight", .lines, default: "12", codes: [.W108]) {
      if case .lines(let lines) = $1 { $0.row.maximumHeight = lines }
    },
    .key("numberOfLines", .integer(FormLimits.lines), default: .words { $0.defaultHeight }) {
      $0.row.numberOfLines = $1 > 0 ? $1 : nil
    },
    .key("textAlignment", .word(TextAlignment.self), default: "natural") { $0.row.alignment = $1 },
    .key("prefix", .text) { $0.row.prefix = $1 },
    .key("suffix", .text) { $0.row.suffix = $1 },
    .key("subtitle", .subtitle, codes: [.F106, .F302, .W302, .W504]) { $0.row.subtitle = $1 },
    .key("placeholder", .text, codes: [.W406]) { $0.row.placeholder = $1 },
    .key("footerText", .text) { $0.row.footerText = $1 },
    .key("help", .text) { $0.row.help = $1 },
    .key("accessibilityLabel", .text, default: .words { $0.defaultLabel }) {
      $0.row.accessibilityLabel = $1
    },
    .key("accessibilityHint", .text, default: .words { $0.defaultHint }) {
      $0.row.accessibilityHint = $1
    },
  ]

  static let valueKeys: [TypedKey<GivenRow>] = [
    .key("cellIdentifier", .cell, default: .words { $0.defaultDerivedCell }) { $0.cellName = $1 },
    .key(
      "valueType", .word(ValueType.self), default: .words { $0.defaultCells },
      codes: [.F106, .D102],
      sets: { $0.valueType = $1 }),
    .key("defaultValue", .anyValue, codes: [.W108, .W402]) { $0.row.defaultValue = $1 },
    .key("emptyValue", .word(EmptyValue.self), default: "auto") { $0.row.emptyValue = $1 },
    .key("keyboardType", .keyboard, default: "default", family: .typing, codes: [.W404]) {
      $0.row.keyboardType = $1
    },
    .key("inputMask", .mask, scope: .someCells, codes: [.W403, .W404]) { $0.row.inputMask = $1 },
    .key("storesMask", .bool, default: "NO", scope: .someCells, needs: "inputMask") {
      $0.row.storesMask = $1
    },
    .key("isSecure", .bool, default: "NO", codes: [.F106, .W108]) { $0.isSecure = $1 },
    .key(
      "trueValue", .scalar, default: "true", scope: .someCells,
      codes: [.F106, .F107, .W402, .F502, .D103], sets: { $0.on = $1 }),
    .key(
      "falseValue", .scalar, default: "false", scope: .someCells,
      codes: [.F106, .F107, .W402, .F502, .D103], sets: { $0.off = $1 }),
    .key("trueTitle", .text, default: .words { $0.defaultOn }, scope: .someCells) {
      $0.row.trueTitle = $1
    },
    .key("falseTitle", .text, default: .words { $0.defaultOff }, scope: .someCells) {
      $0.row.falseTitle = $1
    },
    .key(
      "currencyCode", .currency, default: .words { $0.defaultLocales }, family: .numbers,
      codes: [.W204], sets: { $0.row.currencyCode = $1 }),
    .key(
      "minimumFractionDigits", .integer(FormLimits.fractionDigits),
      default: .words { $0.defaultValues }, family: .numbers, codes: [.F403],
      sets: { $0.row.minimumFractionDigits = $1 }),
    .key(
      "maximumFractionDigits", .integer(FormLimits.fractionDigits),
      default: .words { $0.defaultAny },
      family: .numbers, actsOn: numberTypes, codes: [.F403],
      sets: { $0.row.maximumFractionDigits = $1 }),
  ]

  static let conditionKeys: [TypedKey<GivenRow>] = [
    .condition("hidden") { $0.add($1) },
    .condition("disabled") { $0.add($1) },
    .condition("readOnly") { $0.add($1) },
    .key("rules", .dictionaries(in: .rule), codes: [.F107]) {
      $0.rules = $1.compactMap { $0.rule(of: .row) }
    },
    .key("whenHidden", .word(WhenHidden.self), default: "keep", needs: "hidden") {
      $0.row.whenHidden = $1
    },
  ]

  static let messageKeys: [TypedKey<GivenRow>] = [
    .key(
      "errorMessages", .unread(.messages), default: .words { $0.defaultPlainSentence },
      codes: [.F101, .W108, .W202], sets: { $0.setMessages($1) })
  ]
}

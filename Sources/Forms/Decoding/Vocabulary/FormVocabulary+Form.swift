extension FormVocabulary {
  static let formKeys: [TypedKey<GivenForm>] = [
    .key(
      "formVersion", .integer(FormLimits.versions), default: "1", codes: [.F005],
      meaning: { $0.meaningOfFormVersion }, sets: { $0.setVersion($1) }),
    .key(
      "title", .template, byDefault: { $0.defaultFileName }, codes: [.F302, .W302],
      meaning: { $0.meaningOfFormTitle }, sets: { $0.draft.title = $1 }),
    .key(
      "rows", .nodes, byDefault: { $0.defaultRequired }, codes: [.F004],
      meaning: { $0.meaningOfFormRows }, sets: { $0.rows = $1 }),
    .key(
      "sections", .dictionaries(in: .section), byDefault: { $0.defaultOneSection },
      codes: [.F105, .W108], meaning: { $0.meaningOfFormSections }, sets: { $0.setSections($1) }),
    .key(
      "recordTitle", .templateOrPath, byDefault: { $0.defaultFirstRow }, codes: [.F302, .W302],
      meaning: { $0.meaningOfFormRecordTitle }, sets: { $0.draft.recordTitle = $1 }),
    .key(
      "recordsPath", .unread(.path), codes: [.F201, .D104],
      meaning: { $0.meaningOfFormRecordsPath }, sets: { $0.setRecordsPath($1) }),
    .key(
      "recordsTable", .string, byDefault: { $0.defaultNone },
      meaning: { $0.meaningOfFormRecordsTable }, sets: { $0.draft.recordsTable = $1 }),
    .key(
      "recordIdentity", .path, codes: [.W302], meaning: { $0.meaningOfFormRecordIdentity },
      sets: { $0.draft.recordIdentity = $1 }),
    .key(
      "columns", .strings, byDefault: { $0.defaultRowsShown }, codes: [.F302, .W108],
      meaning: { $0.meaningOfFormColumns },
      sets: { $0.draft.columns = $1.map { (identifier: $0.text, position: $0.position) } }),
    .condition("readOnly", meaning: { $0.meaningOfFormReadOnly }, sets: { $0.add($1) }),
    .key(
      "rules", .dictionaries(in: .rule), codes: [.F107], meaning: { $0.meaningOfFormRules },
      sets: { $0.draft.rules = $1.compactMap { $0.rule(of: .form) } }),
    .key(
      "validateOn", .word(ValidationTiming.self), default: "blur",
      meaning: { $0.meaningOfFormValidateOn }, sets: { $0.draft.validateOn = $1 }),
    .key(
      "writesDefaults", .bool, default: "NO", meaning: { $0.meaningOfFormWritesDefaults },
      sets: { $0.draft.writesDefaults = $1 }),
    .key(
      "forms", .entries(.forms), codes: [.F004, .F601], meaning: { $0.meaningOfFormForms },
      sets: { $0.draft.formNodes = $1 }),
    .key(
      "includes", .strings, codes: [.F006, .F007, .F601], meaning: { $0.meaningOfFormIncludes },
      sets: { $0.includes = $1 }),
    .key(
      "palette", .unread(.palette), codes: [.F203], meaning: { $0.meaningOfFormPalette },
      sets: { $0.setPalette($1) }),
    .key(
      "heightUnit", .word(HeightUnit.self), default: "lines",
      meaning: { $0.meaningOfFormHeightUnit }, sets: { $0.settings.countsPoints = $1 == .points }),
    .key(
      "stringsTable", .unread(.string), byDefault: { $0.defaultNone },
      codes: [.F007, .W111, .W112],
      meaning: { $0.meaningOfFormStringsTable }, sets: { $0.setStrings($1) }),
  ]

  static let sectionKeys: [TypedKey<GivenSection>] = [
    .key(
      "identifier", .string, byDefault: { $0.defaultRequired }, codes: [.F105, .F107],
      meaning: { $0.meaningOfSectionIdentifier }, sets: { $0.identifier = $1 }),
    .key(
      "key", .text, byDefault: { $0.defaultNoHeading }, meaning: { $0.meaningOfSectionKey },
      sets: { $0.section.key = $1 }),
    .key(
      "footerText", .text, meaning: { $0.meaningOfSectionFooterText },
      sets: { $0.section.footerText = $1 }),
    .key(
      "sortOrder", .integer(FormLimits.order), default: "0",
      meaning: { $0.meaningOfSectionSortOrder }, sets: { $0.section.sortOrder = $1 }),
    .key(
      "color", .color, byDefault: { $0.defaultThemes }, meaning: { $0.meaningOfSectionColor },
      sets: { $0.section.color = $1 }),
    .key(
      "collapsed", .bool, default: "NO", codes: [.W108], meaning: { $0.meaningOfSectionCollapsed },
      sets: { $0.section.isCollapsed = $1 }),
    .condition(
      "hidden", meaning: { $0.meaningOfSectionHidden }, sets: { $0.section.conditions.append($1) }),
    .condition(
      "disabled", meaning: { $0.meaningOfSectionDisabled },
      sets: { $0.section.conditions.append($1) }),
    .condition(
      "readOnly", meaning: { $0.meaningOfSectionReadOnly },
      sets: { $0.section.conditions.append($1) }),
    .condition(
      "required", meaning: { $0.meaningOfSectionRequired },
      sets: { $0.section.conditions.append($1) }),
  ]

  static let predicateRuleKeys: [TypedKey<GivenRule>] = [
    .key(
      "predicate", .predicate, byDefault: { $0.defaultRequired }, codes: [.F107],
      meaning: { $0.meaningOfRulePredicate }, sets: { $0.predicate = $1 }),
    .key(
      "message", .message, byDefault: { $0.defaultPlainSentence },
      meaning: { $0.meaningOfRuleMessage }, sets: { $0.message = $1 }),
    .key(
      "severity", .word(Severity.self), default: "error", meaning: { $0.meaningOfRuleSeverity },
      sets: { $0.severity = $1 }),
    .key(
      "identifier", .name, default: "rules", meaning: { $0.meaningOfRuleIdentifier },
      sets: { $0.identifier = $1 }),
    .key(
      "evenWhenEmpty", .bool, default: "NO", codes: [.W108],
      meaning: { $0.meaningOfRuleEvenWhenEmpty }, sets: { $0.judgesEmpty = $1 }),
    .key(
      "rows", .strings, byDefault: { $0.defaultRowsRead }, codes: [.W108, .F302],
      meaning: { $0.meaningOfRuleRows }, sets: { $0.rows = $1 }),
  ]
}

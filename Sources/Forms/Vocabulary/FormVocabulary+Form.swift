extension FormVocabulary {
  /// Keys of the form dictionary.
  static let formKeys: [VocabularyKey] = [
    VocabularyKey(
      "formVersion", .form, .integer(FormLimits.versions), default: "1", codes: [.F005, .F104],
      meaning: { $0.meaningOfFormVersion }),
    VocabularyKey(
      "title", .form, .template, byDefault: { $0.defaultFileName },
      codes: [.F202, .F302, .W302],
      meaning: { $0.meaningOfFormTitle }),
    VocabularyKey(
      "rows", .form, .dictionaries, byDefault: { $0.defaultRequired }, codes: [.F004],
      meaning: { $0.meaningOfFormRows }),
    VocabularyKey(
      "sections", .form, .dictionaries, byDefault: { $0.defaultOneSection }, codes: [.F105, .W108],
      meaning: { $0.meaningOfFormSections }),
    VocabularyKey(
      "recordTitle", .form, .templateOrPath, byDefault: { $0.defaultFirstRow },
      codes: [.F201, .F202, .F302, .W302],
      meaning: { $0.meaningOfFormRecordTitle }),
    VocabularyKey(
      "recordsPath", .form, .path, codes: [.F201, .D104],
      meaning: { $0.meaningOfFormRecordsPath }),
    VocabularyKey(
      "recordsTable", .form, .string, byDefault: { $0.defaultNone },
      meaning: { $0.meaningOfFormRecordsTable }),
    VocabularyKey(
      "recordIdentity", .form, .path, codes: [.F201, .W302],
      meaning: { $0.meaningOfFormRecordIdentity }),
    VocabularyKey(
      "columns", .form, .strings, byDefault: { $0.defaultRowsShown }, codes: [.F302, .W108],
      meaning: { $0.meaningOfFormColumns }),
    .condition("readOnly", .form) { $0.meaningOfFormReadOnly },
    VocabularyKey(
      "rules", .form, .dictionaries, codes: [.F107],
      meaning: { $0.meaningOfFormRules }),
    VocabularyKey(
      "validateOn", .form, .word(ValidationTiming.allCases.map(\.rawValue)), default: "blur",
      codes: [.F103],
      meaning: { $0.meaningOfFormValidateOn }),
    VocabularyKey(
      "writesDefaults", .form, .bool, default: "NO",
      meaning: { $0.meaningOfFormWritesDefaults }),
    VocabularyKey(
      "forms", .form, .forms, codes: [.F004, .F601],
      meaning: { $0.meaningOfFormForms }),
    VocabularyKey(
      "includes", .form, .strings, codes: [.F006, .F007, .F601],
      meaning: { $0.meaningOfFormIncludes }),
    VocabularyKey(
      "palette", .form, .palette, codes: [.F203],
      meaning: { $0.meaningOfFormPalette }),
    VocabularyKey(
      "heightUnit", .form, .word(HeightUnit.allCases.map(\.rawValue)), default: "lines",
      codes: [.F103],
      meaning: { $0.meaningOfFormHeightUnit }),
    VocabularyKey(
      "stringsTable", .form, .string, byDefault: { $0.defaultNone }, codes: [.F007, .W111, .W112],
      meaning: { $0.meaningOfFormStringsTable }),
  ]

  /// Keys of a section's dictionary.
  static let sectionKeys: [VocabularyKey] = [
    VocabularyKey(
      "identifier", .section, .string, byDefault: { $0.defaultRequired }, codes: [.F105, .F107],
      meaning: { $0.meaningOfSectionIdentifier }),
    VocabularyKey(
      "key", .section, .text, byDefault: { $0.defaultNoHeading },
      meaning: { $0.meaningOfSectionKey }),
    VocabularyKey(
      "footerText", .section, .text,
      meaning: { $0.meaningOfSectionFooterText }),
    VocabularyKey(
      "sortOrder", .section, .integer(FormLimits.order), default: "0", codes: [.F104],
      meaning: { $0.meaningOfSectionSortOrder }),
    VocabularyKey(
      "color", .section, .color, byDefault: { $0.defaultThemes }, codes: [.W108, .F203],
      meaning: { $0.meaningOfSectionColor }),
    VocabularyKey(
      "collapsed", .section, .bool, default: "NO", codes: [.W108],
      meaning: { $0.meaningOfSectionCollapsed }),
    .condition("hidden", .section) { $0.meaningOfSectionHidden },
    .condition("disabled", .section) { $0.meaningOfSectionDisabled },
    .condition("readOnly", .section) { $0.meaningOfSectionReadOnly },
    .condition("required", .section) { $0.meaningOfSectionRequired },
  ]

  /// Keys of the dictionary of one rule, of a row or of the form.
  static let predicateRuleKeys: [VocabularyKey] = [
    VocabularyKey(
      "predicate", .rule, .predicate, byDefault: { $0.defaultRequired },
      codes: conditionCodes + [.F107],
      meaning: { $0.meaningOfRulePredicate }),
    VocabularyKey(
      "message", .rule, .text, byDefault: { $0.defaultPlainSentence }, codes: [.W202],
      meaning: { $0.meaningOfRuleMessage }),
    VocabularyKey(
      "severity", .rule, .word(Severity.allCases.map(\.rawValue)), default: "error",
      codes: [.F103],
      meaning: { $0.meaningOfRuleSeverity }),
    VocabularyKey(
      "identifier", .rule, .string, default: "rules", codes: [.W108],
      meaning: { $0.meaningOfRuleIdentifier }),
    VocabularyKey(
      "evenWhenEmpty", .rule, .bool, default: "NO", codes: [.W108],
      meaning: { $0.meaningOfRuleEvenWhenEmpty }),
    VocabularyKey(
      "rows", .rule, .strings, byDefault: { $0.defaultRowsRead }, codes: [.W108, .F302],
      meaning: { $0.meaningOfRuleRows }),
  ]
}

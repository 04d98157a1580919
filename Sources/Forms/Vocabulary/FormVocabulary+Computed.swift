extension FormVocabulary {
  /// Row keys: what is computed of the record.
  static let computedKeys: [VocabularyKey] = [
    VocabularyKey(
      "formula", .row, .formula, codes: formulaCodes,
      meaning: { $0.meaningOfFormula }),
    VocabularyKey(
      "formulaMode", .row, .word(RowFormula.Mode.allCases.map(\.rawValue)), default: "always",
      needs: "formula", codes: [.F103, .W108],
      meaning: { $0.meaningOfFormulaMode }),
    VocabularyKey(
      "defaultFormula", .row, .formula, codes: formulaCodes + [.W108, .W402],
      meaning: { $0.meaningOfDefaultFormula }),
    VocabularyKey(
      "colorRules", .row, .dictionaries, codes: [.F107],
      meaning: { $0.meaningOfColorRules }),
  ]

  /// What lint can report about a formula.
  private static let formulaCodes: [DiagnosticCode] = [.F106] + conditionCodes + [.F303]

  /// Keys of the dictionary of one color rule.
  static let colorRuleKeys: [VocabularyKey] = [
    VocabularyKey(
      "predicate", .colorRule, .predicate, byDefault: { $0.defaultRequired },
      codes: conditionCodes + [.F107, .W108],
      meaning: { $0.meaningOfColorRulePredicate }),
    VocabularyKey(
      "color", .colorRule, .color, byDefault: { $0.defaultRows }, codes: [.W108, .F203, .W203],
      meaning: { $0.meaningOfColor }),
    VocabularyKey(
      "keyColor", .colorRule, .color, byDefault: { $0.defaultRows }, codes: [.W108, .F203, .W203],
      meaning: { $0.meaningOfKeyColor }),
    VocabularyKey(
      "backgroundColor", .colorRule, .color, byDefault: { $0.defaultRows },
      codes: [.W108, .F203, .W203],
      meaning: { $0.meaningOfBackgroundColor }),
    VocabularyKey(
      "textStyle", .colorRule, .words(textStyles), byDefault: { $0.defaultRows }, codes: [.F103],
      meaning: { $0.meaningOfTextStyle }),
  ]
}

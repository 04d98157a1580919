extension FormVocabulary {
  static let computedKeys: [TypedKey<GivenRow>] = [
    .key(
      "formula", .formula, codes: formulaCodes, meaning: { $0.meaningOfFormula },
      sets: { $0.formula = $1 }),
    .key(
      "formulaMode", .word(RowFormula.Mode.self), default: "always", needs: "formula",
      codes: [.F103, .W108], meaning: { $0.meaningOfFormulaMode }, sets: { $0.formulaMode = $1 }),
    .key(
      "defaultFormula", .formula, codes: formulaCodes + [.W108, .W402],
      meaning: { $0.meaningOfDefaultFormula }, sets: { $0.defaultFormula = $1 }),
    .key(
      "colorRules", .dictionaries(in: .colorRule), codes: [.F107],
      meaning: { $0.meaningOfColorRules }, sets: { $0.colorRules = $1.compactMap(\.colorRule) }),
  ]

  private static let formulaCodes: [DiagnosticCode] = [.F106] + conditionCodes + [.F303]

  static let colorRuleKeys: [TypedKey<GivenColorRule>] = [
    .key(
      "predicate", .writtenPredicate, byDefault: { $0.defaultRequired },
      codes: conditionCodes + [.F107, .W108], meaning: { $0.meaningOfColorRulePredicate },
      sets: { $0.predicate = $1 }),
    .key(
      "color", .color, byDefault: { $0.defaultRows }, codes: [.W108, .F203, .W203],
      meaning: { $0.meaningOfColor }, sets: { $0.colors.color = $1 }),
    .key(
      "keyColor", .color, byDefault: { $0.defaultRows }, codes: [.W108, .F203, .W203],
      meaning: { $0.meaningOfKeyColor }, sets: { $0.colors.keyColor = $1 }),
    .key(
      "backgroundColor", .color, byDefault: { $0.defaultRows }, codes: [.W108, .F203, .W203],
      meaning: { $0.meaningOfBackgroundColor }, sets: { $0.colors.backgroundColor = $1 }),
    .key(
      "textStyle", .words(textStyles), byDefault: { $0.defaultRows }, codes: [.F103],
      meaning: { $0.meaningOfTextStyle }, sets: { $0.colors.textStyle = $1 }),
  ]
}

import Texts

extension FormVocabulary {
  static let computedKeys: [TypedKey<GivenRow>] = [
    .key(
      "formula", .formula, codes: [.F106, .F303], meaning: { $0.meaningOfFormula },
      sets: { $0.formula = $1 }),
    .key(
      "formulaMode", .word(RowFormula.Mode.self), default: "always", needs: "formula",
      meaning: { $0.meaningOfFormulaMode }, sets: { $0.formulaMode = $1 }),
    .key(
      "defaultFormula", .formula, codes: [.F106, .F303, .W108, .W402],
      meaning: { $0.meaningOfDefaultFormula }, sets: { $0.defaultFormula = $1 }),
    .key(
      "colorRules", .dictionaries(in: .colorRule), codes: [.F107],
      meaning: { $0.meaningOfColorRules }, sets: { $0.colorRules = $1.compactMap(\.colorRule) }),
  ]

  static let colorRuleKeys: [TypedKey<GivenColorRule>] =
    [
      .key(
        "predicate", .writtenPredicate, byDefault: { $0.defaultRequired }, codes: [.F107, .W108],
        meaning: { $0.meaningOfColorRulePredicate }, sets: { $0.predicate = $1 })
    ] + colorKeys(at: \.colors) { $0.defaultRows }

  private static let textStyles: [(word: String, option: TextStyle)] = [
    ("bold", .bold), ("italic", .italic), ("underline", .underline), ("dim", .dim),
    ("reverse", .reverse),
  ]

  /// The keys of colors, and of the style of a text, in rows and in color rules.
  static func colorKeys<Given>(
    at colors: WritableKeyPath<Given, RowColors> & Sendable,
    byDefault standard: (@Sendable (Texts) -> String)? = nil
  ) -> [TypedKey<Given>] {
    [
      .key(
        "color", .color, byDefault: standard ?? { $0.defaultTerminals }, codes: [.W203],
        meaning: { $0.meaningOfColor }, sets: { $0[keyPath: colors].color = $1 }),
      .key(
        "keyColor", .color, byDefault: standard ?? { $0.defaultThemes }, codes: [.W203],
        meaning: { $0.meaningOfKeyColor }, sets: { $0[keyPath: colors].keyColor = $1 }),
      .key(
        "backgroundColor", .color, byDefault: standard ?? { $0.defaultTerminals }, codes: [.W203],
        meaning: { $0.meaningOfBackgroundColor },
        sets: { $0[keyPath: colors].backgroundColor = $1 }),
      .key(
        "textStyle", .words(textStyles), byDefault: standard ?? { $0.defaultPlain },
        meaning: { $0.meaningOfTextStyle }, sets: { $0[keyPath: colors].textStyle = $1 }),
    ]
  }
}

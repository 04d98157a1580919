extension FormVocabulary {
  static let computedKeys: [TypedKey<GivenRow>] = [
    .key("formula", .formula, codes: [.F106, .F303]) { $0.formula = $1 },
    .key("formulaMode", .word(RowFormula.Mode.self), default: "always", needs: "formula") {
      $0.formulaMode = $1
    },
    .key("defaultFormula", .formula, codes: [.F106, .F303, .W108, .W402]) {
      $0.defaultFormula = $1
    },
    .key("colorRules", .dictionaries(in: .colorRule), codes: [.F107]) {
      $0.colorRules = $1.compactMap(\.colorRule)
    },
  ]

  static let colorRuleKeys: [TypedKey<GivenColorRule>] =
    [
      .key(
        "predicate", .writtenPredicate, default: .words { $0.defaultRequired },
        codes: [.F107, .W108],
        sets: { $0.predicate = $1 })
    ] + colorKeys(at: \.colors, default: .words { $0.defaultRows })

  private static let textStyles: [(word: String, option: TextStyle)] = [
    ("bold", .bold), ("italic", .italic), ("underline", .underline), ("dim", .dim),
    ("reverse", .reverse),
  ]

  /// The keys of colors, and of the style of a text, in rows and in color rules.
  static func colorKeys<Given>(
    at colors: WritableKeyPath<Given, RowColors> & Sendable,
    default standard: KeyDefault? = nil
  ) -> [TypedKey<Given>] {
    [
      .key("color", .color, default: standard ?? .words { $0.defaultTerminals }, codes: [.W203]) {
        $0[keyPath: colors].color = $1
      },
      .key("keyColor", .color, default: standard ?? .words { $0.defaultThemes }, codes: [.W203]) {
        $0[keyPath: colors].keyColor = $1
      },
      .key(
        "backgroundColor", .color, default: standard ?? .words { $0.defaultTerminals },
        codes: [.W203],
        sets: { $0[keyPath: colors].backgroundColor = $1 }),
      .key("textStyle", .words(textStyles), default: standard ?? .words { $0.defaultPlain }) {
        $0[keyPath: colors].textStyle = $1
      },
    ]
  }
}

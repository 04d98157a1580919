import Texts

/// W203: text that can hardly be read on its background.
enum ContrastCheck: RowCheck {
  /// Minimum contrast that WCAG 2.2 requires of large text and of parts of a user interface.
  private static let leastContrast = 3.0

  static func check(_ draft: DraftRow) {
    check(draft.row.colors, in: draft.reader)
    for rule in draft.colorRules {
      check(draft.row.colors.overridden(by: rule.rule.colors), in: rule.reader)
    }
  }

  /// The colors of a row, or those that it has by one of its color rules: what that gives is in `reader`.
  private static func check(_ colors: RowColors, in reader: DictionaryReader) {
    guard let background = colors.backgroundColor else { return }
    for (key, color) in [("color", colors.color), ("keyColor", colors.keyColor)] {
      guard let given = [key, "backgroundColor"].first(where: reader.has),
        let contrast = color?.contrast(with: background), contrast < leastContrast
      else { continue }
      reader.report(
        .W203, of: given,
        found: Sentence { $0.contrastOf(tenths: Int(contrast * 10)) },
        advice: Sentence { $0.atLeastContrast(Int(leastContrast)) }
      ) { $0.hardToRead(key, on: "backgroundColor") }
    }
  }
}

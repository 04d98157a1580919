import Expressions
import Texts
import Values

/// What is computed of a record: values and colors.
extension RowDecoder {
  /// The row's formulas and color rules; what is returned is as it was written.
  func decodeFormulas(
    _ reader: DictionaryReader, into row: inout ConfigRow
  ) -> (formulas: [DraftExpression], colorRules: [DraftColorRule]) {
    guard reader.entries.contains(where: { Self.computedKeys.contains($0.key) }) else {
      return ([], [])
    }
    let modes = RowFormula.Mode.allCases.map(\.rawValue)
    let mode = reader.word("formulaMode", words: modes) { RowFormula.Mode(rawValue: $0) }
    let formula = reader.expression("formula")
    row.formula = formula.map { RowFormula($0.expression, mode: mode ?? .always) }
    let defaultFormula = reader.expression("defaultFormula")
    row.defaultFormula = defaultFormula?.expression
    let rules = colorRules(reader)
    row.colorRules = rules.map(\.rule)
    return ([formula, defaultFormula].compactMap(\.self), rules)
  }

  private static let computedKeys = Set(FormVocabulary.computedKeys.map(\.name))

  /// Limits that are neither numbers nor dates.
  func decodeBounds(_ reader: DictionaryReader, into row: inout ConfigRow) -> [DraftExpression] {
    func bound(_ key: String, _ constant: Bound?) -> DraftExpression? {
      guard constant == nil, let text = reader.entry(key)?.value.string,
        (try? Expression(text)) != nil, DecimalText(Words.trimmed(text)) == nil,
        !TypedDate.isWrittenLikeDay(Words.trimmed(text)), !Words.trimmed(text).isDayWithSlashes
      else { return nil }
      return reader.expression(key)
    }
    let minimum = bound("minimumValue", row.minimumValue)
    let maximum = bound("maximumValue", row.maximumValue)
    row.minimumFormula = minimum?.expression
    row.maximumFormula = maximum?.expression
    return [minimum, maximum].compactMap(\.self)
  }

  /// What a color rule changes.
  private static let looks = FormVocabulary.colorRuleKeys.map(\.name).filter { $0 != "predicate" }

  private func colorRules(_ reader: DictionaryReader) -> [DraftColorRule] {
    let readers = reader.dictionaries("colorRules", in: .colorRule)
    return readers.compactMap { reader in
      let colors = colors(reader)
      guard reader.has("predicate") else {
        reader.report(.F107, at: reader.position, advice: Sentence { $0.conditionAdvice }) {
          $0.ruleNeedsPredicate
        }
        return nil
      }
      guard var written = reader.expression("predicate") else { return nil }
      // What a key with a typo would do is reported there.
      if !Self.looks.contains(where: reader.has), reader.unknown.isEmpty {
        reader.report(
          .W108, of: "predicate",
          advice: Sentence { $0.giveOrDrop("color", "predicate") }
        ) { $0.noEffectWithout("predicate", "color") }
      }
      written.type = .bool
      return DraftColorRule(
        rule: ColorRule(written.expression, colors), written: written, reader: reader)
    }
  }
}

extension DictionaryReader {
  /// An expression; nil where the key is not given, or can't be read (F301).
  func expression(_ key: String) -> DraftExpression? {
    let isPredicate = type(of: key) == .predicate
    let advice = Sentence { isPredicate ? $0.conditionAdvice : $0.formulaAdvice }
    return predicate(key, advice: advice).map {
      DraftExpression(key: key, expression: $0, position: position(of: key))
    }
  }
}

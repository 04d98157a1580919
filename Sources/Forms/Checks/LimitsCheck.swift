import Expressions
import Texts
import Values

/// F403, F304: a minimum is not above its maximum, and both are of the kind of the row's values.
enum LimitsCheck: RowCheck {
  static func check(_ draft: DraftRow) {
    let row = draft.row
    checkCounts("Length", row.minimumLength, row.maximumLength, draft)
    checkCounts("Count", row.minimumCount, row.maximumCount, draft)
    checkCounts("Selection", row.minimumSelection, row.maximumSelection, draft)
    checkCounts(
      "FractionDigits", row.minimumFractionDigits, row.maximumFractionDigits, draft)
    switch (row.minimumValue, row.maximumValue) {
    case (.number, .date), (.date, .number):
      draft.report(.F106, of: "maximumValue", advice: \.twoOfOneKind) { $0.numberAndDate }
      return
    case (.number(let low), .number(let high)):
      if high < low {
        report("Value", low.description, high.description, draft)
      } else if row.valueType == .integer, !high.isInteger, !low.isInteger,
        high.withoutFraction == low.withoutFraction, high.sign == low.sign
      {
        reportNoInteger(low, high, draft)
      }
    case (.date(let low), .date(let high)):
      if let from = Self.date(low), let to = Self.date(high), to.isBefore(from) {
        report("Value", low, high, draft)
      }
    case (nil, _), (_, nil): break
    }
    for (key, bound) in [("minimumValue", row.minimumValue), ("maximumValue", row.maximumValue)] {
      if let bound, !suits(row, bound) { reportKind(key, bound, draft) }
    }
  }

  /// True if a row's values can be compared with a limit, as far as is known before there is a
  /// record.
  private static func suits(_ row: ConfigRow, _ bound: Bound) -> Bool {
    switch (RowTypes.type(of: row), bound) {
    case (.number, .date): false
    case (.date, .number): row.dates?.storage.isNumber == true
    case (.number, .number), (.date, .date): true
    case (.bool, _), (.text, _), (.list, _), (.object, _), (.null, _), (.any, _): true
    }
  }

  private static func reportKind(_ key: String, _ bound: Bound, _ draft: DraftRow) {
    let expected = RowTypes.type(of: draft.row)
    let found: ExpressionType = if case .date = bound { .date } else { .number }
    draft.report(
      .F304, of: key,
      found: draft.reader.entry(key)?.value.scalarText.map { TextQuoting.shown($0) },
      advice: Sentence { found == .date ? $0.numberAsBound : $0.dateAsBound }
    ) {
      $0.boundOfOtherKind(key, expected: expected.name(in: $0), found: found.name(in: $0))
    }
  }

  /// Limits with a fraction, and no whole number between them.
  private static func reportNoInteger(_ low: DecimalText, _ high: DecimalText, _ draft: DraftRow) {
    draft.report(
      .F403, of: "minimumValue",
      found: Sentence { $0.andValue(low.description, high.description) },
      advice: \.otherLimitsOrNumber
    ) { $0.noWholeNumberBetween }
  }

  private static func date(_ text: String) -> DateText? {
    DateText(text) ?? DateText(timeOfDay: text)
  }

  private static func checkCounts(
    _ name: String, _ minimum: Int?, _ maximum: Int?, _ draft: DraftRow
  ) {
    guard let minimum, let maximum, maximum < minimum else { return }
    report(name, String(minimum), String(maximum), draft)
  }

  private static func report(
    _ name: String, _ minimum: String, _ maximum: String, _ draft: DraftRow
  ) {
    draft.report(
      .F403, of: "minimum" + name,
      found: Sentence { $0.andValue(minimum, maximum) },
      advice: Sentence { $0.andValue(maximum, minimum) }
    ) { $0.minimumAboveMaximum(name) }
  }
}

extension DecimalText {
  fileprivate var withoutFraction: DecimalText {
    guard exponent > 0 else { return DecimalText(0) }
    return DecimalText(
      isNegative: sign < 0, digits: Array(digits.prefix(exponent)), exponent: exponent)
  }
}

import Forms
import Texts
import Values

/// Formats the numbers of rows in a locale, and reads typed ones. Used from one thread at a time.
package final class NumberNotation {
  let texts: Texts
  private var formats: NumberFormats
  private var others: [String: NumberFormats] = [:]

  init(_ locale: FormLocale) {
    texts = locale.texts
    formats = NumberFormats(locale: locale.numbers)
  }

  /// A number's JSON text as the row shows it: at least with the locale's decimal separator, so that what is
  /// shown can be typed. The result of a formula is rounded, unless it is asked for exactly.
  func text(_ text: String, in row: ConfigRow, isExact: Bool = false) -> String {
    guard row.numberStyle != .asWritten, let number = DecimalText(text) else {
      return typedText(ofNumber: text, in: row)
    }
    var shown = row.shownNumber(number)
    if !isExact, let digits = row.roundedFractionDigits {
      shown = shown.rounded(toFractionDigits: digits)
    }
    return format(of: row)?.text(of: shown) ?? typedText(ofNumber: text, in: row)
  }

  /// A number that was calculated of a row's values, as the row shows those, with a sign before one that is rounded.
  package func text(
    ofTotal number: DecimalText, isRounded: Bool = false, in row: ConfigRow
  ) -> String {
    let text = row.withAffixes(self.text(number.description, in: row))
    let exact = row.shownNumber(number)
    let isExact = row.roundedFractionDigits.map { exact.rounded(toFractionDigits: $0) == exact }
    return isRounded || isExact == false ? "≈ " + text : text
  }

  /// The format of a row's numbers; nil if they are shown as the record has them.
  package func format(of row: ConfigRow) -> NumberFormat? {
    let format = withFormats(of: row.locale) { formats -> NumberFormat? in
      switch row.numberStyle {
      case .asWritten: nil
      case .decimal: formats.decimal(minimumFractionDigits: row.minimumFractionDigits ?? 0)
      case .currency:
        formats.currency(
          row.currencyCode, minimumFractionDigits: Self.minimumFractionDigits(of: row, &formats))
      case .percent: formats.percent(minimumFractionDigits: row.minimumFractionDigits ?? 0)
      }
    }
    return row.usesGroupingSeparator ? format : format?.ungrouped
  }

  /// The notation of numbers in the row's locale, even if the row shows them as the record has
  /// them.
  package func shape(of row: ConfigRow) -> NumberShape {
    format(of: row)?.shape ?? plainShape(of: row)
  }

  /// The notation of plain numbers in the row's locale.
  func plainShape(of row: ConfigRow) -> NumberShape {
    withFormats(of: row.locale) { $0.numbers }
  }

  /// The formats of a locale; nil: the environment's.
  func withFormats<Result>(
    of locale: String?, _ body: (inout NumberFormats) -> Result
  ) -> Result {
    guard let locale else { return body(&formats) }
    return body(&others[locale, default: NumberFormats(locale: locale)])
  }

  /// Calls `body` with a row whose messages have limits as it shows its numbers, without zeros at their ends: `$50,000`
  /// where values are `$1,234.00`.
  func stating<Result>(limitsOf row: ConfigRow, _ body: (ConfigRow) -> Result) -> Result {
    guard row.hasLimits else { return body(row) }
    var notation = LimitNotation()
    let format = format(of: row)
    notation.numbers = format.map { NumberFormat(shape: $0.shape, minimumFractionDigits: 0) }
    notation.decimalSeparator = shape(of: row).decimalSeparator
    return body(row.with { $0.limitNotation = notation })
  }

  /// A maximum below the currency's own digits lowers those; without either the currency decides.
  private static func minimumFractionDigits(
    of row: ConfigRow, _ formats: inout NumberFormats
  ) -> Int? {
    if let minimum = row.minimumFractionDigits { return minimum }
    guard let maximum = row.maximumFractionDigits else { return nil }
    let usual = formats.currency(row.currencyCode, minimumFractionDigits: nil)
    return min(maximum, usual.minimumFractionDigits)
  }
}

// Percentages.
extension ConfigRow {
  /// Power of ten between a number as it is stored and as it is shown and typed.
  package var shownPower: Int { numberStyle == .percent ? 2 : 0 }

  /// A stored number as it is shown.
  package func shownNumber(_ number: DecimalText) -> DecimalText {
    shownPower == 0 ? number : number.scaled(byPowerOfTen: shownPower)
  }

  /// A typed number as it is stored.
  package func storedNumber(_ number: DecimalText) -> DecimalText {
    shownPower == 0 ? number : number.scaled(byPowerOfTen: -shownPower)
  }

  /// A typed number's JSON text as it is stored, which keeps all of its digits.
  package func storedText(ofTyped json: String) -> String {
    shownPower == 0 ? json : scaled(json, by: -shownPower)
  }

  /// A stored number's JSON text in the unit in which it is shown and typed.
  func shownText(ofStored json: String) -> String {
    shownPower == 0 ? json : scaled(json, by: shownPower)
  }

  private func scaled(_ json: String, by power: Int) -> String {
    guard let number = DecimalText(json)?.scaled(byPowerOfTen: power) else { return json }
    return number.plain ?? number.description
  }
}

extension DecimalText {
  fileprivate var plain: String? {
    abs(exponent) <= NumberFormat.digitLimit ? plainText(minimumFractionDigits: 0) : nil
  }
}

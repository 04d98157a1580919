import FoundationEssentials
import FoundationInternationalization

/// A locale's notation of numbers, or of amounts in a currency: derived from samples of the system's formatter, so
/// that numbers of any length can be written without rounding.
package struct NumberShape: Hashable, Sendable {
  package var decimalSeparator = "."
  /// Separator of groups; empty if there are no groups.
  package var groupingSeparator = ","
  /// Number of digits in the group at the decimal point.
  package var firstGroup = 3
  /// Number of digits in the groups to the left of the first; in India 2.
  package var otherGroups = 3
  /// Minimum number of digits of integers that are grouped (Spain: 5).
  package var minimumGroupedDigits = 4
  package var digits = (0...9).map { Character(String($0)) }
  /// Number of digits after the decimal point of the currency; 0 for plain numbers.
  package var fractionDigits = 0
  /// Currency code of ISO 4217; nil for plain numbers and percentages.
  package var currencyCode: String?
  /// Further names that people type; only if a text may contain a name.
  package var currencyNames: [String] = []
  /// The text before a number of 0 or more: a currency's symbol.
  package var positivePrefix = ""
  package var positiveSuffix = ""
  /// The text before a negative number, its sign included.
  package var negativePrefix = "-"
  package var negativeSuffix = ""

  /// The shape of plain numbers; `en_US_POSIX` is known without a query.
  static func numbers(locale identifier: String) -> NumberShape {
    guard identifier != "en_US_POSIX" else { return NumberShape() }
    let style = Decimal.FormatStyle(locale: Locale(identifier: identifier))
    var shape = NumberShape(style.format)
    shape.fractionDigits = 0
    return shape
  }

  /// The shape of amounts in `code`, an ISO 4217 code.
  static func currency(_ code: String, locale identifier: String) -> NumberShape {
    var shape = shownCurrency(code, locale: identifier)
    shape.currencyCode = code
    return shape
  }

  private static func shownCurrency(_ code: String, locale identifier: String) -> NumberShape {
    if let shape = knownCurrency(code, locale: identifier) { return shape }
    let name = identifier == "en_US_POSIX" ? "en_US" : identifier
    let style = Decimal.FormatStyle.Currency(code: code, locale: Locale(identifier: name))
    var shape = NumberShape(style.format)
    if shape.fractionDigits == 0 {
      // Yen have no fraction to learn the separator from.
      shape.decimalSeparator = numbers(locale: identifier).decimalSeparator
    }
    return shape
  }

  static func percent(locale identifier: String) -> NumberShape {
    var shape = numbers(locale: identifier)
    let name = identifier == "en_US_POSIX" ? "en_US" : identifier
    let style = Decimal.FormatStyle.Percent(locale: Locale(identifier: name))
    func affixes(_ number: Decimal) -> (prefix: String, suffix: String) {
      let text = style.format(number).withoutDirectionMarks
      let suffix = text.reversed().prefix { !$0.isNumber }.reversed()
      return (String(text.prefix { !$0.isNumber }), String(suffix))
    }
    let hundredth = Decimal(1) / 100
    (shape.positivePrefix, shape.positiveSuffix) = affixes(hundredth)
    (shape.negativePrefix, shape.negativeSuffix) = affixes(-hundredth)
    return shape
  }

  /// The currency code of a locale's region; nil if it has none.
  static func currencyCode(locale identifier: String) -> String? {
    guard identifier != "en_US_POSIX" else { return nil }
    return Locale(identifier: identifier).currency?.identifier
  }

  /// Sample number, whose ten digits before the decimal point show the groups; the rest is
  /// the fraction.
  private static let sample = Decimal(string: "1234567890.5") ?? 0

  /// English without a symbol.
  init() {}

  /// Faster than `String(_:)` of a sequence, whose first call inspects the sequence's type.
  private static func string(_ characters: ArraySlice<Character>) -> String {
    characters.reduce(into: "") { $0.append($1) }
  }

  private init(_ format: (Decimal) -> String) {
    let text = Array(format(Self.sample).withoutDirectionMarks)
    let indices = text.indices.filter { text[$0].isNumber }
    guard indices.count >= 10, let last = indices.last else { return }
    digits = (0...9).map { text[indices[($0 + 9) % 10]] }
    fractionDigits = indices.count - 10
    if fractionDigits > 0 {
      decimalSeparator = Self.string(text[indices[9] + 1..<indices[10]])
    }
    // Places of the separators among the ten digits: 1,234,567,890 has them before digits 1, 4, 7.
    let breaks = (1..<10).filter { indices[$0] != indices[$0 - 1] + 1 }
    groupingSeparator = ""
    if let final = breaks.last {
      groupingSeparator = Self.string(text[indices[final - 1] + 1..<indices[final]])
      firstGroup = 10 - final
      otherGroups = breaks.count > 1 ? final - breaks[breaks.count - 2] : firstGroup
    }
    positivePrefix = Self.string(text[..<indices[0]])
    positiveSuffix = Self.string(text[(last + 1)...])
    let below = Array(format(-Self.sample).withoutDirectionMarks)
    let belowIndices = below.indices.filter { below[$0].isNumber }
    guard let first = belowIndices.first, let end = belowIndices.last else { return }
    negativePrefix = Self.string(below[..<first])
    negativeSuffix = Self.string(below[(end + 1)...])
    if !groupingSeparator.isEmpty, !format(1234).contains(groupingSeparator) {
      minimumGroupedDigits = 5
    }
  }
}

extension NumberShape {
  /// The shape of amounts in a frequent currency, in the locale of the United States and without a locale; nil for
  /// others. Querying the system's formatter would take a fifth of the program's start.
  static func knownCurrency(_ code: String, locale identifier: String) -> NumberShape? {
    guard identifier == "en_US_POSIX" || identifier == "en_US",
      let known = symbols.first(where: { $0.code == code })
    else { return nil }
    var shape = NumberShape()
    shape.positivePrefix = known.symbol
    shape.negativePrefix = "-" + known.symbol
    shape.fractionDigits = known.fractionDigits
    return shape
  }

  /// Symbols from CLDR for English; a test compares them with the system's.
  private static let symbols: [(code: String, symbol: String, fractionDigits: Int)] = [
    ("USD", "$", 2), ("EUR", "€", 2), ("GBP", "£", 2), ("JPY", "¥", 0), ("CNY", "CN¥", 2),
    ("CHF", "CHF\u{A0}", 2), ("CAD", "CA$", 2), ("AUD", "A$", 2), ("NZD", "NZ$", 2),
    ("HKD", "HK$", 2), ("TWD", "NT$", 2), ("SGD", "SGD\u{A0}", 2), ("INR", "₹", 2),
    ("KRW", "₩", 0), ("BRL", "R$", 2), ("MXN", "MX$", 2), ("NOK", "NOK\u{A0}", 2),
    ("SEK", "SEK\u{A0}", 2), ("DKK", "DKK\u{A0}", 2), ("PLN", "PLN\u{A0}", 2), ("ILS", "₪", 2),
  ]
}

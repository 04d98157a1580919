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

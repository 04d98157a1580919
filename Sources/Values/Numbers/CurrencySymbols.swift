/// Spellings of a currency besides the symbol of the locale.
package enum CurrencySymbols {
  /// The code of a currency and its local symbols; for most currencies the code alone.
  static func symbols(of code: String) -> [String] {
    [code] + (local.first { $0.codes.contains(code) }?.symbols ?? [])
  }

  /// The currency named in a text by its code in capitals or by a symbol; nil for any other text. O(currencies).
  package static func currency(in text: String) -> String? {
    let code = text.uppercased()
    if CurrencyCodes.contains(code) { return code }
    let isSymbol =
      text.unicodeScalars.contains { $0.properties.generalCategory == .currencySymbol }
      || local.contains { $0.symbols.contains(text) }
    return isSymbol ? text : nil
  }

  private static let local: [(codes: [String], symbols: [String])] = [
    (["AUD", "CAD", "MXN", "NZD", "SGD", "USD"], ["$"]), (["HKD", "TWD"], ["$", "元"]),
    (["CNY"], ["¥", "元", "RMB"]), (["JPY"], ["¥", "円"]), (["KRW"], ["₩", "원"]),
    (["EUR"], ["€"]), (["GBP"], ["£"]), (["CHF"], ["Fr.", "Fr"]),
    (["DKK", "ISK", "NOK", "SEK"], ["kr", "kr."]), (["PLN"], ["zł"]), (["CZK"], ["Kč"]),
    (["HUF"], ["Ft"]), (["RUB"], ["₽"]), (["UAH"], ["₴"]), (["TRY"], ["₺"]), (["ILS"], ["₪"]),
    (["INR"], ["₹"]), (["BRL"], ["R$"]), (["VND"], ["₫"]), (["THB"], ["฿"]), (["PHP"], ["₱"]),
    (["NGN"], ["₦"]),
  ]
}

import CICU

/// Names and symbols of currencies that ICU has in a language, and in English.
package enum CurrencyNames {
  /// The names of a currency by its ISO 4217 code: `US$`, `US dollars`, `dollars`, `美元`. Case is ignored.
  static func names(of code: String, locale: String) -> [String] {
    let english = pluralNames(of: code, locale: "en")
    let units = english.compactMap(unit)
    let all = symbols(of: code, locale: locale) + pluralNames(of: code, locale: locale)
    return (all + english + units).reduce(into: []) { names, name in
      if !name.isEmpty, name != code, !names.contains(name) { names.append(name) }
    }
  }

  /// The codes of currencies by name, in lower case. Takes some milliseconds.
  static func codes(locale: String) -> [String: [String]] {
    var codes: [String: [String]] = [:]
    for code in CurrencyCodes.all {
      for name in Set(names(of: code, locale: locale).map { $0.lowercased() }) {
        codes[name, default: []].append(code)
      }
    }
    return codes
  }

  /// The symbol of the locale, and the local one after the letters of its country: `US$`, `CN¥`.
  private static func symbols(of code: String, locale: String) -> [String] {
    let own = [locale, "en"].map { symbol(of: code, locale: $0, style: .ofLocale) }
    let local = symbol(of: code, locale: locale, style: .narrow)
    let isSymbol = local.unicodeScalars.contains {
      $0.properties.generalCategory == .currencySymbol
    }
    return own + (isSymbol && local.count == 1 ? [code.prefix(2) + local] : [])
  }

  /// `dollars` of `US dollars`; nil for names of one word.
  private static func unit(of name: String) -> String? {
    guard let blank = name.lastIndex(of: " ") else { return nil }
    let unit = name[name.index(after: blank)...]
    return unit.allSatisfy(\.isLetter) ? String(unit) : nil
  }

  // MARK: ICU

  private enum SymbolStyle: Int32 {
    case ofLocale = 0
    case narrow = 2
  }

  private static let pluralCategories = ["one", "two", "few", "many", "other"]

  private static func symbol(of code: String, locale: String, style: SymbolStyle) -> String {
    name(of: code) { swift_ucurr_getName($0, locale, style.rawValue, $1, $2, $3) }
  }

  private static func pluralNames(of code: String, locale: String) -> [String] {
    pluralCategories.map { category in
      name(of: code) { swift_ucurr_getPluralName($0, locale, $1, category, $2, $3) }
    }
  }

  private static func name(
    of code: String,
    _ ask: (
      UnsafePointer<UInt16>, UnsafeMutablePointer<Int8>, UnsafeMutablePointer<Int32>,
      UnsafeMutablePointer<Int32>
    ) -> UnsafePointer<UInt16>?
  ) -> String {
    var (isChoiceFormat, length, status): (Int8, Int32, Int32) = (0, 0, 0)
    guard let units = ask(Array(code.utf16) + [0], &isChoiceFormat, &length, &status), status <= 0
    else { return "" }
    let characters = UnsafeBufferPointer(start: units, count: Int(length))
    return String(decoding: characters, as: UTF16.self).withoutDirectionMarks
  }
}

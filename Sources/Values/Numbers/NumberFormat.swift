/// Formats exact numbers for a locale: never rounded, of any length.
package struct NumberFormat: Hashable, Sendable {
  package let shape: NumberShape
  /// Number of digits up to which the fraction is padded with zeros.
  package let minimumFractionDigits: Int

  package init(shape: NumberShape, minimumFractionDigits: Int) {
    self.shape = shape
    self.minimumFractionDigits = minimumFractionDigits
  }

  /// Maximum number of digits before or after the decimal point; a number with more is shown
  /// as written.
  package static let digitLimit = 400

  /// Formats `number` with all of its fraction digits. Nil if it is too long to spell out.
  package func text(of number: DecimalText) -> String? {
    guard abs(number.exponent) <= Self.digitLimit, number.digits.count <= Self.digitLimit else {
      return nil
    }
    var text = number.sign < 0 ? shape.negativePrefix : shape.positivePrefix
    let integer = number.integerDigits
    let isGrouped =
      !shape.groupingSeparator.isEmpty && integer.count >= shape.minimumGroupedDigits
    for (index, digit) in integer.enumerated() {
      if isGrouped, index > 0, isGroupStart(digitsLeft: integer.count - index) {
        text += shape.groupingSeparator
      }
      text.append(shape.digits[Int(digit)])
    }
    let fraction = number.fractionPart(atLeast: minimumFractionDigits)
    if !fraction.isEmpty {
      text += shape.decimalSeparator
      for digit in fraction { text.append(shape.digits[Int(digit)]) }
    }
    return text + (number.sign < 0 ? shape.negativeSuffix : shape.positiveSuffix)
  }

  private func isGroupStart(digitsLeft: Int) -> Bool {
    digitsLeft == shape.firstGroup
      || digitsLeft > shape.firstGroup && (digitsLeft - shape.firstGroup) % shape.otherGroups == 0
  }
}

extension NumberFormat {
  package var ungrouped: NumberFormat {
    var shape = shape
    shape.groupingSeparator = ""
    return NumberFormat(shape: shape, minimumFractionDigits: minimumFractionDigits)
  }
}

/// The number formats of one locale, created on demand.
package struct NumberFormats {
  let locale: String
  private var plain: NumberShape?
  private var hundredths: NumberShape?
  private var currencies: [String: NumberShape] = [:]
  private var localCurrency: String??
  private var currencyNames: [String: [String]] = [:]
  private var currencyCodes: [String: [String]]?

  /// Requests nothing from the system until a format is needed.
  package init(locale: String) { self.locale = locale }

  /// Grouped, without a symbol.
  package mutating func decimal(minimumFractionDigits: Int) -> NumberFormat {
    NumberFormat(shape: numbers, minimumFractionDigits: minimumFractionDigits)
  }

  /// An amount. `""` and a locale without a currency give grouping without a symbol and 2 digits.
  package mutating func currency(_ code: String?, minimumFractionDigits: Int?) -> NumberFormat {
    guard let code = code ?? currencyOfLocale, !code.isEmpty else {
      return decimal(minimumFractionDigits: minimumFractionDigits ?? 2)
    }
    let shape = currencies[code] ?? NumberShape.currency(code, locale: locale)
    currencies[code] = shape
    return NumberFormat(
      shape: shape, minimumFractionDigits: minimumFractionDigits ?? shape.fractionDigits)
  }

  /// Percent with the locale's sign. The caller scales the number by 100.
  package mutating func percent(minimumFractionDigits: Int) -> NumberFormat {
    let shape = hundredths ?? NumberShape.percent(locale: locale)
    hundredths = shape
    return NumberFormat(shape: shape, minimumFractionDigits: minimumFractionDigits)
  }

  /// The shape of plain numbers; requested from the system the first time.
  package var numbers: NumberShape {
    mutating get {
      let shape = plain ?? NumberShape.numbers(locale: locale)
      plain = shape
      return shape
    }
  }

  /// A currency's names in the locale's language and in English.
  package mutating func names(ofCurrency code: String) -> [String] {
    let names = currencyNames[code] ?? CurrencyNames.names(of: code, locale: locale)
    currencyNames[code] = names
    return names
  }

  /// The codes of the currencies that a name may mean, in the locale's language or in English.
  package mutating func currencies(named name: String) -> [String] {
    let codes = currencyCodes ?? CurrencyNames.codes(locale: locale)
    currencyCodes = codes
    return codes[name.lowercased()] ?? []
  }

  private var currencyOfLocale: String? {
    mutating get {
      if let known = localCurrency { return known }
      let code = NumberShape.currencyCode(locale: locale)
      localCurrency = .some(code)
      return code
    }
  }
}

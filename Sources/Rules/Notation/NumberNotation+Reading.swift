import Forms
import JSONText
import Values

/// Numbers as people type them in a row: what its locale shows is taken, and what JSON writes.
extension NumberNotation {
  /// All that a typed text can mean as the row's number.
  package func reading(of text: String, in row: ConfigRow) -> NumberReading {
    let shape = typedShape(of: row, for: text)
    let takesFraction = takesFraction(row)
    func read(_ text: String) -> NumberReading {
      NumberReading(
        text, shape: shape, takesFraction: takesFraction,
        mostFractionDigits: row.maximumFractionDigits)
    }
    let reading = read(text)
    // What is shown can be typed.
    guard !reading.isNumber, let bare = row.withoutAffixes(text) else { return reading }
    let inside = read(bare)
    return inside.isNumber ? inside : reading
  }

  /// The notation of numbers in the row's locale, with the names of its currency where the text
  /// may have one.
  private func typedShape(of row: ConfigRow, for text: String) -> NumberShape {
    var shape = shape(of: row)
    if let code = shape.currencyCode, text.contains(where: \.isLetter) {
      shape.currencyNames = withFormats(of: row.locale) { $0.names(ofCurrency: code) }
    }
    return shape
  }

  /// The JSON number that a text means in the row; or why it is none.
  package func number(_ text: String, in row: ConfigRow) -> Result<JSONValue, ValidationFailure> {
    let reading = reading(of: text, in: row)
    switch reading.result {
    case .complete(let json): return .success(.number(row.storedText(ofTyped: json)))
    case .ambiguous: return .failure(row.failure(.type, words(for: reading, in: row) ?? ""))
    case .open, .impossible:
      if let reason = otherCurrency(in: text, of: row) {
        return .failure(row.failure(.type, reason))
      }
      let hasDigits = text.contains(where: \.isNumber) && !text.contains(where: \.isLetter)
      // A row of any type takes a number where its choices, or the values next to it, are numbers.
      let type = (row.valueType == .integer ? ValueType.integer : .number).words(in: texts)
      let message =
        hasDigits
        ? texts.isNot(type, example: example(in: row))
        : stating(limitsOf: row) { $0.isNot(type, texts) }
      return .failure(row.failure(.type, message))
    }
  }

  /// The message about a number with another currency than the row's; nil for any other text.
  func otherCurrency(in text: String, of row: ConfigRow) -> String? {
    guard !row.disclosure.isSecret, row.numberStyle == .currency,
      let own = shape(of: row).currencyCode
    else { return nil }
    let isOfWord = { (character: Character) in
      character.isLetter
        || character.unicodeScalars.first?.properties.generalCategory == .currencySymbol
    }
    guard let start = text.firstIndex(where: isOfWord),
      let last = text.lastIndex(where: isOfWord)
    else { return nil }
    let end = text.index(after: last)
    guard reading(of: String(text[..<start] + text[end...]), in: row).isNumber,
      let found = currency(in: String(text[start..<end]), locale: row.locale)
    else { return nil }
    return texts.takesCurrency(own, not: found)
  }

  /// The currency that a text names by its code, a symbol or a name: by its code where it can be no other's.
  private func currency(in text: String, locale: String?) -> String? {
    if let found = CurrencySymbols.currency(in: text) { return found }
    let codes = withFormats(of: locale) { $0.currencies(named: text) }
    return codes.count > 1 ? text : codes.first
  }

  /// Both readings of an ambiguous separator, each as it can be typed; nil where there is one.
  package func words(for reading: NumberReading, in row: ConfigRow) -> String? {
    guard case .ambiguous(let grouped, let decimal) = reading.result else { return nil }
    guard !row.disclosure.isSecret else { return texts.ambiguousSeparator }
    let local = decimal.replacing(".", with: shape(of: row).decimalSeparator)
    return texts.couldBe(grouped, or: local)
  }

  /// A number's JSON text as an editor opens with it: with the locale's decimal separator, never with groups.
  package func typedText(ofNumber json: String, in row: ConfigRow) -> String {
    guard row.writesNumbers else { return json }
    let json = row.shownText(ofStored: json)
    guard json.contains(".") else { return json }
    let separator = shape(of: row).decimalSeparator
    return separator == "." ? json : json.replacing(".", with: separator)
  }

  /// True if a typed separator can be a decimal one: not for yen, nor for whole numbers.
  private func takesFraction(_ row: ConfigRow) -> Bool {
    if row.valueType == .integer { return false }
    if let digits = row.minimumFractionDigits, digits > 0 { return true }
    if let digits = row.maximumFractionDigits { return digits > 0 }
    guard row.numberStyle == .currency, let format = format(of: row) else { return true }
    return format.minimumFractionDigits > 0 || format.shape.fractionDigits > 0
  }

  private func example(in row: ConfigRow) -> String {
    let number = DecimalText(takesFraction(row) ? "1234.5" : "1234") ?? DecimalText(0)
    return NumberFormat(shape: plainShape(of: row), minimumFractionDigits: 0).text(of: number) ?? ""
  }
}

extension ConfigRow {
  /// True if numbers are shown in the notation of the locale: where the typed text is a number,
  /// and where nothing is typed.
  fileprivate var writesNumbers: Bool {
    if storesNumber || usualType == .number { return true }
    return valueType == .any
      && (valuePath == nil || readOnly || isComputed || cellTraits.contains(.readOnly))
  }
}

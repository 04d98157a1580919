import PlistText
import Texts
import Values

/// Names of what formats depend on: locales, zones, currencies, patterns of dates.
extension GivenValue {
  /// Identifier of a known locale in the system's notation: `de_DE`, also if written `de-DE`.
  var locale: String? {
    guard let text = trimmedText else { return nil }
    if let locale = FormLocale.identifier(text) { return locale }
    reportFormat(text, FormLocale.identifier(nearestTo: text)) { $0.noSuchLocale }
    return nil
  }

  var timeZone: String? {
    guard let text = trimmedText else { return nil }
    if ZoneClock(text) != nil { return text }
    let names = ZoneClock.names
    let advice =
      names.first { $0.lowercased() == text.lowercased() }
      ?? names.first { $0.hasSuffix("/" + text) } ?? NearestName.of(text, among: names)
    reportFormat(text, advice) { $0.noSuchTimeZone }
    return nil
  }

  var currencyCode: String? {
    guard let code = trimmedText else { return nil }
    if code.isEmpty || CurrencyCodes.contains(code) { return code }
    let upper = code.uppercased()
    let advice =
      CurrencyCodes.contains(upper)
      ? Sentence(verbatim: "\"\(upper)\"") : Sentence { $0.currencyAdvice }
    report(.F204, quoting: code, advice: advice) { $0.noSuchCurrency }
    return nil
  }

  var datePattern: DatePattern? {
    guard let text else { return nil }
    if let pattern = Self.pattern(text) { return pattern }
    reportPattern(text)
    return nil
  }

  /// Nil for a text that is not a pattern, or shows nothing of a date.
  private static func pattern(_ text: String) -> DatePattern? {
    guard !DatePattern.hasOpenQuote(in: text), let pattern = DatePattern(text),
      pattern.showsDay || pattern.showsTime
    else { return nil }
    return pattern
  }

  /// The notation in which dates are stored: a word, or a pattern with which they can also be
  /// parsed.
  func dateStorage(mode: DateMode?) -> DateStorage.Notation? {
    guard let text else { return nil }
    let words = DateStorage.Notation.words
    if let notation = words[Words.trimmed(text)] { return notation }
    guard let pattern = Self.pattern(text) else {
      let nearest = NearestName.of(Words.trimmed(text), among: words.keys.sorted())
      if nearest == nil {
        reportPattern(text)
      } else {
        reportFormat(text, nearest) { $0.invalidDatePattern }
      }
      return nil
    }
    guard let example = Self.lossless(insteadOf: pattern, mode) else { return .pattern(pattern) }
    let meant = pattern.withoutConfusion.flatMap { DatePattern($0) }.flatMap {
      Self.lossless(insteadOf: $0, mode) == nil ? $0.source : nil
    }
    reportFormat(text, meant ?? example) { $0.patternLosesDates }
    return nil
  }

  /// A pattern from which dates can be read again, in place of one from which they can't; nil for one from which they can.
  private static func lossless(insteadOf pattern: DatePattern, _ mode: DateMode?) -> String? {
    let isDayOpen = mode == .time ? false : pattern.showsDay || mode != nil
    let isTimeOpen = mode == .time || mode == .dateAndTime || pattern.showsTime
    guard isDayOpen && !pattern.determinesDay || isTimeOpen && !pattern.determinesTime else {
      return nil
    }
    return isTimeOpen ? isDayOpen ? "yyyy-MM-dd HH:mm" : "HH:mm" : "yyyy-MM-dd"
  }

  private func reportPattern(_ text: String) {
    let letter = DatePattern.firstUnknown(in: text)
    if letter == nil, DatePattern.hasOpenQuote(in: text) {
      report(.F204, quoting: text, advice: \.closedDateQuote) { $0.dateQuoteNotClosed }
      return
    }
    report(.F204, quoting: text, advice: "\"yyyy-MM-dd\"") { texts in
      letter.map { texts.invalidDatePattern(letter: String($0)) } ?? texts.invalidDatePattern
    }
  }
}

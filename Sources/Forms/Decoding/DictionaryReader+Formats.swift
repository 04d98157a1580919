import PlistText
import Texts
import Values

/// Names of what formats depend on: locales, zones, currencies, patterns of dates.
extension DictionaryReader {
  /// A locale that the system knows, as it names it: `de_DE`, also written `de-DE`.
  func locale(_ key: String) -> String? {
    guard let text = string(key).map(Words.trimmed) else { return nil }
    if let locale = FormLocale.identifier(text) { return locale }
    reportFormat(key, text, FormLocale.identifier(nearestTo: text)) { $0.noSuchLocale }
    return nil
  }

  /// A zone that the system knows.
  func timeZone(_ key: String) -> String? {
    guard let text = string(key).map(Words.trimmed) else { return nil }
    if ZoneClock(text) != nil { return text }
    let names = ZoneClock.names
    let advice =
      names.first { $0.lowercased() == text.lowercased() }
      ?? names.first { $0.hasSuffix("/" + text) } ?? NearestName.of(text, among: names)
    reportFormat(key, text, advice) { $0.noSuchTimeZone }
    return nil
  }

  /// A currency's code; empty for none.
  func currencyCode() -> String? {
    let key = "currencyCode"
    guard let code = string(key).map(Words.trimmed) else { return nil }
    if code.isEmpty || CurrencyCodes.contains(code) { return code }
    let upper = code.uppercased()
    let advice =
      CurrencyCodes.contains(upper)
      ? Sentence(verbatim: "\"\(upper)\"") : Sentence { $0.currencyAdvice }
    report(.F204, of: key, found: TextQuoting.shown(code), advice: advice) {
      $0.noSuchCurrency
    }
    return nil
  }

  /// A pattern of dates.
  func datePattern(_ key: String) -> DatePattern? {
    guard let text = string(key) else { return nil }
    if let pattern = Self.pattern(text) { return pattern }
    reportPattern(key, text)
    return nil
  }

  /// Nil for a text that is not a pattern, or shows nothing of a date.
  private static func pattern(_ text: String) -> DatePattern? {
    guard !DatePattern.hasOpenQuote(in: text), let pattern = DatePattern(text),
      pattern.showsDay || pattern.showsTime
    else { return nil }
    return pattern
  }

  /// How dates are stored: a word, or a pattern from which they can be read again.
  func dateStorage(_ key: String, mode: DateMode?) -> DateStorage.Notation? {
    guard let text = string(key) else { return nil }
    let words = DateStorage.Notation.words
    if let notation = words[Words.trimmed(text)] { return notation }
    guard let pattern = Self.pattern(text) else {
      let nearest = NearestName.of(Words.trimmed(text), among: words.keys.sorted())
      if nearest == nil {
        reportPattern(key, text)
      } else {
        reportFormat(key, text, nearest) { $0.invalidDatePattern }
      }
      return nil
    }
    guard let example = Self.lossless(insteadOf: pattern, mode) else { return .pattern(pattern) }
    let meant = pattern.withoutConfusion.flatMap { DatePattern($0) }.flatMap {
      Self.lossless(insteadOf: $0, mode) == nil ? $0.source : nil
    }
    reportFormat(key, text, meant ?? example) { $0.patternLosesDates }
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

  private func reportPattern(_ key: String, _ text: String) {
    let letter = DatePattern.firstUnknown(in: text)
    if letter == nil, DatePattern.hasOpenQuote(in: text) {
      report(
        .F204, of: key, found: TextQuoting.shown(text),
        advice: Sentence { $0.closedDateQuote }
      ) { $0.dateQuoteNotClosed }
      return
    }
    report(.F204, of: key, found: TextQuoting.shown(text), advice: "\"yyyy-MM-dd\"") { texts in
      letter.map { texts.invalidDatePattern(letter: String($0)) } ?? texts.invalidDatePattern
    }
  }

  /// A mask of what is typed (F204).
  func mask(_ key: String) -> InputMask? {
    guard let text = string(key) else { return nil }
    do throws(InputMask.Fault) {
      return try InputMask(text)
    } catch {
      reportFormat(key, text, "(999) 999-9999") { texts in
        switch error {
        case .endsInBackslash: texts.maskEndsInBackslash
        case .hasNoPlace: texts.maskHasNoPlace
        }
      }
      return nil
    }
  }

  private func reportFormat(
    _ key: String, _ text: String, _ advice: String?,
    _ message: @escaping @Sendable (any Texts) -> String
  ) {
    report(
      .F204, of: key, found: TextQuoting.shown(text),
      advice: advice.map { Sentence(verbatim: "\"\($0)\"") } ?? Sentence { $0.explained(key) },
      message)
  }
}

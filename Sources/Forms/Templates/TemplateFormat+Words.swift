import Values

extension TemplateFormat {
  static let words = [
    "count", "currency", "currency:EUR", "date:yyyy-MM-dd", "lower", "number:2", "percent",
    "printf:%.2f", "upper",
  ]

  /// Reads a format word with its argument; `start` is where it is in the template.
  init(word: String, in scanner: TemplateScanner, start: Int) throws(TemplateSyntaxError) {
    let parts = word.unicodeScalars.split(
      separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first.map { String($0) } ?? ""
    let argument = parts.count > 1 ? Words.trimmed(String(parts[1])) : nil
    switch (name, argument) {
    case ("currency", let code):
      if let code, !code.isEmpty, !CurrencyCodes.contains(code) {
        throw scanner.error(at: start) { "\($0.noSuchCurrency): \(TextQuoting.shown(code))" }
      }
      self = .currency(code)
    case ("number", let digits?):
      guard let count = Int(digits), 0...30 ~= count else {
        throw scanner.error(at: start) { $0.numberTakesDigits }
      }
      self = .number(count)
    case ("date", let pattern?) where !pattern.isEmpty:
      guard case .some = DatePattern(pattern) else {
        let letter = DatePattern.firstUnknown(in: pattern)
        throw scanner.error(at: start) { texts in
          letter.map { texts.invalidDatePattern(letter: String($0)) } ?? texts.invalidDatePattern
        }
      }
      self = .date(pattern)
    case ("percent", nil): self = .percent
    case ("upper", nil): self = .upper
    case ("lower", nil): self = .lower
    case ("count", nil): self = .count
    default:
      throw scanner.error(at: start) {
        $0.unknownFormat(TextQuoting.shown(word), known: Self.words)
      }
    }
  }
}

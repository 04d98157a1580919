/// Corrects patterns that confuse minutes and months, which are one letter, small and capital.
extension DatePattern {
  private static let hours = Set("HhKk".unicodeScalars)
  private static let days = Set("dyu".unicodeScalars)

  /// Probably intended pattern if it has minutes instead of months, or months instead of
  /// minutes: `dd.MM.yyyy` for `dd.mm.yyyy`, `HH:mm` for `HH:MM`. Nil for others.
  package var withoutConfusion: String? {
    let months = indices(of: "m", where: isMonth)
    let minutes = indices(of: "M", where: isMinute)
    let hasMonths = indices(of: "ML", where: { _ in true }).count > minutes.count
    let hasMinutes = indices(of: "m", where: { _ in true }).count > months.count
    var fields = fields
    for index in hasMonths ? [] : months { fields[index] = renamed(index, "M") }
    for index in hasMinutes ? [] : minutes { fields[index] = renamed(index, "m") }
    return fields == self.fields ? nil : fields.map(\.notation).joined()
  }

  /// The pattern with 24-hour hours, if it has 12-hour hours without the half of the day; nil for others.
  package var withWholeDay: String? {
    func has(_ letters: String) -> Bool { !indices(of: letters, where: { _ in true }).isEmpty }
    guard has("hK"), !has("abBHk") else { return nil }
    var fields = fields
    for index in indices(of: "hK", where: { _ in true }) { fields[index] = renamed(index, "H") }
    return fields.map(\.notation).joined()
  }

  private func indices(of letters: String, where isFound: (Int) -> Bool) -> [Int] {
    fields.indices.filter { index in
      symbol(at: index).map { letters.unicodeScalars.contains($0) } == true && isFound(index)
    }
  }

  /// True for minutes next to a day or a year, and to no hour or second.
  private func isMonth(_ index: Int) -> Bool {
    let next = neighbors(of: index)
    return next.contains(where: Self.days.contains)
      && !next.contains { Self.hours.contains($0) || $0 == "s" }
  }

  /// True for months in digits after hours, without a day or year next to them.
  private func isMinute(_ index: Int) -> Bool {
    guard case .symbol(_, let count) = fields[index], count < 3 else { return false }
    return symbol(before: index).map(Self.hours.contains) == true
      && !neighbors(of: index).contains(where: Self.days.contains)
  }

  private func symbol(at index: Int) -> Unicode.Scalar? {
    if case .symbol(let symbol, _) = fields[index] { symbol } else { nil }
  }

  private func symbol(before index: Int) -> Unicode.Scalar? {
    fields[..<index].indices.reversed().lazy.compactMap(symbol(at:)).first
  }

  /// The letters before and after one.
  private func neighbors(of index: Int) -> [Unicode.Scalar] {
    let after = fields.indices[(index + 1)...].lazy.compactMap(symbol(at:)).first
    return [symbol(before: index), after].compactMap(\.self)
  }

  private func renamed(_ index: Int, _ letter: Unicode.Scalar) -> Field {
    guard case .symbol(_, let count) = fields[index] else { return fields[index] }
    return .symbol(letter, count: count)
  }
}

extension DatePattern.Field {
  /// The field in a pattern's notation: letters of a text are in single quotes.
  fileprivate var notation: String {
    switch self {
    case .symbol(let symbol, let count): String(repeating: Character(symbol), count: count)
    case .text(let text):
      text == "'"
        ? "''"
        : text.contains { $0.isASCII && $0.isLetter || $0 == "'" }
          ? "'"
            + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
            + "'" : text
    }
  }
}

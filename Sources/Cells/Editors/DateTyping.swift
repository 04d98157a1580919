import Texts
import Values

/// A date, a time of day or both being typed: `2026-11-21 09:30`, or in the order of a locale, `21.11.2026`.
///
/// Digits are enough: in ISO 8601's order separators are inserted automatically. A text with anything else, such as
/// the name of a month, is kept as written.
struct DateTyping: Hashable, Sendable {
  private(set) var text: String
  private let mode: DateMode
  /// True before the first input: the next character begins a new text.
  private var isFresh = true
  /// True after a character outside of ISO 8601's notation, after which nothing is inserted automatically.
  private(set) var isAsWritten = false
  /// The typed text without inserted characters: `2026年10月5日`, which was converted to ISO 8601's notation.
  private var typed = ""

  init(_ text: String, mode: DateMode = .date) {
    self.text = text
    self.mode = mode
  }

  var date: CalendarDate? { CalendarDate(day) }

  /// The month to show for a partly typed day: `2026`, `2026-1` and `2026-11` have one.
  var month: CalendarDate? {
    if let date { return date }
    let parts = day.split(separator: "-", omittingEmptySubsequences: true)
    guard let first = parts.first, first.count == 4, let year = Int(first) else { return nil }
    let month = parts.count > 1 ? Int(parts[1]) ?? 1 : 1
    return CalendarDate(year: year, month: max(month, 1), day: 1)
  }

  private var day: String {
    mode == .time ? "" : text.firstIndex(of: " ").map { String(text[..<$0]) } ?? text
  }
  var time: String? {
    mode == .time ? text : text.firstIndex(of: " ").map { String(text[text.index(after: $0)...]) }
  }

  /// Sets the day and keeps the time.
  mutating func set(_ date: CalendarDate) {
    put(date.description + (mode == .dateAndTime ? time.map { " " + $0 } ?? "" : ""))
    isFresh = true
  }

  /// Sets the time and keeps the day.
  mutating func set(_ time: ClockTime) {
    put(mode == .time ? time.text() : day + " " + time.text())
    isFresh = true
  }

  /// Replaces the whole text by a date; more may be typed after it.
  mutating func replace(with date: DateText) {
    let time = date.time.map { time in
      let fraction = ClockTime.fractionText(time.fraction)
      return time.text(withSeconds: !fraction.isEmpty) + fraction + date.offsetText
    }
    switch mode {
    case .date: put(date.date.description)
    case .time: put(time ?? "")
    case .dateAndTime: put(date.date.description + (time.map { " " + $0 } ?? ""))
    }
  }

  mutating func clear() { put("") }

  private mutating func put(_ text: String) {
    (self.text, typed) = (text, text)
    (isFresh, isAsWritten) = (false, false)
  }

  /// Types one character; returns the reason if it is refused.
  mutating func type(_ character: Character) -> Sentence? {
    let plain = TypedDate.plain(character)
    let isDigit = plain?.isDigit == true
    if isFresh { clear() }
    let isInNotation =
      plain.map { isDigit || "-/.: ".contains($0) || isHalf($0) } ?? true
    guard isInNotation, !isAsWritten else { return typeAsWritten(character) }
    if let refusal = typeInNotation(plain) {
      // A notation may have it elsewhere in a date: 月曜日, or `3:07 PM, May 21, 2026`.
      return isDigit ? refusal : typeAsWritten(character)
    }
    if !isAsWritten { typed.append(isDigit ? plain ?? character : character) }
    return nil
  }

  /// Types a character of ISO 8601's notation; ignores a character that is written after a day.
  private mutating func typeInNotation(_ character: Character?) -> Sentence? {
    guard let character else { return endDay() ? nil : Sentence { $0.dateIsTypedAs } }
    let isDigit = character.isDigit
    if let time { return type(character, inTime: time, isDigit: isDigit) }
    if isDigit { return typeDigit(character) }
    switch character {
    case " " where mode == .dateAndTime && endDay():
      text.append(" ")
      return nil
    case " " where !text.isEmpty: return typeAsWritten(character)
    case "-" where !isLocal && day.count > 2: return typeHyphen()
    case "-", "/", ".": return typeSeparator(character)
    default: return Sentence { $0.dateIsTypedAs }
    }
  }

  /// Erases the last character, and inserted ones before it; a text that is not a date is erased as a whole.
  mutating func erase() {
    isFresh = false
    if isAsWritten {
      text.removeLast()
      isAsWritten = !text.isEmpty
      return
    }
    guard text.allSatisfy({ $0.isASCII && ($0.isNumber || "-/.: apmAPMZz+".contains($0)) }) else {
      return clear()
    }
    if !text.isEmpty { text.removeLast() }
    if let last = text.last, "-: ".contains(last) { text.removeLast() }
    typed = text
  }

  /// Appends a text unchanged, or replaces the original one.
  mutating func write(_ text: String) {
    if isFresh { clear() }
    for character in text { _ = typeAsWritten(character) }
  }

  /// Types a character unchanged: if no date has it, it is marked as an error, and the text is not accepted.
  private mutating func typeAsWritten(_ character: Character) -> Sentence? {
    // Digits keep the hyphens that came by themselves.
    if !isAsWritten, !typed.allSatisfy({ $0.isDigit || "-: ".contains($0) }) { text = typed }
    text.append(character)
    isAsWritten = true
    return nil
  }

  // MARK: Days

  /// True for a locale's order: the day begins with fewer digits than a year has.
  private var isLocal: Bool {
    let first = day.prefix { $0.isNumber }.count
    return first < 3 && first < day.count
  }

  private var isDayComplete: Bool {
    let parts = day.split { !$0.isNumber }
    return isLocal ? parts.count == 3 && parts[2].count == 4 : day.count == Self.dayLength
  }

  /// Completes a day of one digit; true if the day is complete.
  private mutating func endDay() -> Bool {
    if !isLocal, day.count == Self.dayLength - 1, day.last != "-" {
      text.insert("0", at: text.index(before: text.endIndex))
    }
    return isDayComplete
  }

  private static let dayLength = 10

  private mutating func typeDigit(_ digit: Character) -> Sentence? {
    if isDayComplete {
      guard mode == .dateAndTime else { return Sentence { $0.dateIsComplete } }
      text.append(" ")
    } else if !isLocal, day.count == 4 || day.count == 7 {
      text.append("-")
    }
    text.append(digit)
    return nil
  }

  /// A typed hyphen ends the year or the month: `2026-3-` is March.
  private mutating func typeHyphen() -> Sentence? {
    switch day.count {
    case 4, 7: text.append("-")
    case 6:
      text.insert("0", at: text.index(text.startIndex, offsetBy: 5))
      text.append("-")
    case 5, 8: break
    default: return Sentence { $0.dateIsTypedAs }
    }
    return nil
  }

  /// After a day or a month in a locale's order; after a year it is a hyphen.
  private mutating func typeSeparator(_ separator: Character) -> Sentence? {
    guard day.last?.isNumber == true, day.split(whereSeparator: { !$0.isNumber }).count < 3 else {
      return Sentence { $0.dateIsTypedAs }
    }
    if day.prefix(while: \.isNumber).count == 4 { return typeHyphen() }
    text.append(separator)
    return nil
  }

  // MARK: Times

  /// `am` and `pm` are typed after a time.
  private func isHalf(_ character: Character) -> Bool {
    guard let time, !isFresh, "apmAPM".contains(character) else { return false }
    return time.contains(where: \.isNumber)
  }

  private mutating func type(
    _ character: Character, inTime time: String, isDigit: Bool
  ) -> Sentence? {
    let digits = time.reversed().prefix { $0.isNumber }.count
    let colons = time.count { $0 == ":" }
    switch character {
    case _ where isDigit:
      guard digits < 2 || colons < 2 else { return Sentence { $0.timeIsComplete } }
      // No hour begins with a 3.
      let endsHour = digits == 1 && colons == 0 && time.contains { ("3"..."9").contains($0) }
      if digits == 2 || endsHour { text.append(":") }
      text.append(character)
    case ":", ".":
      guard digits > 0, colons < 2 else { return Sentence { $0.timeIsTypedAs } }
      text.append(":")
    case " ", "a", "p", "m", "A", "P", "M": text.append(character)
    default: return Sentence { $0.timeIsTypedAs }
    }
    return nil
  }
}

extension Character {
  fileprivate var isDigit: Bool { isASCII && isNumber }
}

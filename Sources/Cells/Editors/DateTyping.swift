import Texts
import Values

/// An ISO date being typed, `2026-11-21`: digits only, the hyphens come by themselves.
struct DateTyping: Hashable, Sendable {
  private(set) var text: String
  /// Whether the next digit begins a new date: nothing was typed yet.
  private var isFresh = true

  private static let length = 10

  init(_ text: String) { self.text = text }

  /// The date, when it is complete and in the calendar.
  var date: CalendarDate? { CalendarDate(text) }

  /// The month to show for what is typed so far: `2026`, `2026-1` and `2026-11` have one.
  var month: CalendarDate? {
    if let date { return date }
    let parts = text.split(separator: "-", omittingEmptySubsequences: true)
    guard let first = parts.first, first.count == 4, let year = Int(first) else { return nil }
    let month = parts.count > 1 ? Int(parts[1]) ?? 1 : 1
    return CalendarDate(year: year, month: max(month, 1), day: 1)
  }

  mutating func set(_ date: CalendarDate) {
    text = date.description
    isFresh = true
  }

  mutating func clear() {
    text = ""
    isFresh = false
  }

  /// Types one character; the reason when it is refused.
  mutating func type(_ character: Character) -> Sentence? {
    guard character.isASCII, character.isNumber || character == "-" else {
      return Sentence { $0.digitsOnly }
    }
    if isFresh {
      clear()
    }
    if character == "-" { return typeHyphen() }
    guard text.count < Self.length else { return Sentence { $0.dateIsComplete } }
    if text.count == 4 || text.count == 7 { text.append("-") }
    text.append(character)
    return nil
  }

  /// Takes the last digit back, and the hyphen before it; a text that is no date goes as a whole.
  mutating func erase() {
    isFresh = false
    guard text.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == "-") }) else { return clear() }
    if !text.isEmpty { text.removeLast() }
    if text.hasSuffix("-") { text.removeLast() }
  }

  /// A typed hyphen ends the year or the month: `2026-3-` is March.
  private mutating func typeHyphen() -> Sentence? {
    switch text.count {
    case 4, 7: text.append("-")
    case 6:
      text.insert("0", at: text.index(text.startIndex, offsetBy: 5))
      text.append("-")
    case 5, 8: break
    default: return Sentence { $0.dateIsTypedAs }
    }
    return nil
  }
}

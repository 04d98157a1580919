import FoundationEssentials
import FoundationInternationalization

/// A date pattern of a template (`date:yyyy-MM-dd`), in the letters of Unicode's UTS 35:
/// `y M d E H h m s a`, quoted text, everything else as it is.
package struct DatePattern: Hashable, Sendable {
  private enum Field: Hashable {
    case text(String)
    case symbol(Unicode.Scalar, count: Int)
  }
  private let fields: [Field]

  /// Nil if the pattern has a letter that is not understood.
  package init?(_ pattern: String) {
    var fields: [Field] = []
    var rest = Substring(pattern).unicodeScalars
    while let first = rest.first {
      if first == "'" {
        fields.append(.text(Self.quoted(&rest)))
      } else if first.isASCII, first.properties.isAlphabetic {
        let run = rest.prefix { $0 == first }
        guard Self.symbols.contains(first) else { return nil }
        fields.append(.symbol(first, count: run.count))
        rest = rest.dropFirst(run.count)
      } else {
        fields.append(.text(String(rest.removeFirst())))
      }
    }
    self.fields = fields
  }

  /// Text between quotes; two quotes are one, inside and alone.
  private static func quoted(_ rest: inout Substring.UnicodeScalarView) -> String {
    rest.removeFirst()
    if rest.first == "'" {
      rest.removeFirst()
      return "'"
    }
    var text = String.UnicodeScalarView()
    while let next = rest.popFirst() {
      guard next == "'" else {
        text.append(next)
        continue
      }
      guard rest.first == "'" else { break }
      text.append(rest.removeFirst())
    }
    return String(text)
  }

  private static let symbols = Set("yuMLdEHhmsa".unicodeScalars)

  /// The date's text. A date without a time counts as midnight.
  package func text(of value: DateText, locale: String) -> String {
    fields.map { field in
      switch field {
      case .text(let text): text
      case .symbol(let symbol, let count): Self.text(symbol, count, value, locale)
      }
    }.joined()
  }

  private static func text(
    _ symbol: Unicode.Scalar, _ count: Int, _ value: DateText, _ locale: String
  ) -> String {
    let date = value.date
    let hour = value.time?.hour ?? 0
    switch symbol {
    case "y", "u":
      return CalendarDate.padded(count == 2 ? date.year % 100 : date.year, count)
    case "M", "L":
      guard count > 2 else { return CalendarDate.padded(date.month, count) }
      return named(date, locale) { $0.month(count == 3 ? .abbreviated : .wide) }
    case "d": return CalendarDate.padded(date.day, count)
    case "E": return named(date, locale) { $0.weekday(count > 3 ? .wide : .abbreviated) }
    case "H": return CalendarDate.padded(hour, count)
    case "h": return CalendarDate.padded((hour + 11) % 12 + 1, count)
    case "m": return CalendarDate.padded(value.time?.minute ?? 0, count)
    case "s": return CalendarDate.padded(value.time?.second ?? 0, count)
    default: return hour < 12 ? "AM" : "PM"
    }
  }

  private static func named(
    _ date: CalendarDate, _ locale: String, _ style: (Date.FormatStyle) -> Date.FormatStyle
  ) -> String {
    let plain = Date.FormatStyle(
      locale: Locale(identifier: locale), calendar: Calendar(identifier: .gregorian),
      timeZone: .gmt)
    return style(plain).format(date.noon)
  }
}

extension CalendarDate {
  /// Noon of the day in UTC, for the system's formatter.
  fileprivate var noon: Date {
    let daysTo1970 = 719_163
    return Date(timeIntervalSince1970: Double((dayNumber - daysTo1970) * 86_400 + 43_200))
  }

  /// The weekday's name in the locale, such as `Saturday`.
  package func weekdayName(in locale: FormLocale) -> String {
    guard let pattern = DatePattern("EEEE"), let value = DateText(description) else { return "" }
    return pattern.text(of: value, locale: locale.times)
  }
}

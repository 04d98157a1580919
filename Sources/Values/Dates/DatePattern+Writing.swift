extension DatePattern {
  /// Formats a date. A date without a time counts as midnight.
  package func text(of value: DateText, names: DateNames) -> String {
    var text = ""
    for field in fields {
      switch field {
      case .text(let part): text += part
      case .symbol(let symbol, let count): text += Self.text(symbol, count, value, names)
      }
    }
    return text
  }

  /// Formats a date with the names of a locale, which are looked up again each time.
  package func text(of value: DateText, locale: String) -> String {
    text(of: value, names: DateNames(locale: locale))
  }

  private static func text(
    _ symbol: Unicode.Scalar, _ count: Int, _ value: DateText, _ names: DateNames
  ) -> String {
    let (date, time) = (value.date, value.time)
    let hour = time?.hour ?? 0
    switch symbol {
    case "y", "u": return CalendarDate.padded(count == 2 ? date.year % 100 : date.year, count)
    case "M", "L":
      return count > 2
        ? names.month(date.month, symbol, count) : CalendarDate.padded(date.month, count)
    case "d": return CalendarDate.padded(date.day, count)
    case "E", "c": return names.weekday(date.weekday, count)
    case "H": return CalendarDate.padded(hour, count)
    case "k": return CalendarDate.padded(hour == 0 ? 24 : hour, count)
    case "h": return CalendarDate.padded((hour + 11) % 12 + 1, count)
    case "K": return CalendarDate.padded(hour % 12, count)
    case "m": return CalendarDate.padded(time?.minute ?? 0, count)
    case "s": return CalendarDate.padded(time?.second ?? 0, count)
    case "S": return fraction(time, count)
    case "x", "X", "Z": return offset(symbol, count, time?.offsetMinutes ?? 0)
    default: return hour < 12 ? names.morning : names.afternoon
    }
  }

  private static func fraction(_ time: ClockTime?, _ count: Int) -> String {
    let digits = time.map { ClockTime.fractionText($0.fraction).dropFirst() } ?? ""
    return digits.prefix(count) + String(repeating: "0", count: max(count - digits.count, 0))
  }

  /// `X` is `Z` for UTC; one letter means hours (with minutes where they aren't 0), three and five have a colon.
  private static func offset(_ symbol: Unicode.Scalar, _ count: Int, _ minutes: Int) -> String {
    let hasColon = count == 3 || count == 5
    let zero = symbol == "X" || symbol == "Z" && count == 5 ? "Z" : ""
    if minutes == 0, !zero.isEmpty { return zero }
    let text = ClockTime.offsetText(
      minutes, zero: "", colon: hasColon ? ":" : "")
    return count == 1 && symbol != "Z" && minutes % 60 == 0 ? String(text.prefix(3)) : text
  }
}

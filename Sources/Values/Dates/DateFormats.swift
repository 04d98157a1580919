/// A locale's notations of dates, requested from the system on demand.
package struct DateFormats {
  let locale: String
  private var patterns: [Look: DatePattern] = [:]
  private var knownNames: DateNames?
  private var knownOrder: DateOrder?

  private struct Look: Hashable {
    let style: DateStyle
    let mode: DateMode
  }

  /// Requests nothing from the system until a format is needed.
  package init(locale: String) { self.locale = locale }

  package var names: DateNames {
    mutating get {
      let names = knownNames ?? DateNames(locale: locale)
      knownNames = names
      return names
    }
  }

  /// The locale's pattern for a day, a time, or both; ISO 8601 if it is unknown.
  ///
  /// Times are to the minute, and years have all their digits.
  package mutating func pattern(_ style: DateStyle, _ mode: DateMode) -> DatePattern? {
    let look = Look(style: style, mode: mode)
    if let known = patterns[look] { return known }
    let dates = ICUDates(
      locale: locale, day: mode == .time ? nil : style, time: mode == .date ? nil : .short)
    let pattern = dates.flatMap { DatePattern($0.pattern)?.withFullYear }
    patterns[look] = pattern
    return pattern
  }

  package var order: DateOrder {
    mutating get {
      if let knownOrder { return knownOrder }
      let isPlain = locale == "en_US_POSIX"
      let order =
        isPlain ? .yearMonthDay : pattern(.short, .date).flatMap(DateOrder.init) ?? .yearMonthDay
      knownOrder = order
      return order
    }
  }
}

/// The order of day, month and year in a locale or a pattern.
package enum DateOrder: Hashable, Sendable {
  case yearMonthDay, dayMonthYear, monthDayYear

  /// Nil for a pattern in another order.
  package init?(_ pattern: DatePattern) {
    let letters = pattern.fields.compactMap { field -> Character? in
      guard case .symbol(let symbol, _) = field else { return nil }
      switch symbol {
      case "y", "u": return "y"
      case "M", "L": return "M"
      case "d": return "d"
      default: return nil
      }
    }
    switch String(letters) {
    case "yMd": self = .yearMonthDay
    case "dMy": self = .dayMonthYear
    case "Mdy": self = .monthDayYear
    default: return nil
    }
  }
}

extension DatePattern {
  /// The pattern with full years: `26` could be in any century.
  fileprivate var withFullYear: DatePattern {
    DatePattern(
      fields: fields.map { field in
        if case .symbol(let symbol, 2) = field, "yu".unicodeScalars.contains(symbol) {
          return .symbol(symbol, count: 1)
        }
        return field
      })
  }
}

/// The edited parts of a date: the values of `datePickerMode`.
package enum DateMode: String, CaseIterable, Sendable {
  case date, time, dateAndTime
}

/// The length of a locale's dates: the values of `dateStyle`.
package enum DateStyle: String, CaseIterable, Sendable {
  case short, medium, long, full
}

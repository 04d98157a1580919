import Values

/// How a row's dates are picked, stored and shown: what its form sets.
package struct DateSettings: Equatable, Sendable {
  /// What is picked; nil: whatever is there.
  package var mode: DateMode?
  /// How a record has them.
  package var storage = DateStorage.Notation.iso8601
  package var look = DateLook.iso8601
  /// Minutes that a typed time is a multiple of.
  package var minuteInterval = 1
  /// The name of the zone whose clocks show them; nil: the environment's.
  package var timeZone: String?

  package init() {}

  /// What those without a mode of their own leave open: a day, a time or both as the pattern of the storage has it.
  package var storedMode: DateMode? {
    if let mode { return mode }
    guard case .pattern(let pattern) = storage else { return nil }
    if !pattern.showsDay { return .time }
    return pattern.showsTime ? .dateAndTime : .date
  }
}

/// How dates are shown.
package enum DateLook: Equatable, Sendable {
  /// As `2026-11-21 09:30`.
  case iso8601
  case pattern(DatePattern)
  /// As the locale writes them.
  case style(DateStyle)
}

extension DateStorage.Notation {
  /// Those that have a word in forms; any other is a pattern.
  package static let words: [String: Self] = [
    "iso8601": .iso8601, "unixSeconds": .unixSeconds, "unixMilliseconds": .unixMilliseconds,
  ]

  /// Whether records have numbers for dates.
  package var isNumber: Bool { self == .unixSeconds || self == .unixMilliseconds }

  /// As forms write it; nil for ISO 8601.
  package var name: String? {
    switch self {
    case .iso8601: nil
    case .unixSeconds: "unixSeconds"
    case .unixMilliseconds: "unixMilliseconds"
    case .pattern(let pattern): pattern.source
    }
  }
}

import Values

/// The settings of a form for picking, storing and showing a row's dates.
package struct DateSettings: Equatable, Sendable {
  /// Components that are picked; nil for those of the existing value.
  package var mode: DateMode?
  package var storage = DateStorage.Notation.iso8601
  package var look = DateLook.iso8601
  /// Minutes that a typed time is a multiple of.
  package var minuteInterval = 1
  /// Name of the time zone in which dates are shown; nil for the environment's.
  package var timeZone: String?

  package init() {}

  /// The mode, else the components of the storage pattern: a day, a time or both;
  /// nil if neither determines it.
  package var storedMode: DateMode? {
    if let mode { return mode }
    guard case .pattern(let pattern) = storage else { return nil }
    if !pattern.showsDay { return .time }
    return pattern.showsTime ? .dateAndTime : .date
  }
}

/// The format in which dates are shown.
package enum DateLook: Equatable, Sendable {
  case iso8601
  case pattern(DatePattern)
  case style(DateStyle)
}

extension DateStorage.Notation {
  /// Notations that have a keyword in forms; any other is a pattern.
  package static let words: [String: Self] = [
    "iso8601": .iso8601, "unixSeconds": .unixSeconds, "unixMilliseconds": .unixMilliseconds,
  ]

  package var isNumber: Bool { self == .unixSeconds || self == .unixMilliseconds }

  /// Notation as written in forms; nil for ISO 8601.
  package var name: String? {
    switch self {
    case .iso8601: nil
    case .unixSeconds: "unixSeconds"
    case .unixMilliseconds: "unixMilliseconds"
    case .pattern(let pattern): pattern.source
    }
  }
}

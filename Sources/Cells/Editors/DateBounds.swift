import Forms
import Rules
import Values

/// The days that a row's limits allow for a record, as far as they are dates.
struct DateBounds: Hashable, Sendable {
  private let first: CalendarDate?
  private let last: CalendarDate?

  init(_ limits: ValueLimits) {
    first = limits.minimum?.day
    last = limits.maximum?.day
    firstTime = limits.minimum?.time.map { $0.hour * 60 + $0.minute }
  }

  /// Day to start from if none is known.
  var anchor: CalendarDate? { first ?? last }

  /// Minutes after midnight of the first allowed time; nil if the limits are not times.
  let firstTime: Int?

  func contains(_ date: CalendarDate) -> Bool { clamped(date) == date }

  func clamped(_ date: CalendarDate) -> CalendarDate {
    if let first, date < first { return first }
    if let last, last < date { return last }
    return date
  }
}

extension Bound {
  fileprivate var time: ClockTime? {
    if case .date(let text) = self { DateText(timeOfDay: text)?.time } else { nil }
  }

  fileprivate var day: CalendarDate? {
    if case .date(let text) = self { DateText(text)?.date } else { nil }
  }
}

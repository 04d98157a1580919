import FoundationEssentials
import FoundationInternationalization

/// What the clocks of a time zone show: its offset from UTC at an instant, and at what they show.
package struct ZoneClock: Hashable, Sendable {
  private let zone: TimeZone

  /// Where no zone is known.
  package static let utc = ZoneClock(zone: .gmt)

  /// The zone of the environment.
  package static var current: ZoneClock { ZoneClock(zone: .current) }

  private init(zone: TimeZone) { self.zone = zone }

  /// A name of the time zone database, such as `Europe/Oslo`; nil for what is none.
  package init?(_ identifier: String) {
    guard !identifier.isEmpty, let zone = TimeZone(identifier: identifier) else { return nil }
    self.init(zone: zone)
  }

  /// The name of the zone.
  package var identifier: String { zone.identifier }

  /// The names that zones have.
  package static var names: [String] { TimeZone.knownTimeZoneIdentifiers }

  /// Minutes east of UTC at an instant, in seconds since the first day of 1970 in UTC.
  func offset(at instant: Int) -> Int {
    zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(instant))) / 60
  }

  /// Whether the clocks have shown the time of an instant before, in the hour in which they were put back.
  func showsAgain(_ instant: Int) -> Bool { offset(at: instant - 3_600) > offset(at: instant) }

  /// Whether the clocks show a date and time once more, when they have another offset than at first.
  func showsTwice(_ date: DateText, withOffset minutes: Int) -> Bool {
    let first = date.instant(in: self)
    let other = date.instant(in: .utc) - minutes * 60
    return other != first && offset(at: other) == minutes
  }

  /// Minutes east of UTC when the clocks show a time. Of one that they show twice the first counts; one that they skip
  /// counts as if they had not been put forward yet.
  func offset(showing local: Int) -> Int {
    // No offset is as large as a day: one of the two is the clocks' own before and after all that may change near by.
    let (before, after) = (offset(at: local - 86_400), offset(at: local + 86_400))
    let isShown = { minutes in offset(at: local - minutes * 60) == minutes }
    return !isShown(before) && isShown(after) ? after : before
  }

  /// The offset of a date and time by its clocks, as text; nil where `clocks` show the same, and only once.
  package func offsetText(of date: DateText, among clocks: ZoneClock) -> String? {
    guard self != clocks || date.time?.offsetMinutes != nil && showsAgain(date.instant(in: self))
    else { return nil }
    return ClockTime.offsetText(date.time?.offsetMinutes ?? offset(of: date))
  }
}

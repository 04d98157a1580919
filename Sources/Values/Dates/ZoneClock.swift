import FoundationEssentials
import FoundationInternationalization

/// The clocks of a time zone: its offset from UTC at an instant, and at a local time.
package struct ZoneClock: Hashable, Sendable {
  private let zone: TimeZone

  package static let utc = ZoneClock(zone: .gmt)

  package static var current: ZoneClock { ZoneClock(zone: .current) }

  private init(zone: TimeZone) { self.zone = zone }

  /// A name of the time zone database, such as `Europe/Oslo`; nil for an unknown name.
  package init?(_ identifier: String) {
    guard !identifier.isEmpty, let zone = TimeZone(identifier: identifier) else { return nil }
    self.init(zone: zone)
  }

  package var identifier: String { zone.identifier }

  package static var names: [String] { TimeZone.knownTimeZoneIdentifiers }

  /// Minutes east of UTC at an instant, in seconds since the first day of 1970 in UTC.
  func offset(at instant: Int) -> Int {
    zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(instant))) / 60
  }

  /// True if the clocks have shown the local time of an instant before, in the hour in which they were put back.
  func showsAgain(_ instant: Int) -> Bool { offset(at: instant - 3_600) > offset(at: instant) }

  /// True if the clocks show a local time a second time, with another offset than the first time.
  func showsTwice(_ date: DateText, withOffset minutes: Int) -> Bool {
    let first = date.instant(in: self)
    let other = date.instant(in: .utc) - minutes * 60
    return other != first && offset(at: other) == minutes
  }

  /// Minutes east of UTC at a local time. For a repeated time the first counts; a skipped one counts as if the clocks
  /// had not been put forward yet.
  func offset(showing local: Int) -> Int {
    // No offset is as large as a day: one of the two is the clocks' own before and after all that may change near by.
    let (before, after) = (offset(at: local - 86_400), offset(at: local + 86_400))
    let isShown = { minutes in offset(at: local - minutes * 60) == minutes }
    return !isShown(before) && isShown(after) ? after : before
  }

  /// The offset of a date and time in this zone, as text; nil if `clocks` show the same, and only once.
  package func offsetText(of date: DateText, among clocks: ZoneClock) -> String? {
    guard self != clocks || date.time?.offsetMinutes != nil && showsAgain(date.instant(in: self))
    else { return nil }
    return ClockTime.offsetText(date.time?.offsetMinutes ?? offset(of: date))
  }
}

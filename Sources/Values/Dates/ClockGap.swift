/// The times that the clocks of a zone skip when they are put forward, as at the beginning of summer time.
package struct ClockGap: Hashable, Sendable {
  /// The time in it that was asked for.
  package let skipped: DateText
  /// The first time that the clocks don't show.
  package let start: DateText
  /// The next time that they show.
  package let end: DateText
  /// The name of the zone.
  package let zone: String

  /// How far the clocks are put forward.
  let minutes: Int

  /// Nil where the clocks show the time, which has no offset of its own. O(log seconds).
  init?(skipping local: DateText, in zone: ZoneClock) {
    let instant = local.instant(in: zone)
    let before = zone.offset(showing: local.instant(in: .utc))
    let after = zone.offset(at: instant)
    guard after > before else { return nil }
    // The clocks are put forward between the two instants at which they would show the time by either offset.
    var (low, high) = (instant - (after - before) * 60, instant)
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if zone.offset(at: middle) == after { high = middle } else { low = middle }
    }
    guard let start = DateText(instant: high + before * 60, in: .utc),
      let end = DateText(instant: high + after * 60, in: .utc)
    else { return nil }
    (skipped, self.start, self.end, self.zone) = (local, start, end, zone.identifier)
    minutes = after - before
  }
}

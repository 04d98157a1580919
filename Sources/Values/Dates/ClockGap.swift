/// The times that a zone's clocks skip when they are put forward, as at the beginning of summer time.
package struct ClockGap: Hashable, Sendable {
  /// The requested time in the gap.
  package let skipped: DateText
  /// The first skipped time.
  package let start: DateText
  /// The first time after the gap.
  package let end: DateText
  package let zone: String

  let minutes: Int

  /// Nil if the clocks show the time, which has no offset of its own. O(log seconds).
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

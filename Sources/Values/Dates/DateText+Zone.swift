extension DateText {
  /// Number of days from 0000-12-31 to the first of 1970.
  private static let daysTo1970 = 719_163

  /// An instant in local time of a zone; nil outside the years 1 to 9999.
  package init?(instant: Int, fraction: DecimalText = DecimalText(0), in zone: ZoneClock) {
    guard abs(instant) < 400_000_000_000 else { return nil }
    self.init(instant: instant, fraction: fraction, offset: zone.offset(at: instant))
  }

  private init?(instant: Int, fraction: DecimalText, offset: Int) {
    let local = instant + offset * 60
    let day = local >= 0 ? local / 86_400 : -((86_399 - local) / 86_400)
    let number = day + Self.daysTo1970
    guard (1...3_652_059).contains(number),
      let first = CalendarDate(year: 1, month: 1, day: 1)
    else { return nil }
    self.init(
      first.adding(days: number - 1),
      ClockTime(seconds: local - day * 86_400, fraction: fraction, offsetMinutes: offset))
  }

  /// Seconds since the first day of 1970 in UTC; without an offset in local time of the zone. A day without a time
  /// begins at midnight.
  package func instant(in zone: ZoneClock) -> Int {
    let local = (date.dayNumber - Self.daysTo1970) * 86_400 + (time?.seconds ?? 0)
    return local - (time?.offsetMinutes ?? zone.offset(showing: local)) * 60
  }

  /// True if this is before `other`; a time without an offset is local time of the zone if the other one has one.
  package func isBefore(_ other: DateText, in zone: ZoneClock) -> Bool {
    guard let time, let otherTime = other.time, hasDay, other.hasDay,
      (time.offsetMinutes == nil) != (otherTime.offsetMinutes == nil)
    else { return isBefore(other) }
    let (own, others) = (instant(in: zone), other.instant(in: zone))
    return own == others ? time.fraction < otherTime.fraction : own < others
  }

  /// The instant in local time of a zone; a time without an offset already is.
  package func local(in zone: ZoneClock) -> DateText {
    guard let time, time.offsetMinutes != nil else { return self }
    return DateText(instant: instant(in: zone), fraction: time.fraction, in: zone) ?? self
  }

  /// The local time in `other` at this local time in `zone`; times with an offset and days without a time stay.
  package func moved(from zone: ZoneClock, to other: ZoneClock) -> DateText {
    guard zone != other, hasDay, let time, time.offsetMinutes == nil,
      let moved = DateText(instant: instant(in: zone), fraction: time.fraction, in: other)
    else { return self }
    return moved
  }

  /// Moves the local time of the zone to another day and returns it in the same notation.
  package func text(on day: CalendarDate, in zone: ZoneClock) -> String {
    guard let offset = time?.offsetMinutes, let shown = local(in: zone).time else {
      return replacingDate(with: day)
    }
    let then = DateText(day, ClockTime(seconds: shown.seconds, fraction: shown.fraction))
    return replacing(with: then.atOffset(offset, in: zone)) ?? replacingDate(with: day)
  }

  /// The local time `minutes` later on clocks without any changes; nil outside the years 1 to 9999.
  func moved(byMinutes minutes: Int) -> DateText? {
    DateText(
      instant: instant(in: .utc) + minutes * 60, fraction: time?.fraction ?? DecimalText(0),
      in: .utc
    ).map {
      DateText($0.date, $0.time.map { ClockTime(seconds: $0.seconds, fraction: $0.fraction) })
    }
  }

  /// The instant with another offset from UTC, in minutes.
  func atOffset(_ minutes: Int, in zone: ZoneClock) -> DateText {
    DateText(
      instant: instant(in: zone), fraction: time?.fraction ?? DecimalText(0), offset: minutes)
      ?? self
  }
}

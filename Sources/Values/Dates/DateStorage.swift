/// The storage of a row's dates in records: `storageDateFormat`, and the zone of dates that name none.
package struct DateStorage: Hashable, Sendable {
  /// The form of a stored date: a text or a number.
  package enum Notation: Hashable, Sendable {
    case iso8601, unixSeconds, unixMilliseconds
    case pattern(DatePattern)
  }
  package let notation: Notation
  /// Stored parts of a date; nil for any.
  package let mode: DateMode?
  /// Zone of dates that name none.
  package let zone: ZoneClock
  /// True if new times get an offset since the form names a zone.
  private let writesOffset: Bool

  package init(
    _ notation: Notation, mode: DateMode?, zone: ZoneClock = .utc, writesOffset: Bool = false
  ) {
    self.notation = notation
    self.mode = mode
    self.zone = zone
    self.writesOffset = writesOffset
  }

  package var storesNumber: Bool { notation == .unixSeconds || notation == .unixMilliseconds }

  // MARK: Reading

  /// Parses a record's text; nil if it is not a date.
  package func date(ofText bytes: UnsafeRawBufferPointer) -> DateText? {
    switch notation {
    case .iso8601:
      return DateText(utf8: bytes) ?? (mode == .time ? DateText(timeOfDay: bytes) : nil)
    case .pattern(let pattern):
      return pattern.date(of: String(decoding: bytes, as: UTF8.self))
    case .unixSeconds, .unixMilliseconds: return nil
    }
  }

  /// Parses a record's text; nil if it is not a date.
  package func date(ofText text: String) -> DateText? {
    var text = text
    return text.withUTF8 { date(ofText: UnsafeRawBufferPointer($0)) }
  }

  /// The invalid part of a record's text in the storage pattern; nil for a date, and for any other text.
  package func fault(ofText text: String) -> TypedDate.Fault? {
    if case .pattern(let pattern) = notation { pattern.fault(of: text) } else { nil }
  }

  /// The date of a record's number; nil if the row stores texts, and outside the years 1 to 9999.
  package func date(ofNumber json: UnsafeRawBufferPointer) -> DateText? {
    guard storesNumber, let number = DecimalText(utf8: json) else { return nil }
    let seconds = notation == .unixSeconds ? number : number.scaled(byPowerOfTen: -3)
    guard seconds.exponent <= 12, seconds.span(with: DecimalText(1)) <= 40 else { return nil }
    let whole = seconds.roundedDown
    guard let instant = Int(whole.plainText(minimumFractionDigits: 0)) else { return nil }
    return DateText(instant: instant, fraction: seconds - whole, in: zone)
  }

  /// The date of a record's number; nil if the row stores texts, and outside the years 1 to 9999.
  package func date(ofNumber json: String) -> DateText? {
    var json = json
    return json.withUTF8 { date(ofNumber: UnsafeRawBufferPointer($0)) }
  }

  // MARK: Writing

  /// The JSON value for a date.
  package enum Stored: Hashable, Sendable {
    case text(String)
    /// A number as JSON text.
    case number(String)
  }

  /// The value to store for a typed date, in the zone unless it has an offset. It keeps notation, offset and fraction
  /// of a second of `former`, the record's value. Nil if a day or a time is missing.
  package func stored(_ typed: DateText, replacing former: DateText?) -> Stored? {
    let value = withShownTime(completed(typed, from: former), typed, replacing: former)
    let hasDay = value.hasDay
    switch notation {
    case .unixSeconds, .unixMilliseconds: return hasDay ? .number(number(of: value)) : nil
    case .pattern(let pattern):
      guard hasDay || !pattern.showsDay, value.time != nil || !pattern.showsTime else { return nil }
      let offset = value.time?.offsetMinutes ?? former?.time?.offsetMinutes
      let shown =
        offset.map { value.atOffset($0, in: zone) }
        ?? value.atOffset(zone.offset(of: value), in: zone)
      // Without an offset in it, a text is by the zone's clocks.
      let written = pattern.showsOffset ? shown : hasDay ? value.local(in: zone) : value
      return .text(pattern.text(of: written, names: .english))
    case .iso8601: return .text(isoText(of: value, like: former))
    }
  }

  /// The gap of the zone's clocks that contains a typed time; nil if there is none, or if the zone is unknown. In a
  /// row of days, a day in which the clocks show any time has no gap.
  package func gap(skipping typed: DateText, replacing former: DateText?) -> ClockGap? {
    let value = withShownTime(completed(typed, from: former), typed, replacing: former)
    guard isByClocks(value, replacing: former), let gap = ClockGap(skipping: value, in: zone) else {
      return nil
    }
    let isDay = mode == .date && typed.time == nil
    return isDay ? ClockGap(skipping: DateText(value.date, nil), in: zone) ?? gap : gap
  }

  /// True if a value is a local time of the zone, and stored as such.
  private func isByClocks(_ value: DateText, replacing former: DateText?) -> Bool {
    guard value.hasDay, value.time != nil || storesNumber, value.time?.offsetMinutes == nil else {
      return false
    }
    let showsOffset =
      if case .pattern(let pattern) = notation { pattern.showsOffset } else {
        former?.time?.offsetMinutes != nil
      }
    return writesOffset || storesNumber || showsOffset
  }

  /// In a row of days, whose times are hidden, replaces a skipped time by a valid one of that day: midnight, or the
  /// former value's. Other values stay.
  private func withShownTime(
    _ value: DateText, _ typed: DateText, replacing former: DateText?
  ) -> DateText {
    guard mode == .date, typed.time == nil, isByClocks(value, replacing: former),
      let gap = ClockGap(skipping: value, in: zone)
    else { return value }
    return [gap.minutes, -gap.minutes].lazy.compactMap { value.moved(byMinutes: $0) }
      .first { $0.date == value.date } ?? value
  }

  /// The typed value, completed with a missing time or day.
  private func completed(_ typed: DateText, from former: DateText?) -> DateText {
    let local = former?.local(in: zone)
    var time = typed.time ?? local?.time
    if let given = typed.time, let before = local?.time, given.shows(before),
      given.fraction.sign == 0
    {
      time = ClockTime(
        seconds: given.seconds, fraction: before.fraction, offsetMinutes: given.offsetMinutes)
    }
    let hasDay = typed.hasDay || local?.hasDay == true
    let date = typed.hasDay ? typed.date : local?.date ?? typed.date
    // The offset was that of the former day.
    if typed.time?.offsetMinutes == nil, let shown = time {
      time = ClockTime(seconds: shown.seconds, fraction: shown.fraction)
    }
    let value = DateText(date, time, hasDay: hasDay)
    // Of a time that clocks show twice, it is the one on the side where the former one was.
    guard hasDay, let offset = local?.time?.offsetMinutes, let shown = value.time,
      shown.offsetMinutes == nil, zone.showsTwice(value, withOffset: offset)
    else { return value }
    return DateText(
      date,
      ClockTime(seconds: shown.seconds, fraction: shown.fraction, offsetMinutes: offset),
      hasDay: true)
  }

  private func number(of value: DateText) -> String {
    let seconds = DecimalText(value.instant(in: zone)) + (value.time?.fraction ?? DecimalText(0))
    let number = notation == .unixSeconds ? seconds : seconds.scaled(byPowerOfTen: 3)
    return number.plainText(minimumFractionDigits: 0)
  }

  private func isoText(of value: DateText, like former: DateText?) -> String {
    guard var time = value.time else { return value.date.description }
    var date = value.date
    var offset = ""
    if let given = time.offsetMinutes, former?.time?.offsetMinutes == nil {
      offset = ClockTime.offsetText(given)
    } else if let former, let minutes = former.time?.offsetMinutes {
      let moved = value.hasDay ? value.atOffset(minutes, in: zone) : value
      date = moved.date
      time = moved.time ?? time
      offset = former.offsetText
    } else if former?.time == nil, writesOffset, value.hasDay {
      offset = ClockTime.offsetText(zone.offset(of: value))
    }
    let clock =
      time.text(withSeconds: former?.time == nil ? value.hasDay : former?.hasSeconds == true)
      + (time.fraction.sign == 0 ? "" : ClockTime.fractionText(time.fraction))
    guard value.hasDay else { return clock + offset }
    return date.description + (former?.separator ?? "T") + clock + offset
  }
}

extension ZoneClock {
  /// Minutes east of UTC when the zone's clocks show a time.
  func offset(of value: DateText) -> Int {
    (value.instant(in: .utc) - value.instant(in: self)) / 60
  }
}

extension DecimalText {
  fileprivate var roundedDown: DecimalText {
    guard !isInteger else { return self }
    let digits = Array(self.digits.prefix(max(exponent, 0)))
    let whole = DecimalText(isNegative: sign < 0, digits: digits, exponent: max(exponent, 0))
    return sign < 0 ? whole - DecimalText(1) : whole
  }
}

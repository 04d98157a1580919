extension DateText {
  init(_ date: CalendarDate, _ time: ClockTime?, hasDay: Bool = true) {
    let zone = time?.offsetMinutes.map { ClockTime.offsetText($0) } ?? ""
    let rest = time.map { time in
      "T" + time.text(withSeconds: true) + ClockTime.fractionText(time.fraction) + zone
    }
    self.init(date: date, time: time, rest: rest ?? "", hasDay: hasDay)
  }

  private init(date: CalendarDate, time: ClockTime?, rest: String, hasDay: Bool) {
    self.date = date
    self.time = time
    self.rest = rest
    self.hasDay = hasDay
  }

  /// A time of day alone: `09:30`; nil for any other text.
  package init?(timeOfDay bytes: UnsafeRawBufferPointer) {
    guard let time = ClockTime(utf8: bytes), let date = Self.noDay else { return nil }
    self.init(
      date: date, time: time, rest: "T" + String(decoding: bytes, as: UTF8.self), hasDay: false)
  }

  /// A time of day alone: `09:30`; nil for any other text.
  package init?(timeOfDay text: String) {
    var text = text
    guard let time = text.withUTF8({ DateText(timeOfDay: UnsafeRawBufferPointer($0)) }) else {
      return nil
    }
    self = time
  }

  init?(timeOfDay time: ClockTime) {
    guard let date = Self.noDay else { return nil }
    self.init(date, time, hasDay: false)
  }

  private static var noDay: CalendarDate? { CalendarDate(year: 1, month: 1, day: 1) }

  // MARK: How it is written

  var separator: String { rest.isEmpty ? "T" : String(rest.prefix(1)) }

  var hasSeconds: Bool { rest.utf8.count > 6 && rest.utf8.dropFirst(6).first == UInt8(ascii: ":") }

  /// The text with the day of another date and its time, if it has one. Separator, seconds, the fraction of an equal
  /// time and the offset stay; a time with an offset is converted as an instant. Nil for a time if this has none.
  package func replacing(with other: DateText) -> String? {
    guard let given = other.time else { return replacingDate(with: other.date) }
    guard let time else { return nil }
    var moved = other
    if given.offsetMinutes != nil, let own = time.offsetMinutes {
      moved = other.atOffset(own, in: .utc)
    }
    let clock = moved.time ?? given
    let offset = time.offsetMinutes == nil ? other.offsetText : offsetText
    if clock.shows(time), given.fraction.sign == 0 || given.fraction == time.fraction,
      offset == offsetText
    {
      return replacingDate(with: moved.date)
    }
    return moved.date.description + separator + clock.text(withSeconds: hasSeconds)
      + ClockTime.fractionText(clock.fraction) + offset
  }

  /// Offset from UTC as written; empty for none.
  package var offsetText: String {
    guard let start = rest.dropFirst().firstIndex(where: { "Zz+-".contains($0) }) else { return "" }
    return String(rest[start...])
  }
}

extension DateText {
  /// An example for messages: a day, a time or both, in ISO 8601 with a blank before the time.
  package static func example(_ mode: DateMode) -> String {
    switch mode {
    case .date: "2026-11-21"
    case .time: "09:30"
    case .dateAndTime: "2026-11-21 09:30"
    }
  }
}

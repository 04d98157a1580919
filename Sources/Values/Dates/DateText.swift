/// An ISO 8601 date with or without a time, as in records: `2026-11-21T09:30:00+01:00`.
package struct DateText: ReadFromUTF8, Hashable, Sendable {
  package let date: CalendarDate
  package let time: ClockTime?
  /// The original text after the date: `T09:30:00+01:00`; empty without a time.
  package let rest: String
  /// False for a time of day alone, whose date is meaningless.
  package let hasDay: Bool

  /// Nil if it is not an ISO date, or not a day of the calendar.
  package init?(utf8 bytes: UnsafeRawBufferPointer) {
    let dash = UInt8(ascii: "-")
    guard bytes.count >= 10, bytes[4] == dash, bytes[7] == dash,
      let year = Self.number(bytes, 0, 4), let month = Self.number(bytes, 5, 2),
      let day = Self.number(bytes, 8, 2),
      let date = CalendarDate(year: year, month: month, day: day)
    else { return nil }
    self.date = date
    hasDay = true
    guard bytes.count > 10 else {
      time = nil
      rest = ""
      return
    }
    let separators = [UInt8(ascii: "T"), UInt8(ascii: "t"), UInt8(ascii: " ")]
    guard separators.contains(bytes[10]),
      let time = ClockTime(utf8: UnsafeRawBufferPointer(rebasing: bytes[11...]))
    else { return nil }
    self.time = time
    rest = String(decoding: bytes[10...], as: UTF8.self)
  }

  /// The text with another day and an unchanged time.
  package func replacingDate(with date: CalendarDate) -> String { date.description + rest }

  /// True if this is before `other`: by instant if both have a time, else by day.
  package func isBefore(_ other: DateText) -> Bool {
    guard let time, let otherTime = other.time else {
      return hasDay && other.hasDay && date < other.date
    }
    guard hasDay, other.hasDay else { return time.seconds < otherTime.seconds }
    var seconds = (date.dayNumber - other.date.dayNumber) * 86_400
    seconds += time.seconds - otherTime.seconds
    if let offset = time.offsetMinutes, let otherOffset = otherTime.offsetMinutes {
      seconds -= (offset - otherOffset) * 60
    }
    return seconds == 0 ? time.fraction < otherTime.fraction : seconds < 0
  }

  /// Parses `count` digits from `start`; nil if there are others.
  static func number(_ bytes: UnsafeRawBufferPointer, _ start: Int, _ count: Int) -> Int? {
    guard start + count <= bytes.count else { return nil }
    var value = 0
    for index in start..<start + count {
      let digit = bytes[index] &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      value = value * 10 + Int(digit)
    }
    return value
  }
}

/// The time of day in a date text: `09:30`, `09:30:15.250Z`, `09:30+01:00`.
package struct ClockTime: Hashable, Sendable {
  package let hour: Int
  package let minute: Int
  /// Second from 0 to 60, including a leap second.
  package let second: Int
  /// Fraction of a second: the digits after the seconds.
  package let fraction: DecimalText
  /// Offset in minutes east of UTC; nil if the text has no zone.
  package let offsetMinutes: Int?

  /// Seconds since midnight.
  package var seconds: Int { hour * 3600 + minute * 60 + second }

  /// Parses the text after the date's `T`.
  init?(utf8 bytes: UnsafeRawBufferPointer) {
    let colon = UInt8(ascii: ":")
    guard bytes.count >= 5, bytes[2] == colon, let hour = DateText.number(bytes, 0, 2), hour < 24,
      let minute = DateText.number(bytes, 3, 2), minute < 60
    else { return nil }
    var index = 5
    var second = 0
    var fraction = DecimalText(0)
    if index < bytes.count, bytes[index] == colon {
      guard let given = DateText.number(bytes, 6, 2), given <= 60 else { return nil }
      second = given
      index = 8
      if index < bytes.count, bytes[index] == UInt8(ascii: ".") || bytes[index] == UInt8(ascii: ",")
      {
        let start = index + 1
        index = start
        while index < bytes.count, bytes[index] &- UInt8(ascii: "0") < 10 { index += 1 }
        guard index > start else { return nil }
        let digits = bytes[start..<index].map { $0 &- UInt8(ascii: "0") }
        fraction = DecimalText(isNegative: false, digits: digits, exponent: 0)
      }
    }
    let zone = UnsafeRawBufferPointer(rebasing: bytes[index...])
    let offsetMinutes = zone.isEmpty ? nil : Self.offset(zone)
    guard zone.isEmpty || offsetMinutes != nil else { return nil }
    self.init(
      hour: hour, minute: minute, second: second, fraction: fraction, offsetMinutes: offsetMinutes)
  }

  init(
    hour: Int, minute: Int, second: Int, fraction: DecimalText = DecimalText(0),
    offsetMinutes: Int? = nil
  ) {
    self.hour = hour
    self.minute = minute
    self.second = second
    self.fraction = fraction
    self.offsetMinutes = offsetMinutes
  }

  /// `Z`, `+01:00`, `+0100`, `+01`.
  private static func offset(_ zone: UnsafeRawBufferPointer) -> Int? {
    if zone.count == 1, zone[0] | 0x20 == UInt8(ascii: "z") { return 0 }
    guard let first = zone.first, first == UInt8(ascii: "+") || first == UInt8(ascii: "-"),
      let hours = DateText.number(zone, 1, 2), hours < 24
    else { return nil }
    let sign = first == UInt8(ascii: "-") ? -1 : 1
    switch zone.count {
    case 3: return sign * hours * 60
    case 5:
      guard let minutes = DateText.number(zone, 3, 2), minutes < 60 else { return nil }
      return sign * (hours * 60 + minutes)
    case 6:
      guard zone[3] == UInt8(ascii: ":"), let minutes = DateText.number(zone, 4, 2), minutes < 60
      else { return nil }
      return sign * (hours * 60 + minutes)
    default: return nil
    }
  }
}

extension ClockTime {
  /// `seconds` since midnight.
  package init(
    seconds: Int, fraction: DecimalText = DecimalText(0), offsetMinutes: Int? = nil
  ) {
    self.init(
      hour: seconds / 3600, minute: seconds / 60 % 60, second: seconds % 60, fraction: fraction,
      offsetMinutes: offsetMinutes)
  }

  /// `09:30`, with seconds if they are not 0 or requested.
  package func text(withSeconds: Bool = false) -> String {
    let minutes = "\(CalendarDate.padded(hour, 2)):\(CalendarDate.padded(minute, 2))"
    return withSeconds || second != 0 ? minutes + ":" + CalendarDate.padded(second, 2) : minutes
  }

  /// The digits of a fraction with their point; empty without a fraction.
  package static func fractionText(_ fraction: DecimalText) -> String {
    let text = fraction.plainText(minimumFractionDigits: 0)
    return text.hasPrefix("0.") ? String(text.dropFirst()) : ""
  }

  /// `Z` for 0, `+01:00`.
  static func offsetText(_ minutes: Int, zero: String = "Z", colon: String = ":") -> String {
    guard minutes != 0 || zero.isEmpty else { return zero }
    let size = abs(minutes)
    return (minutes < 0 ? "-" : "+") + CalendarDate.padded(size / 60, 2) + colon
      + CalendarDate.padded(size % 60, 2)
  }

  /// True if both have the same hour, minute and second, whatever the fraction and the zone.
  func shows(_ other: ClockTime) -> Bool { seconds == other.seconds }
}

import Glibc
import PlistText
import Records

/// Converts dates of ISO 8601 to property list dates: in UTC, to the second.
enum PlistMoment {
  /// Nil for an invalid date, and for one without a zone if its meaning is unknown.
  static func text(_ text: String, _ floating: FloatingTime) -> String? {
    let bytes = Array(text.utf8)
    if bytes.count == 10 { return moment(text + "T00:00:00", floating) }
    guard bytes.count >= 16 else { return nil }
    if bytes.last == UInt8(ascii: "Z") { return moment(seconds(text.dropLast()), .utc) }
    let sign = bytes[bytes.count - 6]
    guard bytes.count >= 22, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else {
      return moment(seconds(text[...]), floating)
    }
    let parts = text.suffix(5).split(separator: ":").map { Int($0) }
    guard parts.count == 2, let hours = parts[0], let minutes = parts[1],
      let seconds = XMLPlistText.seconds(ofDate: seconds(text.dropLast(6)) + "Z")
    else { return nil }
    let east = Double(hours * 3600 + minutes * 60) * (sign == UInt8(ascii: "+") ? 1 : -1)
    return XMLPlistText.date(ofSeconds: seconds - east)
  }

  /// `2026-11-21T08:30:00` for `2026-11-21T08:30`.
  private static func seconds(_ text: Substring) -> String {
    text.utf8.count == 16 ? text + ":00" : String(text)
  }

  /// A date without a zone as an instant.
  private static func moment(_ text: String, _ floating: FloatingTime) -> String? {
    guard XMLPlistText.isDate(text + "Z") else { return nil }
    switch floating {
    case .utc: return text + "Z"
    case .unknown: return nil
    case .local:
      let numbers = text.split { "-T:".contains($0) }.compactMap { Int32($0) }
      guard numbers.count == 6 else { return nil }
      var parts = tm()
      (parts.tm_year, parts.tm_mon, parts.tm_mday) = (numbers[0] - 1900, numbers[1] - 1, numbers[2])
      (parts.tm_hour, parts.tm_min, parts.tm_sec) = (numbers[3], numbers[4], numbers[5])
      parts.tm_isdst = -1
      let reference = 978_307_200  // 2001-01-01T00:00:00Z
      return XMLPlistText.date(ofSeconds: Double(mktime(&parts) - reference))
    }
  }
}

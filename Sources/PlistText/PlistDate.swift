/// A date of property lists: the text of XML, and the seconds of binary files.
///
/// Dates follow the Gregorian calendar without leap seconds, in UTC. Binary property lists count seconds from
/// 2001-01-01T00:00:00Z.
struct PlistDate {
  /// Microseconds since 2001-01-01T00:00:00Z.
  private(set) var microseconds: Int64

  /// Days from 1970-01-01 to 2001-01-01.
  private static let referenceDays = 11_323

  /// Parses `2026-11-21T08:30:00Z`, with a fraction of up to six digits if `allowsFraction` is set. Nil for another
  /// form and for a date or time that does not exist.
  init?(text: String, allowsFraction: Bool) {
    // Foundation's distant past is in the year 0.
    let isBeforeYearZero = text.hasPrefix("-")
    var bytes = Array(isBeforeYearZero ? text.utf8.dropFirst() : text.utf8[...])
    guard bytes.popLast() == UInt8(ascii: "Z"), bytes.count >= 19 else { return nil }
    let fraction = bytes[19...]
    guard fraction.isEmpty || allowsFraction else { return nil }
    let shape = Array("dddd-dd-ddTdd:dd:dd".utf8)
    var numbers: [Int] = [0]
    for (byte, mark) in zip(bytes, shape) {
      if mark == UInt8(ascii: "d") {
        guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
        numbers[numbers.count - 1] = numbers[numbers.count - 1] * 10 + Int(byte & 15)
      } else {
        guard byte == mark else { return nil }
        numbers.append(0)
      }
    }
    guard let micros = Self.microseconds(ofFraction: fraction) else { return nil }
    self.init(
      year: isBeforeYearZero ? -numbers[0] : numbers[0], month: numbers[1], day: numbers[2],
      hour: numbers[3], minute: numbers[4],
      second: numbers[5], offsetMinutes: 0)
    microseconds += micros
  }

  /// A date from its calendar parts, `offsetMinutes` east of UTC; nil if there is no such date.
  init?(
    year: Int, month: Int, day: Int, hour: Int, minute: Int, second: Int, offsetMinutes: Int
  ) {
    guard (-9999...9999).contains(year), (1...12).contains(month),
      day >= 1, day <= Self.days(inMonth: month, of: year),
      (0..<24).contains(hour), (0..<60).contains(minute), (0..<60).contains(second),
      abs(offsetMinutes) <= 18 * 60
    else { return nil }
    let days = Self.dayNumber(year: year, month: month, day: day) - Self.referenceDays
    let seconds = days * 86_400 + hour * 3_600 + (minute - offsetMinutes) * 60 + second
    microseconds = Int64(seconds) * 1_000_000
  }

  /// A date of a binary file, to the microsecond; nil outside the years -9999 to 9999.
  init?(secondsSinceReference seconds: Double) {
    guard seconds > -378_700_000_000, seconds < 252_423_993_601 else { return nil }
    microseconds = Int64((seconds * 1_000_000).rounded())
    guard (-9999...9999).contains(Self.civil(day: dayNumber).year) else { return nil }
  }

  var secondsSinceReference: Double { Double(microseconds) / 1_000_000 }

  /// The date as `2026-11-21T08:30:00Z`, with a fraction only if it is not 0.
  var text: String {
    let (year, month, day) = Self.civil(day: dayNumber)
    let inDay = microseconds - Int64(dayNumber - Self.referenceDays) * 86_400_000_000
    let second = Int(inDay / 1_000_000)
    var text =
      (year < 0 ? "-" : "")
      + "\(Self.digits(abs(year), 4))-\(Self.digits(month, 2))-\(Self.digits(day, 2))T"
    text += "\(Self.digits(second / 3_600, 2)):\(Self.digits(second / 60 % 60, 2))"
    text += ":\(Self.digits(second % 60, 2))"
    let micros = Int(inDay % 1_000_000)
    if micros != 0 {
      var fraction = Self.digits(micros, 6)
      while fraction.hasSuffix("0") { fraction.removeLast() }
      text += "." + fraction
    }
    return text + "Z"
  }

  /// Days since 1970-01-01, rounded down.
  private var dayNumber: Int {
    let day = Int64(86_400_000_000)
    let floor = microseconds / day - (microseconds % day < 0 ? 1 : 0)
    return Int(floor) + Self.referenceDays
  }

  private static func microseconds(ofFraction fraction: ArraySlice<UInt8>) -> Int64? {
    guard let point = fraction.first else { return 0 }
    let digits = fraction.dropFirst()
    guard point == UInt8(ascii: "."), (1...6).contains(digits.count),
      digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    return (0..<6).reduce(0) { sum, index in
      sum * 10 + (index < digits.count ? Int64(digits[digits.startIndex + index] & 15) : 0)
    }
  }

  private static func digits(_ number: Int, _ width: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, width - text.count)) + text
  }
}

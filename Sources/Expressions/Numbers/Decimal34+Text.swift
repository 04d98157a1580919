import Values

extension Decimal34 {
  /// What the text of a number comes to.
  package enum Reading: Hashable, Sendable {
    case exact(Decimal34)
    /// It has more digits than 34.
    case rounded(Decimal34)
    /// The exponent is beyond ±6144.
    case outOfRange
    case notANumber
  }

  /// Reads JSON number text, and what people type (`+5`, `.5`). O(n), without allocation.
  package static func reading(utf8 bytes: UnsafeRawBufferPointer) -> Reading {
    if let short = shortInteger(utf8: bytes) { return .exact(Decimal34(short)) }
    guard let scan = NumberScan(bytes) else { return .notANumber }
    var digits = LeadingDigits()
    for index in scan.integer { digits.append(bytes[index] &- UInt8(ascii: "0")) }
    for index in scan.fraction { digits.append(bytes[index] &- UInt8(ascii: "0")) }
    guard digits.number != 0 else { return .exact(.zero) }
    guard !scan.exponentOverflows else { return .outOfRange }
    let number = rounding(
      Wide(digits.number), isNegative: scan.isNegative,
      exponent: scan.exponent - scan.fraction.count + digits.dropped, hasMore: digits.hasMore)
    guard let number else { return .outOfRange }
    return digits.areExact ? .exact(number) : .rounded(number)
  }

  /// The number where it is a whole one without sign and of few digits, as most are.
  private static func shortInteger(utf8 bytes: UnsafeRawBufferPointer) -> Int? {
    guard 1...18 ~= bytes.count else { return nil }
    var number = 0
    for byte in bytes {
      let digit = byte &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      number = number &* 10 &+ Int(digit)
    }
    return number
  }

  /// Reads the same of a text; nil where it is not a number, or one beyond the exponents.
  package init?(_ text: String) {
    var text = text
    switch text.withUTF8({ Self.reading(utf8: UnsafeRawBufferPointer($0)) }) {
    case .exact(let number), .rounded(let number): self = number
    case .outOfRange, .notANumber: return nil
    }
  }

  /// This number as exact text handles it.
  package var decimalText: DecimalText {
    let digits = String(coefficient).utf8.map { $0 - UInt8(ascii: "0") }
    return DecimalText(
      isNegative: isNegative, digits: digits, exponent: exponent + digits.count)
  }
}

extension Decimal34: CustomStringConvertible {
  /// Plain notation where short, else scientific: valid JSON.
  package var description: String {
    if exponent == 0, let short = Int64(exactly: coefficient) {
      return isNegative ? "-\(short)" : "\(short)"
    }
    return decimalText.description
  }
}

/// The first digits of a number, and whether any other follows than zeros.
private struct LeadingDigits {
  private(set) var number: UInt128 = 0
  private(set) var dropped = 0
  private(set) var hasMore = false
  private var kept = 0

  mutating func append(_ digit: UInt8) {
    if kept <= Decimal34.precision {
      number = number * 10 + UInt128(digit)
      if number != 0 { kept += 1 }
    } else {
      dropped += 1
      hasMore = hasMore || digit != 0
    }
  }

  /// Whether they are all, but for zeros, and no more than a `Decimal34` has.
  var areExact: Bool {
    !hasMore && (kept <= Decimal34.precision || number.isMultiple(of: 10))
  }
}

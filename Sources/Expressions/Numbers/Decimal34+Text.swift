import Values

extension Decimal34 {
  /// The result of parsing a number.
  package enum Reading: Hashable, Sendable {
    case exact(Decimal34)
    /// A number with more than 34 digits, rounded.
    case rounded(Decimal34)
    /// A number whose exponent is beyond ±6144.
    case outOfRange
    case notANumber
  }

  /// Parses JSON number text, and what people type (`+5`, `.5`). O(n), without allocation.
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

  /// A whole number without sign and of few digits, the most frequent case; nil for others.
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

  /// Parses a text; nil if it is not a number, or if the exponent is out of range.
  package init?(_ text: String) {
    var text = text
    switch text.withUTF8({ Self.reading(utf8: UnsafeRawBufferPointer($0)) }) {
    case .exact(let number), .rounded(let number): self = number
    case .outOfRange, .notANumber: return nil
    }
  }

  package var decimalText: DecimalText {
    let digits = String(coefficient).utf8.map { $0 - UInt8(ascii: "0") }
    return DecimalText(
      isNegative: isNegative, digits: digits, exponent: exponent + digits.count)
  }
}

extension Decimal34: CustomStringConvertible {
  /// The number in plain notation if short, else scientific: valid JSON.
  package var description: String {
    if exponent == 0, let short = Int64(exactly: coefficient) {
      return isNegative ? "-\(short)" : "\(short)"
    }
    return decimalText.description
  }
}

/// The first digits of a number, and true if any other digit than 0 follows.
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

  /// True if all other digits are 0, and there are no more than a `Decimal34` can have.
  var areExact: Bool {
    !hasMore && (kept <= Decimal34.precision || number.isMultiple(of: 10))
  }
}

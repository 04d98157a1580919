import JSONText

/// A canonical text for numbers in JSON: 2, 2.0 and 20e-1 have the same.
struct DecimalKey {
  /// Digits without leading and trailing zeros; empty for zero.
  private var digits: ArraySlice<UInt8>
  private let isNegative: Bool
  /// Exponent of the value 0.d₁d₂d₃… × 10^exponent.
  private var exponent: Int

  /// Parses a number (RFC 8259 §6). Nil if its exponent is beyond ±`mostExponent`. O(bytes).
  private init?(_ bytes: UnsafeRawBufferPointer) {
    isNegative = bytes.first == UInt8(ascii: "-")
    var (all, point): ([UInt8], Int?) = ([], nil)
    var written = 0
    for (index, byte) in bytes.enumerated() {
      if Self.isDigit(byte) {
        all.append(byte)
      } else if byte == UInt8(ascii: ".") {
        point = all.count
      } else if byte | 0x20 == UInt8(ascii: "e") {
        guard let power = Int(String(decoding: bytes[(index + 1)...], as: UTF8.self)),
          abs(power) <= Self.mostExponent
        else { return nil }
        written = power
        break
      }
    }
    let zero = UInt8(ascii: "0")
    exponent = (point ?? all.count) + written - all.prefix { $0 == zero }.count
    digits = all.drop { $0 == zero }
    while digits.last == zero { digits.removeLast() }
  }

  /// The key of a number. O(bytes).
  static func of(_ number: JSONSlice) -> String {
    let bytes = number.bytes
    let isPlain = bytes.count <= mostPlainDigits && bytes[0] != UInt8(ascii: "-")
    if isPlain, bytes.allSatisfy(isDigit) { return number.text }
    return DecimalKey(bytes)?.text ?? number.text
  }

  private var text: String {
    guard !digits.isEmpty else { return "0" }
    let sign = isNegative ? "-" : ""
    let text = String(decoding: digits, as: UTF8.self)
    guard digits.count <= exponent, exponent <= Self.mostPlainDigits else {
      return "\(sign)0.\(text)e\(exponent)"
    }
    return sign + text + String(repeating: "0", count: exponent - digits.count)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }

  /// Maximum number of digits with which whole numbers are written out.
  private static let mostPlainDigits = 40
  private static let mostExponent = 1_000_000_000
}

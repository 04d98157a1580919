import JSONText

/// An exact decimal number of any length, compared and added without rounding.
///
/// Parses JSON number text (RFC 8259 §6) and what people type (`+5`, `.5`, `5.`).
package struct DecimalText: ReadFromUTF8, Hashable, Comparable, Sendable, CustomStringConvertible {
  /// Sign of the number: -1, 0 or 1.
  package let sign: Int
  /// Digits 0–9 without leading or trailing zeros; empty for zero.
  package let digits: [UInt8]
  /// The value is 0.d₁d₂d₃… × 10^exponent.
  package let exponent: Int

  /// The largest accepted power of ten, positive or negative.
  package static let exponentLimit = 1_000_000_000

  /// Nil if `text` is not a number, or its exponent is beyond ±1,000,000,000.
  package init?(utf8 bytes: UnsafeRawBufferPointer) {
    guard let scan = NumberScan(bytes), !scan.exponentOverflows else { return nil }
    var digits: [UInt8] = []
    digits.reserveCapacity(scan.integer.count + scan.fraction.count)
    for index in scan.integer { digits.append(bytes[index] &- UInt8(ascii: "0")) }
    for index in scan.fraction { digits.append(bytes[index] &- UInt8(ascii: "0")) }
    let point = scan.integer.count + scan.exponent
    guard abs(point) <= Self.exponentLimit + bytes.count else { return nil }
    self.init(isNegative: scan.isNegative, digits: digits, exponent: point)
  }

  package init(_ number: Int) {
    let digits = String(number.magnitude).utf8.map { $0 &- UInt8(ascii: "0") }
    self.init(isNegative: number < 0, digits: digits, exponent: digits.count)
  }

  /// 0.d₁d₂… × 10^exponent of digits that may have leading and trailing zeros.
  package init(isNegative: Bool, digits: [UInt8], exponent: Int) {
    guard let first = digits.firstIndex(where: { $0 != 0 }),
      let last = digits.lastIndex(where: { $0 != 0 })
    else {
      sign = 0
      self.digits = []
      self.exponent = 0
      return
    }
    sign = isNegative ? -1 : 1
    self.digits = last - first + 1 == digits.count ? digits : Array(digits[first...last])
    self.exponent = exponent - first
  }

  /// True for a whole number in any notation: 1.0 and 1e2.
  package var isInteger: Bool { digits.count <= exponent || sign == 0 }

  /// Number of digits after the decimal point in plain notation.
  package var fractionDigits: Int { max(0, digits.count - exponent) }

  /// Number in plain notation if that is short, else in scientific notation.
  package var description: String {
    guard sign != 0 else { return "0" }
    if exponent > -6, exponent <= 40 || exponent <= digits.count {
      return plainText(minimumFractionDigits: 0)
    }
    let text = digits.map { Character(UnicodeScalar($0 + UInt8(ascii: "0"))) }
    let rest = text.count > 1 ? "." + String(text[1...]) : ""
    return (sign < 0 ? "-" : "") + String(text[0]) + rest + "e" + String(exponent - 1)
  }

  /// Plain notation, `-0.50`, with zeros up to `minimumFractionDigits`. O(exponent).
  package func plainText(minimumFractionDigits: Int) -> String {
    let zero = UInt8(ascii: "0")
    var text: [UInt8] = sign < 0 ? [UInt8(ascii: "-")] : []
    text += integerDigits.map { $0 + zero }
    let fraction = fractionPart(atLeast: minimumFractionDigits)
    if !fraction.isEmpty {
      text.append(UInt8(ascii: "."))
      text += fraction.map { $0 + zero }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Digits before the decimal point; a single 0 if there are none. O(exponent).
  package var integerDigits: [UInt8] {
    guard exponent > 0 else { return [0] }
    var result = Array(digits.prefix(exponent))
    if exponent > digits.count {
      result += [UInt8](repeating: 0, count: exponent - digits.count)
    }
    return result
  }

  /// The digits after the decimal point, padded with zeros.
  package func fractionPart(atLeast minimum: Int) -> [UInt8] {
    var result: [UInt8] = []
    if fractionDigits > 0 {
      if exponent < 0 { result = [UInt8](repeating: 0, count: -exponent) }
      result += digits.dropFirst(max(0, exponent))
    }
    if result.count < minimum {
      result += [UInt8](repeating: 0, count: minimum - result.count)
    }
    return result
  }
}

extension JSONValue {
  /// True for equal values; numbers may differ in notation.
  package func equals(_ other: JSONValue) -> Bool {
    guard case .number(let a) = self, case .number(let b) = other, a != b else {
      return self == other
    }
    guard let number = DecimalText(a) else { return false }
    return number == DecimalText(b)
  }
}

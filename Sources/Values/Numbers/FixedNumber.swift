/// A small decimal number as billionths in one integer: the fast way to compare most numbers.
package struct FixedNumber: Hashable, Comparable, Sendable {
  /// The value times 1,000,000,000.
  package let billionths: Int64
  /// Number of digits after the decimal point, without trailing zeros.
  package let fractionDigits: Int

  package var isInteger: Bool { fractionDigits == 0 }

  /// Nil for a number with more than nine digits on either side, or an exponent: use `DecimalText`.
  package init?(_ bytes: UnsafeRawBufferPointer) {
    guard !bytes.isEmpty, bytes.count <= 20 else { return nil }
    let isNegative = bytes[0] == UInt8(ascii: "-")
    var index = isNegative ? 1 : 0
    var value: Int64 = 0
    var digits = 0
    while index < bytes.count, bytes[index] &- UInt8(ascii: "0") < 10, digits <= 9 {
      value = value * 10 + Int64(bytes[index] &- UInt8(ascii: "0"))
      digits += 1
      index += 1
    }
    guard digits > 0, digits <= 9 else { return nil }
    var places = 0
    var used = 0
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      while index < bytes.count, bytes[index] &- UInt8(ascii: "0") < 10, places < 9 {
        let digit = bytes[index] &- UInt8(ascii: "0")
        value = value * 10 + Int64(digit)
        places += 1
        if digit != 0 { used = places }
        index += 1
      }
    }
    guard index == bytes.count else { return nil }
    for _ in places..<9 { value *= 10 }
    billionths = isNegative ? -value : value
    fractionDigits = used
  }

  package var exact: DecimalText { DecimalText(Int(billionths)).scaled(byPowerOfTen: -9) }

  package static func < (a: Self, b: Self) -> Bool { a.billionths < b.billionths }
}

/// The parts of a number's text, found without copying: `-12.50e3`.
package struct NumberScan {
  package private(set) var isNegative = false
  private(set) var hasSign = false
  package private(set) var integer = 0..<0
  package private(set) var fraction = 0..<0
  /// The written power of ten; 0 without one.
  package private(set) var exponent = 0
  /// True if the exponent is out of range for `DecimalText`.
  package private(set) var exponentOverflows = false
  /// Range of the text from `e` on.
  package private(set) var exponentText = 0..<0

  /// Parses numbers as people type them, `+5`, `.5`, `5.`; nil for anything else.
  package init?(_ bytes: UnsafeRawBufferPointer) {
    var index = 0
    if index < bytes.count, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") {
      isNegative = bytes[index] == UInt8(ascii: "-")
      hasSign = true
      index += 1
    }
    integer = Self.digits(in: bytes, from: index)
    index = integer.upperBound
    fraction = index..<index
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      fraction = Self.digits(in: bytes, from: index + 1)
      index = fraction.upperBound
    }
    guard integer.count + fraction.count > 0 else { return nil }
    exponentText = index..<bytes.count
    guard index < bytes.count else { return }
    guard bytes[index] | 0x20 == UInt8(ascii: "e") else { return nil }
    index += 1
    var isNegativeExponent = false
    if index < bytes.count, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") {
      isNegativeExponent = bytes[index] == UInt8(ascii: "-")
      index += 1
    }
    let digits = Self.digits(in: bytes, from: index)
    guard !digits.isEmpty, digits.upperBound == bytes.count else { return nil }
    for position in digits {
      exponent = exponent * 10 + Int(bytes[position] &- UInt8(ascii: "0"))
      if exponent > DecimalText.exponentLimit {
        exponentOverflows = true
        break
      }
    }
    if isNegativeExponent { exponent = -exponent }
  }

  private static func digits(in bytes: UnsafeRawBufferPointer, from start: Int) -> Range<Int> {
    var index = start
    while index < bytes.count, bytes[index] &- UInt8(ascii: "0") < 10 { index += 1 }
    return start..<index
  }
}

import Values

/// A number as 64 bits that sort like it: never reversed, equal for near neighbors.
struct NumberKey {
  let bits: UInt64
  /// True if the bits identify the number among exact ones.
  let isExact: Bool

  /// `json` is a number in JSON's notation.
  init(_ json: UnsafeRawBufferPointer) {
    if let small = Self.small(json) {
      bits = Self.bits(of: small)
      isExact = true
    } else {
      // Correctly rounded, so that it keeps the order; infinite or zero where it is out of range.
      bits = Self.bits(of: Double(String(decoding: json, as: UTF8.self)) ?? 0)
      isExact = false
    }
  }

  /// Up to 15 digits: a fraction of two exact doubles, rounded once.
  private static func small(_ json: UnsafeRawBufferPointer) -> Double? {
    guard json.count <= 17 else { return nil }
    var mantissa: Int64 = 0
    var digits = 0
    var scale = -1
    let isNegative = json[0] == UInt8(ascii: "-")
    for index in (isNegative ? 1 : 0)..<json.count {
      let digit = json[index] &- UInt8(ascii: "0")
      if digit < 10 {
        mantissa = mantissa * 10 + Int64(digit)
        digits += 1
        if scale >= 0 { scale += 1 }
      } else if json[index] == UInt8(ascii: ".") {
        scale = 0
      } else {
        return nil
      }
    }
    guard digits <= 15 else { return nil }
    let value = Double(mantissa) / powers[max(scale, 0)]
    return isNegative ? -value : value
  }

  private static let powers: [Double] = (0...15).map { power in
    (0..<power).reduce(1) { product, _ in product * 10 }
  }

  private static func bits(of value: Double) -> UInt64 {
    let bits = value == 0 ? 0 : value.bitPattern
    return bits >> 63 == 1 ? ~bits : bits | 1 << 63
  }
}

extension DecimalText {
  /// Parses any JSON number; one with an exponent out of range is sorted as larger, or nearer to zero, than all
  /// others.
  init(sorting json: UnsafeRawBufferPointer) {
    if let number = DecimalText(utf8: json) {
      self = number
      return
    }
    guard let scan = NumberScan(json) else {
      self.init(0)
      return
    }
    let digits = (Array(scan.integer) + Array(scan.fraction)).map { json[$0] &- UInt8(ascii: "0") }
    self.init(
      isNegative: scan.isNegative, digits: digits, exponent: scan.exponent < 0 ? .min / 4 : .max / 4
    )
  }
}

/// A JSON number independent of notation: `24.50`, `24.5` and `245e-1` are equal.
struct NumberNotation: Equatable {
  private let isNegative: Bool
  /// Digits without leading and trailing zeros; empty for zero.
  private let digits: [UInt8]
  /// The power of ten of the last digit; 0 for zero.
  private let exponent: Int

  /// Nil for a number whose exponent is out of range. O(n).
  init?(_ json: some Collection<UInt8>) {
    let parts = json.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 | 0x20 == 0x65 }
    guard let mantissa = parts.first else { return nil }
    var exponent = 0
    if parts.count == 2 {
      guard let written = Int(String(decoding: parts[1], as: UTF8.self)) else { return nil }
      exponent = written
    }
    var digits: [UInt8] = []
    var isFraction = false
    for byte in mantissa where byte != UInt8(ascii: "-") {
      if byte == UInt8(ascii: ".") {
        isFraction = true
        continue
      }
      if isFraction {
        let (lower, overflows) = exponent.subtractingReportingOverflow(1)
        if overflows { return nil }
        exponent = lower
      }
      if !digits.isEmpty || byte != UInt8(ascii: "0") { digits.append(byte) }
    }
    while digits.last == UInt8(ascii: "0") {
      digits.removeLast()
      let (higher, overflows) = exponent.addingReportingOverflow(1)
      if overflows { return nil }
      exponent = higher
    }
    self.digits = digits
    self.exponent = digits.isEmpty ? 0 : exponent
    isNegative = !digits.isEmpty && mantissa.first == UInt8(ascii: "-")
  }

  static func same(_ a: some Collection<UInt8>, _ b: some Collection<UInt8>) -> Bool {
    if a.elementsEqual(b) { return true }
    guard let first = NumberNotation(a), let second = NumberNotation(b) else { return false }
    return first == second
  }
}

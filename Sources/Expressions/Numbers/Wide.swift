/// A whole number below 2²⁵⁶, large enough for the product of two numbers of 34 digits.
struct Wide: Equatable {
  private(set) var high: UInt128
  private(set) var low: UInt128

  init(_ number: UInt128) { (high, low) = (0, number) }

  init(_ a: UInt128, times b: UInt128) { (high, low) = a.multipliedFullWidth(by: b) }

  /// The number times 10 to the power of at most 76; the product must be below 2²⁵⁶.
  func scaled(byPowerOfTen power: Int) -> Wide {
    power <= 38
      ? times(Powers.of10[power]) : times(Powers.of10[38]).times(Powers.of10[power - 38])
  }

  private func times(_ factor: UInt128) -> Wide {
    var product = Wide(low, times: factor)
    product.high &+= high &* factor
    return product
  }

  static func + (a: Wide, b: Wide) -> Wide {
    var sum = a
    let (low, overflows) = a.low.addingReportingOverflow(b.low)
    sum.low = low
    sum.high = a.high &+ b.high &+ (overflows ? 1 : 0)
    return sum
  }

  /// `b` must not be larger.
  static func - (a: Wide, b: Wide) -> Wide {
    var difference = a
    let (low, overflows) = a.low.subtractingReportingOverflow(b.low)
    difference.low = low
    difference.high = a.high &- b.high &- (overflows ? 1 : 0)
    return difference
  }

  static func < (a: Wide, b: Wide) -> Bool { (a.high, a.low) < (b.high, b.low) }

  /// Quotient and remainder; the quotient must fit.
  func divided(by divisor: UInt128) -> (quotient: UInt128, remainder: UInt128) {
    divisor.dividingFullWidth((high, low))
  }

  /// The exact number of digits, or one more; 0 for 0.
  var digitCount: Int {
    guard high != 0 else { return Powers.digitCount(low) }
    // 1233 / 4096 is a little more than log₁₀ 2.
    return ((255 - high.leadingZeroBitCount) * 1233) >> 12 &+ 1
  }
}

/// Arithmetic with exact results, rounded half to even; nil if the exponent is beyond ±6144.
extension Decimal34 {
  /// The sum.
  package func adding(_ other: Decimal34) -> Decimal34? {
    guard !isZero else { return other }
    guard !other.isZero else { return self }
    if let (a, b, exponent) = Self.aligned(self, other) {
      let sum = a + b
      return Decimal34(
        isNegative: sum < 0, digits: UInt128(sum.magnitude), exponent: exponent)
    }
    let (a, b) = exponent >= other.exponent ? (self, other) : (other, self)
    let distance = a.exponent - b.exponent
    let digits = Powers.digitCount(a.coefficient)
    if digits + distance <= Self.widestSum {
      return Self.sum(a, Wide(a.coefficient).scaled(byPowerOfTen: distance), b, b.exponent)
    }
    // `b` is so much smaller that only its sign counts: one in the last of 70 digits rounds alike.
    let shift = 70 - digits
    let wide = Wide(a.coefficient).scaled(byPowerOfTen: shift)
    return Self.sum(
      a, wide, Decimal34(1).withSign(isNegative: b.isNegative), a.exponent - shift)
  }

  /// The difference.
  package func subtracting(_ other: Decimal34) -> Decimal34? { adding(-other) }

  /// The product.
  package func multiplied(by other: Decimal34) -> Decimal34? {
    Self.rounding(
      Wide(coefficient, times: other.coefficient), isNegative: isNegative != other.isNegative,
      exponent: exponent + other.exponent)
  }

  /// The quotient; nil also if `divisor` is 0.
  package func divided(by divisor: Decimal34) -> Decimal34? {
    guard !divisor.isZero else { return nil }
    guard !isZero else { return .zero }
    // So many digits that the quotient has 35 or 36 of them.
    let shift =
      Self.precision + 1 + Powers.digitCount(divisor.coefficient) - Powers.digitCount(coefficient)
    let (quotient, remainder) = Wide(coefficient).scaled(byPowerOfTen: shift)
      .divided(by: divisor.coefficient)
    return Self.rounding(
      Wide(quotient), isNegative: isNegative != divisor.isNegative,
      exponent: exponent - divisor.exponent - shift, hasMore: remainder != 0)
  }

  /// Maximum number of digits of the larger summand of a sum that is made exactly: rounding 72
  /// digits divides by 10³⁸, the largest power that fits.
  private static let widestSum = 71

  private func withSign(isNegative: Bool) -> Decimal34 { isNegative ? -magnitude : magnitude }

  /// The signed sum of `wide`, which has the sign of `a`, and the coefficient of `b`, both times 10^`exponent`.
  private static func sum(
    _ a: Decimal34, _ wide: Wide, _ b: Decimal34, _ exponent: Int
  ) -> Decimal34? {
    let other = Wide(b.coefficient)
    if a.isNegative == b.isNegative {
      return rounding(wide + other, isNegative: a.isNegative, exponent: exponent)
    }
    return wide < other
      ? rounding(other - wide, isNegative: b.isNegative, exponent: exponent)
      : rounding(wide - other, isNegative: a.isNegative, exponent: exponent)
  }
}

extension Decimal34 {
  /// The nearest number of 34 digits, of two the even one; nil if the exponent is out of range.
  ///
  /// `hasMore`: true if the exact number is larger than `digits` by less than one; there must be more than 34 then.
  static func rounding(
    _ digits: Wide, isNegative: Bool, exponent: Int, hasMore: Bool = false
  ) -> Decimal34? {
    var surplus = max(digits.digitCount - precision, 0)
    if surplus < precision, !(digits < Wide(Powers.of10[precision]).scaled(byPowerOfTen: surplus)) {
      surplus += 1
    }
    guard surplus > 0 else {
      return Decimal34(isNegative: isNegative, digits: digits.low, exponent: exponent)
    }
    let rounded = halfEven(
      digits.divided(by: Powers.of10[surplus]), half: Powers.of10[surplus] / 2, hasMore: hasMore)
    return Decimal34(isNegative: isNegative, digits: rounded, exponent: exponent + surplus)
  }

  /// Rounded to `count` digits after the decimal point (before it if negative), halves to even; nil if the exponent
  /// is out of range.
  package func rounded(toFractionDigits count: Int) -> Decimal34? {
    let limit = Self.exponentLimit + Self.precision
    let surplus = -exponent - min(max(count, -limit), limit + Self.precision)
    guard surplus > 0 else { return self }
    guard surplus <= Self.precision else { return .zero }
    let divisor = Powers.of10[surplus]
    let rounded = Self.halfEven(
      coefficient.quotientAndRemainder(dividingBy: divisor), half: divisor / 2, hasMore: false)
    return Decimal34(isNegative: isNegative, digits: rounded, exponent: exponent + surplus)
  }

  private static func halfEven(
    _ division: (quotient: UInt128, remainder: UInt128), half: UInt128, hasMore: Bool
  ) -> UInt128 {
    let (quotient, remainder) = division
    let isUp =
      remainder > half || remainder == half && (hasMore || !quotient.isMultiple(of: 2))
    return isUp ? quotient + 1 : quotient
  }
}

extension Decimal34 {
  /// The exact remainder, with the sign of the divisor, which must not be zero; rounded only where it has more than 34
  /// digits. Nil if the exponent is out of range. O(difference of the exponents).
  func remainder(dividingBy divisor: Decimal34) -> Decimal34? {
    guard let rest = magnitude.truncated(to: divisor.magnitude) else { return nil }
    let signed = isNegative ? -rest : rest
    return rest.isZero || isNegative == divisor.isNegative ? signed : signed.adding(divisor)
  }

  /// The remainder of numbers without a sign.
  private func truncated(to divisor: Decimal34) -> Decimal34? {
    guard self >= divisor else { return self }
    var (rest, modulus) = (coefficient, divisor.coefficient)
    if exponent >= divisor.exponent {
      rest %= modulus
      for _ in divisor.exponent..<exponent where rest != 0 { rest = rest * 10 % modulus }
      return Decimal34(isNegative: false, digits: rest, exponent: divisor.exponent)
    }
    // Not beyond the coefficient of a number that is at least as large.
    for _ in exponent..<divisor.exponent { modulus *= 10 }
    return Decimal34(isNegative: false, digits: rest % modulus, exponent: exponent)
  }
}

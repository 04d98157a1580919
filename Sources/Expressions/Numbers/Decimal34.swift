/// A decimal number of at most 34 digits, with a decimal exponent of at most ±6144: the numbers of formulas.
///
/// Sums, differences, products and quotients are the exact results, rounded half to even (the precision of IEEE 754's
/// decimal128). Results with an exponent out of range are nil. Every number has one form, so that equal numbers have
/// equal parts.
package struct Decimal34: Hashable, Sendable {
  /// True for a negative number; zero has no sign.
  package let isNegative: Bool
  /// Coefficient below 10³⁴, without trailing zeros.
  let coefficient: UInt128
  /// The power of ten that the coefficient is multiplied by; 0 for zero.
  let exponent: Int

  /// Maximum number of digits.
  package static let precision = 34
  /// The largest power of ten of a number's first digit, positive or negative.
  package static let exponentLimit = 6144

  package static let zero = Decimal34(isNegative: false, coefficient: 0, exponent: 0)

  private init(isNegative: Bool, coefficient: UInt128, exponent: Int) {
    self.isNegative = isNegative
    self.coefficient = coefficient
    self.exponent = exponent
  }

  /// A whole number, which always fits in 34 digits.
  package init(_ number: Int) {
    let (magnitude, zeros) = Self.withoutTrailingZeros(UInt128(number.magnitude))
    self.init(isNegative: number < 0, coefficient: magnitude, exponent: zeros)
  }

  /// The number of a coefficient of at most 34 digits (or 10³⁴ itself, after rounding); nil if the exponent is out of
  /// range.
  init?(isNegative: Bool, digits: UInt128, exponent: Int) {
    guard digits != 0 else {
      self = .zero
      return
    }
    let (coefficient, zeros) = Self.withoutTrailingZeros(digits)
    if UInt64(exactly: coefficient) != nil, abs(exponent) < Self.shortExponents {
      self.init(isNegative: isNegative, coefficient: coefficient, exponent: exponent + zeros)
      return
    }
    let first = Powers.digitCount(coefficient) - 1 + exponent + zeros
    guard abs(first) <= Self.exponentLimit else { return nil }
    self.init(isNegative: isNegative, coefficient: coefficient, exponent: exponent + zeros)
  }

  /// Exponents within this limit are valid for coefficients of 64 bits.
  private static let shortExponents = 6_000

  package var isZero: Bool { coefficient == 0 }

  /// Two numbers as multiples of a power of ten, if these and their sum fit in an `Int`, as for most numbers of
  /// records.
  static func aligned(_ a: Decimal34, _ b: Decimal34) -> (a: Int, b: Int, exponent: Int)? {
    let exponent = min(a.exponent, b.exponent)
    guard let a = a.multiple(ofPower: exponent), let b = b.multiple(ofPower: exponent) else {
      return nil
    }
    return (a, b, exponent)
  }

  private func multiple(ofPower power: Int) -> Int? {
    let distance = exponent - power
    guard distance <= 18, let short = Int(exactly: coefficient) else { return nil }
    let factor = distance == 0 ? 1 : Powers.integer(distance)
    let (product, overflows) = short.multipliedReportingOverflow(by: factor)
    return overflows || product > Int.max / 2 ? nil : isNegative ? -product : product
  }

  /// The number as an `Int`; nil if it is not whole, or doesn't fit.
  package var integer: Int? {
    guard exponent >= 0, exponent <= 18, let digits = Int(exactly: coefficient) else { return nil }
    let (product, overflows) = digits.multipliedReportingOverflow(by: Powers.integer(exponent))
    return overflows ? nil : isNegative ? -product : product
  }

  /// The negated number.
  package static prefix func - (number: Decimal34) -> Decimal34 {
    Decimal34(
      isNegative: !number.isNegative && !number.isZero, coefficient: number.coefficient,
      exponent: number.exponent)
  }

  package var magnitude: Decimal34 { isNegative ? -self : self }

  private static func withoutTrailingZeros(_ digits: UInt128) -> (UInt128, zeros: Int) {
    guard digits != 0 else { return (0, 0) }
    if let short = UInt64(exactly: digits) {
      var (rest, zeros) = (short, 0)
      while rest % 10 == 0 { (rest, zeros) = (rest / 10, zeros + 1) }
      return (UInt128(rest), zeros)
    }
    var (rest, zeros) = (digits, 0)
    while rest % 10 == 0 { (rest, zeros) = (rest / 10, zeros + 1) }
    return (rest, zeros)
  }
}

extension Decimal34: Comparable {
  package static func < (a: Self, b: Self) -> Bool {
    if let (a, b, _) = aligned(a, b) { return a < b }
    if a.isNegative != b.isNegative { return a.isNegative }
    return a.isNegative ? b.isSmallerInMagnitude(than: a) : a.isSmallerInMagnitude(than: b)
  }

  private func isSmallerInMagnitude(than other: Decimal34) -> Bool {
    if isZero || other.isZero { return isZero && !other.isZero }
    if exponent == other.exponent { return coefficient < other.coefficient }
    let (digits, otherDigits) = (
      Powers.digitCount(coefficient), Powers.digitCount(other.coefficient)
    )
    if digits + exponent != otherDigits + other.exponent {
      return digits + exponent < otherDigits + other.exponent
    }
    return coefficient * Powers.of10[Self.precision - digits]
      < other.coefficient * Powers.of10[Self.precision - otherDigits]
  }
}

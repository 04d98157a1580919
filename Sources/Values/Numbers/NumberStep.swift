/// The distance between the numbers of a grid, such as 0.25; exact for numbers of any exponent.
package struct NumberStep: Hashable, Sendable {
  /// Distance of a step, greater than 0.
  package let distance: DecimalText
  /// The distance is `units` × 10^`power`.
  private let units: UInt64
  private let power: Int

  /// Maximum number of significant digits of a step: products of two remainders stay within
  /// 128 bits.
  package static let digitLimit = 18

  /// Nil for 0, a negative number, or more than 18 significant digits.
  package init?(_ distance: DecimalText) {
    guard distance.sign > 0, distance.digits.count <= Self.digitLimit else { return nil }
    self.distance = distance
    units = distance.digits.reduce(0) { $0 * 10 + UInt64($1) }
    power = distance.lowestPower
  }

  package var fractionDigits: Int { distance.fractionDigits }

  /// True if `number` is `base` plus or minus a whole number of steps. O(digits), also for huge exponents.
  package func reaches(_ number: DecimalText, from base: DecimalText) -> Bool {
    if isWhole(number), isWhole(base) { return residue(of: number) == residue(of: base) }
    // Below the step's last digit both must be alike, or their difference would not be whole.
    guard number.sign != 0, base.sign != 0, number.lowestPower == base.lowestPower else {
      return false
    }
    let difference = number - base
    return isWhole(difference) && residue(of: difference) == 0
  }

  /// The distance of `number` from the next lower number of the grid: 0 on the grid, else less than a step.
  ///
  /// O(the exact sum of the numbers), see `DecimalText.span`.
  package func excess(of number: DecimalText, over base: DecimalText) -> DecimalText {
    let difference = number - base
    guard difference.sign != 0 else { return difference }
    // The digits below the step's last one stay as they are.
    let low = max(power - difference.lowestPower, 0)
    let magnitude = difference.sign < 0 ? -difference : difference
    let high = DecimalText(
      isNegative: false, digits: Array(magnitude.digits.dropLast(low)),
      exponent: magnitude.exponent)
    let rest = DecimalText(
      isNegative: false, digits: Array(magnitude.digits.suffix(low)),
      exponent: magnitude.lowestPower + min(low, magnitude.digits.count))
    let whole = DecimalText(units: residue(of: high), power: power)
    let excess = whole + rest
    return difference.sign < 0 && excess.sign != 0 ? distance - excess : excess
  }

  /// True if it has no digit below the step's last one.
  private func isWhole(_ number: DecimalText) -> Bool {
    number.sign == 0 || number.lowestPower >= power
  }

  /// The number in units of the step's last digit, modulo the step; never negative.
  private func residue(of number: DecimalText) -> UInt64 {
    guard number.sign != 0 else { return 0 }
    var rest: UInt64 = 0
    for digit in number.digits { rest = (product(rest, 10) + UInt64(digit)) % units }
    rest = product(rest, powerOfTen(number.lowestPower - power))
    return number.sign < 0 && rest != 0 ? units - rest : rest
  }

  /// 10^`exponent` modulo the step. O(log exponent).
  private func powerOfTen(_ exponent: Int) -> UInt64 {
    var (result, factor, rest) = (1 % units, 10 % units, exponent)
    while rest > 0 {
      if rest % 2 == 1 { result = product(result, factor) }
      factor = product(factor, factor)
      rest /= 2
    }
    return result
  }

  private func product(_ a: UInt64, _ b: UInt64) -> UInt64 {
    let (a, b) = (a % units, b % units)
    return units.dividingFullWidth(a.multipliedFullWidth(by: b)).remainder
  }
}

extension DecimalText {
  /// The power of ten of the last digit that is not 0.
  fileprivate var lowestPower: Int { exponent - digits.count }

  /// `units` × 10^`power`.
  fileprivate init(units: UInt64, power: Int) {
    let digits = String(units).utf8.map { $0 &- UInt8(ascii: "0") }
    self.init(isNegative: false, digits: digits, exponent: digits.count + power)
  }
}

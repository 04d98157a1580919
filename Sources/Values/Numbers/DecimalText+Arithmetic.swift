extension DecimalText {
  package static func < (a: Self, b: Self) -> Bool {
    if a.sign != b.sign { return a.sign < b.sign }
    return a.sign < 0 ? b.isSmallerInMagnitude(than: a) : a.isSmallerInMagnitude(than: b)
  }

  /// The exact sum. O(digits between the highest and the lowest position of both): see `span(with:)`.
  package static func + (a: Self, b: Self) -> Self {
    guard a.sign != 0 else { return b }
    guard b.sign != 0 else { return a }
    let top = max(a.exponent, b.exponent)
    let width = a.span(with: b)
    if a.sign == b.sign {
      let sum = add(a.aligned(top: top, width: width), b.aligned(top: top, width: width))
      return Self(isNegative: a.sign < 0, digits: sum, exponent: top + 1)
    }
    let (large, small) = a.isSmallerInMagnitude(than: b) ? (b, a) : (a, b)
    let difference = subtract(
      small.aligned(top: top, width: width), from: large.aligned(top: top, width: width))
    return Self(isNegative: large.sign < 0, digits: difference, exponent: top)
  }

  /// The negated number.
  package static prefix func - (a: Self) -> Self {
    Self(isNegative: a.sign > 0, digits: a.digits, exponent: a.exponent)
  }

  /// The exact difference, at the cost of a sum.
  package static func - (a: Self, b: Self) -> Self { a + -b }

  /// The value multiplied by a power of ten.
  package func scaled(byPowerOfTen power: Int) -> Self {
    Self(isNegative: sign < 0, digits: digits, exponent: exponent + power)
  }

  /// The number of digits of an exact sum.
  package func span(with other: Self) -> Int {
    let bottom = min(exponent - digits.count, other.exponent - other.digits.count)
    return max(exponent, other.exponent) - bottom
  }

  /// Rounded to `count` digits after the decimal point, halves to even as in formulas.
  package func rounded(toFractionDigits count: Int) -> Self {
    rounded(toDigits: exponent + count)
  }

  /// Rounded to `count` significant digits, halves to even.
  func rounded(toDigits count: Int) -> Self {
    guard count < digits.count else { return self }
    guard count >= 0 else { return Self(0) }
    let kept = [0] + digits.prefix(count)
    let isHalf = digits[count] == 5 && digits.count == count + 1
    let isUp = isHalf ? kept[count] % 2 == 1 : digits[count] >= 5
    let one = [UInt8](repeating: 0, count: kept.count - 1) + [1]
    let sum = isUp ? Self.add(kept, one) : [0] + kept
    return Self(isNegative: sign < 0, digits: sum, exponent: exponent + 2)
  }

  private func isSmallerInMagnitude(than other: Self) -> Bool {
    if sign == 0 || other.sign == 0 { return sign == 0 && other.sign != 0 }
    if exponent != other.exponent { return exponent < other.exponent }
    return digits.lexicographicallyPrecedes(other.digits)
  }

  /// `width` digits from power `top` down.
  private func aligned(top: Int, width: Int) -> [UInt8] {
    let lead = [UInt8](repeating: 0, count: top - exponent)
    let tail = [UInt8](repeating: 0, count: width - lead.count - digits.count)
    return lead + digits + tail
  }

  /// Adds digits of equal count; the sum has one more.
  private static func add(_ a: [UInt8], _ b: [UInt8]) -> [UInt8] {
    var sum = [UInt8](repeating: 0, count: a.count + 1)
    var carry: UInt8 = 0
    for index in a.indices.reversed() {
      let digit = a[index] + b[index] + carry
      carry = digit >= 10 ? 1 : 0
      sum[index + 1] = digit >= 10 ? digit - 10 : digit
    }
    sum[0] = carry
    return sum
  }

  private static func subtract(_ small: [UInt8], from large: [UInt8]) -> [UInt8] {
    var difference = large
    var borrow: UInt8 = 0
    for index in large.indices.reversed() {
      let taken = small[index] + borrow
      borrow = large[index] < taken ? 1 : 0
      difference[index] = large[index] + (borrow == 1 ? 10 : 0) - taken
    }
    return difference
  }
}

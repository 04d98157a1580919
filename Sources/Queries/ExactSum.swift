import Values

/// An exact sum of any numbers: small ones in one integer, the others as decimal text.
struct ExactSum: Sendable {
  private var billionths: Int128 = 0
  private var large = DecimalText(0)
  /// True if the numbers are too far apart for their sum to be written out.
  private(set) var isUnknown = false

  /// Maximum number of digits of a sum.
  private static let digitLimit = 10_000

  mutating func add(_ number: FixedNumber) { billionths += Int128(number.billionths) }

  mutating func add(_ number: DecimalText) {
    guard !isUnknown else { return }
    guard Self.isInReach(number), large.span(with: number) <= Self.digitLimit else {
      isUnknown = true
      return
    }
    large = large + number
  }

  mutating func merge(_ other: ExactSum) {
    billionths += other.billionths
    isUnknown = isUnknown || other.isUnknown
    add(other.large)
  }

  /// Sum of the numbers; nil if it can't be written out.
  var value: DecimalText? {
    guard !isUnknown, let small = DecimalText(String(billionths)) else { return nil }
    return small.scaled(byPowerOfTen: -9) + large
  }

  /// True for an exponent small enough for any sum.
  private static func isInReach(_ number: DecimalText) -> Bool {
    abs(number.exponent) <= digitLimit && number.digits.count <= digitLimit
  }
}

extension DecimalText {
  /// The quotient, rounded to `fractionDigits` after the decimal point, halves to even.
  func divided(by divisor: Int, fractionDigits: Int) -> DecimalText {
    var digits = integerDigits + fractionPart(atLeast: fractionDigits + 1)
    var rest = 0
    for index in digits.indices {
      rest = rest * 10 + Int(digits[index])
      digits[index] = UInt8(rest / divisor)
      rest %= divisor
    }
    // A digit for what is left keeps a half from looking like one where it is more.
    let tail: [UInt8] = rest > 0 ? [1] : []
    return DecimalText(
      isNegative: sign < 0, digits: digits + tail, exponent: integerDigits.count
    ).rounded(toFractionDigits: fractionDigits)
  }
}

@testable import Expressions

/// Whole numbers of any length as people calculate with them on paper: what decimal arithmetic is checked against.
struct BigNumber: Equatable {
  /// The lowest digit first, without zeros at the end.
  private(set) var digits: [Int]

  init(_ digits: [Int]) {
    self.digits = digits
    while self.digits.last == 0 { self.digits.removeLast() }
  }

  init(_ text: some StringProtocol) { self.init(text.reversed().compactMap(\.wholeNumberValue)) }

  var isZero: Bool { digits.isEmpty }
  var text: String { isZero ? "0" : digits.reversed().map(String.init).joined() }

  func shifted(_ zeros: Int) -> BigNumber {
    BigNumber([Int](repeating: 0, count: zeros) + digits)
  }

  static func < (a: Self, b: Self) -> Bool {
    if a.digits.count != b.digits.count { return a.digits.count < b.digits.count }
    return a.digits.reversed().lexicographicallyPrecedes(b.digits.reversed())
  }

  static func + (a: Self, b: Self) -> Self {
    var (sum, carry) = ([Int](), 0)
    for index in 0..<max(a.digits.count, b.digits.count) + 1 {
      carry += a.digit(index) + b.digit(index)
      sum.append(carry % 10)
      carry /= 10
    }
    return BigNumber(sum)
  }

  static func - (a: Self, b: Self) -> Self {
    var (difference, borrow) = ([Int](), 0)
    for index in a.digits.indices {
      let digit = a.digit(index) - b.digit(index) - borrow
      borrow = digit < 0 ? 1 : 0
      difference.append(digit + borrow * 10)
    }
    return BigNumber(difference)
  }

  static func * (a: Self, b: Self) -> Self {
    var product = [Int](repeating: 0, count: a.digits.count + b.digits.count + 1)
    for (i, digit) in a.digits.enumerated() {
      for (j, other) in b.digits.enumerated() { product[i + j] += digit * other }
    }
    for index in product.indices.dropLast() {
      product[index + 1] += product[index] / 10
      product[index] %= 10
    }
    return BigNumber(product)
  }

  /// Long division.
  func divided(by divisor: BigNumber) -> (quotient: BigNumber, remainder: BigNumber) {
    var (quotient, rest) = ([Int](), BigNumber([]))
    for digit in digits.reversed() {
      rest = rest.shifted(1) + BigNumber([digit])
      var count = 0
      while !(rest < divisor) { (rest, count) = (rest - divisor, count + 1) }
      quotient.append(count)
    }
    return (BigNumber(quotient.reversed()), rest)
  }

  /// The number times a power of ten, rounded half to even to 34 digits; `hasMore` is the rest of a division.
  func rounded(exponent: Int, isNegative: Bool, hasMore: Bool = false) -> Decimal34? {
    let surplus = max(digits.count - 34, 0)
    var kept = BigNumber(Array(digits.dropFirst(surplus)))
    let dropped = digits.prefix(surplus)
    let first = dropped.last ?? 0
    let isExactHalf = first == 5 && !hasMore && dropped.dropLast().allSatisfy { $0 == 0 }
    if first > 5 || first == 5 && (!isExactHalf || kept.digit(0) % 2 == 1) {
      kept = kept + BigNumber([1])
    }
    return Decimal34((isNegative ? "-" : "") + kept.text + "e\(exponent + surplus)")
  }

  private func digit(_ index: Int) -> Int { index < digits.count ? digits[index] : 0 }
}

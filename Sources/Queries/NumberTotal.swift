import Values

/// The sum of numbers, and their mean.
package struct NumberTotal: Hashable, Sendable {
  package let sum: DecimalText
  /// Rounded to two digits more than the sum has after its decimal point, and at least two.
  package let mean: DecimalText
  package let isMeanRounded: Bool

  fileprivate init(sum: DecimalText, of count: Int) {
    self.sum = sum
    let digits = max(2, sum.fractionDigits + 2)
    mean = sum.divided(by: count, fractionDigits: digits)
    // What rounding leaves out is at least one of as many parts of the last digit as there are numbers.
    isMeanRounded = sum.divided(by: count, fractionDigits: digits + 20) != mean
  }
}

/// An exact sum of numbers, and how many they are.
struct CountedSum: Sendable {
  private var sum = ExactSum()
  private var count = 0

  mutating func add(_ number: ParsedNumber) {
    count += 1
    if let fixed = number.fixed {
      sum.add(fixed)
    } else if let exact = number.exact {
      sum.add(exact)
    }
  }

  mutating func merge(_ other: CountedSum) {
    count += other.count
    sum.merge(other.sum)
  }

  /// Nil without numbers, and where the sum has too many digits.
  var total: NumberTotal? {
    count > 0 ? sum.value.map { NumberTotal(sum: $0, of: count) } : nil
  }
}

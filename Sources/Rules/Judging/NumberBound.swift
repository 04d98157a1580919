import Forms
import Values

/// An inclusive limit in both forms.
package struct NumberBound: Sendable {
  package let exact: DecimalText
  private let fixed: FixedNumber?

  /// Nil for no bound, or one of dates.
  package init?(_ bound: Bound?) {
    guard case .number(let number)? = bound else { return nil }
    exact = number
    var text = number.description
    fixed = text.withUTF8 { FixedNumber(UnsafeRawBufferPointer($0)) }
  }

  /// True if the number is below this lower limit.
  package func isAbove(_ number: StoredNumber) -> Bool {
    if let fixed, case .fixed(let number) = number { return number < fixed }
    return number.decimal < exact
  }

  /// True if the number is above this upper limit.
  package func isBelow(_ number: StoredNumber) -> Bool {
    if let fixed, case .fixed(let number) = number { return fixed < number }
    return exact < number.decimal
  }
}

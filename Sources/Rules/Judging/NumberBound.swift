import Forms
import Values

/// An inclusive limit in both forms.
package struct NumberBound: Sendable {
  /// The limit at full length.
  package let exact: DecimalText
  private let fixed: FixedNumber?

  /// Nil for no bound, or one of dates.
  package init?(_ bound: Bound?) {
    guard case .number(let number)? = bound else { return nil }
    exact = number
    var text = number.description
    fixed = text.withUTF8 { FixedNumber(UnsafeRawBufferPointer($0)) }
  }

  /// Whether the number, given in one of the forms, is below this lower limit.
  package func isAbove(_ number: FixedNumber?, _ other: DecimalText?) -> Bool {
    if let number, let fixed { return number.billionths < fixed.billionths }
    return (other ?? Self.exact(number)).map { $0 < exact } ?? false
  }

  /// Whether the number is above this upper limit.
  package func isBelow(_ number: FixedNumber?, _ other: DecimalText?) -> Bool {
    if let number, let fixed { return number.billionths > fixed.billionths }
    return (other ?? Self.exact(number)).map { exact < $0 } ?? false
  }

  private static func exact(_ number: FixedNumber?) -> DecimalText? { number?.exact }
}

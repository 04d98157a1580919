import Forms
import Values

/// What limits a row's values, for editors that step, pick or count them: its rules fill it in.
package struct ValueLimits: Hashable, Sendable {
  /// The minimum number or the earliest date.
  package var minimum: Bound?
  /// The maximum number or the latest date.
  package var maximum: Bound?
  /// The distance between the numbers that are taken; nil where all between the limits are.
  package var step: NumberStep?
  /// The most grapheme clusters of a text.
  package var maximumLength: Int?

  /// How many items a list has.
  package var itemCount: ClosedRange<Int>?

  /// No limits.
  package init() {}

  /// The minimum number; nil where dates are limited, or nothing is.
  package var minimumNumber: DecimalText? { minimum?.number }
  /// The maximum number.
  package var maximumNumber: DecimalText? { maximum?.number }
}

extension Bound {
  fileprivate var number: DecimalText? {
    if case .number(let number) = self { number } else { nil }
  }
}

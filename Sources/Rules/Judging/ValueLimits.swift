import Forms
import Values

/// Limits of a row's values, for editors that step, pick or count them; the row's rules fill
/// them in.
package struct ValueLimits: Hashable, Sendable {
  package var minimum: Bound?
  package var maximum: Bound?
  /// Distance between accepted numbers; nil if all between the limits are accepted.
  package var step: NumberStep?
  /// Maximum number of grapheme clusters of a text.
  package var maximumLength: Int?

  package var itemCount: ClosedRange<Int>?

  /// No limits.
  package init() {}

  package var minimumNumber: DecimalText? { minimum?.number }
  package var maximumNumber: DecimalText? { maximum?.number }
}

extension Bound {
  fileprivate var number: DecimalText? {
    if case .number(let number) = self { number } else { nil }
  }
}

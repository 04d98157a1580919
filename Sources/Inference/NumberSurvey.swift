import JSONText
import Values

/// What numbers have in common.
struct NumberSurvey: Sendable {
  /// Whether none has a fraction or an exponent.
  private(set) var areWhole = true
  /// Whether the source has all of them as integers, where it distinguishes those.
  private(set) var areIntegers = true
  private(set) var minimum: DecimalText?
  private(set) var maximum: DecimalText?

  /// Looks at one more. `isInteger`: whether the source has it as an integer.
  mutating func add(_ value: JSONSlice, isInteger: Bool) {
    areIntegers = areIntegers && isInteger
    let text = value.text
    if areWhole { areWhole = text.utf8.allSatisfy { 48...57 ~= $0 || $0 == UInt8(ascii: "-") } }
    guard let number = DecimalText(text) else { return }
    if minimum.map({ number < $0 }) ?? true { minimum = number }
    if maximum.map({ number > $0 }) ?? true { maximum = number }
  }

  /// `80 to 9100`, as the form's comment says it; nil for less than two different numbers.
  var range: (low: String, high: String)? {
    guard let minimum, let maximum, minimum < maximum else { return nil }
    return (minimum.description, maximum.description)
  }
}

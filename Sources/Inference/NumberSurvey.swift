import JSONText
import Values

struct NumberSurvey: Sendable {
  /// True if no number has a fraction or an exponent.
  private(set) var areWhole = true
  /// True if the source stores all numbers as integers, if it distinguishes those.
  private(set) var areIntegers = true
  private(set) var minimum: DecimalText?
  private(set) var maximum: DecimalText?

  /// Adds a number. `isInteger`: the source stores it as an integer.
  mutating func add(_ value: JSONSlice, isInteger: Bool) {
    areIntegers = areIntegers && isInteger
    let text = value.text
    if areWhole { areWhole = text.utf8.allSatisfy { 48...57 ~= $0 || $0 == UInt8(ascii: "-") } }
    guard let number = DecimalText(text) else { return }
    if minimum.map({ number < $0 }) ?? true { minimum = number }
    if maximum.map({ number > $0 }) ?? true { maximum = number }
  }

  mutating func merge(_ other: NumberSurvey) {
    areWhole = areWhole && other.areWhole
    areIntegers = areIntegers && other.areIntegers
    minimum = [minimum, other.minimum].compactMap(\.self).min()
    maximum = [maximum, other.maximum].compactMap(\.self).max()
  }

  /// Lowest and highest number, for `80 to 9100` in the form's comment; nil for fewer than
  /// two distinct numbers.
  var range: (low: String, high: String)? {
    guard let minimum, let maximum, minimum < maximum else { return nil }
    return (minimum.description, maximum.description)
  }
}

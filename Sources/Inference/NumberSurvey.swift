import JSONText
import Values

struct NumberSurvey: Sendable {
  /// True if none has a fraction or an exponent.
  private(set) var areWhole = true
  /// True if the source stores all of them as integers, if it distinguishes those.
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

  /// `80 to 9100`, for the form's comment; nil for fewer than two distinct numbers.
  var range: (low: String, high: String)? {
    guard let minimum, let maximum, minimum < maximum else { return nil }
    return (minimum.description, maximum.description)
  }
}

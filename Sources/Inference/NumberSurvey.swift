import JSONText
import Values

/// What numbers have in common.
struct NumberSurvey: Sendable {
  private(set) var areWhole = true
  private(set) var minimum: DecimalText?
  private(set) var maximum: DecimalText?

  mutating func add(_ value: JSONSlice) {
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

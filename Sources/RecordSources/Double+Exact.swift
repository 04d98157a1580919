import Values

extension Double {
  /// A number in JSON's notation; nil where a real of 8 bytes would be another one: it holds about 15 digits.
  init?(exactly json: String) {
    guard let number = Double(json), number.isFinite, DecimalText(json) == DecimalText("\(number)")
    else { return nil }
    self = number
  }
}

import Values

extension Double {
  /// Parses a number in JSON's notation; nil if a real of 8 bytes can't represent it: it stores about 15 digits.
  init?(exactly json: String) {
    guard let number = Double(json), number.isFinite, DecimalText(json) == DecimalText("\(number)")
    else { return nil }
    self = number
  }
}

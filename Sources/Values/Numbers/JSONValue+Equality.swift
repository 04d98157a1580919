import JSONText

extension JSONValue {
  /// True for equal values; numbers may differ in notation.
  package func equals(_ other: JSONValue) -> Bool {
    guard case .number(let a) = self, case .number(let b) = other, a != b else {
      return self == other
    }
    guard let number = DecimalText(a) else { return false }
    return number == DecimalText(b)
  }
}

import JSONText

extension JSONValue {
  /// Whether it is the same value; numbers may be written differently.
  package func equals(_ other: JSONValue) -> Bool {
    guard case .number(let a) = self, case .number(let b) = other, a != b else {
      return self == other
    }
    guard let number = DecimalText(a) else { return false }
    return number == DecimalText(b)
  }
}

import JSONText

/// Integers and reals, which JSON does not distinguish.
extension DocumentValues {
  /// Whether a new value is of the type of the one beside it, or in whose place it is, as far as that can hold it. A whole
  /// number in a list is a real number only where the list has whole numbers as reals, and no integers.
  func keepsType(_ value: JSONValue, beside model: Int) -> Bool {
    guard kind(of: model) == .single(.real), case .number(let text) = value, Self.isWhole(text),
      let list = parent(of: model), kind(of: list) != .dictionary
    else { return true }
    let numbers = children(of: list).lazy.prefix(Self.most).filter {
      [.single(.real), .single(.integer)].contains(kind(of: $0))
    }
    return numbers.allSatisfy { kind(of: $0) == .single(.real) }
      && numbers.contains { number in
        guard let value = Double(self.text(ofNumber: number)) else { return false }
        return value == value.rounded()
      }
  }

  /// Whether a new element of a list can be in the place of another one: an integer is not replaced by what has a fraction.
  func canReplace(_ former: Int, by value: JSONValue) -> Bool {
    guard kind(of: former) == .single(.integer), case .number(let text) = value else { return true }
    return Self.isWhole(text)
  }

  /// Elements of a list that are looked at.
  private static let most = 64

  /// Whether a number is written without a fraction and an exponent.
  private static func isWhole(_ text: String) -> Bool {
    !text.utf8.contains { $0 == UInt8(ascii: ".") || $0 | 0x20 == UInt8(ascii: "e") }
  }

  private func text(ofNumber number: Int) -> String {
    let text = json[start(of: number)...].prefix { $0 > 0x20 && $0 != UInt8(ascii: ",") }
    return String(decoding: text, as: UTF8.self)
  }
}

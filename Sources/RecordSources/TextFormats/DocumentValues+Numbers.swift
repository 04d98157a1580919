import JSONText

/// Integers and reals, which JSON does not distinguish.
extension DocumentValues {
  /// True if a new value keeps the type of its neighbor or predecessor, as far as that can store it. A whole number
  /// in a list is a real number only if the list has whole numbers as reals, and no integers.
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

  /// True if a new element of a list can replace another one: a number with a fraction doesn't replace an integer.
  func canReplace(_ former: Int, by value: JSONValue) -> Bool {
    guard kind(of: former) == .single(.integer), case .number(let text) = value else { return true }
    return Self.isWhole(text)
  }

  /// Maximum number of elements of a list that are examined.
  private static let most = 64

  /// True for a number without a fraction and an exponent.
  private static func isWhole(_ text: String) -> Bool {
    !text.utf8.contains { $0 == UInt8(ascii: ".") || $0 | 0x20 == UInt8(ascii: "e") }
  }

  private func text(ofNumber number: Int) -> String {
    let text = json[start(of: number)...].prefix { $0 > 0x20 && $0 != UInt8(ascii: ",") }
    return String(decoding: text, as: UTF8.self)
  }
}

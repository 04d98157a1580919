import JSONText
import Values

extension ConfigRow {
  /// A value of a form as the row stores it, since forms may give scalars as strings: as a choice has it, else by the
  /// row's type.
  package func stored(_ value: JSONValue) -> JSONValue {
    func chosen(_ value: JSONValue) -> JSONValue {
      guard case .string(let text) = value, !choices.contains(where: { $0.value == value })
      else { return value }
      return choices.first { $0.value.plainText == text }?.value ?? value
    }
    if case .array(let elements) = value { return .array(elements.map(chosen)) }
    return chosen(value).converted(to: valueType)
  }
}

extension JSONValue {
  /// A Bool as a string writes it: YES, NO, true, false, 1, 0.
  static func bool(formWord: String) -> Bool? {
    switch Words.trimmed(formWord) {
    case "YES", "true", "1": true
    case "NO", "false", "0": false
    default: nil
    }
  }

  /// The value as a row of this type stores it, since a form may give every scalar as a string.
  ///
  /// Values that cannot be converted stay as they are.
  package func converted(to type: ValueType) -> JSONValue {
    guard case .string(let text) = self else { return self }
    switch type {
    case .number, .integer:
      let number = Words.trimmed(text)
      return JSONScanner.isNumber(number) ? .number(number) : self
    case .bool: return Self.bool(formWord: text).map { .bool($0) } ?? self
    case .string, .date, .array, .object, .any: return self
    }
  }

  /// A scalar's text: a string's characters, else its JSON text; empty for null and containers.
  package var plainText: String {
    switch self {
    case .string(let text), .number(let text): text
    case .bool(let bool): bool ? "true" : "false"
    case .null, .array, .object: ""
    }
  }
}

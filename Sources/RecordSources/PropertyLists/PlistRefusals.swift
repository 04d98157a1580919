import JSONText
import PlistText
import Records
import SourceText
import Texts

enum PlistRefusals {
  /// True if a value can have a type.
  static func canHold(_ value: JSONValue, as type: NativeType) -> Bool {
    switch (type, value) {
    case (.string, .string), (.boolean, .bool): true
    case (.integer, .number(let text)):
      XMLPlistText.isInteger(text) && (Int64(text) != nil || UInt64(text) != nil)
    case (.real, .number(let text)): Double(text)?.isFinite == true
    case (.date, .string(let text)): XMLPlistText.isDate(text)
    case (.data, .string(let text)): Base64.bytes(text.utf8) != nil
    default: false
    }
  }

  /// The type of a value without a model.
  static func type(of value: JSONValue) -> NativeType {
    switch value {
    case .string: .string
    case .bool: .boolean
    case .number(let text): XMLPlistText.isInteger(text) ? .integer : .real
    case .null, .array, .object: .null
    }
  }

  /// The refusal of a value in place of one of a type; another kind of value changes the type.
  static func refusal(of value: JSONValue, as type: NativeType) -> ValueRefusal? {
    if type == .uid { return ValueRefusal(Sentence { $0.plistUIDStays }) }
    if value == .null { return ValueRefusal(Sentence { $0.plistHoldsNoNull }) }
    if canHold(value, as: type) { return nil }
    switch (type, value) {
    case (.integer, .number(let text)):
      return XMLPlistText.isInteger(text)
        ? tooLarge(text) : refusal(of: value) { $0.plistHasInteger }
    case (.real, .number(let text)): return tooLarge(text)
    case (.date, .string): return refusal(of: value) { $0.plistHasDate }
    case (.data, .string): return refusal(of: value) { $0.plistHasData }
    // A number in the place of a text, say: the row says so.
    default: return type == .null ? nil : refusal(of: value, as: Self.type(of: value))
    }
  }

  /// The refusal of a character that XML can't represent.
  static func refusalInXML(of text: String) -> ValueRefusal? {
    XMLPlistText.firstForbidden(in: text).map { scalar in
      let code = String(scalar.value, radix: 16, uppercase: true)
      let padded = "U+" + String(repeating: "0", count: max(0, 4 - code.count)) + code
      return ValueRefusal(Sentence { $0.plistCannotHoldCharacter(padded) })
    }
  }

  static func refusal(
    of value: JSONValue, because reason: @escaping @Sendable (Texts) -> String
  ) -> ValueRefusal {
    let text = value.jsonText()
    let shown = text.count > mostShown ? String(text.prefix(mostShown)) + "…" : text
    return ValueRefusal(
      Sentence { $0.plistCannotWrite(shown, because: reason($0)) },
      withoutValue: Sentence { reason($0) })
  }

  /// Maximum number of characters of a value in a message.
  private static let mostShown = 40

  private static func tooLarge(_ number: String) -> ValueRefusal {
    ValueRefusal(
      Sentence { $0.plistNumberTooLarge(number) },
      withoutValue: Sentence { $0.plistNumberTooLarge(nil) })
  }
}

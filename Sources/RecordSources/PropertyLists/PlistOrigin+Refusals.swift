import JSONText
import PlistText
import Records
import Texts

/// What a property list can't hold, and why.
extension PlistOrigin {
  /// Why a value can't take the place of the one that was delivered at an offset; nil where it can.
  func refusal(of value: JSONValue, at offset: Int) -> ValueRefusal? {
    guard let entry = self.value(at: offset), let type = entry.type else {
      return ValueRefusal(Sentence { $0.plistOnlySingleValues })
    }
    if written(in: entry) == .annotated {
      return ValueRefusal(Sentence { $0.plistValueHasComment })
    }
    return Self.refusal(of: value, as: type)
  }

  /// How a value is written between its tags.
  func written(in entry: PlistProjection.Value) -> XMLPlistInside {
    guard let text, let inside = entry.node.inside else { return .text }
    return XMLPlistInside(text.buffer.bytes[inside])
  }

  /// Why a value can't be one of a type.
  private static func refusal(of value: JSONValue, as type: NativeType) -> ValueRefusal? {
    switch (type, value) {
    case (.string, .string(let text)):
      XMLPlistText.firstForbidden(in: text).map { scalar in
        let code = String(scalar.value, radix: 16, uppercase: true)
        let padded = "U+" + String(repeating: "0", count: max(0, 4 - code.count)) + code
        return ValueRefusal(Sentence { $0.plistCannotHoldCharacter(padded) })
      }
    case (.integer, .number(let text)):
      XMLPlistText.isInteger(text)
        // Readers take 64 bits, with a sign or without.
        ? Int64(text) != nil || UInt64(text) != nil ? nil : tooLarge(text)
        : refusal(of: value) { $0.plistHasInteger }
    case (.real, .number(let text)): Double(text)?.isFinite == true ? nil : tooLarge(text)
    case (.boolean, .bool): nil
    case (.date, .string(let text)):
      XMLPlistText.isDate(text) ? nil : refusal(of: value) { $0.plistHasDate }
    case (.data, .string(let text)):
      XMLPlistText.isData(text) ? nil : refusal(of: value) { $0.plistHasData }
    case (.uid, _): ValueRefusal(Sentence { $0.plistUIDStays })
    default: refusal(of: value) { has(type, in: $0) }
    }
  }

  private static func refusal(
    of value: JSONValue, because reason: @escaping @Sendable (any StorageTexts) -> String
  ) -> ValueRefusal {
    let text = value.jsonText()
    let shown = text.count > mostShown ? String(text.prefix(mostShown)) + "…" : text
    return ValueRefusal(
      Sentence { $0.plistCannotWrite(shown, because: reason($0)) },
      withoutValue: Sentence { reason($0) })
  }

  /// Characters of a value in a message.
  private static let mostShown = 40

  private static func tooLarge(_ number: String) -> ValueRefusal {
    ValueRefusal(
      Sentence { $0.plistNumberTooLarge(number) },
      withoutValue: Sentence { $0.plistNumberTooLarge(nil) })
  }

  private static func has(_ type: NativeType, in texts: any StorageTexts) -> String {
    switch type {
    case .string: texts.plistHasString
    case .integer: texts.plistHasInteger
    case .real: texts.plistHasReal
    case .boolean: texts.plistHasBoolean
    case .date: texts.plistHasDate
    case .data: texts.plistHasData
    case .uid: texts.plistUIDStays
    case .null: texts.plistHasNull
    }
  }
}

import Forms
import Texts
import Values

/// The characters that typing and pasting take: `keyboardType` in Documentation/form-reference.md.
extension KeyboardType {
  /// Why this keyboard does not take a character; nil when it does. Line breaks and tabs are the editor's business.
  func refusal(
    of character: Character, allowsSign: Bool, decimalSeparator: String, _ texts: Texts
  ) -> String? {
    let isDigit = TypedNumber.asciiDigit(character) != nil
    switch self {
    case .default, .twitter, .webSearch, .numbersAndPunctuation, .namePhonePad: return nil
    case .asciiCapable:
      return character.isPrintableASCII ? nil : texts.plainASCIIOnly
    case .URL, .emailAddress:
      return character.isWhitespace ? texts.noSpacesHere : nil
    case .numberPad:
      if isDigit || allowsSign && Self.signs.contains(character.halfWidth) { return nil }
      return allowsSign ? texts.digitsAndSignOnly : texts.digitsOnly
    case .asciiCapableNumberPad:
      if isDigit && character.isASCII || allowsSign && Self.signs.contains(character) {
        return nil
      }
      return allowsSign ? texts.digitsAndSignOnly : texts.digitsOnly
    case .phonePad:
      return isDigit || "+*#,;()- ".contains(character)
        ? nil : texts.phoneCharactersOnly
    case .decimalPad:
      let plain = character.halfWidth
      if isDigit || plain == "."
        || [character, plain].contains(where: { String($0) == decimalSeparator })
      {
        return nil
      }
      if allowsSign && Self.signs.contains(plain) { return nil }
      return allowsSign
        ? texts.digitsAndSignOnly(and: decimalSeparator)
        : texts.digitsOnly(and: decimalSeparator)
    }
  }

  var refusesCharacters: Bool {
    switch self {
    case .default, .twitter, .webSearch, .numbersAndPunctuation, .namePhonePad: false
    default: true
    }
  }

  private static let signs = NumberShape.signs
}

extension Character {
  fileprivate var isPrintableASCII: Bool {
    guard let value = asciiValue else { return false }
    return (0x20...0x7E).contains(value)
  }
}

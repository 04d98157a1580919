import Forms
import Values

/// Characters of full width, which an input method types for those of a keyboard.
extension KeyboardType {
  /// A character as the keyboard has it: those for texts leave punctuation as it is.
  func plain(_ character: Character) -> Character {
    switch self {
    case .default: return character
    case .twitter, .webSearch, .numbersAndPunctuation, .namePhonePad:
      return character.isLetter || character.isNumber ? character.halfWidth : character
    case .asciiCapable, .URL, .emailAddress, .numberPad, .asciiCapableNumberPad, .phonePad,
      .decimalPad:
      let plain = character == "\u{3000}" ? " " : character.halfWidth
      return plain.isASCII ? plain : character
    }
  }
}

import Forms
import Values

/// Characters of full width, which an input method types for those of a keyboard.
extension RecordBinder {
  /// A typed text with the characters that the row's keyboard has in place of those of full width, but for what the value
  /// has already. O(text).
  func plain(_ text: String, in state: RowState, replacing stored: RowContent) -> String {
    let keyboard = state.row.keyboardType
    guard keyboard != .default, text.contains(where: { keyboard.plain($0) != $0 }) else {
      return text
    }
    let known = characters(of: stored, in: state)
    return String(text.map { known.contains($0) ? $0 : keyboard.plain($0) })
  }
}

extension KeyboardType {
  /// A character as the keyboard has it: those for texts leave punctuation as it is.
  fileprivate func plain(_ character: Character) -> Character {
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

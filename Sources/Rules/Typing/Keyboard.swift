import Forms
import JSONText
import Texts
import Values

/// The keyboard of a row, which accepts some characters only.
package struct Keyboard {
  let prepared: PreparedForm
  let state: RowState

  private var texts: Texts { prepared.texts }

  /// Why a keyboard does not take a character, in words ("digits only"); nil when it does.
  package func refusal(of character: Character) -> String? {
    if let reason = controlRefusal(of: character) { return reason }
    let row = state.row
    guard row.keyboardType.refusesCharacters else { return nil }
    if row.isMultiline, character.isNewline || character == "\t" { return nil }
    let reason = row.keyboardType.refusal(
      of: character, allowsSign: allowsSign, decimalSeparator: decimalSeparator,
      texts)
    let pads: [KeyboardType] = [.decimalPad, .numberPad, .asciiCapableNumberPad]
    guard reason != nil, pads.contains(row.keyboardType),
      state.format.shows(character, in: prepared.notation(of: state))
    else { return reason }
    return nil
  }

  /// Why a key types nothing: it is a control character. What only the keyboard refuses is typed, and judged
  /// with the rest of the text: without it the text would be another one.
  package func controlRefusal(of character: Character) -> String? {
    if state.row.isMultiline, character.isNewline || character == "\t" { return nil }
    if character == Self.replacement { return texts.notUTF8Here }
    return character.isControl ? texts.noControlCharactersHere : nil
  }

  /// Replacement for bytes that are not UTF-8: with it the text would be another one.
  private static let replacement: Character = "\u{FFFD}"

  /// True where a text has characters that no keyboard accepts; compares scalars, as it is
  /// called at every key.
  func hasControlCharacters(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      let isLineBreakOrTab = (0x09...0x0D).contains(scalar.value) || scalar.value == 0x85
      return scalar.value == 0xFFFD
        || (scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value))
          && !(state.row.isMultiline && isLineBreakOrTab)
    }
  }

  /// The first character that the row doesn't take of a text for it, and why.
  ///
  /// Keyboards never judge what is stored: what the value has already is taken.
  func refusedCharacter(
    of text: String, replacing stored: RowContent
  ) -> (index: Int, reason: String)? {
    guard !state.row.takesOnlyChoices else { return nil }
    var known: Set<Character>?
    for (index, character) in text.enumerated() {
      guard let reason = refusal(of: character) else { continue }
      let characters = known ?? characters(of: stored)
      known = characters
      let isKnown =
        characters.contains(character)
        || character.isNewline && characters.contains(where: \.isNewline)
      if !isKnown { return (index, reason) }
    }
    return nil
  }

  private func characters(of stored: RowContent) -> Set<Character> {
    guard case .value(let slice) = stored, slice.kind.isScalar else { return [] }
    return Set(prepared.typedText(of: slice, in: state))
  }

  /// True for a number pad only where the minimum is below 0, and for a decimal pad also
  /// where there is no minimum.
  private var allowsSign: Bool {
    guard let minimum = state.limits.minimumNumber else {
      return state.row.keyboardType == .decimalPad
    }
    return minimum.sign < 0
  }

  private var decimalSeparator: String {
    state.row.keyboardType == .decimalPad
      ? prepared.numbers.shape(of: state.row).decimalSeparator : "."
  }

  /// A typed text with the characters that the row's keyboard has in place of those of full width, but for what the value
  /// has already. O(text).
  func plain(_ text: String, replacing stored: RowContent) -> String {
    let keyboard = state.row.keyboardType
    guard keyboard != .default, text.contains(where: { keyboard.plain($0) != $0 }) else {
      return text
    }
    let known = characters(of: stored)
    return String(text.map { known.contains($0) ? $0 : keyboard.plain($0) })
  }

  /// The reason to refuse some character of a text; nil if all are accepted.
  package func refusal(ofText text: String) -> String? {
    text.lazy.compactMap { refusal(of: $0) }.first
  }
}

extension PreparedForm {
  /// The keyboard of a row in a state.
  package func keyboard(of state: RowState) -> Keyboard { Keyboard(prepared: self, state: state) }
}

extension Character {
  fileprivate var isControl: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}

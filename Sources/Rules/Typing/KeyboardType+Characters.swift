import Forms
import Texts
import Values

/// The characters that typing and pasting take: `keyboardType` in Documentation/form-reference.md.
extension KeyboardType {
  /// Why this keyboard does not take a character; nil when it does. Line breaks and tabs are the editor's business.
  func refusal(
    of character: Character, allowsSign: Bool, decimalSeparator: String, _ texts: any RuleTexts
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

  /// Whether it takes some characters only.
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

  /// A control character, line breaks and tabs among them.
  fileprivate var isControl: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}

extension RecordBinder {
  /// Why a keyboard does not take a character, in words ("digits only"); nil when it does.
  package func refusal(of character: Character, in state: RowState) -> String? {
    if let reason = controlRefusal(of: character, in: state) { return reason }
    let row = state.row
    guard row.keyboardType.refusesCharacters else { return nil }
    if row.isMultiline, character.isNewline || character == "\t" { return nil }
    let reason = row.keyboardType.refusal(
      of: character, allowsSign: allowsSign(state), decimalSeparator: decimalSeparator(for: row),
      texts)
    return reason == nil || isShown(character, with: row) ? nil : reason
  }

  /// Whether a number pad's row shows its numbers with this character: a separator, the currency's symbol.
  private func isShown(_ character: Character, with row: ConfigRow) -> Bool {
    let pads: [KeyboardType] = [.decimalPad, .numberPad, .asciiCapableNumberPad]
    guard row.storesNumber, row.numberStyle != .asWritten, pads.contains(row.keyboardType) else {
      return false
    }
    let shape = shape(of: row)
    let hasBlank = (shape.positivePrefix + shape.positiveSuffix).contains(where: \.isBlank)
    return shape.groups(with: character.halfWidth) || character.isBlank && hasBlank
      || shape.symbols.contains { $0.map(\.halfWidth).contains(character.halfWidth) }
  }

  /// Why a key types nothing: it is a control character. What only the keyboard refuses is typed, and judged
  /// with the rest of the text: without it the text would be another one.
  package func controlRefusal(of character: Character, in state: RowState) -> String? {
    if state.row.isMultiline, character.isNewline || character == "\t" { return nil }
    if character == Self.replacement { return texts.notUTF8Here }
    return character.isControl ? texts.noControlCharactersHere : nil
  }

  /// What takes the place of bytes that are no UTF-8: with it the text would be another one.
  private static let replacement: Character = "\u{FFFD}"

  /// Whether a text has characters that no keyboard takes; found by its scalars, as it is asked for at every key.
  func hasControlCharacters(_ text: String, in state: RowState) -> Bool {
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
    of text: String, in state: RowState, replacing stored: RowContent
  ) -> (place: Int, reason: String)? {
    guard !state.row.takesOnlyChoices else { return nil }
    var known: Set<Character>?
    for (place, character) in text.enumerated() {
      guard let reason = refusal(of: character, in: state) else { continue }
      let characters = known ?? characters(of: stored, in: state)
      known = characters
      let isKnown =
        characters.contains(character)
        || character.isNewline && characters.contains(where: \.isNewline)
      if !isKnown { return (place, reason) }
    }
    return nil
  }

  func characters(of stored: RowContent, in state: RowState) -> Set<Character> {
    guard case .value(let slice) = stored, slice.kind.isScalar else { return [] }
    return Set(editText(of: slice, in: state))
  }

  /// A number pad has a sign only where the minimum is below 0; a decimal pad unless it is not.
  private func allowsSign(_ state: RowState) -> Bool {
    guard let minimum = state.limits.minimumNumber else {
      return state.row.keyboardType == .decimalPad
    }
    return minimum.sign < 0
  }

  /// The locale's, asked for only where it matters.
  private func decimalSeparator(for row: ConfigRow) -> String {
    row.keyboardType == .decimalPad ? shape(of: row).decimalSeparator : "."
  }
}

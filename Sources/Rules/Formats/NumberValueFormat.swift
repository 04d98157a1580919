import Forms
import JSONText
import Values

/// Numbers, or whole numbers only, as people write them in the locale.
struct NumberValueFormat: ValueFormat {
  let isWhole: Bool

  func value(
    of text: String, in state: RowState, replacing stored: RowContent, by notation: ValueNotation
  ) -> Result<JSONValue, ValidationFailure> {
    let number = notation.numbers.number(text, in: state.row)
    // A pattern says itself how its numbers are written.
    guard isWhole, state.rules.pattern == nil else { return number }
    return number.map { $0.asWholeNumber(replacing: stored.slice) }
  }

  /// A separator, the currency's symbol.
  func shows(_ character: Character, in state: RowState, by notation: ValueNotation) -> Bool {
    guard state.row.numberStyle != .asWritten else { return false }
    let shape = notation.numbers.shape(of: state.row)
    let hasBlank = (shape.positivePrefix + shape.positiveSuffix).contains(where: \.isBlank)
    return shape.groups(with: character.halfWidth) || character.isBlank && hasBlank
      || shape.symbols.contains { $0.map(\.halfWidth).contains(character.halfWidth) }
  }

  func typed(_ text: String, in state: RowState, by notation: ValueNotation) -> TypedText {
    let reading = notation.numbers.reading(of: text, in: state.row)
    return TypedText(text: text, row: state.row, reading: reading, texts: notation.texts)
  }

  func judgement(
    of typed: TypedText, in state: RowState, replacing stored: JSONSlice?,
    by notation: ValueNotation
  ) -> TypingJudgement? {
    guard let reading = typed.reading else { return nil }
    switch reading.result {
    case .impossible(let place):
      return .impossible(
        at: place,
        reason: notation.numbers.otherCurrency(in: typed.text, of: state.row)
          ?? notation.texts.numberIsExpected, notation.texts)
    case .ambiguous:
      return TypingJudgement(
        state: .open, message: notation.numbers.words(for: reading, in: state.row))
    case .open, .complete:
      return .mostHopeful(of: reading.candidates.map { judgement(of: $0, in: state, by: notation) })
    }
  }

  private func judgement(
    of typed: TypedNumber, in state: RowState, by notation: ValueNotation
  ) -> TypingJudgement {
    let (row, rules, texts) = (state.row, state.rules.all, notation.texts)
    guard case .complete(let json) = typed.state else { return TypingJudgement(state: .open) }
    guard let number = DecimalText(json).map(row.storedNumber) else {
      return TypingJudgement(state: .notJudged)
    }
    let fault = notation.numbers.stating(limitsOf: row) { row in
      rules.lazy.compactMap { $0.fault(ofTyped: number, in: row, texts) }.first
    }
    guard let fault else {
      return TypingJudgement(state: rules.contains(where: \.limitsNumbers) ? .complete : .neutral)
    }
    // An exponent can still make the number smaller, where it can be typed.
    let takesExponent =
      row.keyboardType.refusal(of: "e", allowsSign: true, decimalSeparator: ".", texts) == nil
    guard fault.isFinal, !typed.hasExponent, !takesExponent else {
      return TypingJudgement(state: .open, message: fault.failure.message)
    }
    let place = typed.longestPrefix { fault.isKept(row.storedNumber($0)) }
    return TypingJudgement(state: .impossible(at: place), message: fault.failure.message)
  }
}

extension JSONValue {
  /// `80` for `80.0` and `8e1`, which many programs read as no whole number; as it is where the record has it so.
  fileprivate func asWholeNumber(replacing stored: JSONSlice?) -> JSONValue {
    guard case .number(let text) = self, text.contains(where: { ".eE".contains($0) }),
      stored?.value != self, let number = DecimalText(text), number.isInteger
    else { return self }
    // Of a very large one this is the scientific notation again.
    return .number(number.description)
  }
}

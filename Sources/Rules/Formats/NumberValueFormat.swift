import Forms
import JSONText
import Values

/// Numbers, or whole numbers only, as people write them in the locale.
struct NumberValueFormat: ValueFormat {
  let isWhole: Bool
  let type: TypeRule
  var order: ValueKind? { .number }
  var nothing: JSONValue { .number("0") }
  var samples: [String] { ["1", "2"] }

  init(isWhole: Bool) {
    self.isWhole = isWhole
    type = TypeRule(
      .numbers,
      message: { isWhole && $0 == .number ? $1.failure(.type, $2.mustBeWholeNumber) : nil },
      reading: isWhole ? .numbers : [], { $0.mayBeWhole() ? .read : .foreign })
  }

  func value(of text: String, in context: RowNotation, replacing stored: RowContent) -> TypedValue {
    let number = context.numbers.number(text, in: context.row)
    // A pattern says itself how its numbers are written.
    guard isWhole, context.state.rules.pattern == nil else { return number }
    return number.map { $0.asWholeNumber(replacing: stored.slice) }
  }

  /// A separator, the currency's symbol.
  func shows(_ character: Character, in context: RowNotation) -> Bool {
    guard context.row.numberStyle != .asWritten else { return false }
    let shape = context.numbers.shape(of: context.row)
    let hasBlank = (shape.positivePrefix + shape.positiveSuffix).contains(where: \.isBlank)
    return shape.groups(with: character.halfWidth) || character.isBlank && hasBlank
      || shape.symbols.contains { $0.map(\.halfWidth).contains(character.halfWidth) }
  }

  func typed(_ text: String, in context: RowNotation) -> TypedText {
    let reading = context.numbers.reading(of: text, in: context.row)
    return TypedText(text: text, row: context.row, reading: reading, texts: context.texts)
  }

  func judgement(of typed: TypedText, in context: RowNotation, replacing stored: JSONSlice?)
    -> TypingJudgement?
  {
    guard let reading = typed.reading else { return nil }
    switch reading.result {
    case .impossible(let index):
      return .impossible(
        at: index,
        reason: context.numbers.otherCurrency(in: typed.text, of: context.row)
          ?? context.texts.numberIsExpected, context.texts)
    case .ambiguous:
      return TypingJudgement(
        state: .open, message: context.numbers.words(for: reading, in: context.row))
    case .open, .complete:
      return .mostHopeful(of: reading.candidates.map { judgement(of: $0, in: context) })
    }
  }

  private func judgement(of typed: TypedNumber, in context: RowNotation) -> TypingJudgement {
    let (row, rules, texts) = (context.row, context.state.rules.all, context.texts)
    guard case .complete(let json) = typed.state else { return TypingJudgement(state: .open) }
    guard let number = DecimalText(json).map(row.storedNumber) else {
      return TypingJudgement(state: .notJudged)
    }
    let fault = context.numbers.stating(limitsOf: row) { row in
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
    let index = typed.longestPrefix { fault.isKept(row.storedNumber($0)) }
    return TypingJudgement(state: .impossible(at: index), message: fault.failure.message)
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

import Forms
import JSONText
import Values

/// Texts that are typed into a mask, and shown with the mask's own characters.
struct MaskedTextFormat: ValueFormat {
  let mask: InputMask
  let storesMask: Bool
  /// The format of what fills the mask.
  let inner: (any ValueFormat)?
  var takesKeyboard: Bool { false }

  /// A stored text with the mask's own characters; nil for other values, and for a text that does not fill it.
  private func masked(_ slice: JSONSlice) -> String? {
    guard slice.kind == .string, let content = mask.content(of: slice.stringValue),
      mask.isComplete(content)
    else { return nil }
    return mask.shown(content)
  }

  func shown(
    _ slice: JSONSlice, in state: RowState, by notation: ValueNotation
  ) -> (text: String, isForeign: Bool)? {
    masked(slice).map { ($0, false) } ?? inner?.shown(slice, in: state, by: notation)
  }

  func typedText(of slice: JSONSlice, in state: RowState, by notation: ValueNotation) -> String {
    masked(slice) ?? notation.plainText(of: slice, in: state.row)
  }

  func value(
    of text: String, in state: RowState, replacing stored: RowContent, by notation: ValueNotation
  ) -> Result<JSONValue, ValidationFailure> {
    guard let filling = mask.content(ofTyped: text), mask.isComplete(filling) else {
      let message = notation.texts.doesNotFit(mask: mask.text)
      return .failure(state.row.failure(.inputMask, message))
    }
    let text = storesMask ? mask.shown(filling) : filling
    return inner?.value(of: text, in: state, replacing: stored, by: notation)
      ?? .success(.string(text))
  }

  /// Judged as it would be stored, and open until the mask is filled.
  func judgement(
    typing text: String, in state: RowState, by notation: ValueNotation,
    stored judge: (String) -> TypingJudgement
  ) -> TypingJudgement {
    guard let filling = mask.content(ofTyped: text) else {
      let message = state.row.failure(.inputMask, notation.texts.doesNotFit(mask: mask.text))
        .message
      return TypingJudgement(state: .impossible(at: nil), message: message)
    }
    var judgement = judge(storesMask ? mask.shown(filling) : filling)
    if judgement.isImpossible { judgement.state = .impossible(at: nil) }
    guard !judgement.isImpossible, filling.count < mask.count else { return judgement }
    return TypingJudgement(
      state: .open, message: notation.texts.moreCharacters(mask.count - filling.count))
  }
}

extension RuleName {
  package static let inputMask = RuleName("inputMask")
}

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

  func shown(_ slice: JSONSlice, in context: RowNotation) -> ShownText? {
    masked(slice).map { ($0, false) } ?? inner?.shown(slice, in: context)
  }

  func typedText(of slice: JSONSlice, in context: RowNotation) -> String {
    masked(slice) ?? context.plainText(of: slice)
  }

  func value(of text: String, in context: RowNotation, replacing stored: RowContent) -> TypedValue {
    guard let filling = mask.content(ofTyped: text), mask.isComplete(filling) else {
      let message = context.texts.doesNotFit(mask: mask.text)
      return .failure(context.row.failure(.inputMask, message))
    }
    let text = storesMask ? mask.shown(filling) : filling
    return inner?.value(of: text, in: context, replacing: stored)
      ?? .success(.string(text))
  }

  /// Judged as it would be stored, and open until the mask is filled.
  func judgement(
    typing text: String, in context: RowNotation, stored judge: (String) -> TypingJudgement
  ) -> TypingJudgement {
    guard let filling = mask.content(ofTyped: text) else {
      let message = context.row.failure(.inputMask, context.texts.doesNotFit(mask: mask.text))
        .message
      return TypingJudgement(state: .impossible(at: nil), message: message)
    }
    var judgement = judge(storesMask ? mask.shown(filling) : filling)
    if judgement.isImpossible { judgement.state = .impossible(at: nil) }
    guard !judgement.isImpossible, filling.count < mask.count else { return judgement }
    return TypingJudgement(
      state: .open, message: context.texts.moreCharacters(mask.count - filling.count))
  }
}

extension RuleName {
  package static let inputMask = RuleName("inputMask")
}

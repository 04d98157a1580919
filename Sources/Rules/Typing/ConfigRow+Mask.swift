import Forms
import Texts
import Values

/// Texts that are typed into a mask.
extension ConfigRow {
  /// A stored text with the mask's own characters; nil where the row has no mask, or the text does not fill it.
  func masked(_ text: String) -> String? {
    guard let mask = inputMask, let content = mask.content(of: text), mask.isComplete(content)
    else { return nil }
    return mask.shown(content)
  }

  /// The text to store for a typed text that fills the mask, or is binary data; the text
  /// itself in other rows. Fails where the text is neither.
  func unmasked(_ text: String, _ texts: Texts) -> Result<String, ValidationFailure> {
    if cellTraits.contains(.data) {
      return DataText.base64(typed: text).map { .success($0) }
        ?? .failure(failure(.type, texts.noData))
    }
    guard let mask = inputMask else { return .success(text) }
    guard let content = mask.content(ofTyped: text), mask.isComplete(content) else {
      return .failure(failure(.inputMask, texts.doesNotFit(mask: mask.text)))
    }
    return .success(storesMask ? mask.shown(content) : content)
  }

  /// The judgement of a text that is typed into a mask: judged as it would be stored, and
  /// open until the mask is filled.
  func judgement(
    typing text: String, into mask: InputMask, _ texts: Texts,
    stored judge: (String) -> TypingJudgement
  ) -> TypingJudgement {
    guard let content = mask.content(ofTyped: text) else {
      let failure = failure(.inputMask, texts.doesNotFit(mask: mask.text))
      return TypingJudgement(state: .impossible(at: nil), message: failure.message)
    }
    var judgement = judge(storesMask ? mask.shown(content) : content)
    if judgement.isImpossible { judgement.state = .impossible(at: nil) }
    guard !judgement.isImpossible, content.count < mask.count else { return judgement }
    return TypingJudgement(
      state: .open, message: texts.moreCharacters(mask.count - content.count))
  }
}

extension RuleName {
  package static let inputMask = RuleName("inputMask")
}

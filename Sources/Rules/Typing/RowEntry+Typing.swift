import Forms
import JSONText
import Values

/// Judging a text while it is typed.
extension RowEntry {
  /// Judges a text while it is typed: three states for pattern rows, and the words for the screen.
  package func judge(typing text: String) -> TypingJudgement {
    if keepingType(text) != nil { return TypingJudgement(state: .neutral) }
    let text = keyboard.plain(text, replacing: bound.content)
    var judgement = judgeBySelf(typing: text)
    if let failure = failureAmongSiblings(typing: text, judgement) ?? takenKey(text, judgement) {
      judgement = TypingJudgement(state: .open, message: failure.message)
    }
    if !bound.row.errorMessages.isEmpty {
      judgement.message = judgement.message.map { bound.row.filled($0, value: text) }
    }
    return judgement
  }

  /// The failure of a typed text that breaks nothing by itself, but conflicts with other
  /// elements of the list.
  private func failureAmongSiblings(
    typing text: String, _ judgement: TypingJudgement
  ) -> ValidationFailure? {
    guard bound.state.rules.comparesSiblings, siblings != nil,
      judgement.state == .complete || judgement.state == .neutral
    else { return nil }
    let text = bound.row.trimsWhitespace ? text.trimmingWhitespace() : text
    guard !text.isEmpty,
      case .success(let value) = value(of: text)
    else { return nil }
    return bound.state.rules.breach(of: JSONSlice(writing: value), among: siblings)?
      .failure(bound.row, texts)
  }

  /// The failure of a key that breaks nothing by itself, but is that of another member; a longer one may be free.
  private func takenKey(_ text: String, _ judgement: TypingJudgement) -> ValidationFailure? {
    judgement.state == .complete || judgement.state == .neutral ? refusal(ofTakenKey: text) : nil
  }

  /// The failure of a text that is the key of another member; nil for others, and in rows of other values.
  package func refusal(ofTakenKey text: String) -> ValidationFailure? {
    let key = row.trimsWhitespace ? text.trimmingWhitespace() : text
    return otherKeys?.contains(key) == true ? row.failure(.unique, texts.keyIsTaken(key)) : nil
  }

  /// The judgement of a typed text without a comparison with other elements.
  private func judgeBySelf(typing text: String) -> TypingJudgement {
    guard row.trimsWhitespace else { return judgement(of: text) }
    // White space is cut on leaving, so it never makes a text impossible that is valid without it.
    let start = text.drop(while: \.isOnlyWhitespace)
    let cut = text.distance(from: text.startIndex, to: start.startIndex)
    var judgement = judgement(of: String(start))
    // The last cluster of a run of flags is found from the run's beginning: only where it may be white space.
    if start.unicodeScalars.last?.properties.isWhitespace == true,
      start.last?.isOnlyWhitespace == true
    {
      let trimmed = self.judgement(of: String(start).trimmingWhitespace())
      let isFine = trimmed.state == .complete || trimmed.state == .neutral
      // Complete is what would be written; open is what may still be typed after the blank.
      if judgement.isImpossible == isFine { judgement = trimmed }
    }
    return judgement.moved(by: cut, texts)
  }

  private func judgement(of text: String) -> TypingJudgement {
    guard !text.isEmpty else { return TypingJudgement(state: .neutral) }
    return bound.state.format.judgement(typing: text, in: prepared.notation(of: bound.state)) {
      judgement(ofStored: $0)
    }
  }

  /// The judgement of a text that is stored as it is.
  private func judgement(ofStored text: String) -> TypingJudgement {
    let (state, format) = (bound.state, bound.state.format)
    let context = prepared.notation(of: state)
    let typed = format.typed(text, in: context)
    let parts =
      [
        keyboardJudgement(of: text),
        format.judgement(
          of: typed, in: context, replacing: bound.content.slice),
      ].compactMap(\.self) + state.rules.all.compactMap { $0.judge(typing: typed) }
    // The earliest fault is reported for all.
    let faults = parts.filter(\.isImpossible)
    if let fault = faults.min(by: { $0.index < $1.index }) { return fault }
    return parts.first { $0.state == .open } ?? parts.first { $0.state == .notJudged }
      ?? parts.first { $0.state == .complete } ?? parts.first ?? TypingJudgement(state: .neutral)
  }

  private func keyboardJudgement(of text: String) -> TypingJudgement? {
    guard row.keyboardType.refusesCharacters || keyboard.hasControlCharacters(text),
      let refused = keyboard.refusedCharacter(of: text, replacing: bound.content)
    else { return nil }
    let character = String(Array(text)[refused.index])
    let message =
      bound.state.disclosure.isSecret
      ? refused.reason : texts.characterNotTaken(character, reason: refused.reason)
    return TypingJudgement(state: .impossible(at: refused.index), message: message)
  }
}

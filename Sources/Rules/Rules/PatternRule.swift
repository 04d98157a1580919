import Forms
import Patterns
import Texts
import Values

/// `regex`: the characters of a text, or a number's JSON text, must match the pattern as a whole.
package struct PatternRule: Rule {
  package static let keys = ["regex", "regexOptions", "regexMessage"]
  package static let names: [RuleName] = [.regex]
  private let tried: RowPattern

  package static func facts(about row: ConfigRow, in texts: Texts) -> [RuleFact] {
    row.regex.map { [RuleFact(name: texts.factPattern, text: $0.source)] } ?? []
  }

  package init?(_ row: ConfigRow) {
    guard let pattern = row.regex else { return nil }
    tried = pattern
  }

  package var pattern: RowPattern? { tried }
  package var judgedKinds: StoredKinds { [.texts, .numbers, .bools] }

  package func judge(_ value: inout StoredValue, into breaches: inout [RuleBreach]) -> Bool {
    let budget = value.budget
    return value.withCharacters { text in
      switch tried.matches(utf8: text, within: budget) {
      case .match: return true
      case .mismatch:
        let value = String(decoding: text, as: UTF8.self)
        breaches.append(RuleBreach { $0.patternFailure(value: value, $1) })
        return false
      case .notJudged:
        breaches.append(RuleBreach { $0.patternNotJudged($1) })
        return true
      case .givenUp:
        breaches.append(RuleBreach(isGivenUp: true) { $0.patternGivenUp($1) })
        return true
      }
    }
  }

  package func judge(typing typed: TypedText) -> TypingJudgement? {
    guard !typed.row.takesOnlyChoices else { return nil }
    guard let reading = typed.reading else {
      let judgement = judgement(of: typed.textWithStoredDigits, typed.texts)
      guard case .impossible(let index?) = judgement.state else { return judgement }
      return .impossible(
        at: index, reason: typed.row.patternMessage(for: typed.text), typed.texts)
    }
    // Numbers are tested on their JSON text.
    guard !reading.candidates.isEmpty else { return nil }
    return .mostHopeful(of: reading.candidates.map { judgement(of: $0, typed) })
  }

  private func judgement(of number: TypedNumber, _ typed: TypedText) -> TypingJudgement {
    let stored = number.storedText
    let judgement = judgement(of: stored, typed.texts)
    guard case .impossible(let index?) = judgement.state else { return judgement }
    // Digits after a leading zero make it vanish.
    if ["", "0", "-0"].contains(stored) { return TypingJudgement(state: .open) }
    return .impossible(
      at: number.index(ofStored: index), reason: typed.row.patternMessage(for: typed.text),
      typed.texts)
  }

  private func judgement(of stored: String, _ texts: Texts) -> TypingJudgement {
    switch tried.judge(typing: stored) {
    case .complete: TypingJudgement(state: .complete)
    case .open:
      TypingJudgement(state: .open, message: tried.completionHint(for: stored)?.text(in: texts))
    case .impossible(let index): .impossible(at: index, texts)
    case .notJudged: TypingJudgement(state: .notJudged, message: texts.tooMuchWorkForPattern)
    }
  }
}

extension RuleName {
  package static let regex = RuleName("regex")
}

extension ValidationFailure {
  package var isPatternNotJudged: Bool { rule == .regex && severity == .warning }
}

extension ConfigRow {
  /// A text that the pattern does not match, with the form's own message where it has one.
  fileprivate func patternFailure(
    value: String, _ texts: Texts
  ) -> ValidationFailure {
    if let message = patternMessage(for: value) { return failure(.regex, message) }
    let pattern = regex?.source ?? ""
    let isShort = pattern.count <= 60 && !pattern.contains(where: \.isNewline)
    return failure(.regex, texts.doesNotMatch(isShort ? pattern : nil))
  }

  /// The form's message for a text that its pattern does not match; nil where it has none.
  fileprivate func patternMessage(for text: String) -> String? {
    (regexMessage ?? errorMessages["regex"]).map { filled($0, value: text) }
  }

  /// A pattern over its limit.
  fileprivate func patternNotJudged(_ texts: Texts) -> ValidationFailure {
    failure(.regex, texts.patternNotJudged, severity: .warning)
  }

  /// A pattern that went over its limit too often.
  package func patternGivenUp(_ texts: Texts) -> ValidationFailure {
    failure(
      .regex, texts.patternGivenUp(afterTexts: PatternBudget.texts), severity: .warning)
  }
}

extension CompletionHint {
  /// `2 more digits`.
  fileprivate func text(in texts: Texts) -> String {
    switch characterClass {
    case .digit: texts.moreDigits(count)
    case .letter: texts.moreLetters(count)
    case .character: texts.moreCharacters(count)
    }
  }
}

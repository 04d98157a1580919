import Forms
import Patterns
import Values

/// `regex`: the characters of a text, or a number's JSON text, must match the pattern as a whole.
package struct PatternRule: Rule {
  package static let keys = ["regex", "regexOptions", "regexMessage"]
  private let pattern: RowPattern

  package static func facts(about row: ConfigRow) -> [RuleFact] {
    row.regex.map { [RuleFact(name: "Pattern", text: $0.source)] } ?? []
  }

  package init?(_ row: borrowing ConfigRow) {
    guard let pattern = row.regex else { return nil }
    self.pattern = pattern
  }

  package var judgedKinds: StoredKinds { [.texts, .numbers, .bools] }

  package func judge(_ value: inout StoredValue, into breaches: inout [RuleBreach]) -> Bool {
    let budget = value.budget
    return value.withCharacters { text in
      switch pattern.matches(utf8: text, within: budget) {
      case .match: return true
      case .mismatch:
        let value = String(decoding: text, as: UTF8.self)
        breaches.append(RuleBreach { $0.patternFailure(value: value) })
        return false
      case .notJudged:
        breaches.append(RuleBreach { $0.patternNotJudged })
        return true
      case .givenUp:
        breaches.append(RuleBreach(isGivenUp: true) { $0.patternGivenUp })
        return true
      }
    }
  }

  package func judge(typing typed: TypedText) -> TypingJudgement? {
    guard typed.row.choices.isEmpty else { return nil }
    guard typed.row.storesNumber else {
      let judgement = judgement(of: typed.textWithStoredDigits)
      guard case .impossible(let place?) = judgement.state else { return judgement }
      return .impossible(at: place, reason: typed.row.patternMessage(for: typed.text))
    }
    // Numbers are tested on their JSON text.
    guard !typed.numbers.isEmpty else { return nil }
    return .mostHopeful(of: typed.numbers.map { judgement(of: $0, typed) })
  }

  private func judgement(of number: TypedNumber, _ typed: TypedText) -> TypingJudgement {
    let stored = number.storedText
    let judgement = judgement(of: stored)
    guard case .impossible(let place?) = judgement.state else { return judgement }
    // Digits after a leading zero make it vanish.
    if ["", "0", "-0"].contains(stored) { return TypingJudgement(state: .open) }
    return .impossible(
      at: number.place(ofStored: place), reason: typed.row.patternMessage(for: typed.text))
  }

  private func judgement(of stored: String) -> TypingJudgement {
    switch pattern.judge(typing: stored) {
    case .complete: TypingJudgement(state: .complete)
    case .open:
      TypingJudgement(state: .open, message: pattern.completionHint(for: stored)?.text)
    case .impossible(let place): .impossible(at: place)
    case .notJudged:
      TypingJudgement(state: .notJudged, message: "too much work for the pattern to judge")
    }
  }
}

extension RuleName {
  package static let regex = RuleName("regex")
}

extension ValidationFailure {
  /// Whether a pattern went over its limit.
  package var isPatternNotJudged: Bool { rule == .regex && severity == .warning }
}

extension ConfigRow {
  /// A text that the pattern does not match, with the form's own message where it has one.
  fileprivate func patternFailure(value: String) -> ValidationFailure {
    if let message = patternMessage(for: value) { return failure(.regex, message) }
    let pattern = regex?.source ?? ""
    let isShort = pattern.count <= 60 && !pattern.contains(where: \.isNewline)
    return failure(.regex, "does not match the pattern" + (isShort ? " \(pattern)" : ""))
  }

  /// What the form says of a text that its pattern does not match; nil where it says nothing.
  fileprivate func patternMessage(for text: String) -> String? {
    regexMessage.map { filled($0, value: text) }
  }

  /// A pattern over its limit.
  fileprivate var patternNotJudged: ValidationFailure {
    failure(.regex, "not judged: the pattern needs too much work for this text", severity: .warning)
  }

  /// A pattern that went over its limit too often.
  package var patternGivenUp: ValidationFailure {
    failure(
      .regex, "not judged: the pattern needed too much work for \(PatternBudget.texts) other texts",
      severity: .warning)
  }
}

extension CompletionHint {
  /// `2 more digits`.
  fileprivate var text: String {
    "\(count) more " + characterClass.noun + (count == 1 ? "" : "s")
  }
}

extension CompletionHint.CharacterClass {
  fileprivate var noun: String {
    switch self {
    case .digit: "digit"
    case .letter: "letter"
    case .character: "character"
    }
  }
}

import Forms
import Texts

/// `minimumLength` and `maximumLength`: how many characters a text has, as people count them.
package struct LengthRule: Rule {
  package static let keys = ["minimumLength", "maximumLength"]
  package static let names: [RuleName] = [.minimumLength, .maximumLength]
  private let minimum: Int
  private let maximum: Int

  package static func facts(about row: ConfigRow, in texts: Texts) -> [RuleFact] {
    let text: String
    switch (row.minimumLength, row.maximumLength) {
    case (let low?, let high?): text = texts.characters(from: low, to: high)
    case (let low?, nil): text = texts.charactersAtLeast(low)
    case (nil, let high?): text = texts.charactersAtMost(high)
    case (nil, nil): return []
    }
    return [RuleFact(name: texts.factLength, text: text)]
  }

  package init?(_ row: ConfigRow) {
    guard row.minimumLength != nil || row.maximumLength != nil else { return nil }
    minimum = row.minimumLength ?? 0
    maximum = row.maximumLength ?? .max
  }

  package var judgedKinds: StoredKinds { .texts }

  package func limit(_ limits: inout ValueLimits) {
    if maximum < .max { limits.maximumLength = maximum }
  }

  package func judge(_ value: inout StoredValue, into breaches: inout [RuleBreach]) -> Bool {
    let count = value.characterCount
    guard count < minimum || count > maximum else { return true }
    let isShort = count < minimum
    breaches.append(RuleBreach { isShort ? $0.tooShort(count, $1) : $0.tooLong(count, $1) })
    return false
  }

  package func judge(typing typed: TypedText) -> TypingJudgement? {
    guard typed.isText else { return nil }
    // Counted as far as the limits need it.
    let most = maximum < .max ? max(minimum, maximum) : minimum
    let count = typed.text.prefix(most < .max ? most + 1 : most).count
    if count > maximum {
      return TypingJudgement(
        state: .impossible(at: maximum), message: typed.texts.atMostCharacters(maximum))
    }
    if count < minimum {
      return TypingJudgement(
        state: .open, message: typed.texts.moreCharacters(minimum - count))
    }
    return TypingJudgement(state: .complete)
  }
}

extension RuleName {
  package static let minimumLength = RuleName("minimumLength")
  package static let maximumLength = RuleName("maximumLength")
}

extension ConfigRow {
  /// Fewer characters than `minimumLength`.
  fileprivate func tooShort(_ count: Int, _ texts: Texts) -> ValidationFailure {
    let limit = minimumLength ?? 0
    return failure(
      .minimumLength, texts.needsCharacters(atLeast: limit, found: shown(count)))
  }

  /// More characters than `maximumLength`.
  fileprivate func tooLong(_ count: Int, _ texts: Texts) -> ValidationFailure {
    let limit = maximumLength ?? 0
    return failure(
      .maximumLength, texts.takesCharacters(atMost: limit, found: shown(count)))
  }
}

import Forms

/// `minimumLength` and `maximumLength`: how many characters a text has, as people count them.
package struct LengthRule: Rule {
  package static let keys = ["minimumLength", "maximumLength"]
  private let minimum: Int
  private let maximum: Int

  package static func facts(about row: ConfigRow) -> [RuleFact] {
    let text: String
    switch (row.minimumLength, row.maximumLength) {
    case (let low?, let high?): text = "\(low) to \(high) characters"
    case (let low?, nil): text = "at least \(low) characters"
    case (nil, let high?): text = "at most \(high) characters"
    case (nil, nil): return []
    }
    return [RuleFact(name: "Length", text: text)]
  }

  package init?(_ row: borrowing ConfigRow) {
    guard row.minimumLength != nil || row.maximumLength != nil else { return nil }
    minimum = row.minimumLength ?? 0
    maximum = row.maximumLength ?? .max
  }

  package var judgedKinds: StoredKinds { .texts }

  package func judge(_ value: inout StoredValue, into breaches: inout [RuleBreach]) -> Bool {
    let count = value.characterCount
    guard count < minimum || count > maximum else { return true }
    let isShort = count < minimum
    breaches.append(RuleBreach { isShort ? $0.tooShort(count: count) : $0.tooLong(count: count) })
    return false
  }

  package func judge(typing typed: TypedText) -> TypingJudgement? {
    guard typed.row.valueType == .string, typed.row.choices.isEmpty else { return nil }
    // Counted as far as the limits need it.
    let most = maximum < .max ? max(minimum, maximum) : minimum
    let count = typed.text.prefix(most < .max ? most + 1 : most).count
    if count > maximum {
      let words = "at most " + ConfigRow.characters(maximum)
      return TypingJudgement(state: .impossible(at: maximum), message: words)
    }
    if count < minimum {
      let missing = minimum - count
      let words = missing == 1 ? "1 more character" : "\(missing) more characters"
      return TypingJudgement(state: .open, message: words)
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
  fileprivate func tooShort(count: Int) -> ValidationFailure {
    let limit = minimumLength ?? 0
    return failure(.minimumLength, "needs at least \(Self.characters(limit))" + having(count))
  }

  /// More characters than `maximumLength`.
  fileprivate func tooLong(count: Int) -> ValidationFailure {
    let limit = maximumLength ?? 0
    return failure(.maximumLength, "takes at most \(Self.characters(limit))" + having(count))
  }

  /// `1 character`, `2 characters`.
  fileprivate static func characters(_ count: Int) -> String {
    count == 1 ? "1 character" : "\(count) characters"
  }
}

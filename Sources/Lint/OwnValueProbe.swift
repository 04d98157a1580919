import Forms
import JSONText
import Rules
import Texts
import Values

/// Checks the values that a form itself names (defaults, choices, examples) against all rules of their row.
///
/// Ignores rules that read other values than the row's own, and conditions: it does not matter for which records the
/// row is shown.
struct OwnValueProbe {
  /// The rule that a value violates.
  struct Breach {
    let rule: RuleName
    let message: Sentence
  }

  private let row: ConfigRow
  private let binder: RecordBinder

  /// O(choices of the row).
  init(_ row: ConfigRow) {
    let row = row.conditions.isEmpty ? row : row.with { $0.conditions.removeAll { !$0.isAlways } }
    self.row = row.offeringAllChoices
    binder = RowProbe.binder(for: self.row)
  }

  /// The first error of a value that the row may store; nil if it satisfies all rules. O(value).
  func breach(of value: JSONValue) -> Breach? {
    guard let path = row.valuePath, let record = RowProbe.record(holding: value, at: path)
    else { return nil }
    if let mask = row.inputMask, !row.offersChoices, case .string(let text) = value,
      !text.isEmpty, mask.content(of: text).map(mask.isComplete) != true
    {
      return Breach(rule: .inputMask, message: Sentence { $0.doesNotFit(mask: mask.text) })
    }
    let decided = row.predicateRules.filter { $0.isDecided(by: record) }
    let hasOwnBinder = decided.count != row.predicateRules.count
    let row = hasOwnBinder ? row.with { $0.predicateRules = decided } : row
    let binder = hasOwnBinder ? RowProbe.binder(for: row) : binder
    let problems = binder.reading(record).problems(of: row)
    guard let failure = problems.first(where: { $0.severity == .error }) else { return nil }
    return Breach(rule: failure.rule, message: RowProbe.message(of: failure, about: row, record))
  }

  /// The rule that a typed example violates; nil for a valid one, or one that the row could not parse: such a text
  /// describes the input, unless it is written like a value of the row.
  func breach(ofExample text: String) -> RuleName? {
    let bound = binder.reading(.emptyObject).bind(row)
    switch binder.entry(in: bound).conversion(of: text, original: bound.content) {
    case .success(let edit): return edit.writtenValue.flatMap { breach(of: $0)?.rule }
    case .failure(let failure) where failure.rule == .type:
      return row.isWrittenLikeValue(text) ? .type : nil
    case .failure(let failure):
      let isDescription = [.type, .path, .choice, .required, .deletable].contains(failure.rule)
      return isDescription || row.inputMask?.isPictured(by: text) == true ? nil : failure.rule
    }
  }
}

extension ConfigRow {
  /// A copy of the row that offers to all records each choice that it offers to some; without
  /// any if they come from the records.
  fileprivate var offeringAllChoices: ConfigRow {
    guard choicesVary else { return self }
    return with {
      $0.choiceSettings =
        choiceSettings.path == nil
        ? ChoiceSettings(allowsOtherValue: choiceSettings.allowsOtherValue) : .plain
      guard !choices.isEmpty, !choiceTable.facts.isConstant else { return }
      $0.choiceTable = choiceTable.variant(.unconditional) { choices in
        let offered = choices.filter { choice in
          choice.hidden.map { RowCondition(.hidden, when: $0).isAlways } != true
        }
        return (offered.isEmpty ? choices : offered).map(\.withoutConditions)
      }
    }
  }
}

extension Choice {
  fileprivate var withoutConditions: Choice {
    var choice = self
    (choice.hidden, choice.disabled) = (nil, nil)
    return choice
  }
}

extension InputMask {
  /// True if a text shows the mask itself, as `DD.MM.YYYY` does: it has the mask's own characters at their positions.
  fileprivate func isPictured(by text: String) -> Bool {
    elements.count == text.count
      && zip(elements, text).allSatisfy { element, character in
        if case .literal(let literal) = element { literal == character } else { true }
      }
  }
}

extension ConfigRow {
  /// True if a text is written like a number in a row of numbers, or like a date in one of dates, rather than in
  /// words.
  fileprivate func isWrittenLikeValue(_ text: String) -> Bool {
    if storesNumber { return DecimalText(text) != nil }
    guard valueType == .date else { return false }
    if dates?.storedMode == .time, Self.isWrittenLikeTime(text) { return true }
    return TypedDate.isWrittenLikeDay(text) || isWrittenLikePattern(text)
  }

  /// `25:00`, also with seconds.
  private static func isWrittenLikeTime(_ text: String) -> Bool {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    return (2...3).contains(parts.count)
      && parts.allSatisfy { (1...2).contains($0.count) && $0.allSatisfy(\.isNumber) }
  }

  /// True if a text has digits and separators where the row's own pattern of dates has letters.
  private func isWrittenLikePattern(_ text: String) -> Bool {
    guard case .pattern(let pattern)? = dates?.look else { return false }
    func signs(_ text: String, _ isFilled: (Character) -> Bool) -> String {
      String(text.filter { !isFilled($0) })
    }
    return text.contains(where: \.isNumber) && !text.contains(where: \.isLetter)
      && signs(text, \.isNumber) == signs(pattern.source, \.isLetter)
  }
}

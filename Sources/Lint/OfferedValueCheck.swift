import Forms
import JSONText
import Rules
import Texts
import Values

/// W402: the values that a row offers, its choices or the two values of a switch, satisfy the row's other rules:
/// otherwise choosing one would be an error.
enum OfferedValueCheck: RowCheck {
  static func check(_ draft: DraftRow) {
    if draft.row.offersChoices {
      checkChoices(draft)
    } else if draft.row.isSwitch {
      checkSides(draft)
    }
  }

  private static func checkChoices(_ draft: DraftRow) {
    // Rules judge a list of choices as a whole.
    guard !draft.row.hasSeveralChoices else { return }
    let row = draft.row.with {
      $0.choiceTable = .empty
      $0.choiceSettings = .plain
    }
    let probe = OwnValueProbe(row)
    guard draft.reader.has("choicesFrom") == false else {
      return checkList(draft, as: row, probe)
    }
    var reported: Set<ChoiceLocation> = []
    for (index, choice) in draft.row.choices.enumerated() {
      guard let breach = probe.breach(of: choice.value),
        isSaid(breach.rule, of: choice.value, at: index, draft)
      else { continue }
      let location = draft.valueLocation(ofChoice: index)
      guard reported.insert(location).inserted else { continue }
      report(choice.value, breach, at: location, draft)
    }
  }

  /// Reports only the first value of a long list that others may use. Rows with the same rules check it once.
  private static func checkList(_ draft: DraftRow, as row: ConfigRow, _ probe: OwnValueProbe) {
    let judged = draft.row.choiceTable.facet(JudgedValues.self)
    let index = judged.first(brokenIn: row, givenType: draft.reader.has("valueType")) {
      index, value in
      probe.breach(of: value).map { isSaid($0.rule, of: value, at: index, draft) } == true
    }
    guard let index, case let value = draft.row.choices[index].value,
      let breach = probe.breach(of: value)
    else { return }
    let location = draft.valueLocation(ofChoice: index)
    report(value, breach, at: location, draft)
  }

  /// True if this check reports the violation by a choice.
  private static func isSaid(
    _ rule: RuleName, of value: JSONValue, at index: Int, _ draft: DraftRow
  ) -> Bool {
    // The first of a list may ask to choose another one.
    if value.countsAsMissing { return rule == .required && index > 0 }
    guard rule == .type, draft.reader.has("valueType"), let kind = draft.row.valueType.kindOfScalars
    else { return true }
    // F106 says that it is of another type.
    return value.kind == kind
  }

  private static func checkSides(_ draft: DraftRow) {
    let probe = OwnValueProbe(draft.row)
    for (key, value) in [("trueValue", draft.row.trueValue), ("falseValue", draft.row.falseValue)] {
      guard let breach = probe.breach(of: value) else { continue }
      // The rule is what is there where the value is the usual one.
      let given = [key, breach.rule.rawValue].first(where: draft.reader.has) ?? key
      let location = ChoiceLocation(file: nil, position: draft.reader.position(of: given))
      report(value, breach, at: location, draft)
    }
  }

  private static func report(
    _ value: JSONValue, _ breach: OwnValueProbe.Breach, at location: ChoiceLocation,
    _ draft: DraftRow
  ) {
    draft.report(
      .W402, at: location,
      found: draft.row.disclosure.isSecret ? nil : TextQuoting.shown(value.plainText),
      advice: Sentence { $0.keepRulesAdvice }
    ) { $0.choiceBreaksRule(breach.rule.rawValue, breach.message.text(in: $0)) }
  }
}

extension JSONValue {
  fileprivate var countsAsMissing: Bool { self == .null || self == .string("") }
}

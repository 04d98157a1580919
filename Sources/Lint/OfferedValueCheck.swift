import Forms
import JSONText
import Rules
import SourceText
import Texts
import Values

/// W402: what a row offers, its choices or the two values of a switch, keeps the row's other rules: else choosing it
/// would be an error.
enum OfferedValueCheck: RowCheck {
  static func check(_ draft: DraftRow, log: inout DiagnosticLog) {
    if draft.row.offersChoices {
      checkChoices(draft, log: &log)
    } else if draft.row.isSwitch {
      checkSides(draft, log: &log)
    }
  }

  private static func checkChoices(_ draft: DraftRow, log: inout DiagnosticLog) {
    // Rules judge a list of choices as a whole.
    guard !draft.row.hasSeveralChoices else { return }
    var row = draft.row
    row.choices = []
    row.choiceSettings = .plain
    let probe = OwnValueProbe(row)
    var reported: Set<SourcePosition> = []
    for (place, choice) in draft.row.choices.enumerated() {
      guard let breach = probe.breach(of: choice.value),
        isSaid(breach.rule, of: choice.value, at: place, draft)
      else { continue }
      let position = draft.valuePosition(ofChoice: place)
      // Of a long list in another file the first is enough.
      guard reported.insert(position).inserted else { continue }
      report(choice.value, breach, at: position, draft, log: &log)
    }
  }

  /// Whether a breach of a choice is to be reported here.
  private static func isSaid(
    _ rule: RuleName, of value: JSONValue, at place: Int, _ draft: DraftRow
  ) -> Bool {
    // The first of a list may ask to choose another one.
    if value.countsAsMissing { return rule == .required && place > 0 }
    guard rule == .type, draft.reader.has("valueType"), let kind = draft.row.valueType.kindOfScalars
    else { return true }
    // F106 says that it is of another type.
    return value.kind == kind
  }

  private static func checkSides(_ draft: DraftRow, log: inout DiagnosticLog) {
    let probe = OwnValueProbe(draft.row)
    for (key, value) in [("trueValue", draft.row.trueValue), ("falseValue", draft.row.falseValue)] {
      guard let breach = probe.breach(of: value) else { continue }
      // The rule is what is there where the value is the usual one.
      let place = [key, breach.rule.rawValue].first(where: draft.reader.has) ?? key
      report(value, breach, at: draft.reader.position(of: place), draft, log: &log)
    }
  }

  private static func report(
    _ value: JSONValue, _ breach: OwnValueProbe.Breach, at position: SourcePosition,
    _ draft: DraftRow, log: inout DiagnosticLog
  ) {
    log.add(
      .W402, at: position,
      found: draft.row.disclosure.isSecret ? nil : TextQuoting.shown(value.plainText),
      advice: Sentence { $0.keepRulesAdvice }
    ) { $0.choiceBreaksRule(breach.rule.rawValue, breach.message.text(in: $0)) }
  }
}

extension JSONValue {
  /// Whether a row with the value counts as empty.
  fileprivate var countsAsMissing: Bool { self == .null || self == .string("") }
}

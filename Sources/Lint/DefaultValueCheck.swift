import Forms
import Texts
import Values

/// W402: the default value keeps the row's own type, rules and choices.
enum DefaultValueCheck: RowCheck {
  static func check(_ draft: DraftRow, log: inout DiagnosticLog) {
    var row = draft.row
    guard let value = row.defaultValue, let path = row.valuePath,
      let record = RowProbe.record(holding: value, at: path)
    else { return }
    row.predicateRules = row.predicateRules.filter { $0.isDecided(by: record) }
    if let mask = row.inputMask, case .string(let text) = value, !text.isEmpty,
      mask.content(of: text).map(mask.isComplete) != true
    {
      log.add(
        .W402, at: draft.reader.position(of: "defaultValue"),
        found: row.disclosure.isSecret ? nil : TextQuoting.shown(text),
        advice: Sentence { $0.keepRulesAdvice }
      ) { $0.defaultBreaksRule("inputMask", $0.doesNotFit(mask: mask.text)) }
      return
    }
    let problems = RowProbe.binder(for: row).problems(of: row, in: record)
    guard let failure = problems.first(where: { $0.severity == .error }) else { return }
    let message = RowProbe.message(of: failure, about: row, record)
    log.add(
      .W402, at: draft.reader.position(of: "defaultValue"),
      found: row.disclosure.isSecret ? nil : TextQuoting.shown(value.plainText),
      advice: Sentence { $0.keepRulesAdvice }
    ) { $0.defaultBreaksRule(failure.rule.rawValue, message.text(in: $0)) }
  }
}

import Texts
import Values

/// F403: a minimum is not above its maximum, and both are of one kind.
enum LimitsCheck: RowCheck {
  static func check(_ draft: DraftRow, log: inout DiagnosticLog) {
    let row = draft.row
    checkCounts("Length", row.minimumLength, row.maximumLength, draft, log: &log)
    checkCounts("Count", row.minimumCount, row.maximumCount, draft, log: &log)
    checkCounts("Selection", row.minimumSelection, row.maximumSelection, draft, log: &log)
    checkCounts(
      "FractionDigits", row.minimumFractionDigits, row.maximumFractionDigits, draft, log: &log)
    guard let minimum = row.minimumValue, let maximum = row.maximumValue else { return }
    switch (minimum, maximum) {
    case (.number(let low), .number(let high)):
      if high < low { report("Value", low.description, high.description, draft, log: &log) }
    case (.date(let low), .date(let high)):
      if let from = Self.date(low), let to = Self.date(high), to.isBefore(from) {
        report("Value", low, high, draft, log: &log)
      }
    default:
      log.add(
        .F106, at: draft.reader.position(of: "maximumValue"), advice: Sentence { $0.twoOfOneKind }
      ) { $0.numberAndDate }
    }
  }

  private static func date(_ text: String) -> DateText? {
    DateText(text) ?? DateText(timeOfDay: text)
  }

  private static func checkCounts(
    _ name: String, _ minimum: Int?, _ maximum: Int?, _ draft: DraftRow, log: inout DiagnosticLog
  ) {
    guard let minimum, let maximum, maximum < minimum else { return }
    report(name, String(minimum), String(maximum), draft, log: &log)
  }

  private static func report(
    _ name: String, _ minimum: String, _ maximum: String, _ draft: DraftRow,
    log: inout DiagnosticLog
  ) {
    log.add(
      .F403, at: draft.reader.position(of: "minimum" + name),
      found: Sentence { $0.andValue(minimum, maximum) },
      advice: Sentence { $0.andValue(maximum, minimum) }
    ) { $0.minimumAboveMaximum(name) }
  }
}

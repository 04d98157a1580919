import Texts
import Values

/// W108: no color rule comes after one with the same predicate, as the first that is true counts.
enum ColorRuleCheck: RowCheck {
  static func check(_ draft: DraftRow) {
    let rules = draft.colorRules
    for (place, rule) in rules.enumerated() {
      let predicate = rule.rule.predicate
      guard rules[..<place].contains(where: { $0.rule.predicate == predicate }) else { continue }
      draft.report(
        .W108, at: rule.written.position, found: TextQuoting.shown(predicate.text),
        advice: Sentence { $0.dropOne }
      ) { $0.colorRuleIsPreceded }
    }
  }
}

import Expressions
import Texts
import Values

/// W108: no color rule comes after one with the same predicate, as the first that is true counts.
enum ColorRuleCheck: RowCheck {
  static func check(_ draft: DraftRow) {
    let rules = draft.colorRules
    for (index, rule) in rules.enumerated() {
      let predicate = rule.rule.predicate
      guard rules[..<index].contains(where: { $0.rule.predicate == predicate }) else { continue }
      draft.report(.W108, at: rule.written.position, quoting: predicate.text, advice: \.dropOne) {
        $0.colorRuleIsPreceded
      }
    }
  }
}

/// W108: no color rule comes after one that is true wherever it is, as the first that is true counts. `ColorRuleCheck`
/// reports those with the same predicate.
package enum IncludedColorRuleCheck: RowCheck {
  package static func check(_ draft: DraftRow) {
    let rules = draft.colorRules
    for (index, rule) in rules.enumerated() {
      let predicate = rule.rule.predicate
      let earlier = rules[..<index].map(\.rule.predicate)
      guard !earlier.contains(predicate), let other = earlier.first(where: predicate.implies)
      else { continue }
      draft.report(
        .W108, at: rule.written.position, quoting: predicate.text, advice: \.placeBeforeThatRule
      ) { $0.colorRuleIsIncluded(in: other.text) }
    }
  }
}

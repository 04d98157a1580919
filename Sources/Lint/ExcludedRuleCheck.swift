import Expressions
import Forms
import Texts
import Values

/// W403: some value satisfies a rule over the row's own value and its limits, also a rule of the whole record, and
/// two such rules; reported only if the contrary can be proved.
enum ExcludedRuleCheck: RowCheck {
  static func check(_ form: DraftForm) {
    for row in form.rows { row.checkShapes(check) }
    for (predicate, position) in form.ownRules {
      for row in form.rows where row.row.isRead(by: predicate) {
        guard let key = keyOfLimit(among: row.row.limitConditions, excluding: predicate) else {
          continue
        }
        form.report(
          .W403, at: position, quoting: predicate.text, advice: \.anotherLimitOrRule
        ) { [row = row.reference] in $0.ruleExcludesLimit(key, of: row.described(in: $0)) }
      }
    }
  }

  static func check(_ draft: DraftRow) {
    let rules = draft.row.predicateRules.map(\.predicate)
    guard !rules.isEmpty else { return }
    let limits = draft.row.limitConditions
    for (index, rule) in rules.enumerated() {
      if let key = keyOfLimit(among: limits, excluding: rule) {
        draft.report(.W403, of: "rules", quoting: rule.text, advice: \.anotherLimitOrRule) {
          $0.ruleExcludesLimit(key)
        }
      } else if let other = rules[..<index].first(where: { $0.excludes(rule) }) {
        draft.report(.W403, of: "rules", quoting: rule.text, advice: \.dropOne) {
          $0.ruleExcludesRule(other.text)
        }
      }
    }
  }

  /// The limit that contradicts the rule; the first of several that only together contradict it.
  private static func keyOfLimit(
    among limits: [(key: String, conditions: [Expression])], excluding rule: Expression
  ) -> String? {
    let single = limits.first { $0.conditions.contains { $0.excludes(rule) } }
    guard single == nil, let count = limits.map(\.conditions.count).min() else {
      return single?.key
    }
    let isExcluded = (0..<count).contains { index in
      Expression.all(limits.map { $0.conditions[index] }).excludes(rule)
    }
    return isExcluded ? limits.first?.key : nil
  }
}

extension ConfigRow {
  /// The row's limits as conditions, one for each notation of the value in rules, by key.
  fileprivate var limitConditions: [(key: String, conditions: [Expression])] {
    let path = valuePath.flatMap { path in
      path.steps.isEmpty ? nil : ExpressionReference(.record, path.steps)
    }
    let names = [path, ExpressionReference(.identifier(identifier))].compactMap(\.self)
      .map { ExpressionPrinter.text(of: $0) }
    func conditions(_ text: (String) -> String) -> [Expression] {
      (["SELF"] + names).compactMap { try? Expression(text($0)) }
    }
    var limits: [(key: String, conditions: [Expression])] = []
    for (key, sign, bound) in [
      ("minimumValue", ">=", minimumValue), ("maximumValue", "<=", maximumValue),
    ] {
      switch bound {
      case .number(let number): limits.append((key, conditions { "\($0) \(sign) \(number)" }))
      case .date(let date): limits.append((key, conditions { "\($0) \(sign) '\(date)'" }))
      case nil: break
      }
    }
    for (key, sign, length) in [
      ("minimumLength", ">=", minimumLength), ("maximumLength", "<=", maximumLength),
    ] {
      if let length { limits.append((key, conditions { "length(\($0)) \(sign) \(length)" })) }
    }
    return limits
  }
}

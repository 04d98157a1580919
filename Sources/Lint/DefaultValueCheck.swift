import Forms
import JSONText
import Rules
import Texts
import Values

/// W402: the default value, or a default formula's constant result, satisfies the row's own type, rules and choices.
enum DefaultValueCheck: RowCheck {
  static func check(_ draft: DraftRow) {
    let row = draft.row
    if let value = row.defaultValue {
      check(value, of: "defaultValue", draft)
    } else if row.formula == nil, let formula = row.defaultFormula,
      formula.dependencies.areEmpty,
      let value = RowProbe.binder(for: row).reading(.emptyObject).computedDefault(row)
    {
      check(value, of: "defaultFormula", draft)
    }
  }

  private static func check(_ value: JSONValue, of key: String, _ draft: DraftRow) {
    guard let breach = OwnValueProbe(draft.row).breach(of: value) else { return }
    draft.report(
      .W402, of: key,
      found: draft.row.disclosure.isSecret ? nil : TextQuoting.shown(value.shownText),
      advice: \.keepRulesAdvice
    ) { $0.defaultBreaksRule(breach.rule.rawValue, breach.message.text(in: $0)) }
  }
}

extension JSONValue {
  fileprivate var shownText: String {
    switch self {
    case .array, .object: jsonText()
    case .null, .bool, .number, .string: plainText
    }
  }
}

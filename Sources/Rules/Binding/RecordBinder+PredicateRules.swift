import Expressions
import Forms
import JSONText

/// Rules between a record's values.
extension RecordBinder {
  /// Appends what a row breaks of its predicate rules: the first error unless there is one already, and all warnings and
  /// hints. A value of another type is wrong before anything is asked of it. O(rules).
  func judgeRules(
    of row: PreparedRow, _ state: RowState, _ content: RowContent, in record: JSONSlice,
    into failures: inout [ValidationFailure]
  ) {
    guard !failures.contains(where: { $0.rule == .type || $0.rule == .path }) else { return }
    lazy var scope = RecordScope(binder: self, record: record, row: row.state)
    var value: JSONSlice?
    if case .value(let slice) = content { value = slice }
    var hasError = failures.contains { $0.severity == .error }
    for rule in state.row.predicateRules where rule.judgesEmpty || value?.isEmptyValue == false {
      guard !(hasError && rule.severity == .error), !rule.predicate.isSatisfied(in: scope) else {
        continue
      }
      hasError = hasError || rule.severity == .error
      let shown = value.map { messageText(of: $0, in: row.state) } ?? ""
      failures.append(
        ValidationFailure(
          rule: rule.identifier.map { RuleName($0) } ?? .rules, severity: rule.severity,
          message: rule.message.map { state.row.filled($0, value: shown) }
            ?? texts.mustHold(rule.predicate.shownText)))
    }
    judgeFormula(of: row, content, in: record, into: &failures)
  }

  /// The failures of the rules between values that a row has, or that are reported on it.
  package func brokenPredicateRules(
    of row: ConfigRow, in record: JSONSlice
  ) -> [ValidationFailure] {
    let state = state(of: row, in: record)
    guard state.isJudged, !state.row.predicateRules.isEmpty else { return [] }
    var failures: [ValidationFailure] = []
    judgeRules(
      of: plan.prepared(row), state, content(of: row, in: record), in: record, into: &failures)
    return failures.filter { $0.rule != .formula }
  }
}

extension RuleName {
  /// A predicate rule without a name of its own.
  package static let rules = RuleName("rules")
}

import Forms
import JSONText

/// Values that are set again as they are.
extension RecordBinder {
  /// The first error that a row's own rules find in its value, as in one that is set; nil where there is none. Of a list of
  /// choices those count that are not offered only where they are added.
  package func error(ofValueIn bound: BoundRow) -> ValidationFailure? {
    guard case .value(let slice) = bound.content else { return nil }
    let row = bound.row
    var breaches: [RuleBreach] = []
    (boundAsStored(bound) ?? bound).state.rules.judge(
      slice, within: limitsEdits ? patternBudget : nil, into: &breaches)
    return breaches.map { failure($0, of: row) }
      .first { $0.severity == .error && !(row.hasSeveralChoices && $0.rule == .choice) }?
      .showing(slice.value.plainText, of: row)
  }
}

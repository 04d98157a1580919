import Forms
import JSONText

/// Problems of a record's values.
extension RecordReading {
  /// Only the problems of a row: for checking many records. Formats nothing.
  package func problems(of row: ConfigRow) -> [ValidationFailure] {
    let content = content(of: row)
    let row = prepared[row]
    return judgement.problems(of: row, state(of: row), content)
  }

  /// The problems of all rows in one pass over the record, with the rows' indices in `form.rows`. A row reports the
  /// problems of objects inside its value, see `problemsBelow`.
  package var problems: [(row: Int, failure: ValidationFailure)] {
    judgement.problems(below: true)
  }

  /// The problems of all rows, without those of objects inside their values.
  package var ownProblems: [(row: Int, failure: ValidationFailure)] {
    judgement.problems(below: false)
  }

  var judgement: RecordJudgement { RecordJudgement(reading: self) }

  /// The failures of the rules between values that a row has, or that are reported on it.
  package func brokenPredicateRules(of row: ConfigRow) -> [ValidationFailure] {
    let state = state(of: row)
    guard state.isJudged, !state.row.predicateRules.isEmpty else { return [] }
    var failures: [ValidationFailure] = []
    judgement.judgeRules(of: prepared[row], state, content(of: row), into: &failures)
    return failures.filter { $0.rule != .formula }
  }
}

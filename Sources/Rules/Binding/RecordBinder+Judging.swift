import Forms
import JSONText

/// What is wrong with a record's values.
extension RecordBinder {
  /// Only the problems of a row: for checking many records. Formats nothing.
  package func problems(of row: ConfigRow, in record: JSONSlice) -> [ValidationFailure] {
    problems(of: row, content(of: row, in: record), in: record)
  }

  /// The problems of all rows in one pass over the record, with the rows' places in `form.rows`.
  ///
  /// That a pattern was given up is no problem of a record: see `rowsGivenUp`. O(record), and as many steps as there
  /// are rows with rules; nothing is decoded that need not be.
  package func problems(in record: JSONSlice) -> [(row: Int, failure: ValidationFailure)] {
    scan(record)
    var result: [(row: Int, failure: ValidationFailure)] = []
    var breaches: [RuleBreach] = []
    for (place, checks) in checks.enumerated() {
      var isUnusual = false
      if let node = checks.node {
        switch finds[node] {
        case .missing: checks.rules.judgeMissing(into: &breaches)
        case .found(let start, let end):
          checks.rules.judge(
            start..<end, of: record.buffer, within: patternBudget, into: &breaches)
        case .unusual: isUnusual = true
        }
      }
      if isUnusual || checks.hasFormats {
        let row = form.rows[place]
        for failure in problems(
          of: row, content(of: row, in: record), in: record, reportsGivenUp: false)
        {
          result.append((place, failure))
        }
      } else {
        guard !breaches.isEmpty else { continue }
        for breach in breaches where !breach.isGivenUp {
          result.append((place, breach.failure(form.rows[place], texts)))
        }
      }
      breaches.removeAll(keepingCapacity: true)
    }
    return result
  }

  /// The problems of a row whose content is known, with or without that its pattern was given up.
  func problems(
    of row: ConfigRow, _ content: RowContent, in record: JSONSlice, reportsGivenUp: Bool = true
  ) -> [ValidationFailure] {
    let checks = checks(of: row)
    var breaches: [RuleBreach] = []
    var failures: [ValidationFailure] = []
    switch content {
    case .none: break
    case .missing: checks.rules.judgeMissing(into: &breaches)
    case .value(let slice):
      checks.rules.judge(slice, within: patternBudget, into: &breaches)
    case .unreachable(let words):
      // Null in place of an object says that nothing is there, which only `required` minds; but null is no
      // record.
      if let path = row.valuePath, case .blocked(let depth, .null) = lookup(path, in: record),
        depth > 0
      {
        checks.rules.judgeMissing(into: &breaches)
      } else {
        failures.append(row.failure(.path, words))
      }
    }
    for breach in breaches where reportsGivenUp || !breach.isGivenUp {
      failures.append(breach.failure(row, texts))
    }
    if checks.hasFormats { judgeFormats(of: row, in: record, &failures) }
    return failures
  }

  /// The rows whose patterns are not tried any more.
  package var rowsGivenUp: [ConfigRow] {
    guard !patternBudget.isUnused else { return [] }
    return form.rows.filter { row in row.regex.map { patternBudget.isSpent(by: $0) } ?? false }
  }
}

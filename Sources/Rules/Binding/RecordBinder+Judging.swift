import Forms
import JSONText
import Patterns

/// Problems of a record's values.
extension RecordBinder {
  /// Only the problems of a row: for checking many records. Formats nothing.
  package func problems(of row: ConfigRow, in record: JSONSlice) -> [ValidationFailure] {
    let content = content(of: row, in: record)
    let row = plan.prepared(row)
    return problems(of: row, state(of: row, in: record), content, in: record)
  }

  /// The problems of all rows in one pass over the record, with the rows' places in `form.rows`.
  ///
  /// That a pattern was given up is no problem of a record: see `rowsGivenUp`. O(record), and as many steps as there
  /// are rows with rules; nothing is decoded that need not be.
  ///
  /// - Parameter below: Whether a row reports what is wrong with what its value has forms for, see `problemsBelow`.
  package func problems(
    in record: JSONSlice, below: Bool = true
  ) -> [(row: Int, failure: ValidationFailure)] {
    guard !isReference(record) else { return [] }
    let reading = scanned(record)
    var result: [(row: Int, failure: ValidationFailure)] = []
    // Judged after the others, since forms that open themselves make passes of their own.
    var children: [(row: Int, value: Range<Int>)] = []
    var breaches: [RuleBreach] = []
    for place in plan.rows.indices {
      if let node = plan.rows.nodeOfPlainRow(place), case .missing = reading.finds[node] {
        continue
      }
      let row = plan.rows[place]
      guard !row.isDerivedPart else { continue }
      var (rules, own) = (row.rules, row.state)
      if row.varies {
        own = state(of: row, in: record)
        guard own.isJudged else { continue }
        rules = own.rules
      }
      var isUnusual = false
      if let node = row.node {
        switch reading.finds[node] {
        case .missing: rules.judgeMissing(into: &breaches)
        case .found(let start, let end):
          if context.unread != nil,
            isUnread(own.row, JSONSlice(buffer: record.buffer, range: start..<end))
          {
            continue
          }
          rules.judge(
            start..<end, of: record.buffer, within: patternBudget, into: &breaches)
          if below, row.opensForm, breaches.isEmpty { children.append((place, start..<end)) }
        case .unusual: isUnusual = true
        }
      }
      if isUnusual || row.hasFormats || row.showsFormula {
        let content = content(of: own.row, in: record)
        for failure in problems(of: row, own, content, in: record, reportsGivenUp: false) {
          result.append((place, failure))
        }
        if !breaches.isEmpty { breaches.removeAll(keepingCapacity: true) }
        continue
      }
      if below, row.opensElsewhere, breaches.isEmpty,
        let value = value(openedBy: own.row, in: record)
      {
        children.append((place, value.range))
      }
      if !breaches.isEmpty || row.hasPredicateRules || rules.comparesSiblings {
        for failure in failures(of: row, own, breaches, in: record) {
          result.append((place, failure))
        }
      }
      if !breaches.isEmpty { breaches.removeAll(keepingCapacity: true) }
    }
    guard !children.isEmpty else { return result }
    for (place, range) in children {
      let value = JSONSlice(buffer: record.buffer, range: range)
      if let failure = problemBelow(plan.rows[place], value, in: record) {
        result.append((place, failure))
      }
    }
    return result.sorted { $0.row < $1.row }
  }

  /// True if the value in the position of a record is only a reference to one that is judged
  /// elsewhere.
  private func isReference(_ record: JSONSlice) -> Bool {
    guard let mark = form.referenceMark, record.kind == .string else { return false }
    return record.stringValue.hasPrefix(mark)
  }

  /// The failures of a row's broken rules, including its rules between values.
  private func failures(
    of row: PreparedRow, _ state: RowState, _ breaches: [RuleBreach], in record: JSONSlice
  ) -> [ValidationFailure] {
    let own = state.row
    var failures = breaches.filter { !$0.isGivenUp }.map { plan.failure($0, of: own) }
    if !own.errorMessages.isEmpty {
      failures = showingValue(failures, content(of: own, in: record), of: own)
    }
    if state.rules.comparesSiblings {
      judgeAmongSiblings(of: state, content(of: own, in: record), into: &failures)
    }
    if row.hasPredicateRules {
      judgeRules(of: row, state, content(of: own, in: record), in: record, into: &failures)
    }
    return failures
  }

  /// True if the value was too long to be read.
  private func isUnread(_ row: ConfigRow, _ value: JSONSlice) -> Bool {
    guard let unread = context.unread, let path = row.valuePath else { return false }
    return unread.contain(value, at: path.steps)
  }

  /// Failures with the value in them, where the form's messages ask for it.
  func showingValue(
    _ failures: [ValidationFailure], _ content: RowContent, of row: ConfigRow
  ) -> [ValidationFailure] {
    failures.map { failure in
      guard case .value(let slice) = content else { return failure.showing("", of: row) }
      return failure.showing(messageText(of: slice, in: plan.prepared(row).state), of: row)
    }
  }

  /// The problems of a row whose content is known, with or without that its pattern was given up.
  func problems(
    of prepared: PreparedRow, _ state: RowState, _ content: RowContent, in record: JSONSlice,
    reportsGivenUp: Bool = true
  ) -> [ValidationFailure] {
    guard state.isJudged, !prepared.isDerivedPart else { return [] }
    let rules = state.rules
    var breaches: [RuleBreach] = []
    var failures: [ValidationFailure] = []
    switch content {
    case .none: break
    case .missing: rules.judgeMissing(into: &breaches)
    case .value(let slice):
      if isUnread(state.row, slice) { return [] }
      rules.judge(slice, within: patternBudget, into: &breaches)
    case .unreachable(let words):
      // Null in place of an object means that nothing is there, which only `required` minds; but null is no
      // record.
      if let path = state.row.valuePath, case .blocked(let depth, .null) = lookup(path, in: record),
        depth > 0
      {
        rules.judgeMissing(into: &breaches)
      } else {
        failures.append(state.row.failure(.path, words))
      }
    }
    for breach in breaches where reportsGivenUp || !breach.isGivenUp {
      failures.append(plan.failure(breach, of: state.row))
    }
    if !state.row.errorMessages.isEmpty {
      failures = showingValue(failures, content, of: state.row)
    }
    if rules.comparesSiblings { judgeAmongSiblings(of: state, content, into: &failures) }
    if prepared.hasPredicateRules {
      judgeRules(of: prepared, state, content, in: record, into: &failures)
    }
    if prepared.hasFormats { judgeFormats(of: state.row, in: record, &failures) }
    if failures.isEmpty, prepared.opensForm || prepared.opensElsewhere,
      let value = value(openedBy: state.row, in: record),
      let failure = problemBelow(prepared, value, in: record)
    {
      failures.append(failure)
    }
    return failures
  }

  /// True if the pattern of a row is no longer tried.
  package func isGivenUp(_ row: ConfigRow) -> Bool {
    plan.pattern(of: row).map(patternBudget.isSpent) ?? false
  }

  /// The rows, also of the forms that rows open, whose patterns are not tried any more under one of these budgets. O(rows).
  package func rowsGivenUp(by budgets: [PatternBudget]) -> [ConfigRow] {
    form.rowsWithPatterns.filter { row in budgets.contains { $0.isSpent(by: row.pattern) } }
      .map(\.row)
  }

  package var rowsGivenUp: [ConfigRow] {
    guard !patternBudget.isUnused else { return [] }
    return rowsGivenUp(by: [patternBudget])
  }
}

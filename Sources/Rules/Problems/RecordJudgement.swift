import Forms
import JSONText
import Patterns
import Values

/// Judges the values of a record by the rules of its form.
struct RecordJudgement {
  let reading: RecordReading

  private var binder: RecordBinder { reading.binder }
  private var record: JSONSlice { reading.record }

  /// The problems of all rows in one pass over the record, with the rows' indices in `form.rows`.
  ///
  /// That a pattern was given up is no problem of a record: see `rowsGivenUp`. O(record), and as many steps as there
  /// are rows with rules; nothing is decoded that need not be.
  ///
  /// - Parameter below: Whether a row reports what is wrong with what its value has forms for, see `problemsBelow`.
  func problems(below: Bool) -> [(row: Int, failure: ValidationFailure)] {
    guard !isReference else { return [] }
    let (rows, record, memory) = (reading.prepared.rows, reading.record, reading.scanned())
    let (budget, unread) = (binder.patternBudget, binder.context.unread != nil)
    var result: [(row: Int, failure: ValidationFailure)] = []
    // Judged after the others, since forms that open themselves make passes of their own.
    var children: [(row: Int, value: Range<Int>)] = []
    var breaches: [RuleBreach] = []
    for index in rows.indices {
      if let node = rows.nodeOfPlainRow(index), case .missing = memory.finds[node] {
        continue
      }
      let row = reading.shapes.row(rows[index])
      guard !row.isDerivedPart else { continue }
      let first = result.count
      defer {
        if rows[index].variants != nil { name(&result, from: first, variantOf: rows[index]) }
      }
      var (rules, own) = (row.rules, row.state)
      if row.varies {
        own = reading.state(of: row)
        guard own.isJudged else { continue }
        rules = own.rules
      }
      var isUnusual = false
      if let node = row.node {
        switch memory.finds[node] {
        case .missing: rules.judgeMissing(into: &breaches)
        case .found(let start, let end):
          if unread,
            isUnread(own.row, JSONSlice(buffer: record.buffer, range: start..<end))
          {
            continue
          }
          rules.judge(
            start..<end, of: record.buffer, within: budget, into: &breaches)
          if below, row.opensForm, breaches.isEmpty { children.append((index, start..<end)) }
        case .unusual: isUnusual = true
        }
      } else if case .some = own.row.valuePath {
        // An item's key is not in the item.
        isUnusual = true
      }
      if isUnusual || row.hasFormats || row.showsFormula {
        let content = reading.content(of: own.row)
        for failure in problems(of: row, own, content, reportsGivenUp: false) {
          result.append((index, failure))
        }
        if !breaches.isEmpty { breaches.removeAll(keepingCapacity: true) }
        continue
      }
      if below, row.opensElsewhere, breaches.isEmpty,
        let value = reading.value(openedBy: own.row)
      {
        children.append((index, value.range))
      }
      if !breaches.isEmpty || row.hasPredicateRules || rules.comparesSiblings {
        for failure in failures(of: row, own, breaches) {
          result.append((index, failure))
        }
      }
      if !breaches.isEmpty { breaches.removeAll(keepingCapacity: true) }
    }
    guard !children.isEmpty else { return result }
    for (index, range) in children {
      let value = JSONSlice(buffer: record.buffer, range: range)
      let row = reading.shapes.row(rows[index])
      if let failure = problemBelow(row, value) {
        result.append((index, failure.naming(variantOf: row.state.row, in: reading.texts)))
      }
    }
    return result.sorted { $0.row < $1.row }
  }

  /// True if the value in the position of a record is only a reference to one that is judged
  /// elsewhere.
  private var isReference: Bool {
    guard let mark = binder.form.referenceMark, record.kind == .string else { return false }
    return record.stringValue.hasPrefix(mark)
  }

  /// The failures of a row's broken rules, including its rules between values.
  private func failures(
    of row: PreparedRow, _ state: RowState, _ breaches: [RuleBreach]
  ) -> [ValidationFailure] {
    let own = state.row
    var failures = breaches.filter { !$0.isGivenUp }.map { binder.prepared.failure($0, of: own) }
    if !own.errorMessages.isEmpty {
      failures = showingValue(failures, reading.content(of: own), of: own)
    }
    if state.rules.comparesSiblings {
      judgeAmongSiblings(of: state, reading.content(of: own), into: &failures)
    }
    if row.hasPredicateRules {
      judgeRules(of: row, state, reading.content(of: own), into: &failures)
    }
    return failures
  }

  /// True if the value was too long to be read.
  private func isUnread(_ row: ConfigRow, _ value: JSONSlice) -> Bool {
    guard let unread = binder.context.unread, let path = row.valuePath else { return false }
    return unread.contain(value, at: path.steps)
  }

  /// Failures with the value in them, where the form's messages ask for it.
  private func showingValue(
    _ failures: [ValidationFailure], _ content: RowContent, of row: ConfigRow
  ) -> [ValidationFailure] {
    failures.map { failure in
      guard case .value(let slice) = content else { return failure.showing("", of: row) }
      return failure.showing(
        binder.messageText(of: slice, in: binder.prepared[row].state), of: row)
    }
  }

  /// The problems of a row whose content is known, with or without that its pattern was given up.
  func problems(
    of prepared: PreparedRow, _ state: RowState, _ content: RowContent,
    reportsGivenUp: Bool = true
  ) -> [ValidationFailure] {
    guard state.isJudged, !prepared.isDerivedPart else { return [] }
    let prepared = reading.shapes.row(prepared)
    let rules = state.rules
    var breaches: [RuleBreach] = []
    var failures: [ValidationFailure] = []
    switch content {
    case .none: break
    case .missing: rules.judgeMissing(into: &breaches)
    case .value(let slice):
      if isUnread(state.row, slice) { return [] }
      rules.judge(slice, within: binder.patternBudget, into: &breaches)
    case .unreachable(let words):
      // Null in place of an object means that nothing is there, which only `required` minds; but null is no
      // record.
      if let path = state.row.valuePath,
        case .blocked(let depth, .null) = reading.lookup(path),
        depth > 0
      {
        rules.judgeMissing(into: &breaches)
      } else {
        failures.append(state.row.failure(.path, words))
      }
    }
    for breach in breaches where reportsGivenUp || !breach.isGivenUp {
      failures.append(binder.prepared.failure(breach, of: state.row))
    }
    if !state.row.errorMessages.isEmpty {
      failures = showingValue(failures, content, of: state.row)
    }
    if rules.comparesSiblings { judgeAmongSiblings(of: state, content, into: &failures) }
    if prepared.hasPredicateRules {
      judgeRules(of: prepared, state, content, into: &failures)
    }
    if prepared.hasFormats {
      FilledTemplate(reading, state.row).judgeFormats(of: state.row, &failures)
    }
    if failures.isEmpty, prepared.opensForm || prepared.opensElsewhere,
      let value = reading.value(openedBy: state.row),
      let failure = problemBelow(prepared, value)
    {
      failures.append(failure)
    }
    return state.row.variantTitle == nil
      ? failures : naming(failures, variantOf: binder.prepared[state.row], content)
  }

  /// Appends what a row breaks of its predicate rules: the first error unless there is one already, and all warnings and
  /// hints. A value of another type is wrong before anything is asked of it. O(rules).
  func judgeRules(
    of row: PreparedRow, _ state: RowState, _ content: RowContent,
    into failures: inout [ValidationFailure]
  ) {
    guard !failures.contains(where: { $0.rule == .type || $0.rule == .path }) else { return }
    lazy var scope = RecordScope(reading, row: row.state)
    var value: JSONSlice?
    if case .value(let slice) = content { value = slice }
    var hasError = failures.contains { $0.severity == .error }
    for rule in state.row.predicateRules where rule.judgesEmpty || value?.isEmptyValue == false {
      guard !(hasError && rule.severity == .error), !scope.readsUnreadValue(rule.predicate),
        !rule.predicate.isSatisfied(in: scope)
      else { continue }
      hasError = hasError || rule.severity == .error
      let shown = value.map { binder.messageText(of: $0, in: row.state) } ?? ""
      failures.append(
        ValidationFailure(
          rule: rule.identifier.map { RuleName($0) } ?? .rules, severity: rule.severity,
          message: rule.message.map { state.row.filled($0, value: shown) }
            ?? binder.texts.mustHold(rule.predicate.shownText)))
    }
    reading.formula(of: row).judge(content, into: &failures)
  }

  /// Appends what a row's value breaks as one among others, unless there is an error already.
  private func judgeAmongSiblings(
    of state: RowState, _ content: RowContent, into failures: inout [ValidationFailure]
  ) {
    guard case .value(let value) = content,
      !failures.contains(where: { $0.severity == .error }),
      let breach = state.rules.breach(of: value, among: binder.context.siblings)
    else { return }
    failures.append(
      showingValue([breach.failure(state.row, binder.texts)], content, of: state.row)[0])
  }

  /// One problem for a row that says what is wrong below it; nil where nothing is, or where that is not known yet.
  private func problemBelow(
    _ prepared: PreparedRow, _ value: JSONSlice
  ) -> ValidationFailure? {
    let row = prepared.state.row
    guard binder.use != .screen || !reading.isLong(value, row) else { return nil }
    let problems = NestedProblems(reading: reading).below(row, value, limit: Self.mostSummedUp)
    let worst = problems.map(\.failure.severity).max()
    guard let first = problems.first(where: { $0.failure.severity == worst }) else { return nil }
    let depth = row.childPath?.steps.count ?? 0
    let path = ValuePath(steps: Array(first.path.dropFirst(depth)))
    let name = first.path.count == depth ? "" : path.description
    var failure = ValidationFailure(
      rule: .below, severity: first.failure.severity,
      message: binder.texts.problemBelow(
        path: name, row: first.isOfWholeItem ? "" : first.row.key, first.failure.message,
        more: problems.count - 1,
        atLeast: problems.count >= Self.mostSummedUp))
    failure.count = problems.count
    failure.namesVariant = first.failure.namesVariant
    return failure
  }

  /// Maximum number of problems counted on a row, besides the first error after them.
  private static let mostSummedUp = 100
}

extension RuleName {
  /// A predicate rule without a name of its own.
  package static let rules = RuleName("rules")
}

import Forms
import JSONText
import SourceText
import Values

/// The problems of an object of a record, and of what has a form of its own inside of it.
struct NestedProblems {
  /// The object, read by its form.
  let reading: RecordReading
  /// Path of the object from the record on.
  var path: [JSONStep] = []
  /// Row of the variant that the object is; nil for others.
  var variant: ConfigRow?

  /// The problems of the object's own rows, then those below them. O(object).
  var all: [ProblemBelow] {
    var found = FoundBelow()
    collect(&found)
    return found.problems
  }

  /// The problems below its rows. O(object).
  var below: [ProblemBelow] {
    guard reading.plan.hasChildren else { return [] }
    var found = FoundBelow()
    collectBelow(&found)
    return found.problems
  }

  /// The problems below the value of one of its rows, up to `limit` and the first error. O(value).
  func below(_ row: ConfigRow, _ value: JSONSlice, limit: Int) -> [ProblemBelow] {
    var found = FoundBelow(limit: limit)
    collect(&found, below: row, value)
    return found.problems
  }

  private func collect(_ found: inout FoundBelow, beyond judged: JudgedForms = JudgedForms()) {
    let rows = reading.plan.form.rows
    let problems = reading.ownProblems
    let whole = problems.isEmpty ? nil : problemOfWholeItem
    if let whole { found.add(whole) }
    for (row, failure) in problems where !judged.have(failure, of: rows[row]) {
      // That the item is not an object bars the way to each of its rows.
      if whole != nil, failure.rule == .path { continue }
      let named = variant.map { failure.naming(variantOf: $0, in: reading.texts) } ?? failure
      found.add(ProblemBelow(path: path, row: rows[row], failure: named, reading: reading))
    }
    if reading.plan.hasChildren { collectBelow(&found, beyond: judged) }
  }

  private func collectBelow(_ found: inout FoundBelow, beyond judged: JudgedForms = JudgedForms()) {
    for row in reading.plan.form.rows where !found.isFull {
      let row = reading.shapes.row(row)
      guard row.child != nil, let value = reading.value(openedBy: row),
        reading.state(of: row).isJudged
      else { continue }
      collect(&found, below: row, value, beyond: judged)
    }
  }

  private func collect(
    _ found: inout FoundBelow, below row: ConfigRow, _ value: JSONSlice,
    beyond judged: JudgedForms = JudgedForms()
  ) {
    guard !row.opensOwnObject else {
      return collect(&found, byFormOf: row, beyond: judged)
    }
    let path = path + (row.childPath?.steps ?? [])
    reading.forEachObject(below: row, value) { object, item in
      let inner = path + (item.map { [$0.step] } ?? [])
      let variant = row.variantTitle == nil ? variant : row
      NestedProblems(reading: object, path: inner, variant: variant).collect(&found)
      return !found.isFull
    }
  }

  /// Collects the problems of another form for the same object, except those that this one has found.
  private func collect(
    _ found: inout FoundBelow, byFormOf row: ConfigRow, beyond judged: JudgedForms
  ) {
    guard let name = row.child?.name, let other = reading.binder.binder(ofForm: name) else {
      return
    }
    var judged = judged
    guard judged.insert(name) else { return }
    for (row, failure) in reading.ownProblems {
      judged.insert(failure, of: reading.plan.form.rows[row])
    }
    NestedProblems(
      reading: other.within(reading.context).reading(reading.record), path: path,
      variant: row.variantTitle == nil ? variant : row
    ).collect(&found, beyond: judged)
  }

  /// An item of a list that none of its form's rows can look into, as one problem; nil for others.
  private var problemOfWholeItem: ProblemBelow? {
    guard reading.context.item != nil, !path.isEmpty, let row = reading.plan.form.rows.first,
      reading.record.isOutOfReach(
        of: reading.plan.form.rows.filter { !$0.isItemKey }, isItem: true)
    else { return nil }
    let texts = reading.texts
    let message = texts.itemIs(reading.record.kind.words(in: texts), not: texts.anObject)
    let failure = ValidationFailure(rule: .path, severity: .error, message: message)
    return ProblemBelow(
      path: path, row: row, isOfWholeItem: true, failure: failure, reading: reading)
  }
}

/// The first problems, up to a limit, and of those behind them what is worse than all before: many warnings hide no error.
private struct FoundBelow {
  private(set) var problems: [ProblemBelow] = []
  private var worst: Severity?
  private let limit: Int

  init(limit: Int = .max) { self.limit = limit }

  var isFull: Bool { problems.count >= limit && worst == .error }

  mutating func add(_ problem: ProblemBelow) {
    let severity = problem.failure.severity
    let isWorst = worst.map { $0 < severity } ?? true
    guard problems.count < limit || isWorst else { return }
    problems.append(problem)
    if isWorst { worst = severity }
  }
}

/// The forms that an object was judged by, one opened from the other, and what they have found.
private struct JudgedForms {
  private var names: Set<ExactText> = []
  private var found: Set<Finding> = []

  private struct Finding: Hashable {
    let path: ValuePath?
    let failure: ValidationFailure
  }

  /// False where the form is one of them already.
  mutating func insert(_ name: String) -> Bool { names.insert(name).inserted }

  mutating func insert(_ failure: ValidationFailure, of row: ConfigRow) {
    found.insert(Finding(path: row.valuePath, failure: failure))
  }

  func have(_ failure: ValidationFailure, of row: ConfigRow) -> Bool {
    !found.isEmpty && found.contains(Finding(path: row.valuePath, failure: failure))
  }
}

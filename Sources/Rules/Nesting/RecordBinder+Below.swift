import Forms
import JSONText
import SourceText
import Values

/// A problem of an object or an item that has a form of its own inside the record.
package struct ProblemBelow {
  package let path: [JSONStep]
  /// Row of the object's form; the first one for a problem of the whole item.
  package let row: ConfigRow
  /// True if the problem concerns the item as a whole, which is not an object.
  package var isOfWholeItem = false
  package let failure: ValidationFailure
  package let value: JSONSlice
  package let binder: RecordBinder

  /// The path of the row's value from the record on.
  package var valuePath: ValuePath {
    ValuePath(steps: isOfWholeItem ? path : path + (row.valuePath?.steps ?? []))
  }

  /// The row with its path and identifier from the record on.
  package var namedRow: ConfigRow {
    guard !path.isEmpty else { return row }
    var row = row
    row.valuePath = valuePath
    row.identifier = valuePath.description
    if isOfWholeItem { row.key = "" }
    return row
  }
}

/// Problems in what has a form of its own inside of a record.
extension RecordBinder {
  /// The problems below a record's rows, at any depth, up to `limit` and the first error. O(record).
  package func problemsBelow(in record: JSONSlice, limit: Int = .max) -> [ProblemBelow] {
    guard plan.hasChildren else { return [] }
    var found = FoundBelow(limit: limit)
    collect(&found, in: record, at: [])
    return found.problems
  }

  /// The problems of a record's own rows, then those below them. O(record).
  package func problemsAtAnyDepth(in record: JSONSlice) -> [ProblemBelow] {
    var found = FoundBelow()
    collectOwn(&found, of: record, at: [])
    return found.problems
  }

  /// The problems below one row, as problems of its form's objects, up to `limit` and the first error. O(value).
  package func problemsBelow(
    _ row: ConfigRow, in record: JSONSlice, limit: Int = .max
  ) -> [ProblemBelow] {
    guard let value = value(openedBy: row, in: record) else { return [] }
    return problemsBelow(row, value, in: record, limit)
  }

  /// The value that a row's form is for, or whose items it is for; nil where there is none.
  package func value(openedBy row: ConfigRow, in record: JSONSlice) -> JSONSlice? {
    if row.opensOwnObject { return record.kind == .object ? record : nil }
    guard let path = row.child?.path else {
      if case .value(let value) = content(of: row, in: record) { return value }
      return nil
    }
    if case .found(let value) = lookup(path, in: record) { return value }
    return nil
  }

  /// The value that a row's form is for, where it takes so long to judge that no key should wait for it. O(record).
  package func longValue(below row: ConfigRow, in record: JSONSlice) -> JSONSlice? {
    guard let value = value(openedBy: row, in: record), isLong(value, row) else { return nil }
    return value
  }

  private func isLong(_ value: JSONSlice, _ row: ConfigRow) -> Bool {
    // What is compared with the elements of a list around it is judged where these are known.
    value.range.count > Self.longestJudgedAtOnce
      && (row.child?.scope == .items || context.siblings == nil)
  }

  /// Number of bytes of a value that are judged in about a millisecond.
  private static let longestJudgedAtOnce = 1 << 14

  /// One problem for a row that says what is wrong below it; nil where nothing is, or where that is not known yet.
  func problemBelow(
    _ prepared: PreparedRow, _ value: JSONSlice, in record: JSONSlice
  ) -> ValidationFailure? {
    let row = prepared.state.row
    guard use != .screen || !isLong(value, row) else { return nil }
    let problems = problemsBelow(row, value, in: record, Self.mostSummedUp)
    let worst = problems.map(\.failure.severity).max()
    guard let first = problems.first(where: { $0.failure.severity == worst }) else { return nil }
    let depth = row.childPath?.steps.count ?? 0
    let place = ValuePath(steps: Array(first.path.dropFirst(depth)))
    let name = first.path.count == depth ? "" : place.description
    var failure = ValidationFailure(
      rule: .below, severity: first.failure.severity,
      message: texts.problemBelow(
        place: name, row: first.isOfWholeItem ? "" : first.row.key, first.failure.message,
        more: problems.count - 1,
        atLeast: problems.count >= Self.mostSummedUp))
    failure.count = problems.count
    return failure
  }

  /// Maximum number of problems counted on a row, besides the first error after them.
  private static let mostSummedUp = 100

  private func problemsBelow(
    _ row: ConfigRow, _ value: JSONSlice, in record: JSONSlice, _ limit: Int
  ) -> [ProblemBelow] {
    var found = FoundBelow(limit: limit)
    collect(&found, below: row, value, in: record, at: row.childPath?.steps ?? [])
    return found.problems
  }

  private func collect(
    _ found: inout FoundBelow, in record: JSONSlice, at path: [JSONStep],
    beyond judged: JudgedForms = JudgedForms()
  ) {
    for row in form.rows where row.child != nil && !found.isFull {
      guard let value = value(openedBy: row, in: record), state(of: row, in: record).isJudged
      else { continue }
      collect(
        &found, below: row, value, in: record, at: path + (row.childPath?.steps ?? []),
        beyond: judged)
    }
  }

  private func collect(
    _ found: inout FoundBelow, below row: ConfigRow, _ value: JSONSlice,
    in record: JSONSlice, at path: [JSONStep],
    beyond judged: JudgedForms = JudgedForms()
  ) {
    guard !row.opensOwnObject else {
      collectOwn(&found, by: row, of: value, at: path, beyond: judged)
      return
    }
    forEachObject(below: row, value, in: record) { binder, object, index in
      let path = path + (index.map { [.index($0)] } ?? [])
      binder.collectOwn(&found, of: object, at: path)
      return !found.isFull
    }
  }

  /// Collects the problems of another form for the same object, except those that the first
  /// form has found.
  private func collectOwn(
    _ found: inout FoundBelow, by row: ConfigRow, of record: JSONSlice,
    at path: [JSONStep], beyond judged: JudgedForms
  ) {
    guard let name = row.child?.name, let binder = binder(ofForm: name) else { return }
    var judged = judged
    guard judged.insert(name) else { return }
    for (row, failure) in self.problems(in: record, below: false) {
      judged.insert(failure, of: form.rows[row])
    }
    binder.within(context).collectOwn(&found, of: record, at: path, beyond: judged)
  }

  /// Hands over the objects that a row's value has a form for, as long as `body` returns true: with their binder, which
  /// knows what they are part of, and the item's place in a list.
  func forEachObject(
    below row: ConfigRow, _ value: JSONSlice, in record: JSONSlice,
    while body: (RecordBinder, JSONSlice, _ index: Int?) -> Bool
  ) {
    guard let child = row.child, let binder = binder(ofForm: child.name) else { return }
    let context = context(below: row, value, in: record)
    child.forEachObject(in: value) { object, index in
      body(binder.within(context(index)), object, index)
    }
  }

  /// Contexts of the objects that a row's value has a form for, by their indices in its list; nil for the only one.
  func context(
    below row: ConfigRow, _ value: JSONSlice, in record: JSONSlice,
    comparingSiblings: Bool = true
  ) -> (_ index: Int?) -> RecordContext {
    let parent = asReadInside(record)
    let root = context.enclosing.root ?? parent
    let rootSecrets = secretsOfRoot
    var (items, inner): (Siblings?, SiblingPlace?)
    if comparingSiblings, let child = row.child {
      switch child.scope {
      case .items: items = binder(ofForm: child.name)?.siblings(in: value)
      case .object: inner = context.siblings?.inside(row.childPath?.steps ?? [])
      }
    }
    return { [items, inner, secrets = plan.secrets] index in
      RecordContext(
        in: EnclosingObjects(
          root: root, parent: parent, secretsOfRoot: rootSecrets, ofParent: secrets),
        number: index.map { $0 + 1 },
        siblings: items.map { SiblingPlace(item: index ?? 0, of: $0) } ?? inner)
    }
  }

  /// The problems of an object's own rows, then those below them.
  private func collectOwn(
    _ found: inout FoundBelow, of value: JSONSlice, at path: [JSONStep],
    beyond judged: JudgedForms = JudgedForms()
  ) {
    let problems = problems(in: value, below: false)
    let whole = problems.isEmpty ? nil : problem(ofWholeItem: value, at: path)
    if let whole { found.add(whole) }
    for (row, failure) in problems where !judged.have(failure, of: form.rows[row]) {
      // That the item is not an object bars the way to each of its rows.
      if whole != nil, failure.rule == .path { continue }
      found.add(
        ProblemBelow(
          path: path, row: form.rows[row], failure: failure, value: value, binder: self))
    }
    if plan.hasChildren { collect(&found, in: value, at: path, beyond: judged) }
  }

  /// An item of a list that none of its form's rows can look into, as one problem; nil for others.
  private func problem(ofWholeItem item: JSONSlice, at path: [JSONStep]) -> ProblemBelow? {
    guard case .index? = path.last, let row = form.rows.first, item.isOutOfReach(of: form.rows)
    else { return nil }
    let message = texts.itemIs(item.kind.words(in: texts), not: texts.anObject)
    let failure = ValidationFailure(rule: .path, severity: .error, message: message)
    return ProblemBelow(
      path: path, row: row, isOfWholeItem: true, failure: failure, value: item, binder: self)
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

extension RuleName {
  /// Reported for a problem of an object or an item inside the value.
  package static let below = RuleName(FindingName.below)
}

import Forms
import JSONText
import Values

/// A problem of an object or an item that has a form of its own inside the record.
package struct ProblemBelow {
  /// Where the object or item is.
  package let path: [JSONStep]
  /// The row of its form.
  package let row: ConfigRow
  /// What is wrong with the row's value.
  package let failure: ValidationFailure
  /// The object or item.
  package let value: JSONSlice
  /// That of its form.
  package let binder: RecordBinder

  /// The path of the row's value from the record on.
  package var valuePath: ValuePath { ValuePath(steps: path + (row.valuePath?.steps ?? [])) }
}

/// Problems in what has a form of its own inside of a record.
extension RecordBinder {
  /// The problems below a record's rows, at any depth, up to `limit`. O(record).
  package func problemsBelow(in record: JSONSlice, limit: Int = .max) -> [ProblemBelow] {
    guard hasChildren else { return [] }
    var problems: [ProblemBelow] = []
    collect(&problems, in: record, at: [], limit)
    return problems
  }

  /// The problems below one row, as problems of its form's objects. O(value).
  package func problemsBelow(
    _ row: ConfigRow, in record: JSONSlice, limit: Int = .max
  ) -> [ProblemBelow] {
    guard let value = value(openedBy: row, in: record) else { return [] }
    return problemsBelow(row, value, in: record, limit)
  }

  /// The value that a row's form is for, or whose items it is for; nil where there is none.
  package func value(openedBy row: ConfigRow, in record: JSONSlice) -> JSONSlice? {
    guard let path = row.child?.path else {
      if case .value(let value) = content(of: row, in: record) { return value }
      return nil
    }
    if case .found(let value) = lookup(path, in: record) { return value }
    return nil
  }

  /// One problem for a row that says what is wrong below it; nil where nothing is. Of very long lists the beginning is
  /// judged.
  func problemBelow(
    _ prepared: PreparedRow, _ value: JSONSlice, in record: JSONSlice
  ) -> ValidationFailure? {
    let row = prepared.state.row
    let problems = problemsBelow(row, value, in: record, Self.mostSummedUp)
    guard
      let first = problems.first(where: { $0.failure.severity == .error }) ?? problems.first
    else { return nil }
    let place = ValuePath(steps: Array(first.path.dropFirst(row.childPath?.steps.count ?? 0)))
    let name = first.path.count == row.childPath?.steps.count ? "" : place.description
    var failure = ValidationFailure(
      rule: .below, severity: first.failure.severity,
      message: texts.problemBelow(
        place: name, row: first.row.key, first.failure.message, more: problems.count - 1,
        atLeast: problems.count == Self.mostSummedUp))
    failure.count = problems.count
    return failure
  }

  /// More problems than are counted on a row.
  private static let mostSummedUp = 100

  private func problemsBelow(
    _ row: ConfigRow, _ value: JSONSlice, in record: JSONSlice, _ limit: Int
  ) -> [ProblemBelow] {
    var problems: [ProblemBelow] = []
    collect(&problems, below: row, value, in: record, at: row.childPath?.steps ?? [], limit)
    return problems
  }

  private func collect(
    _ problems: inout [ProblemBelow], in record: JSONSlice, at path: [JSONStep], _ limit: Int
  ) {
    for row in form.rows where row.child != nil && problems.count < limit {
      guard let value = value(openedBy: row, in: record), state(of: row, in: record).isJudged
      else { continue }
      collect(
        &problems, below: row, value, in: record, at: path + (row.childPath?.steps ?? []), limit)
    }
  }

  private func collect(
    _ problems: inout [ProblemBelow], below row: ConfigRow, _ value: JSONSlice,
    in record: JSONSlice, at path: [JSONStep], _ limit: Int
  ) {
    forEachObject(below: row, value, in: record) { binder, object, index in
      let path = path + (index.map { [.index($0)] } ?? [])
      binder.collectOwn(&problems, of: object, at: path, limit)
      return problems.count < limit
    }
  }

  /// Hands over the objects that a row's value has a form for, as long as `body` returns true: with their binder, which
  /// knows what they are part of, and the item's place in a list.
  func forEachObject(
    below row: ConfigRow, _ value: JSONSlice, in record: JSONSlice,
    while body: (RecordBinder, JSONSlice, _ index: Int?) -> Bool
  ) {
    guard let child = row.child, let binder = binder(ofForm: child.name) else { return }
    let root = surroundings.root ?? record
    let items = child.scope == .items ? binder.siblings(in: value) : nil
    let inner =
      child.scope == .object ? surroundings.siblings?.inside(row.childPath?.steps ?? []) : nil
    child.forEachObject(in: value) { object, index in
      var around = RecordSurroundings(root: root, parent: record, number: index.map { $0 + 1 })
      around.siblings = items.map { SiblingPlace(item: index ?? 0, of: $0) } ?? inner
      return binder.within(around) { body(binder, object, index) }
    }
  }

  /// The problems of an object's own rows, then those below them.
  private func collectOwn(
    _ problems: inout [ProblemBelow], of value: JSONSlice, at path: [JSONStep], _ limit: Int
  ) {
    for (row, failure) in self.problems(in: value, below: false) where problems.count < limit {
      problems.append(
        ProblemBelow(
          path: path, row: form.rows[row], failure: failure, value: value, binder: self))
    }
    if hasChildren { collect(&problems, in: value, at: path, limit) }
  }
}

extension RuleName {
  /// Something is wrong with an object or an item inside the value.
  package static let below = RuleName("below")
}

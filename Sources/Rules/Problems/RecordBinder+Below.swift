import Forms
import JSONText

/// Objects and lists inside of a record that have forms of their own.
extension RecordBinder {
  /// The problems below a record's rows, at any depth, up to `limit` and the first error. O(record).
  package func problemsBelow(in record: JSONSlice, limit: Int = .max) -> [ProblemBelow] {
    NestedProblems(binder: self, record: record).below(limit: limit)
  }

  /// The problems of a record's own rows, then those below them. O(record).
  package func problemsAtAnyDepth(in record: JSONSlice) -> [ProblemBelow] {
    NestedProblems(binder: self, record: record).all
  }

  /// The problems below one row, as problems of its form's objects, up to `limit` and the first error. O(value).
  package func problemsBelow(
    _ row: ConfigRow, in record: JSONSlice, limit: Int = .max
  ) -> [ProblemBelow] {
    guard let value = value(openedBy: row, in: record) else { return [] }
    return NestedProblems(binder: self, record: record).below(row, value, limit: limit)
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

  /// True if a value takes so long to judge that no key should wait for it.
  func isLong(_ value: JSONSlice, _ row: ConfigRow) -> Bool {
    // What is compared with the elements of a list around it is judged where these are known.
    value.range.count > Self.longestJudgedAtOnce
      && (row.child?.scope == .items || context.siblings == nil)
  }

  /// Number of bytes of a value that are judged in about a millisecond.
  private static let longestJudgedAtOnce = 1 << 14

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
}

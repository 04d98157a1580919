import Forms
import JSONText

/// Objects and lists inside of a record that have forms of their own.
extension RecordReading {
  /// The problems below the record's rows, at any depth. O(record).
  package var problemsBelow: [ProblemBelow] { NestedProblems(reading: self).below }

  /// The problems of the record's own rows, then those below them. O(record).
  package var problemsAtAnyDepth: [ProblemBelow] { NestedProblems(reading: self).all }

  /// The problems below one row, as problems of its form's objects, up to `limit` and the first error. O(value).
  package func problemsBelow(_ row: ConfigRow, limit: Int = .max) -> [ProblemBelow] {
    guard let value = value(openedBy: row) else { return [] }
    return NestedProblems(reading: self).below(row, value, limit: limit)
  }

  /// The value that a row's form is for, or whose items it is for; nil where there is none.
  package func value(openedBy row: ConfigRow) -> JSONSlice? {
    if row.opensOwnObject { return record.kind == .object ? record : nil }
    guard let path = row.child?.path else {
      if case .value(let value) = content(of: row) { return value }
      return nil
    }
    if case .found(let value) = lookup(path) { return value }
    return nil
  }

  /// The value that a row's form is for, where it takes so long to judge that no key should wait for it. O(record).
  package func longValue(below row: ConfigRow) -> JSONSlice? {
    guard let value = value(openedBy: row), isLong(value, row) else { return nil }
    return value
  }

  /// True if a value takes so long to judge that no key should wait for it.
  func isLong(_ value: JSONSlice, _ row: ConfigRow) -> Bool {
    // What is compared with the elements of a list around it is judged where these are known.
    value.range.count > Self.longestJudgedAtOnce
      && (row.child?.scope.isOfItems == true || context.siblings == nil)
  }

  /// Number of bytes of a value that are judged in about a millisecond.
  private static let longestJudgedAtOnce = 1 << 14

  /// Hands over the objects that a row's value has a form for, as long as `body` returns true: each read as what it is a
  /// part of, with the item's position.
  func forEachObject(
    below row: ConfigRow, _ value: JSONSlice, while body: (RecordReading, ItemPosition?) -> Bool
  ) {
    guard let child = row.child, let binder = binder.binder(ofForm: child.name) else { return }
    let context = context(below: row, value)
    child.forEachObject(in: value) { object, item in
      body(binder.within(context(item)).reading(object), item)
    }
  }

  /// Contexts of the objects that a row's value has a form for, by their positions in it; nil for the only one.
  func context(
    below row: ConfigRow, _ value: JSONSlice, comparingSiblings: Bool = true
  ) -> (ItemPosition?) -> RecordContext {
    let parent = asEnclosing
    let root = context.root ?? parent
    var (items, inner): (Siblings?, SiblingPosition?)
    if comparingSiblings, let child = row.child {
      switch child.scope {
      case .items, .members: items = binder.binder(ofForm: child.name)?.siblings(in: value)
      case .object: inner = context.siblings?.inside(row.childPath?.steps ?? [])
      }
    }
    return { [items, inner] item in
      RecordContext(
        root: root, parent: parent, item: item,
        siblings: items.map { SiblingPosition(item: item?.index ?? 0, of: $0) } ?? inner)
    }
  }
}

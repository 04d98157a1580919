import Forms
import JSONText
import Values

/// Goes through the rows of a record and of all objects and items inside, in the order in which their forms show them.
///
/// A position in that order is the indices of rows in their forms and of items in their lists in turn: `[2, 0, 1]` is the second
/// row of the first item of the list that the third row has.
package struct NestedWalk {
  let direction: Direction
  /// Decides whether the walk enters the value that a row opens.
  let enters: (RowState) -> Bool
  /// Returns the indices of the wanted rows of an object at a path.
  let wanted: (RecordReading, [JSONStep]) -> Set<Int>
  /// True if items are judged as elements of their lists, which requires an index of each list.
  let comparesSiblings: Bool

  /// To rows with problems of their own.
  package init(toProblems direction: Direction) {
    self.direction = direction
    enters = \.isJudged
    wanted = { object, _ in Set(object.ownProblems.map(\.row)) }
    comparesSiblings = true
  }

  /// To rows that show a text; with `labels` also to those that are called so, but for the rows of items: their labels
  /// are those of each item.
  package init(to text: String, direction: Direction, labels: Bool) {
    let folded = SearchText.folded(text)
    self.direction = direction
    enters = \.isVisible
    comparesSiblings = false
    wanted = { object, path in
      object.rows(showing: folded, byLabel: labels && object.context.item == nil)
    }
  }

  /// The next row that is looked for beyond a position; nil starts at the end that it comes from. What is not beyond the
  /// position is not looked at. O(what is looked at).
  package func next(from indices: [Int]?, in record: RecordReading) -> NestedRow? {
    next(beyond: indices?[...], in: Object(reading: record)) { _ in true }
  }

  /// The positions of all rows that are looked for, in the order of a walk towards the end. O(record).
  package func allIndices(in record: RecordReading) -> [[Int]] {
    var all: [[Int]] = []
    _ = next(beyond: nil, in: Object(reading: record)) { found in
      all.append(found.indices)
      return false
    }
    return all
  }

  private struct Object {
    let reading: RecordReading
    var path: [JSONStep] = []
    var indices: [Int] = []

    var rows: [ConfigRow] { reading.plan.form.rows }
  }

  private func next(
    beyond bound: ArraySlice<Int>?, in object: Object, until isWanted: (NestedRow) -> Bool
  ) -> NestedRow? {
    let found = wanted(object.reading, object.path)
    let rows = object.rows.indices
    for row in direction.isForward ? Array(rows) : rows.reversed() {
      var rest: ArraySlice<Int>?
      if let first = bound?.first {
        if direction.isForward ? row < first : row > first { continue }
        if row == first { rest = bound?.dropFirst() }
      }
      // A row comes before what is inside of it.
      let isBeyond = rest.map { !direction.isForward && !$0.isEmpty } ?? true
      let own =
        isBeyond && found.contains(row)
        ? NestedRow(
          row: object.rows[row], path: object.path, indices: object.indices + [row])
        : nil
      if direction.isForward, let own, isWanted(own) { return own }
      if direction.isForward || rest?.isEmpty != true,
        let inner = nextInside(
          ofRow: row, beyond: rest?.isEmpty == true ? nil : rest, in: object, until: isWanted)
      {
        return inner
      }
      if !direction.isForward, let own, isWanted(own) { return own }
    }
    return nil
  }

  private func nextInside(
    ofRow rowIndex: Int, beyond bound: ArraySlice<Int>?, in object: Object,
    until isWanted: (NestedRow) -> Bool
  ) -> NestedRow? {
    let reading = object.reading
    let row = reading.shapes.row(object.rows[rowIndex])
    guard let child = row.child, let path = row.childPath,
      let binder = reading.binder.binder(ofForm: child.name),
      let value = reading.value(openedBy: row), enters(reading.state(of: row))
    else { return nil }
    let context = reading.context(below: row, value, comparingSiblings: comparesSiblings)
    func enter(
      _ slice: JSONSlice, _ item: ItemPosition?, beyond bound: ArraySlice<Int>?
    ) -> NestedRow? {
      var inner = Object(reading: binder.within(context(item)).reading(slice))
      inner.path = object.path + path.steps + (item.map { [$0.step] } ?? [])
      inner.indices = object.indices + [rowIndex] + (item.map { [$0.index] } ?? [])
      return next(beyond: bound, in: inner, until: isWanted)
    }
    switch (child.scope, value.kind) {
    case (.object, .object): return enter(value, nil, beyond: bound)
    case (.items, .array), (.members, .object):
      let items = value.allItems
      for index in direction.isForward ? Array(items.indices) : items.indices.reversed() {
        var rest: ArraySlice<Int>?
        if let first = bound?.first {
          if direction.isForward ? index < first : index > first { continue }
          if index == first { rest = bound?.dropFirst() }
        }
        // An item comes before its rows.
        if !direction.isForward, rest?.isEmpty == true { continue }
        if let found = enter(
          items[index].value, items[index].position, beyond: rest?.isEmpty == true ? nil : rest)
        {
          return found
        }
      }
      return nil
    case (.object, _), (.items, _), (.members, _): return nil
    }
  }
}

/// A row of a record, or of an object or an item inside.
package struct NestedRow {
  package let row: ConfigRow
  /// Path of the object that has the row; empty for the record.
  package let path: [JSONStep]
  /// Position in the order in which forms show a record.
  package let indices: [Int]

  package init(row: ConfigRow, path: [JSONStep], indices: [Int]) {
    self.row = row
    self.path = path
    self.indices = indices
  }
}

extension Form {
  /// The indices that lead to a row of the object at a path of a record: of rows in their forms, and of items in their lists, in
  /// turn; nil if no rows lead there. O(rows on the way).
  package func nestedIndices(
    ofRow identifier: String, at path: ArraySlice<JSONStep>, in record: JSONSlice?
  ) -> [Int]? {
    guard !path.isEmpty else { return index(ofRow: identifier).map { [$0] } }
    guard let (row, child, length) = row(leadingTo: path),
      let index = index(ofRow: row.identifier), let inner = form(named: child.name)
    else { return nil }
    let value = record?.lookup(Array(path.prefix(length))).slice
    var rest = path.dropFirst(length)
    guard child.scope.isOfItems else {
      return inner.nestedIndices(ofRow: identifier, at: rest, in: value).map { [index] + $0 }
    }
    guard let step = rest.popFirst(), let item = value?.position(at: step) else { return nil }
    return inner.nestedIndices(ofRow: identifier, at: rest, in: value?.lookup([step]).slice)
      .map { [index, item.index] + $0 }
  }

  private func index(ofRow identifier: String) -> Int? {
    rows.firstIndex { $0.identifier.hasSameBytes(as: identifier) }
  }
}

extension RecordReading {
  /// The indices of rows that show a text, which is folded: by their values, and if `byLabel` by their labels. Nothing
  /// is shown here of what has a form of its own.
  fileprivate func rows(showing text: String, byLabel: Bool) -> Set<Int> {
    scanned()
    return Set(
      prepared.rows.indices.filter { index in
        let own = prepared.rows[index]
        guard !own.isDerivedPart else { return false }
        let row = own.state.row
        let content = content(of: row)
        let state = state(of: own, content)
        guard state.isVisible else { return false }
        if byLabel, SearchText.folded(row.key).contains(text) { return true }
        guard row.child == nil, !state.disclosure.isSecret else { return false }
        let display = display(of: state, content).value
        return display.role != .placeholder && SearchText.folded(display.text).contains(text)
      })
  }
}

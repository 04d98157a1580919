import Forms
import JSONText
import Values

/// Where a record has the values of the rows: one pass over it finds all of them.
extension RecordBinder {
  /// What the record holds at the row's path.
  package func content(of row: ConfigRow, in record: JSONSlice) -> RowContent {
    guard let path = row.valuePath else {
      guard row.hasFormulas else { return .none }
      return resultNotStored(of: row, in: record).map { .value($0) } ?? .missing
    }
    return content(at: path, lookup(path, in: record), beginningObjects: row.beginsObjects)
  }

  /// The same of the path of a row that was prepared.
  func content(at path: ValuePath, of row: PreparedRow, in record: JSONSlice) -> RowContent {
    content(
      at: path, lookup(path, at: row.node, in: record),
      beginningObjects: row.state.row.beginsObjects)
  }

  /// What a record has where the form is to be opened that a row opens: its own value, unless the row names another object.
  package func objectContent(of bound: BoundRow, in record: JSONSlice) -> RowContent {
    bound.row.child?.path.map { content(at: $0, lookup($0, in: record), beginningObjects: false) }
      ?? bound.content
  }

  private func content(
    at path: ValuePath, _ found: JSONLookup, beginningObjects: Bool
  ) -> RowContent {
    switch found {
    case .found(let slice): return .value(slice)
    case .missing: return .missing
    case .blocked(let depth, let kind):
      if beginningObjects, kind == .null, depth > 0, case .member = path.steps[depth - 1] {
        return .missing
      }
      return .unreachable(words(for: path, blockedAt: depth, by: kind))
    }
  }

  /// What a row's path runs into; nil where it leads on, or to nothing: null in place of an object.
  package func blocked(_ row: ConfigRow, in record: JSONSlice) -> String? {
    guard let path = row.valuePath, case .blocked(let depth, let kind) = lookup(path, in: record),
      kind != .null || depth == 0
    else { return nil }
    return words(for: path, blockedAt: depth, by: kind)
  }

  /// What a path leads to; without another pass where it is one of the form's and the record was the last
  /// that was bound or judged.
  package func lookup(_ path: ValuePath, in record: JSONSlice) -> JSONLookup {
    guard let reading = known(record), reading.isScanned else { return record.lookup(path.steps) }
    return reading.lookup(path, at: plan.tree.node(of: path))
  }

  /// The same of a path whose node is known.
  func lookup(_ path: ValuePath, at node: Int?, in record: JSONSlice) -> JSONLookup {
    known(record)?.lookup(path, at: node) ?? record.lookup(path.steps)
  }

  private func words(
    for path: ValuePath, blockedAt depth: Int, by kind: JSONKind
  ) -> String {
    let takesList =
      if depth < path.steps.count, case .index = path.steps[depth] { true } else { false }
    let needed = takesList ? texts.listOrObject : texts.anObject
    guard depth > 0 else { return texts.recordHolds(kind.words(in: texts), not: needed) }
    let before = ValuePath(steps: Array(path.steps.prefix(depth))).description
    return texts.pathHolds(before, kind.words(in: texts), not: needed)
  }
}

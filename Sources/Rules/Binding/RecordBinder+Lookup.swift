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
    lookup(path, at: isScanned(record) ? plan.tree.node(of: path) : nil, in: record)
  }

  /// The same of a path whose node is known.
  func lookup(_ path: ValuePath, at node: Int?, in record: JSONSlice) -> JSONLookup {
    guard isScanned(record), let node else { return record.lookup(path.steps) }
    if !held.isEmpty, let value = held[node] { return .found(value) }
    switch finds[node] {
    case .found(let start, let end):
      return .found(JSONSlice(buffer: record.buffer, range: start..<end))
    case .missing: return .missing(depth: path.steps.count - 1)
    case .unusual: return record.lookup(path.steps)
    }
  }

  func isScanned(_ record: JSONSlice) -> Bool { scanned?.isThat(of: record) ?? false }

  /// Finds the values of all paths of the form. O(record), or O(1) for the record that was the last.
  func scan(_ record: JSONSlice) {
    guard !isScanned(record) else { return }
    let scan = PathScan(record, along: plan.tree, reusing: finds)
    finds = []
    finds = scan.finds
    scanned = record.identity
    scanCount += 1
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

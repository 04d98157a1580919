import Forms
import JSONText
import Values

/// Lookup of the rows' values in a record: one pass over it finds all of them.
extension RecordBinder {
  /// The content of a row in a record: the value at its path, or its formula's result if it has
  /// no path.
  package func content(of row: ConfigRow, in record: JSONSlice) -> RowContent {
    guard let path = row.valuePath else {
      guard row.hasFormulas else { return .none }
      return resultNotStored(of: row, in: record).map { .value($0) } ?? .missing
    }
    return content(at: path, lookup(path, in: record), beginningObjects: row.beginsObjects)
  }

  /// The content at the path of a prepared row.
  func content(at path: ValuePath, of row: PreparedRow, in record: JSONSlice) -> RowContent {
    content(
      at: path, lookup(path, at: row.node, in: record),
      beginningObjects: row.state.row.beginsObjects)
  }

  /// The content that a row opens a form for: its own value, unless the row names another
  /// object.
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

  /// The text that names the value which blocks a row's path; nil if none does. Null in place
  /// of an object doesn't block it.
  package func blocked(_ row: ConfigRow, in record: JSONSlice) -> String? {
    guard let path = row.valuePath, case .blocked(let depth, let kind) = lookup(path, in: record),
      kind != .null || depth == 0
    else { return nil }
    return words(for: path, blockedAt: depth, by: kind)
  }

  /// The value at a path. Needs no further pass if the path is one of the form's and the record
  /// was the last one bound or judged.
  package func lookup(_ path: ValuePath, in record: JSONSlice) -> JSONLookup {
    guard let reading = known(record), reading.isScanned else { return record.lookup(path.steps) }
    return reading.lookup(path, at: plan.tree.node(of: path))
  }

  /// The value at a path whose node is known.
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

import Forms
import JSONText
import Texts
import Values

/// Lookup of the rows' values in a record: one pass over it finds all of them.
extension RecordReading {
  /// The content of a row in a record: the value at its path, or its formula's result if it has
  /// no path.
  package func content(of row: ConfigRow) -> RowContent {
    guard let path = row.valuePath else {
      guard row.hasFormulas else { return .none }
      return resultNotStored(of: row).map { .value($0) } ?? .missing
    }
    return content(at: path, lookup(path), beginningObjects: row.beginsObjects)
  }

  /// The object's key in a map, as a text; nil outside of one.
  package var key: JSONSlice? { context.item?.key.map { JSONSlice(writing: .string($0)) } }

  /// The content of a row by the node of its path. O(record) for another one than the last.
  func content(of row: PreparedRow) -> RowContent {
    switch row.node.map({ scanned().finds[$0] }) {
    case .found(let start, let end):
      .value(JSONSlice(buffer: record.buffer, range: start..<end))
    case .missing: .missing
    case .unusual, nil: content(of: row.state.row)
    }
  }

  /// The content at the path of a prepared row.
  func content(at path: ValuePath, of row: PreparedRow) -> RowContent {
    content(at: path, lookup(path, at: row.node), beginningObjects: row.state.row.beginsObjects)
  }

  /// The content that a row opens a form for: its own value, unless the row names another
  /// object.
  package func objectContent(of bound: BoundRow) -> RowContent {
    bound.row.child?.path.map { content(at: $0, lookup($0), beginningObjects: false) }
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
      return .unreachable(path.words(blockedAt: depth, by: kind, in: context, texts))
    }
  }

  /// The text that names the value which blocks a row's path; nil if none does. Null in place
  /// of an object doesn't block it.
  package func blocked(_ row: ConfigRow) -> String? {
    guard let path = row.valuePath, case .blocked(let depth, let kind) = lookup(path),
      kind != .null || depth == 0
    else { return nil }
    return path.words(blockedAt: depth, by: kind, in: context, texts)
  }

  /// The value at a path. Needs no further pass if the path is one of the form's and the record
  /// was the last one bound or judged.
  package func lookup(_ path: ValuePath) -> JSONLookup {
    if path == .itemKey { return key.map { .found($0) } ?? .missing(depth: 0) }
    guard let known, known.isScanned else {
      return record.lookup(path.steps).passingNull(in: context)
    }
    return known.lookup(path, at: plan.tree.node(of: path)).passingNull(in: context)
  }

  /// The value at a path whose node is known.
  func lookup(_ path: ValuePath, at node: Int?) -> JSONLookup {
    (known?.lookup(path, at: node) ?? record.lookup(path.steps)).passingNull(in: context)
  }
}

extension JSONLookup {
  /// The result for a row of an object: inside of a record null is one without members, as an item, too.
  fileprivate func passingNull(in context: RecordContext) -> JSONLookup {
    guard case .blocked(depth: 0, .null) = self, context.isInside else { return self }
    return .missing(depth: 0)
  }
}

extension ValuePath {
  /// The text that names the value which blocks the path, of a kind and at a depth.
  fileprivate func words(
    blockedAt depth: Int, by kind: JSONKind, in context: RecordContext, _ texts: Texts
  ) -> String {
    let takesList = if depth < steps.count, case .index = steps[depth] { true } else { false }
    let needed = takesList ? texts.listOrObject : texts.anObject
    let found = kind.words(in: texts)
    guard depth == 0 else {
      let before = ValuePath(steps: Array(steps.prefix(depth))).description
      return texts.pathHolds(before, found, not: needed)
    }
    guard context.isInside else { return texts.recordHolds(found, not: needed) }
    return context.item == nil
      ? texts.valueIs(found, not: needed) : texts.itemIs(found, not: needed)
  }
}

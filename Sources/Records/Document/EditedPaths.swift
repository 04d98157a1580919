import JSONText

/// The paths that an edit changes in each record, in its order; none contains another one. The record itself has the
/// empty path.
struct EditedPaths {
  private var ofAll: [[JSONStep]] = []
  private var byRecord: [RecordID: [[JSONStep]]] = [:]

  init(_ edit: Edit) { add(edit) }

  subscript(record: RecordID) -> [[JSONStep]] {
    guard let own = byRecord[record] else { return ofAll }
    return own.reduce(into: ofAll) { Self.add($1, to: &$0) }
  }

  private mutating func add(_ edit: Edit) {
    switch edit {
    case .replace(let edit): Self.add(edit.path, to: &byRecord[edit.record, default: []])
    case .replaceInMany(let edits):
      // Most have the path of the one before.
      var last: [JSONStep]?
      for edit in edits where edit.path != last {
        last = edit.path
        Self.add(edit.path, to: &ofAll)
      }
    case .batch(let edits): for edit in edits { add(edit) }
    case .insert, .delete, .move, .reorder: break
    }
  }

  private static func add(_ path: [JSONStep], to paths: inout [[JSONStep]]) {
    guard !paths.contains(where: { path.starts(with: $0) }) else { return }
    paths.removeAll { $0.starts(with: path) }
    paths.append(path)
  }

  /// The paths that differ between two versions of a record. For differences inside a list the path of the list,
  /// whose items may be at other indices after edits of others.
  func changed(
    in record: RecordID, from before: JSONSlice, to after: JSONSlice
  ) -> [[JSONStep]] {
    var paths: [[JSONStep]] = []
    for path in self[record] {
      Self.add(path.upToList(in: before).upToList(in: after), to: &paths)
    }
    return paths.filter { before.lookup($0).slice != after.lookup($0).slice }
  }
}

extension [JSONStep] {
  /// The path, or the path of its outermost list.
  fileprivate func upToList(in record: JSONSlice) -> [JSONStep] {
    for (depth, step) in enumerated() {
      guard case .index = step else { continue }
      let path = Array(self[..<depth])
      if record.lookup(path).slice?.kind == .array { return path }
    }
    return self
  }
}

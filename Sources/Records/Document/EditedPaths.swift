import JSONText

/// Which paths an edit changes in each record, in its order; none is inside of another one. The record itself has the empty
/// one.
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
    case .replace(let edit): Self.add(edit.changedPath, to: &byRecord[edit.record, default: []])
    case .replaceInMany(let edits):
      // Most have the path of the one before.
      var last: [JSONStep]?
      for edit in edits where edit.path != last {
        last = edit.path
        Self.add(edit.path, to: &ofAll)
      }
    case .batch(let edits): for edit in edits { add(edit) }
    case .insert, .delete, .move: break
    }
  }

  private static func add(_ path: [JSONStep], to paths: inout [[JSONStep]]) {
    guard !paths.contains(where: { path.starts(with: $0) }) else { return }
    paths.removeAll { $0.starts(with: path) }
    paths.append(path)
  }
}

extension ValueEdit {
  /// What has another value then: of an item that is removed the list, in which others move up.
  fileprivate var changedPath: [JSONStep] {
    guard case .nothing = after, case .index? = path.last else { return path }
    return Array(path.dropLast())
  }
}

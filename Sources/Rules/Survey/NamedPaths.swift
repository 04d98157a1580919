import Expressions
import Forms
import Values

/// The paths that a form names.
extension Form {
  /// A path, and the row that names it.
  struct NamedPath {
    let row: Int
    let path: ValuePath
    /// Whether it is only read, by an expression: what another row shows may be meant.
    var isRead = false
  }

  /// The paths that the rows show, then those that only their expressions read, each once.
  func pathsByRow(isWholeRecord: Bool) -> [NamedPath] {
    var named = rows.indices.filter { !rows[$0].isDerivedPart }.flatMap { row in
      rows[row].paths.map { NamedPath(row: row, path: $0) }
    }
    var known = Set(named.map(\.path))
    for row in rows.indices {
      for path in rows[row].pathsRead(inWholeRecord: isWholeRecord)
      where known.insert(path).inserted {
        named.append(NamedPath(row: row, path: path, isRead: true))
      }
    }
    return named
  }
}

extension ConfigRow {
  /// The paths it shows: its own, and those of its template's tokens, each once.
  fileprivate var paths: [ValuePath] {
    var paths = valuePath.map { [$0] } ?? []
    let others =
      [child?.path].compactMap(\.self)
      + templates.flatMap(\.tokens).compactMap(\.target.path)
    for path in others where !paths.contains(path) {
      paths.append(path)
    }
    return paths
  }

  /// Where the record has the choices.
  private var listsRead: [ValuePath] {
    guard let list = choiceSettings.path, list.root == .record else { return [] }
    return [list.path]
  }

  /// The paths that its expressions read from the record, in their order. Of what is inside a list only the list.
  fileprivate func pathsRead(inWholeRecord isWholeRecord: Bool) -> [ValuePath] {
    listsRead
      + expressions.map(\.dependencies).flatMap { dependencies in
        dependencies.references.compactMap { reference in
          guard reference.root == .record || isWholeRecord && reference.root == .root else {
            return nil
          }
          return dependencies.collections.contains(reference)
            ? ValuePath(steps: Array(reference.path.steps.prefix(1))) : reference.path
        }
        .sorted { $0.description < $1.description }
      }
  }
}

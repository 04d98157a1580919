import Forms
import JSONText
import Records
import Values

/// What may not be written in clear of a file.
struct JournalSecrets {
  let paths: SecretPaths
  /// Whether that is everything.
  let isAll: Bool

  var isNone: Bool { !isAll && paths.isEmpty }

  /// Whether the line of a step, which has these members, would show something of them.
  func areShown(by step: DocumentStep, _ members: [JSONMember]) -> Bool {
    switch step {
    case .edited(let edit, let table), .carried(let edit, let table):
      edit.narrowed(in: table).touches(self, in: table)
    case .undone, .redone, .begun:
      // What was taken back from before the last save is written with whole records.
      members.first?.name != "undo" && members.first?.name != "redo"
    }
  }
}

extension Edit {
  /// Whether it has values of secrets, before or after, made in `table`. O(the edit), with the bytes of whole records.
  fileprivate func touches(_ secrets: JournalSecrets, in table: RecordTable) -> Bool {
    secrets.isAll || touches(secrets.paths, in: table)
  }

  private func touches(_ secrets: SecretPaths, in table: RecordTable) -> Bool {
    switch self {
    case .replace(let edit): return secrets.conceal(ValuePath(steps: edit.path))
    case .replaceInMany(let edits):
      return edits.contains { secrets.conceal(ValuePath(steps: $0.path)) }
    case .insert(let insertion):
      return insertion.slices(in: table).contains(where: secrets.areIn)
    case .delete(let records): return records.contains { secrets.areIn(table[$0.id]) }
    case .move: return false
    case .batch(let edits):
      var table = table
      return edits.contains { edit in
        defer { _ = try? table.make(edit) }
        return edit.touches(secrets, in: table)
      }
    }
  }
}

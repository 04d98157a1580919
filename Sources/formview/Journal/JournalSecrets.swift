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
      edit.narrowed(in: table).touches(self)
    case .undone, .redone, .begun:
      // What was taken back from before the last save is written with whole records.
      members.first?.name != "undo" && members.first?.name != "redo"
    }
  }
}

extension Edit {
  /// Whether it has values of secrets, before or after.
  fileprivate func touches(_ secrets: JournalSecrets) -> Bool {
    secrets.isAll || touches(secrets.paths)
  }

  private func touches(_ secrets: SecretPaths) -> Bool {
    switch self {
    case .replace(let edit): secrets.conceal(ValuePath(steps: edit.path))
    case .replaceInMany(let edits): edits.contains { secrets.conceal(ValuePath(steps: $0.path)) }
    case .insert, .delete: true
    case .move: false
    case .batch(let edits): edits.contains { $0.touches(secrets) }
    }
  }
}

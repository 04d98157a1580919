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
}

extension Edit {
  /// Whether it has values of secrets, before or after.
  func touches(_ secrets: JournalSecrets) -> Bool {
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

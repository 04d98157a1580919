import Forms
import JSONText
import Records
import Values

/// The secrets that may not be written unencrypted.
struct JournalSecrets {
  let paths: SecretPaths
  let isAll: Bool

  var isNone: Bool { !isAll && paths.isEmpty }

  /// True if the line of a step, which has these members, would reveal secrets.
  func areShown(by step: DocumentStep, _ members: [JSONMember]) -> Bool {
    guard members.first?.name == "do", let (edit, table) = step.edit else { return false }
    return edit.narrowed(in: table, toAdded: true).touches(self, in: table)
  }
}

extension JournalSecrets {
  /// A step that adds or deletes records with secrets, without these; nil for another step.
  func opened(_ step: DocumentStep) -> DocumentStep? {
    guard !isAll else { return nil }
    switch step {
    case .edited(.insert(var insertion), let table):
      guard let open = opened(insertion.slices(in: table)) else { return nil }
      insertion.contents = .bytes(open)
      return .edited(.insert(insertion), before: table)
    case .edited(.delete(let records), var table):
      guard let open = opened(records.map { table[$0.id] }) else { return nil }
      for (record, slice) in zip(records, open) { table.replace(record.id, with: slice) }
      return .edited(.delete(records), before: table)
    case .edited, .carried, .undone, .redone, .begun: return nil
    }
  }

  /// Records without their secrets; nil if none has any, or if another value is in their place.
  private func opened(_ records: [JSONSlice]) -> [JSONSlice]? {
    guard records.contains(where: paths.areIn) else { return nil }
    let open = records.compactMap(paths.open(_:))
    return open.count == records.count ? open : nil
  }

  /// True if a conflict reveals secrets.
  func areShown(by conflict: RecordConflict) -> Bool {
    isAll
      || [conflict.base, conflict.ours, conflict.theirs].contains {
        paths.areShown(by: $0, at: conflict.path)
      }
  }
}

extension SecretPaths {
  /// True if a value at a path reveals secrets: it is one, part of one, or contains one.
  fileprivate func areShown(by value: JSONSlice?, at path: [JSONStep]) -> Bool {
    guard let value else { return false }
    if hides(ValuePath(steps: path)) { return true }
    return areInside(ValuePath(steps: path))
      && !removed(from: value, at: path).hasSameBytes(as: value)
  }
}

extension NewValue {
  fileprivate var slice: JSONSlice? {
    switch self {
    case .value(let value): JSONSlice(writing: value)
    case .bytes(let slice): slice
    case .nothing: nil
    }
  }
}

extension Edit {
  /// True if it has secret values, before or after, made in `table`. O(the edit), with the bytes of whole records.
  fileprivate func touches(_ secrets: JournalSecrets, in table: RecordTable) -> Bool {
    secrets.isAll || touches(secrets.paths, in: table)
  }

  private func touches(_ secrets: SecretPaths, in table: RecordTable) -> Bool {
    switch self {
    case .replace(let edit):
      return [edit.before, edit.after.slice].contains { secrets.areShown(by: $0, at: edit.path) }
    case .replaceInMany(let edits):
      return edits.contains { secrets.areShown(by: $0.after.slice, at: $0.path) }
    case .insert(let insertion):
      return insertion.slices(in: table).contains(where: secrets.areIn)
    case .delete(let records): return records.contains { secrets.areIn(table[$0.id]) }
    case .move, .reorder: return false
    case .batch(let edits):
      var table = table
      return edits.contains { edit in
        defer { _ = try? table.make(edit) }
        return edit.touches(secrets, in: table)
      }
    }
  }
}

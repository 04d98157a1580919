import JSONText

/// What was done to a document, for whoever keeps a journal of it. `before` is the version that it was done to.
package enum DocumentStep: Equatable, Sendable {
  case edited(Edit, before: RecordTable)
  /// Made again on other records to begin from: no step of its own that could be taken back.
  case carried(Edit, before: RecordTable)
  /// Done by taking a step back.
  case undone(TableChange, before: RecordTable)
  /// Done by making again what was taken back.
  case redone(TableChange, before: RecordTable)
  /// The document has other records to begin from: it was saved, or read again.
  case begun
}

extension Edit {
  /// An edit that does what a change does, whatever was done before. O(changed records).
  init(doing change: TableChange, in table: RecordTable) {
    switch change {
    case .replace(let id, let before, let after):
      self = .replace(ValueEdit(record: id, path: [], before: before, after: .bytes(after)))
    case .replaceMany(let ids, let before, let after):
      self = .batch(
        ids.members.filter { !before[$0].hasSameBytes(as: after[$0]) }.map {
          .replace(ValueEdit(record: $0, path: [], before: before[$0], after: .bytes(after[$0])))
        })
    case .insert(let records):
      self = .insert(
        Insertion(records: records, contents: .bytes(records.map { table[$0.id] })))
    case .delete(let records): self = .delete(records)
    case .move(let id, let from, let to): self = .move(id, from: from, to: to)
    case .batch(let changes): self = .batch(changes.map { Edit(doing: $0, in: table) })
    }
  }

  /// The same without some of the records that it sets values in.
  func leaving(_ kept: RecordSet) -> Edit {
    guard case .replaceInMany(let edits) = self, !kept.isEmpty else { return self }
    return .replaceInMany(
      edits.map {
        BulkEdit(path: $0.path, after: $0.after, records: $0.records.subtracting(kept))
      })
  }
}

import JSONText

/// An action on a document, for journals. `before` is the version before it.
package enum DocumentStep: Equatable, Sendable {
  case edited(Edit, before: RecordTable)
  /// An edit repeated on other original records: it has no undo step of its own.
  case carried(Edit, before: RecordTable)
  case undone(TableChange, before: RecordTable)
  /// `by`: an edit of many records that was undone, which says the same in fewer bytes.
  case redone(TableChange, by: Edit?, before: RecordTable)
  /// The document has new original records: it was saved, or reloaded.
  case begun
}

extension DocumentStep {
  /// An edit that does what the step does, whatever was done before, and the records before it; nil for a new beginning.
  package var edit: (edit: Edit, before: RecordTable)? {
    switch self {
    case .edited(let edit, let table), .carried(let edit, let table): (edit, table)
    case .undone(let change, let table): (Edit(doing: change.inverse, in: table), table)
    case .redone(let change, let edit, let table):
      (edit ?? Edit(doing: change, in: table), table)
    case .begun: nil
    }
  }
}

extension Edit {
  /// An edit with the effect of a change, whatever was done before. O(changed records).
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
    case .reorder(_, let order): self = .reorder(order)
    case .batch(let changes): self = .batch(changes.map { Edit(doing: $0, in: table) })
    }
  }

  /// The edit without setting values in some of the records.
  func leaving(_ kept: RecordSet) -> Edit {
    guard case .replaceInMany(let edits) = self, !kept.isEmpty else { return self }
    return .replaceInMany(
      edits.map {
        BulkEdit(path: $0.path, after: $0.after, records: $0.records.subtracting(kept))
      })
  }
}

import JSONText

extension StepRebaser {
  /// An edit with the current identities of its records; nil if one is not found.
  func follow(_ edit: Edit) -> Edit? {
    switch edit {
    case .replace(var edit):
      guard let id = id(edit.record) else { return nil }
      edit.record = id
      return .replace(edit)
    case .replaceInMany(let edits):
      return .replaceInMany(
        edits.map { edit in
          var edit = edit
          edit.records = RecordSet(edit.records.members.compactMap { id($0) })
          return edit
        })
    case .insert(let insertion):
      guard let records = follow(insertion.records) else { return nil }
      return .insert(
        Insertion(records: records, contents: .bytes(insertion.records.map { former[$0.id] })))
    case .delete(let records): return follow(records).map { .delete($0) }
    case .move(let id, let from, let to): return self.id(id).map { .move($0, from: from, to: to) }
    case .reorder(let ids): return follow(ids).map { .reorder($0) }
    case .batch(let edits):
      let followed = edits.compactMap { follow($0) }
      return followed.count == edits.count ? .batch(followed) : nil
    }
  }

  /// The current identities of records; nil if one is not found.
  func follow(_ ids: [RecordID]) -> [RecordID]? {
    let followed = ids.compactMap { id($0) }
    return followed.count == ids.count ? followed : nil
  }

  private func follow(_ records: [RecordPlacement]) -> [RecordPlacement]? {
    let followed = records.compactMap { record in
      id(record.id).map { RecordPlacement($0, at: record.index) }
    }
    return followed.count == records.count ? followed : nil
  }
}

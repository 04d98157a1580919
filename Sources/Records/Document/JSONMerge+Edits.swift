import JSONText

extension RecordTable {
  /// The edit for a change of a merge (`JSONMerge.changes`) in a record after the previous changes. `ours`: our
  /// version of the record.
  func edit(
    making change: (path: [JSONStep], value: JSONValue?), of id: RecordID, from ours: JSONSlice
  ) -> Edit {
    let after: NewValue =
      change.path.isEmpty ? .bytes(ours) : change.value.map { .value($0) } ?? .nothing
    return .replace(
      ValueEdit(
        record: id, path: change.path, before: self[id].lookup(change.path).slice, after: after))
  }
}

import JSONText

extension RecordTable {
  /// The edit that makes a change of a merge (`JSONMerge.changes`) in a record, of what the changes before it have left.
  /// `ours`: the record as we have it.
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

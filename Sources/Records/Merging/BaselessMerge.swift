import JSONText

/// Merges retained records with the file's current ones without a common base.
///
/// Any difference may be a change of either side: the result has our value, and a conflict. Records of only one side
/// stay.
package struct BaselessMerge {
  /// Edits from the file's records to the result, in order.
  package private(set) var edits: [Edit] = []
  /// Differences, with our value in the result, and records that only the file has.
  package private(set) var conflicts: [RecordConflict] = []

  /// `replaced`: records that differ here; `inserted`: records of ours at their final indices; `missing`: records of
  /// the file that we lack.
  package init(
    replaced: [(id: RecordID, slice: JSONSlice)], inserted: [(slice: JSONSlice, index: Int)],
    missing: [RecordID], in theirs: RecordTable
  ) {
    var table = theirs
    var found: [(id: RecordID, conflict: MergeConflict)] = []
    for (id, ours) in replaced {
      let present = table[id]
      let isObject = ours.kind == .object && present.kind == .object
      let base = isObject ? JSONSlice(writing: .object([])) : nil
      let merge = JSONMerge(base: base, ours: ours, theirs: present)
      for change in merge.changes {
        make(table.edit(making: change, of: id, from: ours), in: &table)
      }
      found += merge.conflicts.map { (id, $0) }
    }
    for id in missing {
      found.append((id, MergeConflict(path: [], base: nil, ours: nil, theirs: table[id])))
    }
    // Records that are missing here are still there.
    let insertions = inserted.map { (slice: $0.slice, index: min($0.index, table.count)) }
    if !insertions.isEmpty { make(.insert(Insertion(insertions, into: table)), in: &table) }
    conflicts = found.map { RecordConflict(record: $0.id, $0.conflict, in: table[$0.id]) }
  }

  private mutating func make(_ edit: Edit, in table: inout RecordTable) {
    if (try? table.make(edit)) ?? nil != nil { edits.append(edit) }
  }
}

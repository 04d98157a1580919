import JSONText

/// Records that were kept, merged with those that the file has now, where nothing says what both began with.
///
/// Whatever differs may have been changed by either side: it has our value, and is a conflict. What only one side has stays.
package struct BaselessMerge {
  /// What makes the result of the file's records, one after the other.
  package private(set) var edits: [Edit] = []
  /// What differs, with our value in the result, and records that only the file has.
  package private(set) var conflicts: [RecordConflict] = []

  /// `replaced`: records that are other ones here; `inserted`: records of ours at their places in the end; `missing`:
  /// records of the file that we don't have.
  package init(
    replaced: [(id: RecordID, slice: JSONSlice)], inserted: [(slice: JSONSlice, place: Int)],
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
    let places = inserted.map { (slice: $0.slice, place: min($0.place, table.count)) }
    if !places.isEmpty { make(.insert(Insertion(places, into: table)), in: &table) }
    conflicts = found.map { RecordConflict(record: $0.id, $0.conflict, in: table[$0.id]) }
  }

  private mutating func make(_ edit: Edit, in table: inout RecordTable) {
    if (try? table.make(edit)) ?? nil != nil { edits.append(edit) }
  }
}

import JSONText

/// Repeats our edits on the records that another program has saved in the meantime.
///
/// Records are matched by `RecordMatching`; values inside them by path (`JSONMerge`). Values changed only by them
/// stay theirs, byte for byte; values changed by both are conflicts, and have our value until one is chosen.
package struct TableMerge {
  package let theirs: RecordTable
  /// The current records with our edits.
  package private(set) var table: RecordTable
  /// Edits from `theirs` to `table`, in order, each with the records before it.
  package private(set) var edits: [(edit: Edit, before: RecordTable)] = []
  package private(set) var conflicts: [RecordConflict] = []
  /// Maps our records to those of the result.
  package private(set) var matching: RecordMatching

  let base: RecordTable
  let ours: RecordTable
  /// Conflicts in our records before the merge.
  let open: [RecordConflict]
  /// Records of ours that others had deleted and have again.
  private(set) var returned = RecordSet()
  let identity: [JSONStep]?
  /// Records moved or deleted here without a match in theirs.
  private var lost = (moved: RecordSet(), deleted: RecordSet())
  /// Records moved here whose new index is not set yet.
  private var pending = RecordSet()

  /// `base`: the common version. `matching`: the records of `Document.recordsToMerge`, and of `open`, in `theirs`.
  /// `open`: conflicts in `ours` with earlier versions of others.
  ///
  /// O(edited records), with O(records) for deletions and moves.
  package init(
    base: RecordTable, ours: RecordTable, theirs: RecordTable, matching: RecordMatching,
    identity: [JSONStep]? = nil, keeping open: [RecordConflict] = []
  ) {
    (self.base, self.ours, self.theirs, self.open) = (base, ours, theirs, open)
    (self.matching, self.identity) = (matching, identity)
    table = theirs
    let changed = ours.placements(of: TableDifference(from: base, to: ours).changed).map(\.id)
    for id in changed where base.index(of: id) != nil { mergeRecord(id, from: base[id]) }
    mergeReturned()
    deleteRecords()
    placeRecords(changed.filter { self.matching[$0] == nil })
  }

  /// Our moves and deletions that could not be made, except for records that others have deleted. O(bytes) if records
  /// were not found.
  package var dropped: DroppedEdits {
    DroppedEdits(
      moved: lost.moved, deleted: lost.deleted, from: base, to: theirs, identity: identity)
  }

  // MARK: Records that both have

  private mutating func mergeRecord(_ id: RecordID, from base: JSONSlice) {
    // What they deleted comes again, at its index.
    guard let match = matching[id] else { return }
    let (ours, theirs) = (ours[id], table[match])
    guard !theirs.hasSameBytes(as: ours) else { return }
    if theirs.hasSameBytes(as: base) {
      make(.replace(ValueEdit(record: match, path: [], before: theirs, after: .bytes(ours))))
      return
    }
    let merge = JSONMerge(base: base, ours: ours, theirs: theirs)
    let before = (table, edits.count)
    let isMade =
      self.base.fault(of: id) == nil && table.fault(of: match) == nil
      && merge.changes.allSatisfy { make(table.edit(making: $0, of: match, from: ours)) }
    guard isMade else {
      // Their record doesn't take our values: one of the two has to go.
      table = before.0
      edits.removeLast(edits.count - before.1)
      make(.replace(ValueEdit(record: match, path: [], before: theirs, after: .bytes(ours))))
      add(MergeConflict(path: [], base: base, ours: ours, theirs: theirs), of: match)
      return
    }
    for conflict in merge.conflicts { add(conflict, of: match) }
  }

  /// Merges records that others had deleted when they were changed here, and have again: as if they never had.
  private mutating func mergeReturned() {
    for (id, former, match) in returnedRecords() {
      matching.add(id, as: match)
      returned.insert(id)
      mergeRecord(id, from: former)
    }
  }

  private mutating func deleteRecords() {
    let deleted = TableDifference(from: base, to: ours).deleted
    var placements: [RecordPlacement] = []
    for id in deleted {
      guard let match = matching[id], !matching.isRenamed(id), let index = table.index(of: match)
      else {
        lost.deleted.insert(id)
        continue
      }
      let (before, now) = (base[id], table[match])
      if before.hasSameBytes(as: now) || before.isEquivalent(to: now, numbersByValue: true) {
        placements.append(RecordPlacement(match, at: index))
      } else {
        add(MergeConflict(path: [], base: before, ours: nil, theirs: now), of: match)
      }
    }
    guard !placements.isEmpty else { return }
    make(.delete(placements.sorted { $0.index < $1.index }))
  }

  // MARK: Records at indices of ours

  /// Moves the moved records, and adds records that were added, or changed here and deleted by them: in our order, so
  /// that each finds its predecessor.
  private mutating func placeRecords(_ added: [RecordID]) {
    let own = RecordSet(matchSame(added))
    let all = RecordSet(TableDifference(from: base, to: ours).moved)
    let moved = RecordSet(all.members.filter { matching[$0] != nil })
    // What was changed as well is added at its index; what was only moved has nothing left to be moved.
    lost.moved = all.subtracting(moved).subtracting(own)
    pending = moved
    var run: [RecordID] = []
    for record in ours.placements(of: moved.union(own)) {
      let predecessor = RecordNeighbors(ofRecordAt: record.index, in: ours).before.first
      if let last = run.last, moved.contains(record.id) || predecessor != last {
        add(run)
        run = []
      }
      if moved.contains(record.id) { move(record.id) } else { run.append(record.id) }
    }
    add(run)
  }

  private mutating func move(_ id: RecordID) {
    guard let match = matching[id], let from = table.index(of: match) else { return }
    var index = index(behind: id)
    pending.remove(id)
    if index > from { index -= 1 }
    if index != from { make(.move(match, from: from, to: index)) }
  }

  private mutating func add(_ records: [RecordID]) {
    guard let first = records.first else { return }
    let index = index(behind: first)
    let insertion = Insertion(
      records.enumerated().map { (slice: ours[$1], index: index + $0) }, into: table)
    guard make(.insert(insertion)) else { return }
    for (id, added) in zip(records, insertion.records.map(\.id)) {
      matching.add(id, as: added)
      guard base.index(of: id) != nil else { continue }
      add(MergeConflict(path: [], base: base[id], ours: ours[id], theirs: nil), of: added)
    }
  }

  /// Matches added records with new records of theirs that have the same identity; returns the others. A record with
  /// the identity of an older one is a copy of it.
  private mutating func matchSame(_ added: [RecordID]) -> [RecordID] {
    guard let identity, !added.isEmpty else { return added }
    let (keys, former) = (RecordKeys(of: theirs, at: identity), RecordKeys(of: base, at: identity))
    return added.filter { id in
      guard base.index(of: id) == nil, let key = ours[id].scalarKey(at: identity),
        let index = keys.index(of: key), !former.contains(key)
      else { return true }
      match(id, for: theirs.id(at: index))
      return false
    }
  }

  /// Merges a record that both have added with the same identity.
  private mutating func match(_ id: RecordID, for match: RecordID) {
    matching.add(id, as: match)
    let (record, other) = (ours[id], table[match])
    guard !record.isEquivalent(to: other, numbersByValue: true) else { return }
    make(.replace(ValueEdit(record: match, path: [], before: other, after: .bytes(record))))
    add(MergeConflict(path: [], base: nil, ours: record, theirs: other), of: match)
  }

  /// The index after the record that it follows here, else before the one that follows it.
  private func index(behind id: RecordID) -> Int {
    guard let own = ours.index(of: id) else { return table.count }
    let neighbors = RecordNeighbors(ofRecordAt: own, in: ours)
    let index = neighbors.index { neighbor in
      // The records before it are at their indices already.
      pending.contains(neighbor) ? nil : matching[neighbor].flatMap { table.index(of: $0) }
    }
    return index ?? min(own, table.count)
  }

  // MARK: Making

  @discardableResult
  private mutating func make(_ edit: Edit) -> Bool {
    let before = table
    do {
      if try table.make(edit) != nil { edits.append((edit, before)) }
      return true
    } catch {
      return false
    }
  }

  private mutating func add(_ conflict: MergeConflict, of record: RecordID) {
    conflicts.append(RecordConflict(record: record, conflict, in: table[record]))
  }
}

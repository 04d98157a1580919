import JSONText

/// Repeats the edits of a journal on the records of its file.
///
/// On the version that the journal was begun on every edit is repeated exactly. On another version, and on records
/// edited since, the journal's result is merged with them (`TableMerge`): values changed by both are conflicts. Edits
/// of records that can't be found are left out and listed.
package struct JournalReplay {
  package private(set) var table: RecordTable
  package private(set) var edits: [Edit] = []
  /// Values changed by both the journal and others; the records have the journal's.
  package private(set) var conflicts: [RecordConflict] = []
  package private(set) var misfits: [JournalMisfit] = []
  package let unknownCount: Int

  /// `base` are the records in the file, `table` with edits made to them already; `isSameVersion`: true if the
  /// journal was begun on `base`; `identity`: the path of a record's identifying member.
  ///
  /// O(edits); over another version O(records).
  package init(
    _ entries: [JournalEntry], over base: RecordTable, to table: RecordTable? = nil,
    isSameVersion: Bool, identity: [JSONStep]? = nil
  ) {
    let steps = JournalSteps(entries)
    let theirs = table ?? base
    self.table = theirs
    unknownCount = steps.unknownCount
    if isSameVersion {
      var made = JournalMaking(on: base)
      for step in steps.done { made.make(step) }
      misfits = made.misfits
      if theirs.isSame(as: base) {
        (self.table, edits) = (made.table, made.edits)
        conflicts = Self.open(steps.conflicts, in: made)
        return
      }
      merge(made, from: base, Self.identical(in: base, to: theirs), steps, with: theirs, identity)
      return
    }
    guard let start = JournalBase(steps, file: base, identity: identity) else {
      misfits = steps.done.compactMap { step in step.edit.map { JournalMisfit($0, step.index) } }
      misfits += steps.pendingRemovals { _ in false }
      return
    }
    var made = JournalMaking(on: start.table, known: start.known)
    for step in steps.done { made.make(step) }
    misfits = made.misfits
    // Of a record that was added it is not known whether it was a copy: it stays a record of its own.
    let matching = merge(made, from: start.table, start.matching, steps, with: theirs, nil)
    for step in steps.done where step.edit.map({ isLost($0, start, matching) }) ?? false {
      if let edit = step.edit { misfits.append(JournalMisfit(edit, step.index)) }
    }
    misfits += steps.pendingRemovals { $0 < 0 || start.known.contains($0) }
  }

  @discardableResult
  private mutating func merge(
    _ made: JournalMaking, from start: RecordTable, _ matching: RecordMatching,
    _ steps: JournalSteps, with theirs: RecordTable, _ identity: [JSONStep]?
  ) -> RecordMatching {
    let merge = TableMerge(
      base: start, ours: made.table, theirs: theirs, matching: matching, identity: identity,
      keeping: Self.open(steps.conflicts, in: made))
    table = merge.table
    edits = merge.edits.map(\.edit)
    conflicts = merge.allConflicts
    return merge.matching
  }

  /// True if an edit only deletes or moves records, none of which is found.
  private func isLost(_ edit: Edit, _ start: JournalBase, _ matching: RecordMatching) -> Bool {
    func isGone(_ number: Int) -> Bool {
      start.known.contains(number) && matching[start.table.id(at: number)] == nil
    }
    return switch edit {
    case .delete(let records): records.allSatisfy { isGone($0.id.number) }
    case .move(let id, _, _): isGone(id.number)
    case .reorder(let ids): ids.allSatisfy { isGone($0.number) }
    case .batch(let edits): edits.allSatisfy { isLost($0, start, matching) }
    case .replace, .replaceInMany, .insert: false
    }
  }

  /// Conflicts at the end of the journal that were not resolved since.
  private static func open(
    _ conflicts: [JournalConflict], in made: JournalMaking
  ) -> [RecordConflict] {
    conflicts.compactMap { open in
      guard let id = made.record(open.number) else { return nil }
      let present = made.table[id].lookup(open.conflict.path).slice
      guard present == open.conflict.ours || present == open.conflict.theirs else { return nil }
      return RecordConflict(record: id, open.conflict, in: made.table[id])
    }
  }

  /// Maps each record of one version to itself in a later one.
  private static func identical(in base: RecordTable, to table: RecordTable) -> RecordMatching {
    var matching = RecordMatching(of: RecordSet(), from: base, to: table)
    for id in base.records where table.index(of: id) != nil { matching.add(id, as: id) }
    return matching
  }
}

/// An edit of a journal that doesn't fit the present version of its file.
package struct JournalMisfit: Equatable, Sendable {
  /// The edit with the journal's numbers.
  package let edit: Edit
  /// The index of the journal's entry.
  package let index: Int
  /// True if the rest of the edit was made.
  package let isPart: Bool

  package init(_ edit: Edit, _ index: Int, isPart: Bool = false) {
    (self.edit, self.index, self.isPart) = (edit, index, isPart)
  }
}

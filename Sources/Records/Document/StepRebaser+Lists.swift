import JSONText

extension StepRebaser {
  /// The record without a step that changed a list which others have changed, too; nil for other steps.
  ///
  /// The record has our changes merged with theirs: the result is the merge without the step. `first`: the record
  /// before any step is reverted; `isSaved`: true if the step was saved, so that it can't conflict with later changes
  /// of others. O(record).
  static func takenInLists(
    _ before: JSONSlice, _ after: JSONSlice, first: JSONSlice,
    _ file: (former: JSONSlice, present: JSONSlice), of id: RecordID, in table: RecordTable,
    isSaved: Bool
  ) -> JSONSlice? {
    let now = table[id]
    guard table.fault(of: id) == nil else { return nil }
    if let left = table.merged(id, file.former, after, file.present),
      left.record.isEquivalent(to: now),
      let without = table.merged(id, file.former, before, file.present),
      !isSaved
        || without.conflicts.allSatisfy({ conflict in
          left.conflicts.contains { $0.overlaps(conflict) }
        })
    {
      return without.record.hasSameBytes(as: now) ? nil : without.record
    }
    // A later step has stayed. Where nothing was unsaved, the record has theirs wherever the step is not.
    guard first.hasSameBytes(as: file.former), let without = table.merged(id, after, before, now),
      without.conflicts.isEmpty
    else { return nil }
    return without.record.hasSameBytes(as: now) ? nil : without.record
  }
}

extension RecordTable {
  /// Three versions of a record merged (`JSONMerge`) in the style of theirs; nil if theirs can't contain the value.
  fileprivate func merged(
    _ id: RecordID, _ base: JSONSlice, _ ours: JSONSlice, _ theirs: JSONSlice
  ) -> (record: JSONSlice, conflicts: [MergeConflict])? {
    let merge = JSONMerge(base: base, ours: ours, theirs: theirs)
    var version = self
    version.replace(id, with: theirs)
    do throws(JSONEditError) {
      for change in merge.changes {
        _ = try version.make(version.edit(making: change, of: id, from: ours))
      }
    } catch {
      return nil
    }
    return (version[id], merge.conflicts)
  }
}

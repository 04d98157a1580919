import JSONText

extension TableMerge {
  /// What is in conflict after the merge where `open` was in conflict in our records before.
  ///
  /// A value stays in conflict with what both began with at first, and with what others have there now: until that is what
  /// we have, or what it was. O(bytes of the records with conflicts).
  package func conflicts(keeping open: [RecordConflict]) -> [RecordConflict] {
    var (new, kept) = (conflicts, [RecordConflict]())
    for former in open {
      guard let record = matching[former.record], let path = path(of: former, in: record) else {
        continue
      }
      let others = new.filter { $0.record == record }
      let isInside = others.contains { $0.path != path && path.starts(with: $0.path) }
      guard !isInside else { continue }
      let other = others.first { $0.path == path }
      new.removeAll { $0.record == record && $0.path.starts(with: path) }
      if let conflict = conflict(former, in: record, at: path, theirs: other.map(\.theirs)) {
        kept.append(conflict)
      }
    }
    return kept + new
  }

  /// Where a value of ours is in the result; nil where it is not there any more.
  private func path(of former: RecordConflict, in record: RecordID) -> [JSONStep]? {
    guard ours.place(of: former.record) != nil, table.place(of: record) != nil else { return nil }
    return CounterpartPaths(of: ours[former.record], in: table[record]).path(of: former.path)
  }

  /// A conflict with what others have there now; nil where there is none any more. `theirs`: that, where the merge says it.
  private func conflict(
    _ former: RecordConflict, in record: RecordID, at path: [JSONStep], theirs: JSONSlice??
  ) -> RecordConflict? {
    let (result, hasOurs) = (table[record], former.showsOurs)
    let present = MergeConflict(
      path: path, base: former.base,
      // They may have changed something else inside of it.
      ours: hasOurs ? result.lookup(path).slice : former.ours,
      theirs: theirs ?? value(of: former, in: record, at: path))
    // Where theirs is shown, ours is still to be made.
    guard !present.isSame, !(hasOurs && present.isUnchangedByThem) else { return nil }
    return RecordConflict(record: record, present, in: result)
  }

  /// What others have where the result has a conflict.
  private func value(
    of former: RecordConflict, in record: RecordID, at path: [JSONStep]
  ) -> JSONSlice? {
    let before = base.place(of: former.record).map { _ in base[former.record] }
    let now = theirs.place(of: record).map { _ in theirs[record] }
    guard before != now else { return former.theirs }
    return now.flatMap { now in
      CounterpartPaths(of: table[record], in: now).path(of: path)
        .flatMap { now.lookup($0).slice }
    }
  }
}

extension RecordConflict {
  /// Whether the result has our value.
  fileprivate var showsOurs: Bool {
    MergeConflict(path: path, base: base, ours: ours, theirs: shown).isSame
  }
}

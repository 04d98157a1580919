import JSONText

extension TableMerge {
  /// Records of ours that others had deleted, with their versions then and the current records: with the same
  /// identity, or the same bytes. O(bytes) if there are such conflicts.
  func returnedRecords() -> [(id: RecordID, former: JSONSlice, match: RecordID)] {
    let deleted = open.compactMap { conflict in
      conflict.path.isEmpty && conflict.theirs == nil && matching[conflict.record] == nil
        && base.index(of: conflict.record) == nil && ours.index(of: conflict.record) != nil
        ? conflict.base.map { (id: conflict.record, former: $0) } : nil
    }
    guard !deleted.isEmpty else { return [] }
    let keys = identity.map { (RecordKeys(of: base, at: $0), RecordKeys(of: theirs, at: $0)) }
    var taken = RecordSet()
    return deleted.compactMap { id, former in
      func found() -> RecordID? {
        if let identity, let (before, now) = keys, let key = former.scalarKey(at: identity) {
          guard !before.contains(key), !now.isShared(key) else { return nil }
          return now.index(of: key).map { theirs.id(at: $0) }
        }
        let equal = theirs.records.filter { theirs[$0].hasSameBytes(as: former) }
        let formerCount = base.records.count { base[$0].hasSameBytes(as: former) }
        return equal.count > formerCount ? equal.last { !taken.contains($0) } : nil
      }
      guard let match = found() else { return nil }
      taken.insert(match)
      return (id, former, match)
    }
  }

  /// The conflicts after the merge, including unresolved ones of `open`.
  ///
  /// A value stays in conflict with the original base, and with the others' current value, until that equals ours or
  /// the base. O(bytes of the records with conflicts).
  package var allConflicts: [RecordConflict] {
    var (new, kept) = (conflicts, [RecordConflict]())
    for former in open where !returned.contains(former.record) {
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

  /// The path of our value in the result; nil if it no longer exists.
  private func path(of former: RecordConflict, in record: RecordID) -> [JSONStep]? {
    guard ours.index(of: former.record) != nil, table.index(of: record) != nil else { return nil }
    return CounterpartPaths(of: ours[former.record], in: table[record]).path(of: former.path)
  }

  /// A conflict with the others' current value; nil if it is resolved. `theirs`: that value, if the merge reports it.
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

  /// The others' value at a conflict of the result.
  private func value(
    of former: RecordConflict, in record: RecordID, at path: [JSONStep]
  ) -> JSONSlice? {
    let before = base.index(of: former.record).map { _ in base[former.record] }
    let now = theirs.index(of: record).map { _ in theirs[record] }
    guard before != now else { return former.theirs }
    return now.flatMap { now in
      CounterpartPaths(of: table[record], in: now).path(of: path)
        .flatMap { now.lookup($0).slice }
    }
  }
}

extension RecordConflict {
  fileprivate var showsOurs: Bool {
    MergeConflict(path: path, base: base, ours: ours, theirs: shown).isSame
  }
}

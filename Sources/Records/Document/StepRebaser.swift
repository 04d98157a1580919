import JSONText

/// Adapts undo steps to a file written by another program, one after the other, the last one first.
///
/// A step fits if undoing it reverts its own effect and nothing else: a value is still the one it left, a record that
/// it added is unchanged, one that it moved is at the same index.
struct StepRebaser {
  /// The former records before any step is reverted; steps refer to them by identity.
  private let first: RecordTable
  /// The former records with the steps so far reverted, including steps that don't fit.
  private(set) var former: RecordTable
  private let matching: RecordMatching
  /// The file with the steps so far reverted.
  private var table: RecordTable
  /// The present file, with the deleted records that steps can restore.
  private(set) var known: RecordTable
  /// The file's former and present contents, for steps that were the first to change a value.
  private let files: (former: RecordTable, present: RecordTable)?
  /// True if the file has as many records as before, so that indices keep their meaning.
  private let keepsIndices: Bool
  /// Records whose steps so far lead back to the file's version: earlier steps were saved.
  private var reached = RecordSet()
  /// The current identities of deleted records.
  private var returned: [RecordID: RecordID] = [:]

  /// `files`: the records of the file before and now, if unsaved edits were repeated on the version saved by others.
  init(
    from former: RecordTable, to present: RecordTable, _ matching: RecordMatching,
    files: (former: RecordTable, present: RecordTable)? = nil
  ) {
    self.files = files
    first = former
    self.former = former
    self.matching = matching
    table = present
    known = present
    keepsIndices = former.count == present.count
  }

  /// A copy for steps that start from the present file.
  var restarted: StepRebaser {
    var rebaser = self
    rebaser.table = known
    rebaser.former = first
    rebaser.reached = RecordSet()
    return rebaser
  }

  /// The step for the present file; nil if it doesn't fit.
  mutating func rebase(_ edit: Edit, _ change: TableChange) -> (edit: Edit, change: TableChange)? {
    defer { change.inverse.apply(to: &former) }
    var next = self
    guard let followed = next.follow(change, EditedPaths(edit), from: former),
      let edit = next.follow(edit)
    else {
      reached = next.reached
      return nil
    }
    self = next
    return (edit, followed)
  }

  func id(_ former: RecordID) -> RecordID? { returned[former] ?? matching[former] }

  // MARK: Changes

  /// `after`: the former records after the change.
  private mutating func follow(
    _ change: TableChange, _ paths: EditedPaths, from after: RecordTable
  ) -> TableChange? {
    switch change {
    case .replace(let former, let before, let after):
      guard let id = id(former) else { return nil }
      if isKept(former, as: id, before) { return remove([id]) }
      guard let (was, now) = restore(before, after, of: former, in: id, paths) else {
        return nil
      }
      return .replace(id, before: was, after: now)
    case .replaceMany(let ids, let before, let after):
      let version = table
      var (changed, kept) = (RecordSet(), [RecordID]())
      for former in ids.members {
        guard let id = id(former) else { continue }
        if isKept(former, as: id, before[former]) {
          kept.append(id)
        } else if restore(before[former], after[former], of: former, in: id, paths) != nil {
          changed.insert(id)
        }
      }
      let many =
        changed.isEmpty ? nil : TableChange.replaceMany(changed, before: table, after: version)
      let added = kept.isEmpty ? nil : remove(kept)
      return many.map { many in added.map { .batch([$0, many]) } ?? many } ?? added
    case .insert(let records):
      let ids = records.compactMap { record in
        id(record.id).flatMap { isAsAdded(record.id, as: $0) ? (former: record.id, id: $0) : nil }
      }
      guard ids.count == records.count else { return nil }
      var changes: [TableChange] = []
      for (former, id) in ids where isTheirs(id, added: former) {
        guard let theirs = files?.present[id] else { continue }
        let now = table[id]
        table.replace(id, with: theirs)
        changes.append(.replace(id, before: theirs, after: now))
      }
      let own = ids.filter { !isTheirs($0.id, added: $0.former) }.map(\.id)
      guard table.placements(of: RecordSet(own)).count == own.count else { return nil }
      if !own.isEmpty { changes.append(remove(own)) }
      return changes.count == 1 ? changes[0] : .batch(changes)
    case .delete(let records):
      // One that others have changed is there still: there is nothing to bring back.
      let gone = records.filter { record in
        matching[record.id].flatMap { table.index(of: $0) } == nil
      }
      guard table.isList, !gone.isEmpty else { return nil }
      let placements = indices(of: gone, in: after.with(change.inverse))
      table.restore(placements)
      return .delete(table.placements(of: RecordSet(placements)))
    case .move(let id, let from, let index):
      guard let id = self.id(id), table.index(of: id) == index, from < table.count else {
        return nil
      }
      table.move(id, to: from)
      return .move(id, from: from, to: index)
    case .reorder(let former, let order):
      guard let former = follow(former), let order = follow(order),
        table.placements(of: RecordSet(order)).map(\.id) == order
      else { return nil }
      _ = table.reorder(former)
      return .reorder(from: former, to: order)
    case .batch(let changes):
      var followed: [TableChange] = []
      var after = after
      for change in changes.reversed() {
        guard let present = follow(change, paths, from: after) else { return nil }
        followed.append(present)
        change.inverse.apply(to: &after)
      }
      return .batch(followed.reversed())
    }
  }

  /// True if a record exists only because this step was the first to change it here: others have deleted it.
  private func isKept(_ former: RecordID, as id: RecordID, _ before: JSONSlice) -> Bool {
    guard let files, files.former.index(of: former) != nil, files.present.index(of: id) == nil,
      table.index(of: id) != nil
    else { return false }
    return before.hasSameBytes(as: files.former[former])
  }

  /// True if others also have a record that was added here and not saved.
  private func isTheirs(_ id: RecordID, added former: RecordID) -> Bool {
    guard let files else { return false }
    return files.former.index(of: former) == nil && files.present.index(of: id) != nil
  }

  /// Deletes records for a step that restores them.
  private mutating func remove(_ ids: [RecordID]) -> TableChange {
    let placements = table.placements(of: RecordSet(ids))
    table.delete(placements)
    return .insert(placements)
  }

  /// True if a record is unchanged since a step added it, except for members added by the source.
  private func isAsAdded(_ added: RecordID, as id: RecordID) -> Bool {
    table[id].hasSameBytes(as: former[added])
      || matching.isSaved(added) && table[id].completes(former[added])
  }

  /// Reverts a value in a record that still has the step's value; the record without it and with it.
  private mutating func restore(
    _ before: JSONSlice, _ after: JSONSlice, of former: RecordID, in id: RecordID,
    _ paths: EditedPaths
  ) -> (was: JSONSlice, now: JSONSlice)? {
    let now = table[id]
    let file = files == nil ? nil : versions(of: former, as: id)
    if let file, after.hasSameBytes(as: file.former) { reached.insert(former) }
    guard let was = taken(before, after, file, of: former, in: id, now, paths) else { return nil }
    table.replace(id, with: was)
    return (was, now)
  }

  /// A record's former and present version in the file; nil if one lacks it.
  private func versions(
    of former: RecordID, as id: RecordID
  ) -> (former: JSONSlice, present: JSONSlice)? {
    let files = files ?? (former: first, present: known)
    guard files.former.index(of: former) != nil, files.present.index(of: id) != nil else {
      return nil
    }
    return (files.former[former], files.present[id])
  }

  private func taken(
    _ before: JSONSlice, _ after: JSONSlice, _ file: (former: JSONSlice, present: JSONSlice)?,
    of former: RecordID, in id: RecordID, _ now: JSONSlice, _ paths: EditedPaths
  ) -> JSONSlice? {
    let isLeft = now.hasSameBytes(as: after)
    if isLeft {
      // What the file had is now what it has.
      guard let file, !file.former.hasSameBytes(as: file.present) else { return before }
      if before.hasSameBytes(as: file.former) { return file.present }
    }
    var changed = paths.changed(in: former, from: before, to: after)
    // Edits of items are written as whole records.
    if changed.contains([]) { changed = [before.onlyDifference(from: after).path] }
    if changed.contains(where: { $0.isEmpty || after.lookup($0).slice?.kind == .array }),
      let version = versions(of: former, as: id),
      let without = Self.takenInLists(
        before, after, first: first[former], version, of: id, in: table,
        isSaved: files == nil || reached.contains(former))
    {
      return without
    }
    guard !changed.isEmpty, !changed.contains([]), table.fault(of: id) == nil else {
      return isLeft ? before : nil
    }
    var version = table
    // The last one first: as they were set.
    for path in changed.reversed() {
      guard Self.isSame(now, after, at: path),
        let without = Self.taken(
          before, file, at: path, of: id, in: version, isSaved: matching.isSaved(former))
      else { return nil }
      version.replace(id, with: without)
    }
    return version[id]
  }

  /// The indices for restored records: after their former predecessor, else before their former successor.
  private mutating func indices(
    of deleted: [RecordPlacement], in before: RecordTable
  ) -> [RecordPlacement] {
    guard !keepsIndices else {
      return deleted.map { RecordPlacement(bringBack($0.id), at: $0.index) }
    }
    let gone = RecordSet(deleted)
    var anchors: [(id: RecordID, index: Int)] = []
    for (index, record) in deleted.enumerated() {
      let follows = index > 0 && deleted[index - 1].index == record.index - 1
      let position =
        follows ? anchors[index - 1].index : anchor(of: record, in: before, without: gone)
      anchors.append((bringBack(record.id), position))
    }
    let sorted = anchors.enumerated().sorted { ($0.1.index, $0.0) < ($1.1.index, $1.0) }
    return sorted.enumerated().map { RecordPlacement($1.1.id, at: $1.1.index + $0) }
  }

  /// The index of a record between its former neighbors. O(1) if they still exist.
  private func anchor(
    of record: RecordPlacement, in before: RecordTable, without gone: RecordSet
  ) -> Int {
    let index = RecordNeighbors(ofRecordAt: record.index, in: before).index { neighbor in
      gone.contains(neighbor) ? nil : id(neighbor).flatMap { table.index(of: $0) }
    }
    return index ?? min(record.index, table.count)
  }

  private mutating func bringBack(_ deleted: RecordID) -> RecordID {
    if let id = returned[deleted] {
      table.replace(id, with: former[deleted])
      return id
    }
    // What is to be deleted from the file again has its identity there.
    if let id = matching[deleted], table.index(of: id) == nil {
      returned[deleted] = id
      return id
    }
    let id = table.present.add(former[deleted])
    _ = known.present.add(former[deleted])
    returned[deleted] = id
    return id
  }
}

extension RecordTable {
  fileprivate func with(_ change: TableChange) -> RecordTable {
    var table = self
    change.apply(to: &table)
    return table
  }
}

import JSONText

/// Operations on many records: O(records), a few milliseconds for a million.
extension RecordTable {
  /// The existing records of a set, and their indices, in their present order.
  package func placements(of records: RecordSet) -> [RecordPlacement] {
    if isFew(records.count) {
      return records.members.compactMap { id in index(of: id).map { RecordPlacement(id, at: $0) } }
        .sorted { $0.index < $1.index }
    }
    var placements: [RecordPlacement] = []
    placements.reserveCapacity(records.count)
    for (index, id) in order.ids.enumerated() where records.contains(RecordID(rawValue: id)) {
      placements.append(RecordPlacement(RecordID(rawValue: id), at: index))
    }
    return placements
  }

  /// Deletes records, each with its comma and line; `restore` accepts the same placements.
  package mutating func delete(_ records: [RecordPlacement]) {
    guard isList else { return }
    if isFew(records.count) {
      for record in records.reversed() { delete(record.id) }
    } else {
      order.remove(RecordSet(records))
    }
  }

  /// Restores deleted records, with their bytes, so that each is at its index afterwards. The indices ascend.
  package mutating func restore(_ records: [RecordPlacement]) {
    guard isList else { return }
    if isFew(records.count) {
      for record in records { restore(record.id, at: record.index) }
    } else {
      order.insert(records.filter { !order.contains($0.id.rawValue) })
    }
  }

  /// Adds copies of records, one after the other from `index` on; none if the file is not a list.
  package mutating func insertCopies(of records: [RecordID], at index: Int) -> [RecordPlacement] {
    guard isList, hasRoom(for: records.count) else { return [] }
    // Lines of the file hold no line breaks, and nothing is put in their place that does.
    var copies: [RecordPlacement] = []
    copies.reserveCapacity(records.count)
    for id in records {
      copies.append(RecordPlacement(newRecord(self[id]), at: index + copies.count))
    }
    if isFew(copies.count) { restore(copies) } else { order.insert(copies) }
    return copies
  }

  /// Replaces records' bytes.
  package mutating func replace(_ records: [(id: RecordID, slice: JSONSlice)]) {
    // In order of identity the pieces of the edits are filled from the start to the end.
    for record in records.sorted(by: { $0.id < $1.id }) { replace(record.id, with: record.slice) }
  }

  /// Adopts the bytes of all records but some from another version of the same file: an undo of any number of
  /// replacements. Records unknown to the other stay as they are. O(exceptions).
  package mutating func takeSlices(of other: RecordTable, except kept: RecordSet = RecordSet()) {
    var edits = other.edits
    for id in kept.members { edits.set(self.edits[id.rawValue], for: id.rawValue) }
    for index in other.addedCount..<max(addedCount, other.addedCount) {
      edits.set(self.edits[.max - index], for: .max - index)
    }
    self.edits = edits
  }

  /// True if single operations are faster than a pass over all.
  private func isFew(_ records: Int) -> Bool { records <= 4 || records * 512 < count }
}

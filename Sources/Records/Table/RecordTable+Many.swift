import JSONText

/// Operations on many records: O(records), a few milliseconds for a million.
extension RecordTable {
  /// The existing records of a set, and their indices, in their present order.
  package func placements(of records: RecordSet) -> [RecordPlacement] {
    present.placements(of: records)
  }

  /// Deletes records, each with its comma and line; `restore` accepts the same placements.
  package mutating func delete(_ records: [RecordPlacement]) {
    if isList { present.remove(records) }
  }

  /// Restores deleted records, with their bytes, so that each is at its index afterwards. The indices ascend.
  package mutating func restore(_ records: [RecordPlacement]) {
    if isList { present.insert(records) }
  }

  /// Adds copies of records, one after the other from `index` on; none if the file is not a list.
  package mutating func insertCopies(of records: [RecordID], at index: Int) -> [RecordPlacement] {
    guard isList, present.hasRoom(for: records.count) else { return [] }
    // Lines of the file hold no line breaks, and nothing is put in their place that does.
    var copies: [RecordPlacement] = []
    copies.reserveCapacity(records.count)
    for id in records {
      copies.append(RecordPlacement(present.add(self[id]), at: index + copies.count))
    }
    present.insert(copies)
    return copies
  }

  /// Replaces records' bytes.
  package mutating func replace(_ records: [(id: RecordID, slice: JSONSlice)]) {
    // In order of identity the pieces of the edits are filled from the start to the end.
    for record in records.sorted(by: { $0.id < $1.id }) { replace(record.id, with: record.slice) }
  }

  /// Adopts the bytes of all records but some from another version of the same file: an undo of any number of
  /// replacements. Records unknown to the other stay as they are. O(exceptions).
  package mutating func adoptSlices(of other: RecordTable, except kept: RecordSet = RecordSet()) {
    present.adoptSlices(of: other.present, except: kept)
  }
}

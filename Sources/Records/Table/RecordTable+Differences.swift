import JSONText

/// Differences between two versions of a file. Fast for versions that have most in common.
extension RecordTable {
  /// True if both versions would write the same bytes, by their edits. O(edits) or O(count) at most.
  package func isSame(as other: RecordTable) -> Bool {
    guard source.buffer === other.source.buffer, order == other.order else { return false }
    var isSame = true
    edits.forEachDifference(from: other.edits) { id in
      isSame = !order.contains(id)
      return isSame
    }
    return isSame
  }

  /// The records that differ from the other version, including added ones.
  package func changes(since other: RecordTable) -> RecordSet {
    var changed = RecordSet()
    edits.forEachDifference(from: other.edits) { id in
      if order.contains(id) { changed.insert(RecordID(rawValue: id)) }
      return true
    }
    guard order != other.order else { return changed }
    for id in order.ids where !other.order.contains(id) {
      changed.insert(RecordID(rawValue: id))
    }
    return changed
  }

  /// The records of the other version that are missing in this one, in the other's order.
  package func deletions(since other: RecordTable) -> [RecordID] {
    guard order != other.order else { return [] }
    return other.order.ids.filter { !order.contains($0) }.map { RecordID(rawValue: $0) }
  }

  /// The fewest records to remove so that the common ones are in the other version's order, in the present order.
  /// O(records log records) if the order differs.
  package func moved(since other: RecordTable) -> [RecordID] {
    guard order != other.order else { return [] }
    var formerIndices: [UInt32: Int] = [:]
    for (index, id) in other.order.ids.enumerated() { formerIndices[id] = index }
    let common = order.ids.compactMap { id in formerIndices[id].map { (id: id, index: $0) } }
    let kept = Set(common.map(\.index).longestAscent)
    return common.indices.filter { !kept.contains($0) }.map { RecordID(rawValue: common[$0].id) }
  }

  func follows(_ record: RecordPlacement, _ other: RecordID) -> Bool {
    record.index > 0 && id(at: record.index - 1) == other
  }

  /// The records before an index, the nearest first, up to the search limit.
  func neighbors(before index: Int) -> some Sequence<RecordID> {
    (max(index - Self.neighborReach, 0)..<index).reversed().lazy.map { id(at: $0) }
  }

  /// The records after an index, the nearest first, up to the search limit.
  func neighbors(behind index: Int) -> some Sequence<RecordID> {
    (min(index + 1, count)..<min(index + 1 + Self.neighborReach, count)).lazy.map { id(at: $0) }
  }

  private static let neighborReach = 20
}

/// Tables are equal if their records are equal and in the same order, of the same reading. Shared parts are skipped:
/// O(edits) at most.
extension RecordTable: Equatable {
  package static func == (a: Self, b: Self) -> Bool { a.isWhole == b.isWhole && a.isSame(as: b) }
}

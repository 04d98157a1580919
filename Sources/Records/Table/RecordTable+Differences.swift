/// What was done to one version of a file since another. Quick for versions that have most in common.
extension RecordTable {
  /// Whether both versions would write the same bytes, by their edits. O(edits) or O(count) at most.
  package func isSame(as other: RecordTable) -> Bool {
    guard source.buffer === other.source.buffer, order == other.order else { return false }
    var isSame = true
    edits.forEachDifference(from: other.edits) { id in
      isSame = !order.contains(id)
      return isSame
    }
    return isSame
  }

  /// The records that are not as the other version has them, the added ones among them.
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

  /// The records that the other version has and this one has no more, in the other's order.
  package func deletions(since other: RecordTable) -> [RecordID] {
    guard order != other.order else { return [] }
    return other.order.ids.filter { !order.contains($0) }.map { RecordID(rawValue: $0) }
  }
}

/// Tables are equal where their records are, as they are and in their order, of the same reading. What versions share
/// is not looked at: O(edits) at most.
extension RecordTable: Equatable {
  package static func == (a: Self, b: Self) -> Bool { a.isWhole == b.isWhole && a.isSame(as: b) }
}

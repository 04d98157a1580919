import JSONText

/// The difference between two versions of a file. Fast for versions that have most in common.
package struct TableDifference {
  private let former: PresentRecords
  private let present: PresentRecords

  package init(from former: RecordTable, to present: RecordTable) {
    (self.former, self.present) = (former.present, present.present)
  }

  private var hasSameOrder: Bool { present.order == former.order }

  /// True if both versions would write the same bytes. O(edits) or O(count) at most.
  var isEmpty: Bool {
    guard hasSameOrder else { return false }
    var isEmpty = true
    present.edits.forEachDifference(from: former.edits) { id in
      isEmpty = !present.order.contains(id)
      return isEmpty
    }
    return isEmpty
  }

  /// The records that differ from the former version, including added ones.
  package var changed: RecordSet {
    var changed = RecordSet()
    present.edits.forEachDifference(from: former.edits) { id in
      if present.order.contains(id) { changed.insert(RecordID(rawValue: id)) }
      return true
    }
    guard !hasSameOrder else { return changed }
    for id in present.order.ids where !former.order.contains(id) {
      changed.insert(RecordID(rawValue: id))
    }
    return changed
  }

  /// The records of the former version that are missing now, in its order.
  package var deleted: [RecordID] {
    guard !hasSameOrder else { return [] }
    return former.order.ids.filter { !present.order.contains($0) }.map { RecordID(rawValue: $0) }
  }

  /// The fewest records to remove so that the common ones are in the former order, in the present order.
  /// O(records log records) if the order differs.
  var moved: [RecordID] {
    guard !hasSameOrder else { return [] }
    var formerIndices: [UInt32: Int] = [:]
    for (index, id) in former.order.ids.enumerated() { formerIndices[id] = index }
    let common = present.order.ids.compactMap { id in
      formerIndices[id].map { (id: id, index: $0) }
    }
    let kept = Set(common.map(\.index).longestAscent)
    return common.indices.filter { !kept.contains($0) }.map { RecordID(rawValue: common[$0].id) }
  }
}

/// Tables are equal if their records are equal and in the same order, of the same reading. Shared parts are skipped:
/// O(edits) at most.
extension RecordTable: Equatable {
  package static func == (a: Self, b: Self) -> Bool { a.isWhole == b.isWhole && a.isSame(as: b) }

  /// True if both are versions of one file and would write the same bytes. O(edits) or O(count) at most.
  package func isSame(as other: RecordTable) -> Bool {
    source.buffer === other.source.buffer && TableDifference(from: other, to: self).isEmpty
  }
}

import JSONText

/// Edits that a merge could not make, and that were not made by others either.
package struct DroppedEdits: Equatable, Sendable {
  /// How many records were moved.
  package private(set) var moves = 0
  /// How many were deleted.
  package private(set) var deletions = 0

  /// So many of each.
  package init(moves: Int = 0, deletions: Int = 0) {
    (self.moves, self.deletions) = (moves, deletions)
  }

  /// Of records of `base` that are not found in `theirs` those that may still be there as others: between the same
  /// neighbors there is one that none of the others of `base` is. Where there is none, others have deleted them.
  ///
  /// O(bytes) where there are such records.
  init(
    moved: RecordSet, deleted: RecordSet, from base: RecordTable, to theirs: RecordTable,
    identity: [JSONStep]?
  ) {
    let lost = moved.union(deleted)
    guard !lost.isEmpty else { return }
    let others = base.records.filter { !lost.contains($0) }
    let matching = RecordMatching(
      of: RecordSet(others), from: base, to: theirs, identity: identity)
    var isKnown = [Bool](repeating: false, count: theirs.count)
    var pairs: [(former: Int, present: Int)] = []
    for id in others {
      guard let former = base.place(of: id), let match = matching[id],
        let present = theirs.place(of: match)
      else { continue }
      isKnown[present] = true
      pairs.append((former, present))
    }
    let neighbors = pairs.map(\.present).longestAscent.map { pairs[$0] }
    var start = (former: 0, present: 0)
    for end in neighbors + [(former: base.count, present: theirs.count)] {
      let gone = (start.former..<end.former).map { base.id(at: $0) }
      let unknown = isKnown[start.present..<end.present].count { !$0 }
      let movedCount = min(gone.count { moved.contains($0) }, unknown)
      moves += movedCount
      deletions += min(gone.count { deleted.contains($0) }, unknown - movedCount)
      start = (end.former + 1, end.present + 1)
    }
  }
}

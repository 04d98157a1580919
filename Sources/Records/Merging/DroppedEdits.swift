import JSONText
import SourceText

/// Edits that a merge could not make, and that others have not made either.
package struct DroppedEdits: Equatable, Sendable {
  package private(set) var moves = 0
  package private(set) var deletions = 0

  package init(moves: Int = 0, deletions: Int = 0) {
    (self.moves, self.deletions) = (moves, deletions)
  }

  /// Counts records of `base` that are not found in `theirs` but may still exist in a changed form: between the same
  /// neighbors there is an unmatched record with half of their values. Otherwise others have deleted them.
  ///
  /// O(bytes) if there are such records, and up to `mostCompared` comparisons between two neighbors.
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
      guard let former = base.index(of: id), let match = matching[id],
        let present = theirs.index(of: match)
      else { continue }
      isKnown[present] = true
      pairs.append((former, present))
    }
    let neighbors = pairs.map(\.present).longestAscent.map { pairs[$0] }
    var start = (former: 0, present: 0)
    for end in neighbors + [(former: base.count, present: theirs.count)] {
      let gone = (start.former..<end.former).map { base.id(at: $0) }.filter(lost.contains)
      var unknown = (start.present..<end.present).filter { !isKnown[$0] }.map { theirs.id(at: $0) }
      let areMany = gone.count * unknown.count > Self.mostCompared
      /// Returns true if an unmatched record may be this one, and excludes it from further searches.
      func takeCounterpart(of id: RecordID) -> Bool {
        let found = unknown.firstIndex {
          areMany || base[id].resembles(theirs[$0], identifiedBy: identity)
        }
        if let found { unknown.remove(at: found) }
        return found != nil
      }
      moves += gone.count { moved.contains($0) && takeCounterpart(of: $0) }
      deletions += gone.count { deleted.contains($0) && takeCounterpart(of: $0) }
      start = (end.former + 1, end.present + 1)
    }
  }

  /// Maximum number of comparisons between two neighbors: beyond, any record counts as a
  /// possible match.
  private static let mostCompared = 250_000
}

extension JSONSlice {
  /// True if another record of a different identity has half of the values of this one, or more than half if the form
  /// defines the identity. Members that one of them lacks are ignored.
  fileprivate func resembles(_ other: JSONSlice, identifiedBy identity: [JSONStep]?) -> Bool {
    guard kind == .object, other.kind == .object else { return true }
    var others: [ExactText: JSONSlice] = [:]
    for (name, value) in other.members { others[name] = value }
    var (equal, different) = (0, 0)
    for (name, value) in members where identity != [.member(name)] {
      guard let now = others[name] else { continue }
      if value.hasSameBytes(as: now) || value.isEquivalent(to: now) {
        equal += 1
      } else {
        different += 1
      }
    }
    return identity == nil ? equal > 0 && equal >= different : equal > different
  }
}

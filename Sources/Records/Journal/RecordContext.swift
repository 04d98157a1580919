import JSONText
import SourceText

/// Chooses records that show the location of an edit's records in their file, for marking.
enum RecordContext {
  /// Indices around others, the nearest ones first: the surroundings distinguish equal records.
  static func indices(around indices: [Int], in base: RecordTable) -> [Int] {
    let named = Set(indices)
    let edges = indices.filter { !named.contains($0 - 1) || !named.contains($0 + 1) }
    return (1...mostNeighbors).flatMap { distance in
      edges.flatMap { [$0 - distance, $0 + distance] }
        .filter { $0 >= 0 && $0 < base.count && !named.contains($0) }
    }
  }

  /// The indices of the nearest equal records before and after, so that a record with duplicates is not treated as
  /// unique. O(compared records). `uncompared`: the indices of records that may have more duplicates, as not all
  /// records were compared.
  static func indices(
    ofRecordsLike indices: [Int], in base: RecordTable
  ) -> (equal: [Int], uncompared: [Int]) {
    let few = indices.prefix(Edit.mostNamed)
    var (equal, uncompared) = ([Int](), Array(indices.dropFirst(few.count)))
    for index in few {
      let slice = base[base.id(at: index)]
      let most = min(mostCompared, mostComparedBytes / max(slice.range.count, 1))
      let reach = most / few.count
      let first = max(index - reach, 0)
      let end = max(min(index + reach, base.count), index + 1)
      func isEqual(_ other: Int) -> Bool { base[base.id(at: other)].hasSameBytes(as: slice) }
      let before = (first..<index).reversed().first(where: isEqual)
      let behind = (index + 1..<end).first(where: isEqual)
      equal += [before, behind].compactMap(\.self)
      if before == nil && first > 0 || behind == nil && (end < base.count || !base.isWhole) {
        uncompared.append(index)
      }
    }
    return (equal, uncompared)
  }

  /// The indices of the nearest among all equal records. O(records), with the bytes of similar ones.
  static func indices(ofAllLike indices: [Int], in base: RecordTable) -> [Int] {
    func slice(_ position: Int) -> JSONSlice { base[base.id(at: position)] }
    let samples = Set(indices.map { slice($0).sample })
    var kinds: [UInt64: (wanted: [Int], all: [Int])] = [:]
    for position in indices {
      kinds[slice(position).fingerprint, default: ([], [])].wanted.append(position)
    }
    for position in 0..<base.count where samples.contains(slice(position).sample) {
      kinds[slice(position).fingerprint]?.all.append(position)
    }
    var equal = Set<Int>()
    for (wanted, all) in kinds.values where all.count > 1 {
      for position in wanted {
        let index = all.indices.firstNumber { all[$0] >= position }
        if index > 0 { equal.insert(all[index - 1]) }
        if index + 1 < all.count { equal.insert(all[index + 1]) }
      }
    }
    return equal.subtracting(indices).sorted()
  }

  /// Maximum number of neighbors on each side of a record.
  private static let mostNeighbors = 8
  /// Maximum number of records on each side among which equal ones are searched, and of their
  /// bytes: together about 0.3 ms at most for an edit, if all have the same length and differ
  /// in their last bytes.
  private static let (mostCompared, mostComparedBytes) = (4_000, 750_000)
}

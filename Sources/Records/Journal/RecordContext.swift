import JSONText

/// Which records describe where in their file the ones that an edit changes are: the places of those whose marks are
/// written with it.
enum RecordContext {
  /// The places around others, the nearest ones first: what is around them distinguishes equal records.
  static func places(around places: [Int], in base: RecordTable) -> [Int] {
    let named = Set(places)
    let edges = places.filter { !named.contains($0 - 1) || !named.contains($0 + 1) }
    return (1...mostNeighbors).flatMap { distance in
      edges.flatMap { [$0 - distance, $0 + distance] }
        .filter { $0 >= 0 && $0 < base.count && !named.contains($0) }
    }
  }

  /// The places of the nearest equal records before and behind: a record that isn't the only one of its kind is not found
  /// as if it were. O(the records that are compared).
  static func places(ofRecordsLike places: [Int], in base: RecordTable) -> [Int] {
    let places = places.prefix(Edit.mostNamed)
    return places.flatMap { place -> [Int] in
      let slice = base[base.id(at: place)]
      guard slice.range.count <= mostEqualBytes else { return [] }
      let most = min(mostCompared, mostComparedBytes / max(slice.range.count, 1))
      let reach = most / places.count
      func isEqual(_ other: Int) -> Bool { base[base.id(at: other)].hasSameBytes(as: slice) }
      let before = (max(place - reach, 0)..<place).reversed().first(where: isEqual)
      let behind = (place + 1..<max(min(place + reach, base.count), place + 1)).first(
        where: isEqual)
      return [before, behind].compactMap(\.self)
    }
  }

  /// Records on each side of one.
  private static let mostNeighbors = 8
  /// Bytes of a record of which equal ones are looked for.
  private static let mostEqualBytes = 1_000
  /// Records on each side of one among which equal ones are looked for, and the bytes of these: together about 0.3 ms at most
  /// for an edit, where all are of the same length and differ in their last bytes.
  private static let (mostCompared, mostComparedBytes) = (4_000, 750_000)
}

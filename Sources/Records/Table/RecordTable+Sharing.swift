import JSONText

extension RecordTable {
  /// Whether some value of the file is one object in several places.
  package var sharesValues: Bool { origin?.sharesValues ?? false }

  /// In how many places of the file the value at a path is one object; nil where it is a value of its own, or was not read
  /// there.
  package func placeCount(ofValueAt path: [JSONStep], in id: RecordID) -> Int? {
    guard let origin, origin.sharesValues, let original = original(id) else { return nil }
    // Elements of lists may have been moved since.
    let former =
      self[id].isSame(as: original)
      ? path : CounterpartPaths(of: self[id], in: original).path(of: path)
    guard let former, case .found(let slice) = original.lookup(former) else { return nil }
    return origin.placeCount(ofValueAt: slice.range.lowerBound, in: id)
  }
}

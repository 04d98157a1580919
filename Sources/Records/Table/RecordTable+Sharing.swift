import JSONText

extension RecordTable {
  package var sharesValues: Bool { origin?.sharesValues ?? false }

  /// The number of locations in the file that share the value at a path; nil if it is not shared, or was not read
  /// there.
  package func occurrenceCount(ofValueAt path: [JSONStep], in id: RecordID) -> Int? {
    guard let origin, origin.sharesValues, let former = formerPath(of: path, in: id),
      case .found(let slice)? = original(id)?.lookup(former)
    else { return nil }
    return origin.occurrenceCount(ofValueAt: slice.range.lowerBound, in: id)
  }

  /// The path of a value when its record was read: elements of lists may have been moved since.
  func formerPath(of path: [JSONStep], in id: RecordID) -> [JSONStep]? {
    guard let original = original(id) else { return nil }
    return self[id].isSame(as: original)
      ? path : CounterpartPaths(of: self[id], in: original).path(of: path)
  }
}

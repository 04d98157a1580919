import JSONText

extension RecordTable {
  /// Whether some value of the file is one object in several places.
  package var sharesValues: Bool { origin?.sharesValues ?? false }

  /// In how many places of the file the value at a path is one object; nil where it is a value of its own, or was not read
  /// there.
  package func placeCount(ofValueAt path: [JSONStep], in id: RecordID) -> Int? {
    guard let origin, origin.sharesValues, let original = original(id),
      isAsRead(path, in: id, original), case .found(let slice) = original.lookup(path)
    else { return nil }
    return origin.placeCount(ofValueAt: slice.range.lowerBound, in: id)
  }

  /// Whether a path leads to what it led to when the record was read: elements of lists may have been moved.
  private func isAsRead(_ path: [JSONStep], in id: RecordID, _ original: JSONSlice) -> Bool {
    let record = self[id]
    guard !record.isSame(as: original) else { return true }
    return path.indices.allSatisfy { index in
      guard case .index = path[index] else { return true }
      let part = Array(path[...index])
      guard case .found(let now) = record.lookup(part),
        case .found(let then) = original.lookup(part)
      else { return false }
      return now == then
    }
  }
}

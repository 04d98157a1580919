import JSONText

extension RecordTable {
  package var sharesValues: Bool { origin?.sharesValues ?? false }

  /// The other places in the file that the value at a path belongs to; nil if it is not shared, or was not read there.
  package func sharing(ofValueAt path: [JSONStep], in id: RecordID) -> ValueSharing? {
    // A key is where it is.
    if case .key? = path.last { return nil }
    guard let origin, origin.sharesValues, let former = formerPath(of: path, in: id),
      case .found(let slice)? = original(id)?.lookup(former)
    else { return nil }
    let sharing = origin.sharing(ofValueAt: slice.range.lowerBound, in: id)
    guard case .copy? = sharing else { return sharing }
    // A place that has got a value of its own shows no copy any more.
    return shows(self[id].lookup(path).slice, read: slice, in: id) ? sharing : nil
  }

  /// True if a copy is as it was read, or as what it is a copy of is now.
  func shows(_ copy: JSONSlice?, read: JSONSlice, in id: RecordID) -> Bool {
    guard let copy else { return false }
    if copy.hasSameBytes(as: read) { return true }
    guard let origin, origin.sharesValues,
      let offset = origin.target(ofReferenceAt: read.range.lowerBound, in: id),
      case .record(let record, let path) = location(ofValueReadAt: offset)
    else { return false }
    return self[record].lookup(path).slice?.isEquivalent(to: copy) == true
  }

  /// The path of a value when its record was read: elements of lists may have been moved since.
  func formerPath(of path: [JSONStep], in id: RecordID) -> [JSONStep]? {
    guard let original = original(id) else { return nil }
    return self[id].isSame(as: original)
      ? path : CounterpartPaths(of: self[id], in: original).path(of: path)
  }
}

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
    return self[id].lookup(path).slice?.hasSameBytes(as: slice) == true ? sharing : nil
  }

  /// The path of a value when its record was read: elements of lists may have been moved since.
  func formerPath(of path: [JSONStep], in id: RecordID) -> [JSONStep]? {
    guard let original = original(id) else { return nil }
    return self[id].isSame(as: original)
      ? path : CounterpartPaths(of: self[id], in: original).path(of: path)
  }
}

import JSONText
import Records
import Rules

/// Which objects and lists inside of records are not as they were last read or saved.
struct UnsavedValues {
  let saved: RecordTable
  let now: RecordTable

  /// Whether something below a row of an object is unsaved. O(the saved record), where the record has changed.
  ///
  /// Items of lists have no identity in the saved record: what is inside of them is not marked.
  func includes(_ bound: BoundRow, at place: ObjectPlace) -> Bool {
    guard let child = bound.row.child, let path = bound.row.childPath,
      !place.path.contains(where: \.isIndex)
    else { return false }
    var value: JSONSlice?
    if child.path != nil {
      if case .found(let slice) = now[place.record].lookup(place.path + path.steps) {
        value = slice
      }
    } else if case .value(let slice) = bound.content {
      value = slice
    }
    guard saved.place(of: place.record) != nil else { return value != nil }
    let former = saved[place.record]
    if former.isSame(as: now[place.record]) { return false }
    guard case .found(let before) = former.lookup(place.path + path.steps) else {
      return value != nil
    }
    return value.map { !$0.hasSameBytes(as: before) } ?? true
  }
}

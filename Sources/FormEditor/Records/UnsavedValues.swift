import JSONText
import Records
import Rules

/// The objects and lists inside of records that are not as they were last read or saved.
final class UnsavedValues {
  private let saved: RecordTable
  private let now: RecordTable
  /// Former paths of the values of changed records, kept so that each list is compared once.
  private var formerPaths: [RecordID: CounterpartPaths] = [:]

  init(saved: RecordTable, now: RecordTable) {
    self.saved = saved
    self.now = now
  }

  /// Returns whether something below a row of an object is unsaved. O(the saved record),
  /// where the record has changed.
  func includes(_ bound: BoundRow, at place: ObjectPlace) -> Bool {
    guard let child = bound.row.child, let path = bound.row.childPath else { return false }
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
    guard let formerPath = formerPath(of: place),
      case .found(let before) = former.lookup(formerPath + path.steps)
    else { return value != nil }
    return value.map { !$0.hasSameBytes(as: before) } ?? true
  }

  /// The path of an object in its saved record; nil where it is inside of an item that was
  /// added. An item that resembles none is the former one of its index where the list has as
  /// many items as before.
  private func formerPath(of place: ObjectPlace) -> [JSONStep]? {
    guard place.path.contains(where: \.isIndex) else { return place.path }
    let paths =
      formerPaths[place.record]
      ?? CounterpartPaths(of: now[place.record], in: saved[place.record])
    formerPaths[place.record] = paths
    if let path = paths.path(of: place.path) { return path }
    let keepsCounts = place.path.indices.allSatisfy { depth in
      !place.path[depth].isIndex || hasAsManyItems(at: Array(place.path[..<depth]), place.record)
    }
    return keepsCounts ? place.path : nil
  }

  private func hasAsManyItems(at list: [JSONStep], _ id: RecordID) -> Bool {
    now[id].lookup(list).slice?.elementCount == saved[id].lookup(list).slice?.elementCount
  }
}

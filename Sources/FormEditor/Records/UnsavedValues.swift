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
  func includes(_ bound: BoundRow, at object: ObjectLocation) -> Bool {
    guard let child = bound.row.child, let path = bound.row.childPath else { return false }
    var value: JSONSlice?
    if child.path != nil {
      if case .found(let slice) = now[object.record].lookup(object.path + path.steps) {
        value = slice
      }
    } else if case .value(let slice) = bound.content {
      value = slice
    }
    guard saved.index(of: object.record) != nil else { return value != nil }
    let former = saved[object.record]
    if former.isSame(as: now[object.record]) { return false }
    guard let formerPath = formerPath(of: object),
      case .found(let before) = former.lookup(formerPath + path.steps)
    else { return value != nil }
    return value.map { !$0.hasSameBytes(as: before) } ?? true
  }

  /// The path of an object in its saved record; nil where it is inside of an item that was
  /// added. An item that resembles none is the former one of its index where the list has as
  /// many items as before.
  private func formerPath(of object: ObjectLocation) -> [JSONStep]? {
    let isKnown = saved[object.record].lookup(object.path).slice != nil
    guard !isKnown || object.path.contains(where: \.isIndex) else { return object.path }
    let paths =
      formerPaths[object.record]
      ?? CounterpartPaths(of: now[object.record], in: saved[object.record])
    formerPaths[object.record] = paths
    if let path = paths.path(of: object.path) { return path }
    let keepsCounts = object.path.indices.allSatisfy { depth in
      !object.path[depth].isIndex || hasAsManyItems(at: Array(object.path[..<depth]), object.record)
    }
    return keepsCounts ? object.path : nil
  }

  private func hasAsManyItems(at list: [JSONStep], _ id: RecordID) -> Bool {
    now[id].lookup(list).slice?.elementCount == saved[id].lookup(list).slice?.elementCount
  }
}

import JSONText

/// A value of a record changed by both sides, or a record changed by one and deleted by the other.
package struct RecordConflict: Equatable, Sendable {
  package let record: RecordID
  /// Path of the value; empty for the record itself.
  package private(set) var path: [JSONStep]
  /// The original value; nil if there was none.
  package let base: JSONSlice?
  /// Our value; nil if we removed it.
  package let ours: JSONSlice?
  /// The others' value; nil if they removed it.
  package let theirs: JSONSlice?
  package let shown: JSONSlice?
  package let origin: Origin

  /// The result of a merge for a record, and the path of its conflict.
  package struct Origin: Equatable, Sendable {
    let record: JSONSlice
    let path: [JSONStep]
  }

  init(record: RecordID, _ conflict: MergeConflict, in result: JSONSlice) {
    self.record = record
    path = conflict.path
    (base, ours, theirs) = (conflict.base, conflict.ours, conflict.theirs)
    shown = result.lookup(conflict.path).slice
    origin = Origin(record: result, path: conflict.path)
  }

  /// The conflict in a version of its record in which list items may have moved; nil if the value there has changed.
  package func following(_ version: JSONSlice) -> RecordConflict? {
    let paths = CounterpartPaths(of: origin.record, in: version)
    guard let path = paths.path(of: origin.path), version.lookup(path).slice == shown else {
      return nil
    }
    var moved = self
    moved.path = path
    return moved
  }
}

import JSONText

/// What both sides changed in a record, or one changed and the other deleted.
package struct RecordConflict: Equatable, Sendable {
  /// The record in the result.
  package let record: RecordID
  /// Where in it; empty for the record itself.
  package private(set) var path: [JSONStep]
  /// As it was for both; nil where it was not there.
  package let base: JSONSlice?
  /// As we have it; nil where we took it away.
  package let ours: JSONSlice?
  /// As they have it; nil where they took it away.
  package let theirs: JSONSlice?
  /// What the result has there.
  package let shown: JSONSlice?
  /// The record as the merge left it, and the path there.
  package let origin: Origin

  /// What a merge has made of a record, and where it has the conflict.
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

  /// The same in a version of its record in which items of lists may be elsewhere; nil where that has something else
  /// there.
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

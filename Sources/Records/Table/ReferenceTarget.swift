import JSONText

/// A value that another one only refers to.
package struct ReferenceTarget: Hashable, Sendable {
  /// The record that has it.
  package let record: RecordID
  /// Where in the record it is; empty for the record itself.
  package let path: [JSONStep]
}

extension RecordTable {
  /// What a value that was read refers to; nil where it is a value itself. O(records).
  package func target(ofReferenceAt path: [JSONStep], in id: RecordID) -> ReferenceTarget? {
    guard let origin, case .found(let slice)? = original(id)?.lookup(path),
      let offset = origin.target(ofReferenceAt: slice.range.lowerBound, in: id)
    else { return nil }
    for record in records {
      guard let path = original(record)?.path(toValueAt: offset) else { continue }
      return ReferenceTarget(record: record, path: path)
    }
    return nil
  }
}

extension JSONSlice {
  /// The way to the value inside that has its first byte at an offset; nil where there is none.
  fileprivate func path(toValueAt offset: Int) -> [JSONStep]? {
    var path: [JSONStep] = []
    var value = self
    while value.range.lowerBound != offset {
      guard let (step, next) = value.child(around: offset) else { return nil }
      path.append(step)
      value = next
    }
    return path
  }

  private func child(around offset: Int) -> (JSONStep, JSONSlice)? {
    if kind == .array {
      return elements.enumerated().first { $1.range.contains(offset) }.map { (.index($0), $1) }
    }
    return members.first { $0.value.range.contains(offset) }.map { (.member($0.name), $0.value) }
  }
}

import JSONText

/// The location of a referenced value.
package enum ReferenceTarget: Hashable, Sendable {
  /// A value in a record; the path is empty for the record itself.
  case record(RecordID, path: [JSONStep])
  /// A value outside of the table's records: in the enclosing text, or in a deleted record.
  case outside
}

extension RecordTable {
  /// The target of a reference that was read; nil if the value is not one. O(record).
  package func target(ofReferenceAt path: [JSONStep], in id: RecordID) -> ReferenceTarget? {
    guard let origin, let original = original(id), case .found(let slice) = self[id].lookup(path),
      let former = formerPath(of: path, in: id), case .found(let read) = original.lookup(former),
      shows(slice, read: read, in: id),
      let offset = origin.target(ofReferenceAt: read.range.lowerBound, in: id)
    else { return nil }
    return location(ofValueReadAt: offset)
  }

  /// The present location of the value that begins at an offset of what was read.
  func location(ofValueReadAt offset: Int) -> ReferenceTarget {
    guard let record = self.read.original(around: offset), index(of: record) != nil,
      let read = self.original(record), let path = read.path(toValueAt: offset)
    else { return .outside }
    let isAsRead = self[record].hasSameBytes(as: read)
    let now = isAsRead ? path : CounterpartPaths(of: read, in: self[record]).path(of: path)
    return now.map { .record(record, path: $0) } ?? .outside
  }
}

extension JSONSlice {
  /// The path to the value that begins at an offset; nil if there is none.
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

import JSONText

/// Collects the values that many records get at one path. O(1) per record if neighbors get the same value.
package struct BulkEdits: Sendable {
  package let path: [JSONStep]
  /// Edits, one for each distinct value.
  package private(set) var edits: [BulkEdit] = []
  /// Indices into `edits` by value; nil is the removed member.
  private var indices: [JSONValue?: Int] = [:]
  private var last: (value: JSONValue?, index: Int)?

  package init(path: [JSONStep]) { self.path = path }

  /// Adds a record; nil removes the member.
  package mutating func add(_ value: JSONValue?, to id: RecordID) {
    edits[index(of: value)].records.insert(id)
  }

  /// Adds another collection for the same path.
  package mutating func add(_ other: BulkEdits) {
    for (value, index) in other.indices {
      let own = self.index(of: value)
      edits[own].records.formUnion(other.edits[index].records)
    }
  }

  private mutating func index(of value: JSONValue?) -> Int {
    if let last, last.value == value { return last.index }
    let index = indices[value] ?? edits.count
    if index == edits.count {
      indices[value] = index
      let after = value.map { NewValue.value($0) } ?? .nothing
      edits.append(BulkEdit(path: path, after: after, records: RecordSet()))
    }
    last = (value, index)
    return index
  }
}

import JSONText

/// Collects the values that many records get at one path. O(1) per record if neighbors get the same value.
package struct BulkEdits: Sendable {
  package let path: [JSONStep]
  /// Edits, one for each distinct value.
  package private(set) var edits: [BulkEdit] = []
  /// Indices into `edits` by value; nil is the removed member.
  private var places: [JSONValue?: Int] = [:]
  private var last: (value: JSONValue?, place: Int)?

  package init(path: [JSONStep]) { self.path = path }

  /// Adds a record; nil removes the member.
  package mutating func add(_ value: JSONValue?, to id: RecordID) {
    edits[place(of: value)].records.insert(id)
  }

  /// Adds another collection for the same path.
  package mutating func add(_ other: BulkEdits) {
    for (value, place) in other.places {
      let own = self.place(of: value)
      edits[own].records = edits[own].records.union(other.edits[place].records)
    }
  }

  private mutating func place(of value: JSONValue?) -> Int {
    if let last, last.value == value { return last.place }
    let place = places[value] ?? edits.count
    if place == edits.count {
      places[value] = place
      let after = value.map { NewValue.value($0) } ?? .nothing
      edits.append(BulkEdit(path: path, after: after, records: RecordSet()))
    }
    last = (value, place)
    return place
  }
}

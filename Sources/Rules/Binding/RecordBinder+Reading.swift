import Forms
import JSONText
import Values

/// The record that is read now.
extension RecordBinder {
  /// What is known of a record; nil for another one than the last that was read.
  func known(_ record: JSONSlice) -> RecordReading? {
    guard let current, current.isOf(record) else { return nil }
    return current
  }

  /// The reading of a record: that of the last one, else a new one, in the memory of the last where nobody reads it any more.
  func reading(of record: JSONSlice) -> RecordReading {
    if let known = known(record) { return known }
    if isKnownUniquelyReferenced(&current), let current {
      current.begin(record)
      return current
    }
    let reading = RecordReading(plan, record)
    current = reading
    return reading
  }

  /// The reading of a record in which the values of all paths of the form were found. O(record), or O(1) for the last one.
  @discardableResult
  func scanned(_ record: JSONSlice) -> RecordReading {
    let reading = reading(of: record)
    if reading.scan() { scanCount += 1 }
    return reading
  }

  /// Keeps what was found in a record of which the value at `path` was replaced. O(record + paths).
  package func follow(_ before: JSONSlice, to after: JSONSlice, changedAt path: ValuePath) {
    guard let node = plan.tree.node(of: path) else { return }
    follow(before, to: after, changedAt: [node])
  }

  /// The same of the values at some nodes of the tree of paths. O(record + paths * log nodes).
  func follow(_ before: JSONSlice, to after: JSONSlice, changedAt nodes: [Int]) {
    if let next = known(before)?.following(after, changedAt: nodes) { current = next }
  }

  /// Whether a row is known to have the result of its formula in a record.
  func isUpToDate(_ row: PreparedRow, in record: JSONSlice) -> Bool {
    guard let known = known(record), !known.upToDate.isEmpty,
      let place = plan.place(ofRow: row.state.row.identifier)
    else { return false }
    return known.upToDate.contains(place)
  }
}

import Forms
import JSONText
import Values

/// Readings of records.
extension RecordBinder {
  /// The current reading if it is that of this record.
  func known(_ record: JSONSlice) -> RecordReading? {
    guard let current, current.isOf(record) else { return nil }
    return current
  }

  /// The current reading, or a new one; in the same memory if the current one has no other user.
  func reading(of record: JSONSlice) -> RecordReading {
    if let known = known(record) { return known }
    if isKnownUniquelyReferenced(&current), let current {
      current.begin(record)
      return current
    }
    let reading = memory.spare ?? RecordReading(plan, record)
    memory.spare = nil
    reading.begin(record)
    current = reading
    return reading
  }

  /// The reading after a scan. O(record), or O(1) for the current one.
  @discardableResult
  func scanned(_ record: JSONSlice) -> RecordReading {
    let reading = reading(of: record)
    if reading.scan() { memory.scanCount += 1 }
    return reading
  }

  /// Makes the reading of an edited record the current one. O(record + paths).
  package func follow(_ before: JSONSlice, to after: JSONSlice, changedAt path: ValuePath) {
    guard let node = plan.tree.node(of: path) else { return }
    follow(before, to: after, changedAt: [node])
  }

  /// Follows edits at several nodes. O(record + paths * log nodes).
  func follow(_ before: JSONSlice, to after: JSONSlice, changedAt nodes: [Int]) {
    if let next = known(before)?.following(after, changedAt: nodes) { current = next }
  }

  /// True if the row has just been set to the result of its formula.
  func isUpToDate(_ row: PreparedRow, in record: JSONSlice) -> Bool {
    guard let known = known(record), !known.upToDate.isEmpty,
      let place = plan.place(ofRow: row.state.row.identifier)
    else { return false }
    return known.upToDate.contains(place)
  }
}

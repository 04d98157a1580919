import Forms
import JSONText
import Values

/// The memory of readings: the binder has that of the last record.
extension RecordReading {
  /// The memory, if the last record was this one.
  var known: ReadingMemory? {
    guard let last = binder.last, last.isOf(record) else { return nil }
    return last
  }

  /// The memory of the last record, or a new one; the former record's memory if that has no other user.
  var memory: ReadingMemory { known ?? binder.memory(beginning: record) }

  /// The memory after a scan. O(record), or O(1) for the last record.
  @discardableResult
  func scanned() -> ReadingMemory {
    let memory = memory
    if memory.scan() { binder.memory.scanCount += 1 }
    return memory
  }

  /// Keeps what is known of the record for its next version, which differs at a path. O(record + paths).
  package func follow(to next: JSONSlice, changedAt path: ValuePath) {
    guard let node = plan.tree.node(of: path) else { return }
    follow(to: next, changedAt: [node])
  }

  /// Follows edits at several nodes. O(record + paths * log nodes).
  func follow(to next: JSONSlice, changedAt nodes: [Int]) {
    if let memory = known?.following(next, changedAt: nodes) { binder.last = memory }
  }

  /// True if the row has just been set to the result of its formula.
  func isUpToDate(_ row: PreparedRow) -> Bool {
    guard let known, !known.upToDate.isEmpty,
      let index = plan.index(ofRow: row.state.row.identifier)
    else { return false }
    return known.upToDate.contains(index)
  }
}

import Forms
import JSONText
import Values

/// The memory of readings: the binder has that of the last record.
extension RecordReading {
  /// The memory, unless the binder's is of another record.
  var known: ReadingMemory? {
    if let ownMemory { return ownMemory }
    guard let last = binder.last, last.isOf(record) else { return nil }
    return last
  }

  /// The memory, else a new one in the binder; the former record's memory if that has no other user.
  var memory: ReadingMemory { known ?? binder.memory(beginning: record) }

  /// The memory after a scan. O(record), or O(1) for the last record.
  @discardableResult
  func scanned() -> ReadingMemory {
    let memory = memory
    if memory.scan() { binder.memory.scanCount += 1 }
    return memory
  }

  /// True if an object on the form's paths has a member that none of them leads to: perhaps no row names it.
  package var hasMembersBesideRows: Bool { scanned().hasMembersBesideRows }

  /// The reading after a scan, with memory of its own: results that are held there are found by no other.
  var holdingResults: RecordReading {
    var reading = self
    reading.ownMemory = scanned().copy()
    return reading
  }

  /// The reading of the next version, in which the results that are held here are written. O(record + paths * log nodes).
  func written(in next: JSONSlice) -> RecordReading {
    let memory = memory
    let nodes = memory.heldNodes
    let following = nodes.isEmpty ? nil : memory.following(next, changedAt: nodes)
    var reading = binder.reading(next)
    reading.ownMemory = following ?? ReadingMemory(prepared, next)
    return reading
  }

  /// Keeps what is known of the record for its next version, which differs at a path. O(record + paths).
  package func follow(to next: JSONSlice, changedAt path: ValuePath) {
    guard let node = plan.tree.node(of: path),
      let memory = known?.following(next, changedAt: [node])
    else { return }
    binder.last = memory
  }

  /// True if the row has just been set to the result of its formula.
  func isUpToDate(_ row: PreparedRow) -> Bool {
    guard let known, !known.upToDate.isEmpty,
      let index = plan.index(ofRow: row.state.row.identifier)
    else { return false }
    return known.upToDate.contains(index)
  }
}

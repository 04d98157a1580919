import JSONText

/// Results of formulas that are not in the record yet, and those that were just written there.
extension RecordBinder {
  /// The value that the scanned record has for a row, and its node, where no row and no expression reads a part of it, or
  /// what it is in; without what is held.
  func ownValue(of row: PreparedRow, in record: JSONSlice) -> (node: Int, value: JSONSlice)? {
    guard isScanned(record), let node = row.node, case .found(let start, let end) = finds[node],
      plan.ownNodes[node]
    else { return nil }
    return (node, JSONSlice(buffer: record.buffer, range: start..<end))
  }

  /// Lets what reads the scanned record find `value` at a node.
  func hold(_ value: JSONSlice, at node: Int) {
    held[node] = value
    computed.forget()
  }

  /// Forgets what is held, since it is in `record` now, and nothing else has changed.
  func release(from before: JSONSlice, into record: JSONSlice) {
    let nodes = Array(held.keys)
    held = [:]
    if !nodes.isEmpty { follow(before, to: record, changedAt: nodes) }
  }

  /// Takes note that the rows at some places of the form have the results of their formulas in a record.
  func note(upToDate rows: [Int], in record: JSONSlice) {
    upToDate = (record.identity, Set(rows))
  }

  /// Whether a row is known to have the result of its formula in a record.
  func isUpToDate(_ row: PreparedRow, in record: JSONSlice) -> Bool {
    guard let known = upToDate.record, known.isThat(of: record),
      let place = plan.place(ofRow: row.state.row.identifier)
    else { return false }
    return upToDate.rows.contains(place)
  }

  /// Forgets what is held, of a record that is given up, with what was computed of it.
  func dropHeld() {
    if held.isEmpty { return }
    held = [:]
    computed.forget()
  }
}

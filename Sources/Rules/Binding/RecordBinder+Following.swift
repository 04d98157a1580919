import JSONText
import SourceText
import Values

/// Keeping what was found in a record where some of its values are replaced.
extension RecordBinder {
  /// Keeps what was found in a record of which the value at `path` was replaced, so that a long record isn't
  /// looked through again. O(paths).
  package func follow(_ before: JSONSlice, to after: JSONSlice, changedAt path: ValuePath) {
    guard let node = tree.node(of: path) else { return }
    follow(before, to: after, changedAt: [node])
  }

  /// The same of the values at some nodes of the tree of paths. O(paths * log nodes).
  private func follow(_ before: JSONSlice, to after: JSONSlice, changedAt nodes: [Int]) {
    guard isScanned(before), let moved = moved(from: before, to: after, changedAt: nodes) else {
      return
    }
    finds = moved
    scanned = after.identity
  }

  private func moved(
    from before: JSONSlice, to after: JSONSlice, changedAt nodes: [Int]
  ) -> [PathFind]? {
    var changed: [Range<Int>] = []
    for node in nodes {
      guard case .found(let start, let end) = finds[node], !tree.nodes[node].isInner else {
        return nil
      }
      changed.append(start..<end)
    }
    changed.sort { $0.lowerBound < $1.lowerBound }
    let cursor = JSONCursor(after.buffer.bytes, end: after.range.upperBound)
    /// By how much further on in the other record a place is that so many of the values are before.
    var shifts = [after.range.lowerBound - before.range.lowerBound]
    for range in changed {
      let start = range.lowerBound + shifts[shifts.count - 1]
      guard start < after.range.upperBound else { return nil }
      shifts.append(cursor.endOfValue(start) - range.upperBound)
    }
    guard before.range.upperBound + shifts[shifts.count - 1] == after.range.upperBound else {
      return nil
    }
    // Most places are near the one before.
    var next = 0
    func moved(_ place: Int) -> Int {
      let isBehind = next == 0 || changed[next - 1].upperBound <= place
      if !isBehind || next < changed.count && changed[next].upperBound <= place {
        next = (0..<changed.count).firstNumber { changed[$0].upperBound > place }
      }
      return place + shifts[next]
    }
    return finds.map { find in
      guard case .found(let start, let end) = find else { return find }
      return .found(start: moved(start), end: moved(end))
    }
  }

  // MARK: Results that are not in the record yet

  /// The value that the scanned record has at a path, and its node, where no row and no expression reads a part of it, or
  /// what it is in; without what is held.
  func ownValue(at path: ValuePath, in record: JSONSlice) -> (node: Int, value: JSONSlice)? {
    guard isScanned(record), let node = tree.nodeOfOwn(path),
      case .found(let start, let end) = finds[node]
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

  /// Forgets what is held, of a record that is given up.
  func dropHeld() { held = [:] }
}

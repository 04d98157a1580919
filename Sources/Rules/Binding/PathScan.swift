import JSONText

/// One pass over a record along a `PathTree`, for bytes that were validated.
package struct PathScan {
  /// The whole buffer that the record is in.
  package let bytes: UnsafeRawBufferPointer
  private let cursor: JSONCursor
  package private(set) var finds: [PathFind]
  /// Number of nodes found or flagged, which is the cost in addition to reading the record's
  /// bytes; for tests.
  private(set) var stepCount = 0
  /// True if an object on the paths has a member that none of them leads to.
  private(set) var hasOtherMembers = false

  /// Makes the pass; `finds` gives its memory, one element for each node. O(record).
  package init(
    _ record: JSONSlice, along tree: borrowing PathTree, reusing finds: consuming [PathFind]
  ) {
    bytes = record.buffer.bytes
    cursor = JSONCursor(bytes, end: record.range.upperBound)
    self.finds = finds
    for index in self.finds.indices { self.finds[index] = .missing }
    _ = visit(0, at: record.range.lowerBound, tree)
  }

  /// The end of the value at `start`.
  private mutating func visit(_ node: Int, at start: Int, _ tree: borrowing PathTree) -> Int {
    let end: Int
    if !tree.nodes[node].isInner {
      end = cursor.endOfValue(start)
    } else if bytes[start] == UInt8(ascii: "{"), !tree.nodes[node].hasTwins {
      end = visitMembers(of: node, at: start, tree)
    } else if bytes[start] == UInt8(ascii: "["), tree.nodes[node].members.isEmpty {
      end = visitElements(of: node, at: start, tree)
    } else {
      markBelow(node, as: .unusual, tree)
      end = cursor.endOfValue(start)
    }
    finds[node] = .found(start: start, end: end)
    stepCount &+= 1
    return end
  }

  private mutating func visitMembers(
    of node: Int, at start: Int, _ tree: borrowing PathTree
  ) -> Int {
    var index = cursor.skipSpace(start + 1)
    // Of duplicate members the last counts, with what is in it: it is visited once, however many there are.
    var lastOfDuplicates: [Int: Int] = [:]
    while bytes[index] != UInt8(ascii: "}") {
      let nameEnd = cursor.endOfString(index)
      let child = self.child(of: node, named: index + 1..<nameEnd - 1, tree)
      index = cursor.skipSpace(nameEnd)
      index = cursor.skipSpace(index + 1)
      if let child, case .missing = finds[child] {
        index = visit(child, at: index, tree)
      } else {
        if let child { lastOfDuplicates[child] = index } else { hasOtherMembers = true }
        index = cursor.endOfValue(index)
      }
      index = cursor.skipSpace(index)
      if bytes[index] == UInt8(ascii: ",") { index = cursor.skipSpace(index + 1) }
    }
    for (child, start) in lastOfDuplicates {
      markBelow(child, as: .missing, tree)
      _ = visit(child, at: start, tree)
    }
    return index + 1
  }

  private mutating func visitElements(
    of node: Int, at start: Int, _ tree: borrowing PathTree
  ) -> Int {
    var index = cursor.skipSpace(start + 1)
    var position = 0
    while bytes[index] != UInt8(ascii: "]") {
      if let child = tree.nodes[node].element(position) {
        index = visit(child, at: index, tree)
      } else {
        index = cursor.endOfValue(index)
      }
      position += 1
      index = cursor.skipSpace(index)
      if bytes[index] == UInt8(ascii: ",") { index = cursor.skipSpace(index + 1) }
    }
    return index + 1
  }

  private mutating func markBelow(_ node: Int, as find: PathFind, _ tree: borrowing PathTree) {
    stepCount += tree.nodes[node].members.count + tree.nodes[node].elements.count
    for member in tree.nodes[node].members {
      finds[member.node] = find
      markBelow(member.node, as: find, tree)
    }
    for element in tree.nodes[node].elements {
      finds[element.node] = find
      markBelow(element.node, as: find, tree)
    }
  }

  private func child(
    of node: Int, named range: Range<Int>, _ tree: borrowing PathTree
  ) -> Int? {
    let name = UnsafeRawBufferPointer(rebasing: bytes[range])
    if let child = tree.nodes[node].child(named: name) { return child }
    guard name.contains(UInt8(ascii: "\\")) else { return nil }
    let decoded = Array(JSONSkip.text(ofString: name).utf8)
    return decoded.withUnsafeBytes { tree.nodes[node].child(named: $0) }
  }
}

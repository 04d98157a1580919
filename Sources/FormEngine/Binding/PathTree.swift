import JSONText
import SourceText

/// The value paths of many rows as one tree, so that one pass over a record finds all their values.
struct PathTree: Sendable {
  /// One step of the paths.
  struct Node: Sendable {
    /// Member names as UTF-8, with the node each leads to.
    var members: [(name: [UInt8], node: Int)] = []
    /// Numbers: places in an array, or names in an object.
    var elements: [(index: Int, name: [UInt8], node: Int)] = []
    /// Whether a member and an element have the same name, so that one value is at both.
    var hasTwins = false
    var isInner: Bool { !members.isEmpty || !elements.isEmpty }

    func child(named name: some Collection<UInt8>) -> Int? {
      for member in members where member.name.count == name.count {
        if member.name.elementsEqual(name) { return member.node }
      }
      for element in elements where element.name.count == name.count {
        if element.name.elementsEqual(name) { return element.node }
      }
      return nil
    }
  }
  private(set) var nodes = [Node()]

  /// Adds a path; the result is the place of its value among the finds.
  mutating func insert(_ path: ValuePath) -> Int {
    var place = 0
    for step in path.steps {
      if let known = child(of: place, at: step) {
        place = known
        continue
      }
      nodes.append(Node())
      let name = Array(step.name.utf8)
      if nodes[place].child(named: name) != nil { nodes[place].hasTwins = true }
      switch step {
      case .member: nodes[place].members.append((name, nodes.count - 1))
      case .index(let index): nodes[place].elements.append((index, name, nodes.count - 1))
      }
      place = nodes.count - 1
    }
    return place
  }

  private func child(of place: Int, at step: JSONStep) -> Int? {
    switch step {
    case .member(let name):
      let bytes = Array(name.utf8)
      return nodes[place].members.first { $0.name == bytes }?.node
    case .index(let index):
      return nodes[place].elements.first { $0.index == index }?.node
    }
  }
}

/// What a pass found at a node of the tree.
enum PathFind {
  /// Nothing there.
  case missing
  /// Where the value stands in the record's buffer.
  case found(start: Int, end: Int)
  /// Something unusual on the way: `JSONSlice.lookup` tells what.
  case unusual
}

/// One pass over a record along a `PathTree`, for bytes that were validated.
struct PathScan {
  /// The whole buffer that the record is in.
  let bytes: UnsafeRawBufferPointer
  private let cursor: JSONCursor
  /// One for each node of the tree.
  private(set) var finds: [PathFind]

  /// Makes the pass; `finds` gives its memory, one element for each node. O(record).
  init(_ record: JSONSlice, along tree: borrowing PathTree, reusing finds: consuming [PathFind]) {
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
    return end
  }

  private mutating func visitMembers(
    of node: Int, at start: Int, _ tree: borrowing PathTree
  ) -> Int {
    var index = cursor.skipSpace(start + 1)
    while bytes[index] != UInt8(ascii: "}") {
      let nameEnd = cursor.endOfString(index)
      let child = self.child(of: node, named: index + 1..<nameEnd - 1, tree)
      index = cursor.skipSpace(nameEnd)
      index = cursor.skipSpace(index + 1)
      if let child {
        // A name that stands twice: the last one counts, with what is in it.
        if case .missing = finds[child] {} else { markBelow(child, as: .missing, tree) }
        index = visit(child, at: index, tree)
      } else {
        index = cursor.endOfValue(index)
      }
      index = cursor.skipSpace(index)
      if bytes[index] == UInt8(ascii: ",") { index = cursor.skipSpace(index + 1) }
    }
    return index + 1
  }

  private mutating func visitElements(
    of node: Int, at start: Int, _ tree: borrowing PathTree
  ) -> Int {
    var index = cursor.skipSpace(start + 1)
    var place = 0
    while bytes[index] != UInt8(ascii: "]") {
      if let child = tree.nodes[node].elements.first(where: { $0.index == place })?.node {
        index = visit(child, at: index, tree)
      } else {
        index = cursor.endOfValue(index)
      }
      place += 1
      index = cursor.skipSpace(index)
      if bytes[index] == UInt8(ascii: ",") { index = cursor.skipSpace(index + 1) }
    }
    return index + 1
  }

  private mutating func markBelow(_ node: Int, as find: PathFind, _ tree: borrowing PathTree) {
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
    return tree.nodes[node].child(named: Array(JSONSkip.text(ofString: name).utf8))
  }
}

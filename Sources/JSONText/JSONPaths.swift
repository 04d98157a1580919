/// Several paths that are looked up together, in one pass over a record's bytes.
///
/// A path costs only its own steps, which `check` and `filter` need for a million records.
package struct JSONPaths: Sendable {
  /// Paths that share one step at one depth.
  private struct Branch: Sendable {
    var step: JSONStep
    /// Name in UTF-8.
    var name: [UInt8]
    var node: Node
  }

  /// The position of a value; an end of 0 means none. (Ranges would make the start of the program search the
  /// conformances.)
  private struct Found {
    var start = 0
    var end = 0

    init() {}

    init(_ item: JSONItems.Item) { (start, end) = (item.value.lowerBound, item.value.upperBound) }
  }

  private struct Node: Sendable {
    var ends: [Int] = []
    var branches: [Branch] = []
    /// For each branch the path that ends there, if it is the only one below it, as most are.
    var leaves: [Int?] = []
    /// Keys of the names: plain numbers for the inner loop.
    var keys: [JSONNameKey] = []
    /// The branches' names with indices into `branches`; a number may also be a name, which has a second index.
    var names = JSONNameIndex()
    var indicesOfNames: [(first: Int, second: Int?)] = []
    var hasDistinctNames = true
    /// Maximum number of branches for which comparing with each is faster than a lookup.
    static let few = 16

    func index(of step: JSONStep) -> Int? {
      let name = Array(step.name.utf8)
      guard let number = name.withUnsafeBytes({ names.index(of: $0) }) else { return nil }
      let (first, second) = indicesOfNames[number]
      if branches[first].step == step { return first }
      return second.flatMap { branches[$0].step == step ? $0 : nil }
    }

    mutating func append(_ step: JSONStep) -> Int {
      let name = Array(step.name.utf8)
      let index = branches.count
      let (number, isNew) = name.withUnsafeBytes { names.insert($0) }
      if isNew {
        indicesOfNames.append((index, nil))
      } else {
        indicesOfNames[number].second = index
        hasDistinctNames = false
      }
      keys.append(name.withUnsafeBufferPointer { JSONNameKey($0) })
      branches.append(Branch(step: step, name: name, node: Node()))
      leaves.append(nil)
      return index
    }

    @inline(__always)
    func hasName(
      _ index: Int, _ key: JSONNameKey, _ bytes: UnsafeRawBufferPointer, _ range: Range<Int>
    ) -> Bool {
      guard keys[index] == key || key == .escaped else { return false }
      if key.length >= 0 && key.length <= 8 { return true }
      return branches[index].name.withUnsafeBufferPointer {
        JSONString.equals(bytes, range, $0, keys[index])
      }
    }
  }

  private var root = Node()
  package let count: Int

  package init(_ paths: [[JSONStep]]) {
    count = paths.count
    for (number, path) in paths.enumerated() { Self.add(number, path[...], to: &root) }
  }

  /// The result of `lookup` for each path, in the order of the paths. O(record).
  package func lookup(in slice: JSONSlice) -> [JSONLookup] {
    var results = Array(repeating: JSONLookup.missing(depth: 0), count: count)
    visit(root, slice, depth: 0, &results)
    return results
  }

  private static func add(_ number: Int, _ path: ArraySlice<JSONStep>, to node: inout Node) {
    guard let step = path.first else {
      node.ends.append(number)
      return
    }
    let index = node.index(of: step) ?? node.append(step)
    add(number, path.dropFirst(), to: &node.branches[index].node)
    let inner = node.branches[index].node
    node.leaves[index] = inner.branches.isEmpty && inner.ends.count == 1 ? inner.ends[0] : nil
  }

  private func visit(
    _ node: borrowing Node, _ slice: JSONSlice, depth: Int, _ results: inout [JSONLookup]
  ) {
    for number in node.ends { results[number] = .found(slice) }
    if node.branches.isEmpty { return }
    let kind = slice.kind
    withUnsafeTemporaryAllocation(of: Found.self, capacity: node.branches.count) { found in
      found.initialize(repeating: Found())
      if kind == .object || kind == .array { find(node, slice, found) }
      note(found, of: node, in: slice, kind, depth: depth, &results)
    }
  }

  /// Stores the results of a node's branches, and continues inside them.
  private func note(
    _ found: UnsafeMutableBufferPointer<Found>, of node: borrowing Node, in slice: JSONSlice,
    _ kind: JSONKind, depth: Int, _ results: inout [JSONLookup]
  ) {
    for index in found.indices {
      if found[index].end > 0 {
        let inner = JSONSlice(buffer: slice.buffer, range: found[index].start..<found[index].end)
        // A node that is handed on is copied.
        if let number = node.leaves[index] {
          results[number] = .found(inner)
          continue
        }
        visit(node.branches[index].node, inner, depth: depth + 1, &results)
        continue
      }
      let isContainer =
        if case .member = node.branches[index].step { kind == .object } else { !kind.isScalar }
      Self.setAll(
        below: node.branches[index].node,
        to: isContainer ? .missing(depth: depth) : .blocked(depth: depth, by: kind), &results)
    }
  }

  /// Sets the result of all paths that end at a node or below it.
  private static func setAll(
    below node: borrowing Node, to outcome: JSONLookup, _ results: inout [JSONLookup]
  ) {
    for number in node.ends { results[number] = outcome }
    for index in node.branches.indices {
      setAll(below: node.branches[index].node, to: outcome, &results)
    }
  }

  /// Finds the values of the node's steps in `slice`; of duplicate members the last.
  private func find(
    _ node: borrowing Node, _ slice: JSONSlice, _ found: UnsafeMutableBufferPointer<Found>
  ) {
    let bytes = slice.buffer.bytes
    // Members mostly come in the order of the branches.
    var likely = 0
    let isWide = node.branches.count > Node.few
    var items = JSONItems(bytes, slice.range)
    var index = 0
    while let item = items.next() {
      if isWide {
        for position in indices(of: item, at: index, in: node, bytes) {
          found[position] = Found(item)
        }
      } else if let name = item.name {
        let key = JSONNameKey(bytes, name)
        if node.hasDistinctNames, likely < found.count, node.hasName(likely, key, bytes, name) {
          found[likely] = Found(item)
          likely += 1
        } else {
          for position in found.indices where node.hasName(position, key, bytes, name) {
            found[position] = Found(item)
            likely = position + 1
          }
        }
      } else {
        for position in found.indices where node.branches[position].step == .index(index) {
          found[position] = Found(item)
        }
      }
      index += 1
    }
  }

  private func indices(
    of item: JSONItems.Item, at index: Int, in node: borrowing Node, _ bytes: UnsafeRawBufferPointer
  ) -> [Int] {
    guard let name = item.name else { return node.index(of: .index(index)).map { [$0] } ?? [] }
    let content = UnsafeRawBufferPointer(rebasing: bytes[JSONString.content(name)])
    let number =
      content.contains(UInt8(ascii: "\\"))
      ? JSONString.unescaped(content).withUnsafeBytes { node.names.index(of: $0) }
      : node.names.index(of: content)
    guard let number else { return [] }
    let indices = node.indicesOfNames[number]
    return indices.second.map { [indices.first, $0] } ?? [indices.first]
  }
}

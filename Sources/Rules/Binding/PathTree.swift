import JSONText
import Values

/// The value paths of many rows as one tree, so that one pass over a record finds all their values.
package struct PathTree: Sendable {
  /// One step of the paths.
  struct Node: Sendable {
    /// Member names as UTF-8, with the node each leads to.
    var members: [(name: [UInt8], node: Int)] = []
    /// Numeric steps: indices in an array, or names in an object.
    var elements: [(index: Int, name: [UInt8], node: Int)] = []
    /// True if a member and an element have the same name, so that one value is at both.
    var hasTwins = false
    /// Index of the names of members and elements with their nodes, used where there are many;
    /// members and elements with the same name have the first one's node.
    var names = JSONNameIndex()
    var nodesOfNames: [(node: Int, isElement: Bool)] = []
    var isEnd = false
    var isInner: Bool { !members.isEmpty || !elements.isEmpty }
    /// Maximum number of names for which comparing each is faster than an index.
    static let few = 8
  }
  private(set) var nodes = [Node()]

  /// A tree without paths.
  package init() {}

  /// Number of nodes, including steps where no path ends; there is one find for each.
  package var count: Int { nodes.count }

  /// Adds a path; the result is the index of its value among the finds, nil for an item's key, which is not in the item.
  package mutating func insert(_ path: ValuePath) -> Int? {
    guard path != .itemKey else { return nil }
    var index = 0
    for step in path.steps {
      if let known = nodes[index].node(of: step) {
        index = known
        continue
      }
      nodes.append(Node())
      nodes[index].add(step, node: nodes.count - 1)
      index = nodes.count - 1
    }
    nodes[index].isEnd = true
    return index
  }
}

extension PathTree {
  /// For each node, true if no other path ends at a value that contains its value, or inside of
  /// it. O(nodes).
  var ownNodes: [Bool] {
    var own = nodes.map { !$0.isInner }
    var open = nodes.isEmpty ? [] : [(node: 0, isOwn: true)]
    while let (node, isOwn) = open.popLast() {
      own[node] = own[node] && isOwn
      let isOwnBelow = isOwn && !nodes[node].isEnd && !nodes[node].hasTwins
      open += nodes[node].members.map { ($0.node, isOwnBelow) }
      open += nodes[node].elements.map { ($0.node, isOwnBelow) }
    }
    return own
  }

  /// The index of a path's value among the finds; nil for a path that none of those added goes along.
  func node(of path: ValuePath) -> Int? {
    var index = 0
    for step in path.steps {
      guard let next = nodes[index].node(of: step) else { return nil }
      index = next
    }
    return index
  }
}

extension PathTree.Node {
  fileprivate var isWide: Bool { members.count + elements.count > Self.few }

  /// The node that a step leads to. O(1), unless there are twins.
  @inline(__always)
  fileprivate func node(of step: JSONStep) -> Int? {
    if step == .key || step == .each { return nil }
    if !nodesOfNames.isEmpty, !hasTwins {
      var name = step.name
      let known = name.withUTF8 { names.index(of: UnsafeRawBufferPointer($0)) }
      guard let (node, isElement) = known.map({ nodesOfNames[$0] }) else { return nil }
      let asksElement = if case .index = step { true } else { false }
      return isElement == asksElement ? node : nil
    }
    switch step {
    case .member(let name): return members.first { $0.name.elementsEqual(name.utf8) }?.node
    case .index(let index): return elements.first { $0.index == index }?.node
    case .key, .each: return nil
    }
  }

  fileprivate mutating func add(_ step: JSONStep, node: Int) {
    let name = Array(step.name.utf8)
    let isMember = if case .member = step { true } else { false }
    let isAmongOthers = isMember ? !elements.isEmpty : !members.isEmpty
    if isAmongOthers, name.withUnsafeBytes({ child(named: $0) }) != nil { hasTwins = true }
    switch step {
    case .member: members.append((name, node))
    case .index(let index): elements.append((index, name, node))
    case .key, .each: break
    }
    guard isWide else { return }
    if nodesOfNames.isEmpty {
      for member in members { index(member.name, node: member.node, isElement: false) }
      for element in elements { index(element.name, node: element.node, isElement: true) }
    } else {
      index(name, node: node, isElement: !isMember)
    }
  }

  private mutating func index(_ name: [UInt8], node: Int, isElement: Bool) {
    let isNew = name.withUnsafeBytes { names.insert($0).isNew }
    if isNew { nodesOfNames.append((node, isElement)) }
  }

  /// The node that a member's name, without escapes, leads to. O(name) on average.
  @inline(__always)
  func child(named name: UnsafeRawBufferPointer) -> Int? {
    if !nodesOfNames.isEmpty { return names.index(of: name).map { nodesOfNames[$0].node } }
    for member in members where member.name.count == name.count {
      if name.elementsEqual(member.name) { return member.node }
    }
    for element in elements where element.name.count == name.count {
      if name.elementsEqual(element.name) { return element.node }
    }
    return nil
  }

  /// The node that an index in an array leads to.
  @inline(__always)
  func element(_ index: Int) -> Int? {
    if elements.count > Self.few { return node(of: .index(index)) }
    return elements.first { $0.index == index }?.node
  }
}

import JSONText
import SourceText
import Values

/// The ways to secrets, step by step: from a record along the paths of secure rows, and on through the forms that
/// rows open, which may open themselves again.
struct SecretGraph: Sendable {
  private struct Node: Sendable {
    var isSecret = false
    /// Nodes by the step that leads to them; a number may be an index or a name.
    var next: [[UInt8]: Int] = [:]
    var items: Int?
    /// True if the items are those of a map, under any name.
    var isMap = false
    /// First nodes of forms for the value: their steps lead on from here, too.
    var forms: Set<Int> = []
  }

  /// Nodes of the graph; the first one is the record of the form that it was made of.
  private var nodes = [Node()]
  private(set) var start: Set<Int> = []
  /// True if no path from the start leads to a secret.
  private(set) var isEmpty = true
  /// True if there are as many paths as secure rows, whatever the record contains.
  private let isFinite: Bool

  /// Without any secret. `isFinite`: whether no form is linked.
  init(isFinite: Bool) { self.isFinite = isFinite }

  /// A copy of the graph with paths that begin at `indices`.
  func seen(from indices: Set<Int>) -> SecretGraph {
    var graph = self
    graph.begin(at: indices)
    return graph
  }

  /// From now on paths begin there, once all is linked.
  mutating func begin(at indices: Set<Int>) {
    start = expanded(indices)
    isEmpty = !start.contains { nodes[$0].isSecret || leadsOn(from: $0) }
  }

  private func leadsOn(from index: Int) -> Bool {
    !nodes[index].next.isEmpty || nodes[index].items != nil
  }

  /// True if the value at a path is a secret, or part of one. `throughLists`: true if steps may
  /// continue in the items of lists. O(path).
  func hides(_ path: [JSONStep], throughLists: Bool = false) -> Bool {
    guard !isEmpty else { return false }
    var indices = start
    for step in path {
      if indices.contains(where: { nodes[$0].isSecret }) { return true }
      indices = following(step, from: indices, throughLists: throughLists)
      if indices.isEmpty { return false }
    }
    return indices.contains { nodes[$0].isSecret }
  }

  /// True if a path leads on to secrets; `throughLists` as for `hides`. O(path).
  func leadsOn(from path: [JSONStep], throughLists: Bool = false) -> Bool {
    !isEmpty
      && indices(at: path, throughLists: throughLists).contains(where: leadsOn)
  }

  /// True if the value at `path` in the elements or members of a value is a secret, or part of
  /// one; with `showsWhole` also if it leads on to one. O(paths).
  func hides(inEachAt list: [JSONStep], _ path: [JSONStep], showsWhole: Bool) -> Bool {
    guard !isEmpty else { return false }
    if hides(list) { return true }
    var inside: Set<Int> = []
    for index in indices(at: list) {
      inside.formUnion(nodes[index].next.values)
      if let items = nodes[index].items { inside.insert(items) }
    }
    inside = expanded(inside)
    for step in path {
      if secrets(at: inside) != nil { return true }
      inside = following(step, from: inside)
    }
    return secrets(at: inside) != nil || showsWhole && inside.contains(where: leadsOn)
  }

  /// The paths of the secrets at and inside of a value that is at `path`, from there on; an empty one where it is
  /// part of a secret. What is in the way of one is given as far as the way goes. O(value) at most.
  func ways(from path: [JSONStep], in value: JSONSlice) -> [[JSONStep]] {
    guard !isEmpty else { return [] }
    if hides(path) { return [[]] }
    var ways: [[JSONStep]] = []
    var open: [(indices: Set<Int>, way: [JSONStep], values: [JSONSlice])] = [
      (indices(at: path), [], [value])
    ]
    while let (indices, way, values) = open.popLast() {
      let isEnd = !isFinite && values.isEmpty && !way.isEmpty
      if isEnd || indices.contains(where: { nodes[$0].isSecret }) {
        ways.append(way)
        continue
      }
      for name in Set(indices.flatMap { nodes[$0].next.keys }) {
        let step = JSONStep.member(String(decoding: name, as: UTF8.self))
        let inside = isFinite ? [] : values.flatMap { $0.all(at: step) }
        open.append((following(step, from: indices), way + [step], inside))
      }
      guard indices.contains(where: { nodes[$0].items != nil }) else { continue }
      let members = names(ofMembersIn: values, at: indices)
      for name in members {
        let step = JSONStep.member(name.text)
        open.append(
          (following(step, from: indices), way + [step], values.flatMap { $0.all(at: step) }))
      }
      let lists = values.map { Array($0.elements) }
      if !members.isEmpty, lists.allSatisfy(\.isEmpty) { continue }
      for index in 0..<max(lists.map(\.count).max() ?? 0, 1) {
        let step = JSONStep.index(index)
        let items = lists.compactMap { $0.indices.contains(index) ? $0[index] : nil }
        open.append((following(step, from: indices), way + [step], items))
      }
    }
    return ways
  }

  /// The names of a map's members in its values, without those that have nodes of their own.
  private func names(ofMembersIn values: [JSONSlice], at indices: Set<Int>) -> Set<ExactText> {
    guard indices.contains(where: { nodes[$0].isMap }) else { return [] }
    return Set(
      names: values.flatMap { $0.members.map(\.name) }.filter { name in
        indices.allSatisfy { nodes[$0].next[Array(name.utf8)] == nil }
      })
  }

  // MARK: Making it

  /// A node that no path leads to yet: where a form begins.
  mutating func addBeginning() -> Int {
    nodes.append(Node())
    return nodes.count - 1
  }

  /// The value at a path from a node is a secret.
  mutating func hide(_ path: [JSONStep], from index: Int) {
    nodes[insert(path, from: index)].isSecret = true
  }

  /// The value at a path from a node, or each of its items, has the form that begins at `form`.
  mutating func link(
    _ path: [JSONStep], ofItems: Bool, isMap: Bool, from index: Int, to form: Int
  ) {
    let end = insert(path, from: index)
    if isMap { nodes[end].isMap = true }
    nodes[ofItems ? itemsNode(of: end) : end].forms.insert(form)
  }

  private mutating func insert(_ path: [JSONStep], from index: Int) -> Int {
    var node = index
    for step in path {
      let name = Array(step.name.utf8)
      if let next = nodes[node].next[name] {
        node = next
      } else {
        let new = addBeginning()
        nodes[node].next[name] = new
        node = new
      }
    }
    return node
  }

  private mutating func itemsNode(of list: Int) -> Int {
    if let items = nodes[list].items { return items }
    let items = addBeginning()
    nodes[list].items = items
    return items
  }

  // MARK: Following a path

  private func indices(at path: [JSONStep], throughLists: Bool = false) -> Set<Int> {
    var indices = start
    for step in path { indices = following(step, from: indices, throughLists: throughLists) }
    return indices
  }

  private func following(
    _ step: JSONStep, from indices: Set<Int>, throughLists: Bool = false
  ) -> Set<Int> {
    let indices = throughLists ? withItems(indices) : indices
    let name = Array(step.name.utf8)
    let isNumber = step.number != nil
    var next: Set<Int> = []
    for index in indices {
      if let node = nodes[index].next[name] { next.insert(node) }
      if isNumber || nodes[index].isMap, let items = nodes[index].items { next.insert(items) }
    }
    return expanded(next)
  }

  /// The nodes at the end of a path from any of `indices`, or of the items of the list there;
  /// everything inside a secret is a secret.
  func indices(at path: [JSONStep], ofItems: Bool, from indices: Set<Int>) -> Set<Int> {
    var indices = indices
    for step in path {
      if let secrets = secrets(at: indices) { return secrets }
      indices = following(step, from: indices)
    }
    guard ofItems else { return indices }
    return secrets(at: indices) ?? items(of: indices)
  }

  private func secrets(at indices: Set<Int>) -> Set<Int>? {
    let secrets = indices.filter { nodes[$0].isSecret }
    return secrets.isEmpty ? nil : secrets
  }

  /// The nodes of the items of the lists at `indices`.
  private func items(of indices: Set<Int>) -> Set<Int> {
    var items: Set<Int> = []
    for index in indices {
      if let all = nodes[index].items { items.insert(all) }
      for (name, node) in nodes[index].next
      where nodes[index].isMap
        || JSONStep.member(String(decoding: name, as: UTF8.self)).number != nil
      {
        items.insert(node)
      }
    }
    return expanded(items)
  }

  /// With the items of lists, and of the lists that these are.
  private func withItems(_ indices: Set<Int>) -> Set<Int> {
    var all = indices
    var open = Array(indices)
    while let index = open.popLast() {
      guard let items = nodes[index].items else { continue }
      for inside in expanded([items]) where all.insert(inside).inserted { open.append(inside) }
    }
    return all
  }

  /// With the beginnings of the forms that are open there.
  private func expanded(_ indices: Set<Int>) -> Set<Int> {
    var all = indices
    var open = Array(indices)
    while let index = open.popLast() {
      for form in nodes[index].forms where all.insert(form).inserted { open.append(form) }
    }
    return all
  }
}

extension JSONSlice {
  /// The values at a step, including duplicates.
  fileprivate func all(at step: JSONStep) -> [JSONSlice] {
    switch kind {
    case .object: members.filter { $0.name.hasSameBytes(as: step.name) }.map(\.value)
    case .array: step.number.flatMap { Array(elements).dropFirst($0).first }.map { [$0] } ?? []
    case .string, .number, .bool, .null: []
    }
  }
}

extension JSONStep {
  fileprivate var number: Int? { Int(name).flatMap { $0 < 0 ? nil : $0 } }
}

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

  /// A copy of the graph with paths that begin at `places`.
  func seen(from places: Set<Int>) -> SecretGraph {
    var graph = self
    graph.begin(at: places)
    return graph
  }

  /// From now on paths begin there, once all is linked.
  mutating func begin(at places: Set<Int>) {
    start = expanded(places)
    isEmpty = !start.contains { nodes[$0].isSecret || leadsOn(from: $0) }
  }

  private func leadsOn(from place: Int) -> Bool {
    !nodes[place].next.isEmpty || nodes[place].items != nil
  }

  /// True if the value at a path is a secret, or part of one. `throughLists`: true if steps may
  /// continue in the items of lists. O(path).
  func hides(_ path: [JSONStep], throughLists: Bool = false) -> Bool {
    guard !isEmpty else { return false }
    var places = start
    for step in path {
      if places.contains(where: { nodes[$0].isSecret }) { return true }
      places = following(step, from: places, throughLists: throughLists)
      if places.isEmpty { return false }
    }
    return places.contains { nodes[$0].isSecret }
  }

  /// True if a path leads on to secrets; `throughLists` as for `hides`. O(path).
  func leadsOn(from path: [JSONStep], throughLists: Bool = false) -> Bool {
    !isEmpty
      && places(at: path, throughLists: throughLists).contains(where: leadsOn)
  }

  /// True if the value at `path` in the elements or members of a value is a secret, or part of
  /// one; with `showsWhole` also if it leads on to one. O(paths).
  func hides(inEachAt list: [JSONStep], _ path: [JSONStep], showsWhole: Bool) -> Bool {
    guard !isEmpty else { return false }
    if hides(list) { return true }
    var inside: Set<Int> = []
    for place in places(at: list) {
      inside.formUnion(nodes[place].next.values)
      if let items = nodes[place].items { inside.insert(items) }
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
    var open: [(places: Set<Int>, way: [JSONStep], values: [JSONSlice])] = [
      (places(at: path), [], [value])
    ]
    while let (places, way, values) = open.popLast() {
      let isEnd = !isFinite && values.isEmpty && !way.isEmpty
      if isEnd || places.contains(where: { nodes[$0].isSecret }) {
        ways.append(way)
        continue
      }
      for name in Set(places.flatMap { nodes[$0].next.keys }) {
        let step = JSONStep.member(String(decoding: name, as: UTF8.self))
        let inside = isFinite ? [] : values.flatMap { $0.all(at: step) }
        open.append((following(step, from: places), way + [step], inside))
      }
      guard places.contains(where: { nodes[$0].items != nil }) else { continue }
      let lists = values.map { Array($0.elements) }
      for index in 0..<max(lists.map(\.count).max() ?? 0, 1) {
        let step = JSONStep.index(index)
        let items = lists.compactMap { $0.indices.contains(index) ? $0[index] : nil }
        open.append((following(step, from: places), way + [step], items))
      }
    }
    return ways
  }

  // MARK: Making it

  /// A place that no way leads to yet: where a form begins.
  mutating func addBeginning() -> Int {
    nodes.append(Node())
    return nodes.count - 1
  }

  /// The value at a path from a place is a secret.
  mutating func hide(_ path: [JSONStep], from place: Int) {
    nodes[insert(path, from: place)].isSecret = true
  }

  /// The value at a path from a place, or each of its items, has the form that begins at `form`.
  mutating func link(_ path: [JSONStep], ofItems: Bool, from place: Int, to form: Int) {
    let end = insert(path, from: place)
    nodes[ofItems ? itemsPlace(of: end) : end].forms.insert(form)
  }

  private mutating func insert(_ path: [JSONStep], from place: Int) -> Int {
    var node = place
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

  private mutating func itemsPlace(of list: Int) -> Int {
    if let items = nodes[list].items { return items }
    let items = addBeginning()
    nodes[list].items = items
    return items
  }

  // MARK: Following a path

  private func places(at path: [JSONStep], throughLists: Bool = false) -> Set<Int> {
    var places = start
    for step in path { places = following(step, from: places, throughLists: throughLists) }
    return places
  }

  private func following(
    _ step: JSONStep, from places: Set<Int>, throughLists: Bool = false
  ) -> Set<Int> {
    let places = throughLists ? withItems(places) : places
    let name = Array(step.name.utf8)
    let isNumber = step.place != nil
    var next: Set<Int> = []
    for place in places {
      if let node = nodes[place].next[name] { next.insert(node) }
      if isNumber, let items = nodes[place].items { next.insert(items) }
    }
    return expanded(next)
  }

  /// The nodes at the end of a path from any of `places`, or of the items of the list there;
  /// everything inside a secret is a secret.
  func places(at path: [JSONStep], ofItems: Bool, from places: Set<Int>) -> Set<Int> {
    var places = places
    for step in path {
      if let secrets = secrets(at: places) { return secrets }
      places = following(step, from: places)
    }
    guard ofItems else { return places }
    return secrets(at: places) ?? items(of: places)
  }

  private func secrets(at places: Set<Int>) -> Set<Int>? {
    let secrets = places.filter { nodes[$0].isSecret }
    return secrets.isEmpty ? nil : secrets
  }

  /// The nodes of the items of the lists at `places`.
  private func items(of places: Set<Int>) -> Set<Int> {
    var items: Set<Int> = []
    for place in places {
      if let all = nodes[place].items { items.insert(all) }
      for (name, node) in nodes[place].next
      where JSONStep.member(String(decoding: name, as: UTF8.self)).place != nil {
        items.insert(node)
      }
    }
    return expanded(items)
  }

  /// With the items of lists, and of the lists that these are.
  private func withItems(_ places: Set<Int>) -> Set<Int> {
    var all = places
    var open = Array(places)
    while let place = open.popLast() {
      guard let items = nodes[place].items else { continue }
      for inside in expanded([items]) where all.insert(inside).inserted { open.append(inside) }
    }
    return all
  }

  /// With the beginnings of the forms that are open there.
  private func expanded(_ places: Set<Int>) -> Set<Int> {
    var all = places
    var open = Array(places)
    while let place = open.popLast() {
      for form in nodes[place].forms where all.insert(form).inserted { open.append(form) }
    }
    return all
  }
}

extension JSONSlice {
  /// The values at a step, including duplicates.
  fileprivate func all(at step: JSONStep) -> [JSONSlice] {
    switch kind {
    case .object: members.filter { $0.name.hasSameBytes(as: step.name) }.map(\.value)
    case .array: step.place.flatMap { Array(elements).dropFirst($0).first }.map { [$0] } ?? []
    case .string, .number, .bool, .null: []
    }
  }
}

extension JSONStep {
  fileprivate var place: Int? { Int(name).flatMap { $0 < 0 ? nil : $0 } }
}

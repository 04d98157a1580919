import JSONText
import Values

/// The ways to secrets, step by step: from a record along the paths of secure rows, and on through the forms that
/// rows open, which may open themselves again.
struct SecretGraph: Sendable {
  private struct Node: Sendable {
    var isSecret = false
    /// The nodes that a step leads to: a number may be an index or a name.
    var next: [[UInt8]: Int] = [:]
    /// The node that every item of a list leads to.
    var items: Int?
    /// The beginnings of forms: their steps lead on from here, too.
    var forms: Set<Int> = []
  }

  /// The record comes first.
  private var nodes = [Node()]
  /// Whether there are as many ways as secure rows, whatever the record holds.
  private let isFinite: Bool

  /// Only ways that end at a secret are taken in. O(rows of all forms).
  init(_ rows: [ConfigRow], forms: [String: Form]) {
    let holders = Self.holders(among: forms)
    isFinite = holders.isEmpty
    insert(rows, at: 0, holders)
    guard !holders.isEmpty else { return }
    var starts: [String: Int] = [:]
    for name in holders.sorted() {
      nodes.append(Node())
      starts[name] = nodes.count - 1
    }
    for (name, start) in starts { insert(forms[name]?.rows ?? [], at: start, holders) }
    link(rows, at: 0, starts)
    for (name, start) in starts { link(forms[name]?.rows ?? [], at: start, starts) }
  }

  /// Whether there is no secret anywhere.
  var isEmpty: Bool { nodes.count == 1 && !nodes[0].isSecret && nodes[0].forms.isEmpty }

  /// Whether the value at a path is a secret, or part of one. `throughLists`: whether steps may go on in the items of
  /// lists. O(path).
  func hides(_ path: [JSONStep], throughLists: Bool = false) -> Bool {
    guard !isEmpty else { return false }
    var places = expanded([0])
    for step in path {
      if places.contains(where: { nodes[$0].isSecret }) { return true }
      places = following(step, from: places, throughLists: throughLists)
      if places.isEmpty { return false }
    }
    return places.contains { nodes[$0].isSecret }
  }

  /// Whether secrets are behind a path; `throughLists` as for `hides`. O(path).
  func leadsOn(from path: [JSONStep], throughLists: Bool = false) -> Bool {
    !isEmpty
      && places(at: path, throughLists: throughLists).contains {
        !nodes[$0].next.isEmpty || nodes[$0].items != nil
      }
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

  /// The forms that have secure rows, or open such forms.
  private static func holders(among forms: [String: Form]) -> Set<String> {
    var holders = Set(forms.filter { $0.value.rows.contains(where: \.isSecure) }.keys)
    var count = -1
    while holders.count != count {
      count = holders.count
      for (name, form) in forms where !holders.contains(name) {
        if form.rows.contains(where: { $0.child.map { holders.contains($0.name) } ?? false }) {
          holders.insert(name)
        }
      }
    }
    return holders
  }

  private mutating func insert(_ rows: [ConfigRow], at start: Int, _ holders: Set<String>) {
    // Most rows are none of it, and a copy of each takes long.
    for place in rows.indices where rows[place].isSecure || rows[place].child != nil {
      let row = rows[place]
      let opensSecrets = row.child.map { holders.contains($0.name) } ?? false
      if opensSecrets { _ = insert(row.childPath?.steps ?? [], at: start) }
      guard row.isSecure, let path = row.valuePath else { continue }
      nodes[insert(path.steps, at: start)].isSecret = true
    }
  }

  private mutating func insert(_ path: [JSONStep], at start: Int) -> Int {
    var node = start
    for step in path {
      let name = Array(step.name.utf8)
      if let next = nodes[node].next[name] {
        node = next
      } else {
        nodes.append(Node())
        nodes[node].next[name] = nodes.count - 1
        node = nodes.count - 1
      }
    }
    return node
  }

  private mutating func link(_ rows: [ConfigRow], at start: Int, _ starts: [String: Int]) {
    for row in rows {
      guard let child = row.child, let form = starts[child.name] else { continue }
      let end = insert(row.childPath?.steps ?? [], at: start)
      switch child.scope {
      case .object: nodes[end].forms.insert(form)
      case .items:
        if nodes[end].items == nil {
          nodes.append(Node())
          nodes[end].items = nodes.count - 1
        }
        if let items = nodes[end].items { nodes[items].forms.insert(form) }
      }
    }
  }

  // MARK: Following a path

  private func places(at path: [JSONStep], throughLists: Bool = false) -> Set<Int> {
    var places = expanded([0])
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
  /// What is at a step, duplicates included.
  fileprivate func all(at step: JSONStep) -> [JSONSlice] {
    switch kind {
    case .object: members.filter { $0.name == step.name }.map(\.value)
    case .array: step.place.flatMap { Array(elements).dropFirst($0).first }.map { [$0] } ?? []
    case .string, .number, .bool, .null: []
    }
  }
}

extension JSONStep {
  /// The place in a list that the step may be.
  fileprivate var place: Int? { Int(name).flatMap { $0 < 0 ? nil : $0 } }
}

import Forms
import JSONText
import SourceText
import Values

/// The members that a form and the forms that its rows open name: all others are found in one pass over a record.
package struct KnownMembers: Sendable {
  /// A step of the paths that forms name.
  struct Node: Sendable {
    var names = JSONNameIndex()
    /// The nodes of the names, by their indices.
    var nodes: [Int] = []
    var elements: [Int: Int] = [:]
    var use = Use.inside
    /// True if some key of a form reads the value as a whole.
    var isRead = false

    func node(named name: UnsafeRawBufferPointer) -> Int? {
      names.index(of: name).map { nodes[$0] }
    }
  }

  /// The extent to which a form knows a value.
  enum Use: Sendable {
    /// The members that the node has.
    case inside
    /// All of it.
    case whole
    /// As the objects of a form, by its index: the value, its elements or its members.
    case object(Int)
    case items(Int)
    case members(Int)
  }

  /// A form, and the node of its objects.
  struct Root: Sendable {
    /// Name among the forms that rows open; nil for the form of the records.
    let name: ExactText?
    let node: Int
    let treatment: OtherMembers
  }

  private(set) var nodes: [Node] = []
  private(set) var roots: [Root] = []
  /// True for the objects of an archive, whose members that begin with `$` are not about what it holds.
  let isOfArchive: Bool

  /// O(rows of all forms and what their expressions read).
  package init(_ form: Form, isOfArchive: Bool) {
    self.isOfArchive = isOfArchive
    let names = form.forms.keys.sorted()
    let forms = [form] + names.compactMap { form.forms[$0] }
    for (name, form) in zip([nil] + names.map(Optional.some), forms) {
      roots.append(Root(name: name, node: nodes.count, treatment: form.otherMembers))
      nodes.append(Node())
    }
    var indices: [ExactText: Int] = [:]
    for (index, name) in names.enumerated() { indices[name] = index + 1 }
    let family = FormsByIndex(forms: forms, indices: indices)
    for index in forms.indices { open(formsOf: index, family) }
    for index in forms.indices { add(pathsOf: index, family) }
    closeLeaves()
  }

  /// True if there is nothing to find: every form hides other members, or has no rows.
  package var findNothing: Bool { roots.allSatisfy { $0.treatment == .hide } }

  // MARK: Making it

  /// Marks the values for which rows open forms, the outer ones first.
  private mutating func open(formsOf index: Int, _ family: FormsByIndex) {
    let openers = family.formsOfSameObject(as: index).flatMap { family.forms[$0].openers }
      .filter { !$0.opensOwnObject }
      .sorted { ($0.childPath?.steps.count ?? 0) < ($1.childPath?.steps.count ?? 0) }
    for row in openers {
      guard let child = row.child, let path = row.childPath,
        let opened = family.indices[ExactText(child.name)], let node = add(path.steps, from: index)
      else { continue }
      // Another row, or another variant, has opened a form of it: both forms know what is in it.
      guard case .inside = nodes[node].use else { continue }
      switch child.scope {
      case .object: nodes[node].use = .object(opened)
      case .items: nodes[node].use = .items(opened)
      case .members: nodes[node].use = .members(opened)
      }
    }
  }

  private mutating func add(pathsOf index: Int, _ family: FormsByIndex) {
    for other in family.formsOfSameObject(as: index) {
      let form = family.forms[other]
      for named in form.namedPaths(isWholeRecord: other == 0) {
        add(named, of: form, at: index, family)
      }
    }
  }

  private mutating func add(
    _ named: NamedPath, of form: Form, at index: Int, _ family: FormsByIndex
  ) {
    switch named.base {
    case .record: mark(named.path.steps, from: index, by: named)
    case .root: mark(named.path.steps, from: 0, by: named)
    case .parent:
      for opener in family.openers(of: index) { mark(named.path.steps, from: opener, by: named) }
    case .items(let row):
      guard let list = form.rows[row].childPath else { return }
      mark(list.steps + [.index(0)] + named.path.steps, from: index, by: named)
    case .choices(let row):
      guard let list = form.rows[row].choiceSettings.path else { return }
      let start = list.root == .root ? 0 : index
      mark(list.path.steps + [.index(0)] + named.path.steps, from: start, by: named)
    }
  }

  private mutating func mark(_ steps: [JSONStep], from root: Int, by named: NamedPath) {
    // The form of the same object knows what is in it.
    guard !steps.isEmpty || named.mention.key == "valuePath" || named.isRead,
      let node = add(steps, from: root)
    else { return }
    if case .inside = nodes[node].use, named.mention.key == "valuePath", !named.isRead {
      nodes[node].use = .whole
    }
    nodes[node].isRead = true
  }

  /// The node at the end of a path, which is added; nil for a path to a key.
  private mutating func add(_ steps: [JSONStep], from root: Int) -> Int? {
    var node = roots[root].node
    var rest = steps[...]
    // Forms of lists may open each other without end.
    var hops = 0
    while let step = rest.first, hops < JSONStep.mostSteps {
      if case .key = step { return nil }
      switch nodes[node].use {
      case .object(let form):
        node = roots[form].node
        hops += 1
      case .items(let form):
        node = roots[form].node
        hops += 1
        // Expressions go on in each element without a step.
        if case .index = step { rest.removeFirst() }
      case .members(let form):
        node = roots[form].node
        rest.removeFirst()
      case .inside, .whole:
        node = inner(step, of: node)
        rest.removeFirst()
      }
    }
    return node
  }

  /// The node that a step leads to, which is added.
  private mutating func inner(_ step: JSONStep, of node: Int) -> Int {
    var name = step.name
    let (index, isNew) = name.withUTF8 {
      nodes[node].names.insert(UnsafeRawBufferPointer($0))
    }
    if isNew {
      nodes[node].nodes.append(nodes.count)
      nodes.append(Node())
    }
    let inner = nodes[node].nodes[index]
    if case .index(let element) = step { nodes[node].elements[element] = inner }
    return inner
  }

  /// Values that are only read are known as a whole, unless forms look into them.
  private mutating func closeLeaves() {
    for index in nodes.indices where nodes[index].nodes.isEmpty {
      if case .inside = nodes[index].use { nodes[index].use = .whole }
    }
  }
}

/// A form, which is the first, and those that its rows open.
private struct FormsByIndex {
  let forms: [Form]
  let indices: [ExactText: Int]
  /// Further forms of the objects that a form is for, by its index: of other variants, and of other rows.
  private let alternatives: [Int: [Int]]

  init(forms: [Form], indices: [ExactText: Int]) {
    (self.forms, self.indices) = (forms, indices)
    var alternatives: [Int: [Int]] = [:]
    for form in forms {
      var first: [ValuePath: Int] = [:]
      for row in form.openers {
        guard let name = row.child?.name, let path = row.childPath,
          let index = indices[ExactText(name)], !path.steps.isEmpty || row.child?.scope != .object
        else { continue }
        if let known = first[path] {
          alternatives[known, default: []].append(index)
        } else {
          first[path] = index
        }
      }
    }
    self.alternatives = alternatives
  }

  /// A form, and those that are for the same object. O(rows).
  func formsOfSameObject(as index: Int) -> [Int] {
    var found = [index]
    var open = [index]
    while let next = open.popLast() {
      for other in alternatives[next] ?? [] where !found.contains(other) {
        found.append(other)
        open.append(other)
      }
      for row in forms[next].openers where row.opensOwnObject {
        guard let name = row.child?.name, let other = indices[ExactText(name)],
          !found.contains(other)
        else { continue }
        found.append(other)
        open.append(other)
      }
    }
    return found
  }

  /// The forms with a row that opens one.
  func openers(of index: Int) -> [Int] {
    forms.indices.filter { other in
      forms[other].openers.contains { row in
        row.child.flatMap { indices[ExactText($0.name)] } == index
      }
    }
  }
}

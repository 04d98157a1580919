import JSONText
import PlistText
import Records
import SourceText

/// The home of each list and object of an archive: the location that shows it, while others only refer to it.
///
/// Objects of the records have their home in the records, so that a record refers to another one. Otherwise the home
/// is on the path through the fewest objects, and an element of a list rather than a member: in a list of people, one
/// of whom is another's friend, everyone is an element. The homes form a tree from the root, so that all can be
/// reached.
struct ArchiveHomes {
  private let graph: ArchiveGraph
  private var nodes: [Node] = []
  /// Nodes by object UID; -1 for objects that are shown at each location.
  private var homes: [Int32]

  /// A list or an object on its path from the root.
  private struct Node {
    /// Location of the node in the property list, or of the UID that refers to it; -1 for a pair
    /// of a key and a value.
    var base: Int
    var parent: Int
    var step: JSONStep

    var isElement: Bool { if case .index = step { true } else { false } }
  }

  private struct Part {
    var node: Node
    var contents: ArchiveContents
  }

  private typealias Found = (node: Int, contents: ArchiveContents)

  /// `root`: the root of the JSON in the property list; `recordsPath`: the path of the records there.
  init(_ graph: ArchiveGraph, root: Int, recordsPath: [JSONStep]) {
    self.graph = graph
    homes = Array(repeating: -1, count: graph.objects.count)
    guard Self.sharesContainers(graph) else { return }
    let contents: ArchiveContents =
      root == graph.top
      ? .members(root, className: nil) : ArchiveContents(at: root, in: graph)
    if root != graph.top, let uid = graph.uid(at: root) { homes[uid] = 0 }
    nodes.append(Node(base: root, parent: -1, step: .index(0)))
    var path: [Found] = [(0, contents)]
    for step in recordsPath {
      guard let last = path.last,
        let part = parts(of: last).first(where: { $0.node.step.name.hasSameBytes(as: step.name) }),
        let node = settle(part.node)
      else { break }
      path.append((node, part.contents))
    }
    for found in path.reversed() { spread(from: found) }
  }

  /// True if the reference to an object is its home, provided that its container is shown there.
  func isHome(_ base: Int, of uid: Int) -> Bool {
    homes[uid] < 0 || nodes[Int(homes[uid])].base == base
  }

  /// The path of an object from the root in JSONPath notation.
  func path(of uid: Int) -> String {
    var steps: [String] = []
    var number = Int(homes[uid])
    while number >= 0, nodes[number].parent >= 0 {
      switch nodes[number].step {
      case .index(let index): steps.append("[\(index)]")
      case .key, .each: steps.append(nodes[number].step.name)
      case .member(let name):
        let isWord = !name.isEmpty && name.utf8.allSatisfy { $0 >= 0x80 || $0.isWordByte }
        steps.append(isWord ? ".\(name)" : "[\(JSONValue.string(name).jsonText())]")
      }
      number = nodes[number].parent
    }
    return "$" + steps.reversed().joined()
  }

  /// True if a list or an object may have several locations. Class descriptions do, but are not shown.
  private static func sharesContainers(_ graph: ArchiveGraph) -> Bool {
    let values = graph.values
    var references = graph.references
    for object in graph.objects where values.kind(of: object) == .dictionary {
      guard let uid = values.member("$class", of: object).flatMap(graph.uid(at:)),
        values.kind(of: graph.objects[uid]) == .dictionary,
        values.member("$classname", of: graph.objects[uid]) != nil
      else { continue }
      references[uid] &-= 1
    }
    return graph.objects.indices.contains { uid in
      references[uid] > 1 && values.kind(of: graph.objects[uid]).isContainer
    }
  }

  /// Nil for an object that has a home already.
  private mutating func settle(_ node: Node) -> Int? {
    if node.base >= 0, let uid = graph.uid(at: node.base) {
      guard homes[uid] < 0 else { return nil }
      homes[uid] = Int32(nodes.count)
    }
    nodes.append(node)
    return nodes.count - 1
  }

  /// Assigns homes to all objects reachable from a list or an object, by distance.
  private mutating func spread(from start: Found) {
    var level = [start]
    while !level.isEmpty {
      var (next, members): ([Found], [Part]) = ([], [])
      var index = 0
      while index < level.count {
        for part in parts(of: level[index]) {
          guard part.contents.isList || part.node.isElement else {
            members.append(part)
            continue
          }
          guard let node = settle(part.node) else { continue }
          if part.contents.isList {
            level.append((node, part.contents))
          } else {
            next.append((node, part.contents))
          }
        }
        index += 1
      }
      for part in members {
        if let node = settle(part.node) { next.append((node, part.contents)) }
      }
      level = next
    }
  }

  private mutating func parts(of found: Found) -> [Part] {
    let (number, values) = (found.node, graph.values)
    switch found.contents {
    case .null, .single, .decimal: return []
    case .list(let list): return elements(Array(values.children(of: list)), in: number)
    case .numbered(_, let elements): return self.elements(elements, in: number)
    case .dictionary(_, let objects, let names):
      return zip(names, values.children(of: objects)).compactMap { name, base in
        part(at: base, in: number, .member(name))
      }
    case .entries(let keys, let objects):
      let pairs = zip(values.children(of: keys), values.children(of: objects))
      return pairs.enumerated().flatMap { index, pair in
        nodes.append(Node(base: -1, parent: number, step: .index(index)))
        let entry = nodes.count - 1
        return [
          part(at: pair.0, in: entry, .member("key")),
          part(at: pair.1, in: entry, .member("value")),
        ].compactMap { $0 }
      }
    case .members(let members, let className):
      return values.children(of: members).compactMap { base in
        let name = values.key(of: base)
        if name == "$class", className != nil { return nil }
        return part(at: base, in: number, .member(name))
      }
    }
  }

  private func elements(_ elements: [Int], in number: Int) -> [Part] {
    elements.enumerated().compactMap { part(at: $1, in: number, .index($0)) }
  }

  private func part(at base: Int, in number: Int, _ step: JSONStep) -> Part? {
    let contents = ArchiveContents(at: base, in: graph)
    guard contents.isContainer else { return nil }
    return Part(node: Node(base: base, parent: number, step: step), contents: contents)
  }
}

extension UInt8 {
  fileprivate var isWordByte: Bool {
    (0x30...0x39).contains(self) || (0x41...0x5A).contains(self & 0xDF) || self == 0x5F
  }
}

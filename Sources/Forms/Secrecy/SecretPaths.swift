import JSONText
import Values

/// Where the secrets of a form's records are: the paths of its secure rows.
package struct SecretPaths: Sendable {
  /// What is shown in place of a secret: always as many, so that its length is not shown.
  package static let bullets = "••••••••"

  private struct Node: Sendable {
    var isSecret = false
    /// The nodes that a step leads to: a number may be an index or a name.
    var next: [[UInt8]: Int] = [:]
  }

  /// The paths as a tree; the root comes first.
  private var nodes = [Node()]
  private let paths: [[JSONStep]]

  /// O(rows).
  package init(_ rows: [ConfigRow]) {
    paths = rows.filter(\.isSecure).compactMap(\.valuePath?.steps)
    for path in paths { insert(path) }
  }

  private mutating func insert(_ path: [JSONStep]) {
    var node = 0
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
    nodes[node].isSecret = true
  }

  /// Whether the form has none.
  package var isEmpty: Bool { paths.isEmpty }

  /// Whether the value at a path is a secret, or part of one. O(path).
  package func hides(_ path: ValuePath) -> Bool { isHidden(path.steps) }

  /// Whether there is a secret inside the value at a path, and the value is not one itself. O(path).
  package func areInside(_ path: ValuePath) -> Bool {
    node(at: path.steps).map { !nodes[$0].next.isEmpty } ?? false
  }

  /// The value at a path without the secrets in it. O(value) where the form has any there, else O(path).
  package func removed(from value: JSONSlice, at path: [JSONStep] = []) -> JSONSlice {
    let inside = inside(path, in: value)
    return inside.isEmpty ? value : value.removing(allAt: inside)
  }

  /// The value at a path with bullets in place of the secrets in it. O(value).
  package func masked(in value: JSONSlice, at path: [JSONStep] = []) -> JSONSlice {
    let inside = inside(path, in: value)
    guard !inside.isEmpty else { return value }
    return value.replacing(allAt: inside, with: Self.mask())
  }

  /// A record with bullets in place of its secrets, and with `mark` behind those that differ from a former
  /// version's. O(record).
  package func masked(in record: JSONSlice, since former: JSONSlice, mark: String) -> JSONSlice {
    guard !isEmpty else { return record }
    let lookup = JSONPaths(paths)
    let found = zip(lookup.lookup(in: record), lookup.lookup(in: former))
    var changed: [[JSONStep]] = []
    var same: [[JSONStep]] = []
    for (path, values) in zip(paths, found) {
      if case (.found(let new), .found(let old)) = values, !new.hasSameBytes(as: old) {
        changed.append(path)
      } else {
        same.append(path)
      }
    }
    let marked = record.replacing(allAt: changed, with: Self.mask(mark))
    return marked.replacing(allAt: same, with: Self.mask())
  }

  private static func mask(_ mark: String = "") -> String { "\"\(bullets)\(mark)\"" }

  private func isHidden(_ path: [JSONStep]) -> Bool {
    guard !isEmpty else { return false }
    var node = 0
    if nodes[node].isSecret { return true }
    for step in path {
      guard let next = nodes[node].next[Array(step.name.utf8)] else { return false }
      if nodes[next].isSecret { return true }
      node = next
    }
    return false
  }

  /// Where a path ends; nil where no secret is behind it.
  private func node(at path: [JSONStep]) -> Int? {
    guard !isEmpty else { return nil }
    var node = 0
    for step in path {
      guard let next = nodes[node].next[Array(step.name.utf8)] else { return nil }
      node = next
    }
    return node
  }

  /// The secrets inside of a value, or all of it where it is in their way: a text in place of an object. A whole
  /// record is never.
  private func inside(_ path: [JSONStep], in value: JSONSlice) -> [[JSONStep]] {
    let ways = inside(path)
    return !path.isEmpty && value.isInTheWay(of: ways) ? [[]] : ways
  }

  /// The secrets at and inside of a path, from there on; an empty way where it is part of a secret.
  private func inside(_ path: [JSONStep]) -> [[JSONStep]] {
    guard !paths.isEmpty else { return [] }
    if isHidden(path) { return [[]] }
    guard let start = node(at: path) else { return [] }
    var ways: [[JSONStep]] = []
    var open: [(node: Int, way: [JSONStep])] = [(start, [])]
    while let (node, way) = open.popLast() {
      if nodes[node].isSecret { ways.append(way) }
      for (name, next) in nodes[node].next {
        open.append((next, way + [.member(String(decoding: name, as: UTF8.self))]))
      }
    }
    return ways
  }
}

extension Form {
  /// Made again at each call. O(rows).
  package var secrets: SecretPaths { SecretPaths(rows) }

  /// The form with nothing hidden, for who asks to see its secrets.
  package var showingSecrets: Form {
    var form = self
    for index in form.rows.indices { form.rows[index].isSecure = false }
    return form
  }

  /// The form in which a row is secure that shows a secure row's value, or part of it.
  func hidingSharedSecrets() -> Form {
    let secrets = secrets
    guard !secrets.isEmpty else { return self }
    var form = self
    for index in form.rows.indices {
      guard let path = form.rows[index].valuePath, secrets.hides(path) else { continue }
      form.rows[index].isSecure = true
    }
    return form
  }
}

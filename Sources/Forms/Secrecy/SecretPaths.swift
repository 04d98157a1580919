import JSONText
import Values

/// Where the secrets of a form's records are: the paths of its secure rows, and of those of the forms that its rows
/// open.
package struct SecretPaths: Sendable {
  /// What is shown in place of a secret: always as many, so that its length is not shown.
  package static let bullets = "••••••••"

  private let graph: SecretGraph

  init(_ graph: SecretGraph) { self.graph = graph }

  package var isEmpty: Bool { graph.isEmpty }

  /// Whether the value at a path is a secret, or part of one. O(path).
  package func hides(_ path: ValuePath) -> Bool { graph.hides(path.steps) }

  /// Whether there is a secret inside the value at a path, and the value is not one itself. O(path).
  package func areInside(_ path: ValuePath) -> Bool { graph.leadsOn(from: path.steps) }

  /// Whether the value at a path can't be shown: it is a secret, part of one, or has one inside. O(path).
  package func conceal(_ path: ValuePath) -> Bool { hides(path) || areInside(path) }

  /// Whether what an expression reads at a path is a secret, or part of one: its steps may go on in the items of lists.
  /// O(path).
  package func hidesRead(_ path: ValuePath) -> Bool {
    graph.hides(path.steps, throughLists: true)
  }

  /// Whether what an expression reads at a path and shows is a secret, part of one, or has one inside. O(path).
  package func hidesShown(_ path: ValuePath) -> Bool {
    hidesRead(path) || graph.leadsOn(from: path.steps, throughLists: true)
  }

  /// Whether what each element of a list, or each member of an object, has at a path is a secret, or part of one;
  /// `showsWhole`: or has one inside. O(paths).
  func hide(inEachAt list: ValuePath, _ path: [JSONStep], showsWhole: Bool) -> Bool {
    graph.hides(inEachAt: list.steps, path, showsWhole: showsWhole)
  }

  /// Whether a record has a value at one of them. O(record).
  package func areIn(_ record: JSONSlice) -> Bool {
    JSONPaths(graph.ways(from: [], in: record)).lookup(in: record).contains { $0.slice != nil }
  }

  /// The value at a path without the secrets in it. O(value) where the form has any there, else O(path).
  package func removed(from value: JSONSlice, at path: [JSONStep] = []) -> JSONSlice {
    let inside = inside(path, in: value)
    return inside.isEmpty ? value : value.removing(allAt: inside)
  }

  /// What may be shown of the value at a path: all but the secrets in it; nil where it is one. O(value) where the form
  /// has any there, else O(path).
  package func open(_ value: JSONSlice, at path: ValuePath) -> JSONSlice? {
    hides(path) ? nil : removed(from: value, at: path.steps)
  }

  /// What may be known of a record that others may read, as in a journal: all but its secrets; nil where something else is in
  /// the place of one that has some. O(record) where the form has secrets.
  package func open(_ record: JSONSlice) -> JSONSlice? {
    guard !isEmpty else { return record }
    return record.kind.isScalar ? nil : removed(from: record)
  }

  /// The value at a path with bullets in place of the secrets in it. O(value).
  package func masked(in value: JSONSlice, at path: [JSONStep] = []) -> JSONSlice {
    let inside = inside(path, in: value)
    guard !inside.isEmpty else { return value }
    return value.replacing(allAt: inside, with: Self.mask())
  }

  /// A record with bullets in place of its secrets, and with `mark` after those that differ from a former
  /// version's. O(record).
  package func masked(in record: JSONSlice, since former: JSONSlice, mark: String) -> JSONSlice {
    guard !isEmpty else { return record }
    let ways = graph.ways(from: [], in: record)
    let lookup = JSONPaths(ways)
    let found = zip(lookup.lookup(in: record), lookup.lookup(in: former))
    var changed: [[JSONStep]] = []
    var same: [[JSONStep]] = []
    for (path, values) in zip(ways, found) {
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

  /// The secrets inside of a value, or all of it where it is in their way: a text in place of an object. A whole
  /// record is never.
  private func inside(_ path: [JSONStep], in value: JSONSlice) -> [[JSONStep]] {
    let ways = graph.ways(from: path, in: value)
    return !path.isEmpty && value.isInTheWay(of: ways) ? [[]] : ways
  }
}

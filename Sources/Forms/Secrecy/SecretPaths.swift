import JSONText
import Values

/// The paths of secrets in a form's records: those of its secure rows, and of the secure rows
/// of forms that its rows open.
package struct SecretPaths: Sendable {
  /// Text in place of a secret, of constant length so that the secret's length is not shown.
  package static let bullets = "••••••••"

  private let graph: SecretGraph

  init(_ graph: SecretGraph) { self.graph = graph }

  package var isEmpty: Bool { graph.isEmpty }

  /// True if the value at a path is a secret, or part of one. O(path).
  package func hides(_ path: ValuePath) -> Bool { graph.hides(path.steps) }

  /// True if there is a secret inside the value at a path, and the value is not one itself.
  /// O(path).
  package func areInside(_ path: ValuePath) -> Bool { graph.leadsOn(from: path.steps) }

  /// True if the value at a path can't be shown: it is a secret, part of one, or has one
  /// inside. O(path).
  package func conceal(_ path: ValuePath) -> Bool { hides(path) || areInside(path) }

  /// True if the value that an expression reads at a path is a secret, or part of one: its
  /// steps may continue in the items of lists. O(path).
  package func hidesRead(_ path: ValuePath) -> Bool {
    graph.hides(path.steps, throughLists: true)
  }

  /// True if the value that an expression reads and shows at a path is a secret, part of one,
  /// or has one inside. O(path).
  package func hidesShown(_ path: ValuePath) -> Bool {
    hidesRead(path) || graph.leadsOn(from: path.steps, throughLists: true)
  }

  /// True if the value at `path` in each element of a list, or each member of an object, is a
  /// secret, or part of one; with `showsWhole` also if it has one inside. O(paths).
  func hide(inEachAt list: ValuePath, _ path: [JSONStep], showsWhole: Bool) -> Bool {
    graph.hides(inEachAt: list.steps, path, showsWhole: showsWhole)
  }

  /// True if a record has a value at one of the paths. O(record).
  package func areIn(_ record: JSONSlice) -> Bool {
    JSONPaths(graph.ways(from: [], in: record)).lookup(in: record).contains { $0.slice != nil }
  }

  /// The value at a path without the secrets in it. O(value) where the form has any there, else O(path).
  package func removed(from value: JSONSlice, at path: [JSONStep] = []) -> JSONSlice {
    let inside = inside(path, in: value)
    return inside.isEmpty ? value : value.removing(allAt: inside)
  }

  /// The value at a path without the secrets in it; nil if it is one. O(value) if the form has
  /// any there, else O(path).
  package func open(_ value: JSONSlice, at path: ValuePath) -> JSONSlice? {
    hides(path) ? nil : removed(from: value, at: path.steps)
  }

  /// A record without its secrets, for others to read, as in a journal; nil if another kind of
  /// value is in place of a record with secrets. O(record) if the form has secrets.
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

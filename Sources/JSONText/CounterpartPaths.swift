/// Finds the values of one version of a value in another version, where elements of lists may have other indices, and
/// members other names.
///
/// Elements are paired as in merges of lists (`ElementPairing`); the pairing of a list is cached.
package final class CounterpartPaths {
  private let version: JSONSlice
  private let other: JSONSlice
  /// Index of each element's counterpart, by the path of its list; nil for an element
  /// without one.
  private var indices: [[JSONStep]: [Int?]] = [:]

  package init(of version: JSONSlice, in other: JSONSlice) {
    self.version = version
    self.other = other
  }

  /// The path of the value in the other version, existing or not; nil inside elements that the other version lacks.
  /// O(bytes).
  package func path(of path: [JSONStep]) -> [JSONStep]? {
    var result: [JSONStep] = []
    var (version, other) = (version, other)
    for (depth, step) in path.enumerated() {
      if version.hasSameBytes(as: other) { return result + path[depth...] }
      var counterpart = step
      if case .index(let index) = step, version.kind == .array {
        guard let position = position(of: index, at: Array(path[..<depth]), version, other) else {
          return nil
        }
        counterpart = .index(position)
      } else if case .member(let name) = step, other.lookup([step]).slice == nil,
        let former = RenamedMembers(from: other, to: version).formerName(of: name)
      {
        counterpart = .member(former)
      }
      result.append(counterpart)
      guard let next = version.lookup([step]).slice, let same = other.lookup([counterpart]).slice
      else { return result + path[(depth + 1)...] }
      (version, other) = (next, same)
    }
    return result
  }

  private func position(
    of index: Int, at path: [JSONStep], _ list: JSONSlice, _ other: JSONSlice
  ) -> Int? {
    let found =
      indices[path] ?? ElementPairing(Array(other.elements), Array(list.elements)).sources
    indices[path] = found
    return found.indices.contains(index) ? found[index] : nil
  }
}

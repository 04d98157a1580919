/// Where the values of one version of a value are in another version: elements of lists are not always at the same place.
///
/// Elements are found again as where lists are merged (`ElementPairing`); what was found of a list is kept.
package final class CounterpartPaths {
  private let version: JSONSlice
  private let other: JSONSlice
  /// By the path of a list, for each element the place of its counterpart; nil for one that has none.
  private var places: [[JSONStep]: [Int?]] = [:]

  /// Of the values of `version` in `other`.
  package init(of version: JSONSlice, in other: JSONSlice) {
    self.version = version
    self.other = other
  }

  /// Where the value at a path is, or would be; nil inside of elements that the other version doesn't have. O(bytes).
  package func path(of path: [JSONStep]) -> [JSONStep]? {
    var result: [JSONStep] = []
    var (version, other) = (version, other)
    for (depth, step) in path.enumerated() {
      if version.hasSameBytes(as: other) { return result + path[depth...] }
      var counterpart = step
      if case .index(let index) = step, version.kind == .array {
        guard let place = place(of: index, at: Array(path[..<depth]), version, other) else {
          return nil
        }
        counterpart = .index(place)
      }
      result.append(counterpart)
      guard let next = version.lookup([step]).slice, let same = other.lookup([counterpart]).slice
      else { return result + path[(depth + 1)...] }
      (version, other) = (next, same)
    }
    return result
  }

  private func place(
    of index: Int, at path: [JSONStep], _ list: JSONSlice, _ other: JSONSlice
  ) -> Int? {
    let found =
      places[path] ?? ElementPairing(Array(other.elements), Array(list.elements)).sources
    places[path] = found
    return found.indices.contains(index) ? found[index] : nil
  }
}

/// Suggestions for misspelt names.
package enum NearestName {
  /// The candidate nearest to `name`: equal except for case, else with at most two typing mistakes; nil if there is
  /// none.
  ///
  /// A name of one or two letters must not become any other, so it may differ in case only.
  package static func of(_ name: String, among candidates: some Sequence<String>) -> String? {
    let lowered = Array(name.lowercased().unicodeScalars)
    let limit = lowered.count < 3 ? 0 : 2
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let other = Array(candidate.lowercased().unicodeScalars)
      guard abs(other.count - lowered.count) <= limit else { continue }
      let distance = distance(lowered, other)
      guard distance <= limit, distance < other.count, distance < best?.distance ?? .max else {
        continue
      }
      best = (candidate, distance)
    }
    return best?.candidate
  }

  /// The candidate that `name` may mean: the one with the fewest edits, if similar (`edits`); nil if there is none.
  package static func alike(_ name: String, among candidates: some Sequence<String>) -> String? {
    candidates.compactMap { candidate in
      edits(between: name, and: candidate).map { (candidate, edits: $0) }
    }.min { $0.edits < $1.edits }?.0
  }

  /// The edit distance of two names that may mean the same; nil if they are not similar.
  ///
  /// In short names one letter may differ, in the shortest only its case.
  package static func edits(between name: String, and other: String) -> Int? {
    let a = Array(name.lowercased().unicodeScalars)
    let b = Array(other.lowercased().unicodeScalars)
    let limit = a.count < 3 ? 0 : a.count < 8 ? 1 : 2
    guard abs(a.count - b.count) <= limit else { return nil }
    let distance = distance(a, b)
    return distance <= limit ? distance : nil
  }

  /// The number of insertions, deletions, replacements and swaps of neighbors from `a` to `b` (Damerau's distance,
  /// restricted: no part is edited twice). O(a·b).
  package static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in 1...a.count {
      var row = [i]
      for j in 1...b.count {
        let replaced = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
        var least = min(replaced, last[j] + 1, row[j - 1] + 1)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          least = min(least, beforeLast[j - 2] + 1)
        }
        row.append(least)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}

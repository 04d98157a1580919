/// The lines to remove from a list, and to add to it, for another list.
struct LineChanges {
  private(set) var removed: Set<Int> = []
  private(set) var added: Set<Int> = []

  /// Maximum product of both lengths up to which all lines are compared with each other.
  private static let mostComparisons = 4_000_000

  /// A shortest difference (Myers), O(lines × changes); of longer lists one in which only lines that both have once are
  /// kept (patience diff), O(lines × log lines): where most lines were moved, the shortest would take minutes.
  init(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) {
    guard old.count * new.count > Self.mostComparisons else {
      for change in new.difference(from: old, by: { $0.elementsEqual($1) }) {
        switch change {
        case .remove(let offset, _, _): removed.insert(offset)
        case .insert(let offset, _, _): added.insert(offset)
        }
      }
      return
    }
    let kept = Self.longestRun(of: Self.pairs(old, new))
    removed = Set(old.indices).subtracting(kept.map(\.old))
    added = Set(new.indices).subtracting(kept.map(\.new))
  }

  private typealias Pair = (old: Int, new: Int)

  /// Indices of lines that both lists have exactly once, in the order of the new one.
  private static func pairs(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [Pair] {
    let (oldIndices, newIndices) = (indicesOfUnique(old), indicesOfUnique(new))
    return new.indices.compactMap { index in
      guard newIndices[new[index]] == index, let former = oldIndices[new[index]], let former
      else { return nil }
      return (former, index)
    }
  }

  /// Indices by line; nil for a line that occurs more than once.
  private static func indicesOfUnique(
    _ lines: [ArraySlice<UInt8>]
  ) -> [ArraySlice<UInt8>: Int?] {
    Dictionary(lines.enumerated().map { ($1, $0) }) { _, _ in nil }
  }

  /// The longest sequence of pairs in which both indices increase (Fredman 1975).
  private static func longestRun(of pairs: [Pair]) -> [Pair] {
    // The last pairs of the best sequences of each length, and the pair before each pair.
    var lasts: [Int] = []
    var former: [Int?] = []
    for (index, pair) in pairs.enumerated() {
      var (low, high) = (0, lasts.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[lasts[middle]].old < pair.old { low = middle + 1 } else { high = middle }
      }
      former.append(low > 0 ? lasts[low - 1] : nil)
      if low < lasts.count { lasts[low] = index } else { lasts.append(index) }
    }
    var run: [Pair] = []
    var next = lasts.last
    while let index = next {
      run.append(pairs[index])
      next = former[index]
    }
    return run.reversed()
  }
}

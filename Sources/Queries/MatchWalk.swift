import JSONText
import Values

/// Finds the next matching record, wrapping around, in blocks that threads can share.
struct MatchWalk {
  let scope: QueryScope
  let control: WorkControl
  let chunks: ParallelChunks
  /// Creates a predicate for the record at an index; once for each thread and block.
  let matcher: @Sendable () -> (Int, JSONSlice) -> Bool

  /// Number of records examined before the nearest match among them is chosen.
  private static let blockCount = 16_384

  /// The index of the next match after `index` (before it, if `.backward`); `index` itself comes last. Nil if
  /// nothing matches or the job was stopped.
  func next(from index: Int, direction: Direction) -> (index: Int, isWrapped: Bool)? {
    guard scope.count > 0 else { return nil }
    control.begin(scope.count)
    let after = min(max(index + 1, 0), scope.count)
    let before = min(max(index, 0), scope.count)
    let legs =
      direction.isForward ? [after..<scope.count, 0..<after] : [0..<before, before..<scope.count]
    for (leg, indices) in legs.enumerated() {
      if let found = first(in: indices, direction: direction) { return (found, leg == 1) }
      if control.isCancelled { return nil }
    }
    return nil
  }

  private func first(in indices: Range<Int>, direction: Direction) -> Int? {
    // Matches are often near: the first blocks are small.
    var size = 256
    var rest = indices
    while !rest.isEmpty, !control.isCancelled {
      let block = direction.isForward ? rest.prefix(size) : rest.suffix(size)
      let base = block.lowerBound
      let found = chunks.map(block.count) { part -> Int? in
        let matches = matcher()
        var match: Int?
        let range = base + part.lowerBound..<base + part.upperBound
        _ = scope.forEach(in: range, control) { index, record in
          guard matches(index, record) else { return true }
          match = index
          // Backwards the last one of the part is wanted.
          return !direction.isForward
        }
        return match
      }
      let matches = found.compactMap { $0 }
      if let match = direction.isForward ? matches.first : matches.last, !control.isCancelled {
        return match
      }
      rest =
        direction.isForward
        ? block.upperBound..<rest.upperBound : rest.lowerBound..<block.lowerBound
      size = min(size * 4, Self.blockCount)
    }
    return nil
  }
}

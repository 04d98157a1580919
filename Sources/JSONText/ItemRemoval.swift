/// A container without some of its items: each is removed with one of its adjacent gaps.
struct ItemRemoval {
  private let container: JSONContainer
  private var removed: Set<Int>
  /// Removed gaps, each by the index of the item before it.
  private var removedGaps: Set<Int> = []

  /// `indices` ascend and are not all of the items. O(items).
  init(of indices: [Int], from container: JSONContainer) {
    self.container = container
    removed = Set(indices)
    // The gap between the item that was removed last and the next one that stays; nil at the end.
    var following: Int?
    for index in indices.reversed() {
      let isLast = index == container.items.count - 1
      let wasFollowed = removed.contains(index + 1) ? following : isLast ? nil : index
      following = removeGap(beside: index, followedBy: wasFollowed)
    }
  }

  /// Removes the gap before or after an item and keeps the one with more line breaks; returns the kept one if an item
  /// follows.
  private mutating func removeGap(beside index: Int, followedBy gap: Int?) -> Int? {
    let before = index - 1
    guard let gap else {
      removedGaps.insert(before)
      return nil
    }
    guard index > 0, lineBreaks(gap) > lineBreaks(before) else {
      removedGaps.insert(gap)
      return before
    }
    removedGaps.insert(before)
    return gap
  }

  private func lineBreaks(_ gap: Int) -> Int {
    container.lineBreaks(in: container.gap(after: gap))
  }

  /// The remaining bytes from `start`, where an item begins or ends, to `end`.
  func bytes(from start: Int, to end: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(end - start)
    let items = container.items
    for index in items.indices {
      let item = items[index].start..<items[index].value.upperBound
      if item.lowerBound >= start, !removed.contains(index) { bytes += container.bytes[item] }
      guard index + 1 < items.count, item.upperBound >= start, !removedGaps.contains(index) else {
        continue
      }
      bytes += container.bytes[container.gap(after: index)]
    }
    if let last = items.last { bytes += container.bytes[last.value.upperBound..<end] }
    return bytes
  }
}

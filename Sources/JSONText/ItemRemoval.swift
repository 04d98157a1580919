/// A container without some of its items: each is removed with one of its adjacent gaps.
struct ItemRemoval {
  private let container: JSONContainer
  private var removed: Set<Int>
  /// Removed gaps, each by the index of the item before it.
  private var removedGaps: Set<Int> = []

  /// `places` ascend and are not all of the items. O(items).
  init(of places: [Int], from container: JSONContainer) {
    self.container = container
    removed = Set(places)
    // The gap between the item that was removed last and the next one that stays; nil at the end.
    var following: Int?
    for place in places.reversed() {
      let isLast = place == container.items.count - 1
      let wasFollowed = removed.contains(place + 1) ? following : isLast ? nil : place
      following = removeGap(beside: place, followedBy: wasFollowed)
    }
  }

  /// Removes the gap before or after an item and keeps the one with more line breaks; returns the kept one if an item
  /// follows.
  private mutating func removeGap(beside place: Int, followedBy gap: Int?) -> Int? {
    let before = place - 1
    guard let gap else {
      removedGaps.insert(before)
      return nil
    }
    guard place > 0, lineBreaks(gap) > lineBreaks(before) else {
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
    for place in items.indices {
      let item = items[place].start..<items[place].value.upperBound
      if item.lowerBound >= start, !removed.contains(place) { bytes += container.bytes[item] }
      guard place + 1 < items.count, item.upperBound >= start, !removedGaps.contains(place) else {
        continue
      }
      bytes += container.bytes[container.gap(after: place)]
    }
    if let last = items.last { bytes += container.bytes[last.value.upperBound..<end] }
    return bytes
  }
}

import SourceText

/// Maps offsets in a buffer to a copy of its bytes, from `origin` on, in which some ranges are replaced.
struct ReplacedRanges {
  private let origin: Int
  /// Replaced ranges, ascending and disjoint.
  private let ranges: [Range<Int>]
  /// Difference in length between copy and original up to each range, and at the end.
  private var growth = [0]

  /// `values`: ascending disjoint ranges, and the number of bytes that replace each.
  init(_ values: some Sequence<(range: Range<Int>, count: Int)>, from origin: Int) {
    self.origin = origin
    ranges = values.map(\.range)
    for (range, count) in values { growth.append(growth[growth.count - 1] + count - range.count) }
  }

  /// The offset in the copy. Offsets at the start of new bytes stay there. O(log ranges).
  func moved(_ offset: Int) -> Int { offset + growth[count(before: offset)] - origin }

  /// Maps many ascending offsets. O(offsets + ranges * log offsets).
  func moved(_ offsets: [Int]) -> [Int] {
    var moved = offsets
    var start = 0
    for number in growth.indices {
      let isLast = number == ranges.count
      let end =
        isLast
        ? offsets.count
        : (start..<offsets.count).firstNumber { offsets[$0] > ranges[number].lowerBound }
      let shift = growth[number] - origin
      for offset in start..<end { moved[offset] += shift }
      start = end
    }
    return moved
  }

  /// True if the copy lacks the byte at an offset. O(log ranges).
  func removes(_ offset: Int) -> Bool {
    let next = count(before: offset + 1)
    return offset < origin || next > 0 && ranges[next - 1].contains(offset)
  }

  /// The number of ranges that begin before an offset.
  private func count(before offset: Int) -> Int {
    (0..<ranges.count).firstNumber { ranges[$0].lowerBound >= offset }
  }
}

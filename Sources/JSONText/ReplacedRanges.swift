import SourceText

/// Where places of a buffer are in a copy of its bytes, from `origin` on, that has others in place of some.
struct ReplacedRanges {
  private let origin: Int
  /// Ascending, and apart.
  private let ranges: [Range<Int>]
  /// By how much longer the copy is than the buffer, up to each of the ranges and at the end.
  private var growth = [0]

  /// `values`: ascending ranges that are apart, and how many bytes take the place of each.
  init(_ values: some Sequence<(range: Range<Int>, count: Int)>, from origin: Int) {
    self.origin = origin
    ranges = values.map(\.range)
    for (range, count) in values { growth.append(growth[growth.count - 1] + count - range.count) }
  }

  /// Where a place is in the copy. What begins or ends where new bytes begin, does so still. O(log ranges).
  func moved(_ place: Int) -> Int { place + growth[count(before: place)] - origin }

  /// The same of many places, ascending. O(places + ranges * log places).
  func moved(_ places: [Int]) -> [Int] {
    var moved = places
    var start = 0
    for number in growth.indices {
      let isLast = number == ranges.count
      let end =
        isLast
        ? places.count
        : (start..<places.count).firstNumber { places[$0] > ranges[number].lowerBound }
      let shift = growth[number] - origin
      for place in start..<end { moved[place] += shift }
      start = end
    }
    return moved
  }

  /// Whether the copy has not the byte that was at a place. O(log ranges).
  func removes(_ place: Int) -> Bool {
    let next = count(before: place + 1)
    return place < origin || next > 0 && ranges[next - 1].contains(place)
  }

  /// How many of the ranges begin before a place.
  private func count(before place: Int) -> Int {
    (0..<ranges.count).firstNumber { ranges[$0].lowerBound >= place }
  }
}

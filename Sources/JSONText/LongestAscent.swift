extension Array where Element: Comparable {
  /// The indices of a longest increasing subsequence of distinct elements (patience sorting). O(n log n).
  package var longestAscent: [Int] {
    var tops: [Int] = []
    var former = [Int?](repeating: nil, count: count)
    for (index, element) in enumerated() {
      var (low, high) = (0, tops.count)
      while low < high {
        let middle = (low + high) / 2
        if self[tops[middle]] < element { low = middle + 1 } else { high = middle }
      }
      former[index] = low > 0 ? tops[low - 1] : nil
      if low == tops.count { tops.append(index) } else { tops[low] = index }
    }
    var ascent: [Int] = []
    var index = tops.last
    while let position = index {
      ascent.append(position)
      index = former[position]
    }
    return ascent.reversed()
  }
}

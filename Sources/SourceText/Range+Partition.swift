extension Range<Int> {
  /// Binary search: the first number that satisfies a condition, which then holds for all later ones; `upperBound` if
  /// none does. O(log(count)).
  package func firstNumber(where isBeyond: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if isBeyond(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension Range<Int> {
  /// The first number for which a condition is true that is false before it and true behind it; `upperBound` where it is
  /// nowhere. O(log(count)).
  package func firstNumber(where isBeyond: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if isBeyond(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

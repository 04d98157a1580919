extension Range<Int> {
  /// The first number for which a condition holds that holds for all after it, and for none before it; `upperBound`
  /// where it holds for none. O(log(count)).
  package func firstNumber(where isBeyond: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if isBeyond(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

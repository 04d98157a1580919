/// A set of sample characters, by their numbers in a `PatternAlphabet`: up to 192.
struct SymbolSet: Hashable {
  private var low: UInt64 = 0
  private var middle: UInt64 = 0
  private var high: UInt64 = 0

  static let capacity = 192

  var first: Int? {
    if low != 0 { return low.trailingZeroBitCount }
    if middle != 0 { return 64 + middle.trailingZeroBitCount }
    return high != 0 ? 128 + high.trailingZeroBitCount : nil
  }

  mutating func insert(_ symbol: Int) {
    let bit: UInt64 = 1 << UInt64(symbol & 63)
    switch symbol >> 6 {
    case 0: low |= bit
    case 1: middle |= bit
    default: high |= bit
    }
  }

  func contains(_ symbol: Int) -> Bool {
    let word = symbol >> 6 == 0 ? low : symbol >> 6 == 1 ? middle : high
    return word >> UInt64(symbol & 63) & 1 == 1
  }

  func intersection(_ other: SymbolSet) -> SymbolSet {
    var result = SymbolSet()
    result.low = low & other.low
    result.middle = middle & other.middle
    result.high = high & other.high
    return result
  }
}

import Values

/// Ranges of round numbers that cover others: about ten, each 1, 2 or 5 times a power of ten wide.
struct NumberRanges {
  /// Where each range begins, and behind them where the last one ends; empty where numbers are too large for the width.
  let bounds: [DecimalText]

  init(covering numbers: ClosedRange<Double>) {
    let width = Self.width(of: numbers)
    let unit = Double(width.times) * Self.power(width.exponent)
    let (first, last) = (
      (numbers.lowerBound / unit).rounded(.down), (numbers.upperBound / unit).rounded(.down)
    )
    guard first.magnitude < Self.most, last.magnitude < Self.most else {
      bounds = []
      return
    }
    bounds = (Int(first)...Int(last) + 1).map {
      DecimalText($0 * width.times).scaled(byPowerOfTen: width.exponent)
    }
  }

  /// Beyond it not each integer has a floating point number.
  private static let most = Double(1 << 53)

  private static func width(of numbers: ClosedRange<Double>) -> (times: Int, exponent: Int) {
    var exponent = -9
    let least = (numbers.upperBound - numbers.lowerBound) / 10
    while power(exponent + 1) <= least, exponent < 300 { exponent += 1 }
    let times = [1, 2, 5].first { Double($0) * power(exponent) >= least }
    return times.map { ($0, exponent) } ?? (1, exponent + 1)
  }

  private static func power(_ exponent: Int) -> Double { Double("1e\(exponent)") ?? 1 }
}

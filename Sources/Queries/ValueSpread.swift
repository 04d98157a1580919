import Values

/// The numbers or dates of a column, each with the index of its record, as far as memory allows.
struct ValueSpread: Sendable {
  private struct Entry: Sendable {
    /// Orders the values.
    let key: UInt64
    let index: UInt32
    /// The day of a date.
    let day: Int32
  }

  private var entries: [Entry] = []
  /// True if there are too many values to be kept.
  private var isOverLimit = false

  /// Maximum number of values; each takes 16 bytes.
  static let limit = 4_000_000

  mutating func add(_ number: Double, at index: Int) {
    // The order of floating point numbers is that of their bits, negative ones turned round.
    let bits = (number == 0 ? 0 : number).bitPattern
    add(
      Entry(
        key: bits >> 63 == 1 ? ~bits : bits | 1 << 63, index: UInt32(truncatingIfNeeded: index),
        day: 0))
  }

  mutating func add(_ date: DateText, at index: Int) {
    guard date.hasDay else { return }
    add(
      Entry(
        key: date.sortKey, index: UInt32(truncatingIfNeeded: index),
        day: Int32(truncatingIfNeeded: date.date.dayNumber)))
  }

  private mutating func add(_ entry: Entry) {
    guard !isOverLimit else { return }
    entries.append(entry)
    dropWhatIsTooMuch()
  }

  mutating func merge(_ other: ValueSpread) {
    isOverLimit = isOverLimit || other.isOverLimit
    entries += other.entries
    dropWhatIsTooMuch()
  }

  private mutating func dropWhatIsTooMuch() {
    isOverLimit = isOverLimit || entries.count > Self.limit
    if isOverLimit { entries = [] }
  }

  mutating func sort() { entries.sort { ($0.key, $0.index) < ($1.key, $1.index) } }

  /// Indices of the records with the first quartile, the median and the third quartile, each the least value that as
  /// many of the others don't exceed; none for fewer than four values. Only after `sort()`.
  var quartiles: [Int] {
    guard entries.count >= 4 else { return [] }
    return [1, 2, 3].map { Int(entries[(entries.count * $0 + 3) / 4 - 1].index) }
  }

  /// The least and the greatest number; nil where there is none. Only after `sort()`.
  var numbers: ClosedRange<Double>? {
    guard let first = entries.first, let last = entries.last else { return nil }
    return number(first)...number(last)
  }

  /// Day numbers of the first and the last date; nil where there is none. O(entries).
  var days: ClosedRange<Int>? {
    guard let first = entries.map(\.day).min(), let last = entries.map(\.day).max() else {
      return nil
    }
    return Int(first)...Int(last)
  }

  private func number(_ entry: Entry) -> Double {
    Double(bitPattern: entry.key >> 63 == 1 ? entry.key & ~(1 << 63) : ~entry.key)
  }

  /// The number of values in each of the ranges that begin at ascending bounds; none is before the first. O(entries).
  func counts(ofNumbersFrom bounds: [Double]) -> [Int] { counts(from: bounds) { number($0) } }

  func counts(ofDaysFrom bounds: [Int]) -> [Int] { counts(from: bounds) { Int($0.day) } }

  private func counts<Value: Comparable>(from bounds: [Value], _ value: (Entry) -> Value) -> [Int] {
    var counts = bounds.map { _ in 0 }
    for entry in entries {
      let value = value(entry)
      if let range = bounds.lastIndex(where: { $0 <= value }) { counts[range] += 1 }
    }
    return counts
  }
}

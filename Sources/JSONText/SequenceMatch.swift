/// Pairs equal elements of a new sequence and an old one in the same order: the anchors of a difference.
///
/// A longest common subsequence, as long as its table is within `budget`; beyond that the elements that occur exactly
/// once in both.
struct SequenceMatch {
  /// Remaining table cells, the cost limit of one edit.
  var budget: Int
  private var old: [Int] = []
  private var new: [Int] = []
  /// Pairs of indices of equal elements, ascending in both sequences.
  private var anchors: [(old: Int, new: Int)] = []

  init(budget: Int) { self.budget = budget }

  /// Indices of equal elements, ascending in both. O(n + cells), cells at most `budget`.
  mutating func anchors<Element: Hashable>(
    of old: [Element], in new: [Element]
  ) -> [(old: Int, new: Int)] {
    var numbers: [Element: Int] = [:]
    func number(_ element: Element) -> Int {
      if let known = numbers[element] { return known }
      numbers[element] = numbers.count
      return numbers.count - 1
    }
    self.old = old.map(number)
    self.new = new.map(number)
    anchors = []
    match(0..<old.count, 0..<new.count, isSplit: false)
    return anchors
  }

  private mutating func match(_ olds: Range<Int>, _ news: Range<Int>, isSplit: Bool) {
    var (olds, news) = (olds, news)
    while let a = olds.first, let b = news.first, old[a] == new[b] {
      anchors.append((a, b))
      (olds, news) = (olds.dropFirst(), news.dropFirst())
    }
    var tail = 0
    while tail < min(olds.count, news.count),
      old[olds.upperBound - 1 - tail] == new[news.upperBound - 1 - tail]
    {
      tail += 1
    }
    let inner = (olds.dropLast(tail), news.dropLast(tail))
    if !inner.0.isEmpty, !inner.1.isEmpty {
      let cells = inner.0.count * inner.1.count
      if cells <= budget {
        budget -= cells
        matchExactly(inner.0, inner.1)
      } else if !isSplit {
        matchUnique(inner.0, inner.1)
      }
    }
    for step in (0..<tail).reversed() {
      anchors.append((olds.upperBound - 1 - step, news.upperBound - 1 - step))
    }
  }

  /// The longest common subsequence, from the lengths for all endings.
  private mutating func matchExactly(_ olds: Range<Int>, _ news: Range<Int>) {
    let width = news.count + 1
    var lengths = [Int32](repeating: 0, count: (olds.count + 1) * width)
    for a in (0..<olds.count).reversed() {
      for b in (0..<news.count).reversed() {
        let index = a * width + b
        lengths[index] =
          old[olds.lowerBound + a] == new[news.lowerBound + b]
          ? lengths[index + width + 1] + 1 : max(lengths[index + width], lengths[index + 1])
      }
    }
    var (a, b) = (0, 0)
    while a < olds.count, b < news.count {
      let index = a * width + b
      if old[olds.lowerBound + a] == new[news.lowerBound + b] {
        anchors.append((olds.lowerBound + a, news.lowerBound + b))
        (a, b) = (a + 1, b + 1)
      } else if lengths[index + width] >= lengths[index + 1] {
        a += 1
      } else {
        b += 1
      }
    }
  }

  /// Pairs elements that occur once in both, as far as they ascend; the parts between them are matched separately.
  private mutating func matchUnique(_ olds: Range<Int>, _ news: Range<Int>) {
    let indices = Self.uniqueIndices(of: old, in: olds)
    var pairs: [(old: Int, new: Int)] = []
    for (number, index) in Self.uniqueIndices(of: new, in: news) {
      if let former = indices[number] { pairs.append((former, index)) }
    }
    pairs.sort { $0.new < $1.new }
    var (nextOld, nextNew) = (olds.lowerBound, news.lowerBound)
    // The longest part whose old indices ascend, too.
    for pair in pairs.map(\.old).longestAscent.map({ pairs[$0] }) {
      match(nextOld..<pair.old, nextNew..<pair.new, isSplit: true)
      anchors.append(pair)
      (nextOld, nextNew) = (pair.old + 1, pair.new + 1)
    }
    match(nextOld..<olds.upperBound, nextNew..<news.upperBound, isSplit: true)
  }

  private static func uniqueIndices(of numbers: [Int], in range: Range<Int>) -> [Int: Int] {
    var indices: [Int: Int] = [:]
    var repeated: Set<Int> = []
    for index in range where indices.updateValue(index, forKey: numbers[index]) != nil {
      repeated.insert(numbers[index])
    }
    for number in repeated { indices[number] = nil }
    return indices
  }
}

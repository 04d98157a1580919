/// Equality classes of records known by their marks, and of the records of a file.
struct MarkKinds {
  /// Record numbers, ascending. Records are addressed by the index of their number.
  let numbers: [Int]
  /// Equality class of each number, a small number for each content hash.
  let ofNumbers: [Int]
  /// Equality class of each record of the file; -1 if no number has its content hash.
  private let ofPositions: [Int]
  /// Indices of the file's records in each equality class, ascending.
  private let positions: [[Int]]

  /// `mark`: returns the mark at an index. O(numbers × log numbers + positions).
  init(_ marks: [Int: String], among count: Int, mark: (Int) -> String) {
    numbers = marks.keys.sorted()
    var kinds: [String: Int] = [:]
    ofNumbers = numbers.map { number in
      let mark = marks[number] ?? ""
      let kind = kinds[mark] ?? kinds.count
      kinds[mark] = kind
      return kind
    }
    ofPositions = (0..<count).map { kinds[mark($0)] ?? -1 }
    var positions = [[Int]](repeating: [], count: kinds.count)
    for (position, kind) in ofPositions.enumerated() where kind >= 0 {
      positions[kind].append(position)
    }
    self.positions = positions
  }

  func isSame(_ index: Int, at position: Int) -> Bool { ofNumbers[index] == ofPositions[position] }

  func isThere(_ index: Int) -> Bool { !positions[ofNumbers[index]].isEmpty }

  /// True if the record before or after is known, too.
  func hasNeighbor(_ index: Int) -> Bool {
    [-1, 1].contains { step in
      numbers.indices.contains(index + step) && numbers[index + step] == numbers[index] + step
    }
  }

  /// Records that are unique, both here and in the file.
  var unique: [(index: Int, position: Int)] {
    var counts = [Int](repeating: 0, count: positions.count)
    for kind in ofNumbers { counts[kind] += 1 }
    return ofNumbers.indices.compactMap { index in
      let positions = positions[ofNumbers[index]]
      return counts[ofNumbers[index]] == 1 && positions.count == 1 ? (index, positions[0]) : nil
    }
  }

  /// The indices in `first ..< end` of records equal to one, ascending: of many only the ones around the expected
  /// ones, of which there are one or two.
  func positions(ofKindOf index: Int, near expected: [Int], from first: Int, to end: Int) -> [Int] {
    let positions = positions[ofNumbers[index]]
    let start = positions.index(ofFirstFrom: first)
    let range = start..<max(start, positions.index(ofFirstFrom: end))
    let near = expected.map { position in
      let middle = positions.index(ofFirstFrom: position)
      return range.clamped(to: max(middle - Self.mostTried, 0)..<middle + Self.mostTried)
    }.sorted { $0.lowerBound < $1.lowerBound }
    guard let before = near.first, let behind = near.last else { return [] }
    if before.upperBound < behind.lowerBound { return Array(positions[before] + positions[behind]) }
    return Array(positions[before.lowerBound..<max(before.upperBound, behind.upperBound)])
  }

  /// Maximum number of equal records that are compared on each side of an expected index.
  static let mostTried = 32
}

extension [Int] {
  /// The index of the first element that is not less than a number, in an ascending list. O(log count).
  fileprivate func index(ofFirstFrom number: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

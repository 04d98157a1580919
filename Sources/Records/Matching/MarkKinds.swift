/// Equality classes of records known by their marks, and of the records of a file.
struct MarkKinds {
  /// Record numbers, ascending. Records are addressed by the index of their number.
  let numbers: [Int]
  /// Equality class of each number, a small number for each content hash.
  let ofNumbers: [Int]
  /// Equality class of each record of the file; -1 if no number has its content hash.
  private let ofPlaces: [Int]
  /// Indices of the file's records in each equality class, ascending.
  private let places: [[Int]]

  /// `mark`: returns the mark at an index. O(numbers × log numbers + places).
  init(_ marks: [Int: String], among count: Int, mark: (Int) -> String) {
    numbers = marks.keys.sorted()
    var kinds: [String: Int] = [:]
    ofNumbers = numbers.map { number in
      let mark = marks[number] ?? ""
      let kind = kinds[mark] ?? kinds.count
      kinds[mark] = kind
      return kind
    }
    ofPlaces = (0..<count).map { kinds[mark($0)] ?? -1 }
    var places = [[Int]](repeating: [], count: kinds.count)
    for (place, kind) in ofPlaces.enumerated() where kind >= 0 { places[kind].append(place) }
    self.places = places
  }

  func isSame(_ index: Int, at place: Int) -> Bool { ofNumbers[index] == ofPlaces[place] }

  func isThere(_ index: Int) -> Bool { !places[ofNumbers[index]].isEmpty }

  /// True if the record before or after is known, too.
  func hasNeighbor(_ index: Int) -> Bool {
    [-1, 1].contains { step in
      numbers.indices.contains(index + step) && numbers[index + step] == numbers[index] + step
    }
  }

  /// Records that are unique, both here and in the file.
  var unique: [(index: Int, place: Int)] {
    var counts = [Int](repeating: 0, count: places.count)
    for kind in ofNumbers { counts[kind] += 1 }
    return ofNumbers.indices.compactMap { index in
      let places = places[ofNumbers[index]]
      return counts[ofNumbers[index]] == 1 && places.count == 1 ? (index, places[0]) : nil
    }
  }

  /// The indices in `first ..< end` of records equal to one, ascending: of many only the ones around the expected
  /// ones, of which there are one or two.
  func places(ofKindOf index: Int, near expected: [Int], from first: Int, to end: Int) -> [Int] {
    let places = places[ofNumbers[index]]
    let start = places.index(ofFirstFrom: first)
    let range = start..<max(start, places.index(ofFirstFrom: end))
    let near = expected.map { place in
      let middle = places.index(ofFirstFrom: place)
      return range.clamped(to: max(middle - Self.mostTried, 0)..<middle + Self.mostTried)
    }.sorted { $0.lowerBound < $1.lowerBound }
    guard let before = near.first, let behind = near.last else { return [] }
    if before.upperBound < behind.lowerBound { return Array(places[before] + places[behind]) }
    return Array(places[before.lowerBound..<max(before.upperBound, behind.upperBound)])
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

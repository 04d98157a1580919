/// Which of the records whose marks are known by number is at which place of a file, where several may be alike.
///
/// A record that is there once is found wherever it is. Equal ones are told apart by what is around them: as the records
/// beside them follow on one another, then by the shift of those between which they are. What nothing tells apart is
/// undecided, and never taken for another.
struct MarkAlignment {
  /// The places of the records that were found, by their numbers.
  private(set) var places: [Int: Int] = [:]
  /// Records of which equal ones are there, and it can't be told which of them they are.
  private(set) var undecided = Set<Int>()
  /// Records of which no equal one is left that others don't have.
  private(set) var gone = Set<Int>()

  private let numbers: [Int]
  /// The mark of each number and of each place, as a small number; of a place with a mark of no number it is -1.
  private let kinds: [Int]
  private let kindsOfPlaces: [Int]
  private let placesOfKinds: [[Int]]
  /// The place of each number, by its index; -1: none.
  private var found: [Int]
  /// Whether the numbers that were found are in the order of the file.
  private var isInOrder: [Bool]
  private var isTaken: [Bool]

  /// O(numbers + places).
  init(_ marks: [Int: String], among count: Int, mark: (Int) -> String) {
    numbers = marks.keys.sorted()
    var kindsOfMarks: [String: Int] = [:]
    for number in numbers {
      let mark = marks[number] ?? ""
      if kindsOfMarks[mark] == nil { kindsOfMarks[mark] = kindsOfMarks.count }
    }
    kinds = numbers.map { kindsOfMarks[marks[$0] ?? ""] ?? -1 }
    kindsOfPlaces = (0..<count).map { kindsOfMarks[mark($0)] ?? -1 }
    var placesOfKinds = [[Int]](repeating: [], count: kindsOfMarks.count)
    for (place, kind) in kindsOfPlaces.enumerated() where kind >= 0 {
      placesOfKinds[kind].append(place)
    }
    self.placesOfKinds = placesOfKinds
    found = [Int](repeating: -1, count: numbers.count)
    isInOrder = [Bool](repeating: false, count: numbers.count)
    isTaken = [Bool](repeating: false, count: count)
    matchUnique()
    matchBesideFound()
    for least in [2, 1, 0] { matchByContext(leastAgreeing: least) }
    matchMoved()
    finish()
  }

  private mutating func match(_ index: Int, _ place: Int) {
    (found[index], isInOrder[index], isTaken[place]) = (place, true, true)
  }

  // MARK: What is there once

  /// Matches records of which there is one, where what is around them agrees, or is not known; the others wait for what is
  /// found around them: one that was deleted may have had an equal one elsewhere.
  private mutating func matchUnique() {
    let unique = unique.filter { index, place in
      !hasNeighbor(index) || agreement(index, place) > 1
    }
    let ordered = unique.map(\.place).longestAscent
    for position in ordered { match(unique[position].index, unique[position].place) }
  }

  /// Matches those of the others that are in another order now.
  private mutating func matchMoved() {
    for (index, place) in unique where found[index] < 0 && !isTaken[place] {
      (found[index], isTaken[place]) = (place, true)
    }
  }

  /// Of which there is one both here and in the file.
  private var unique: [(index: Int, place: Int)] {
    var counts = [Int](repeating: 0, count: placesOfKinds.count)
    for kind in kinds { counts[kind] += 1 }
    return kinds.indices.compactMap { index in
      let places = placesOfKinds[kinds[index]]
      return counts[kinds[index]] == 1 && places.count == 1 ? (index, places[0]) : nil
    }
  }

  private func hasNeighbor(_ index: Int) -> Bool {
    [-1, 1].contains { step in
      numbers.indices.contains(index + step) && numbers[index + step] == numbers[index] + step
    }
  }

  // MARK: What follows on what was found

  /// Matches equal records as they follow on those that were found, and on the beginning of the file: what is behind
  /// first, then what is before.
  private mutating func matchBesideFound() {
    extend(from: -1, number: -1, place: -1, by: 1)
    let anchors = found.indices.filter { isInOrder[$0] }
    for index in anchors { extend(from: index, number: numbers[index], place: found[index], by: 1) }
    for index in anchors.reversed() {
      extend(from: index, number: numbers[index], place: found[index], by: -1)
    }
  }

  /// Matches the records that follow on one in one direction, as far as all of them are known and equal.
  private mutating func extend(from index: Int, number: Int, place: Int, by step: Int) {
    var (index, number, place) = (index + step, number + step, place + step)
    while numbers.indices.contains(index), isTaken.indices.contains(place),
      numbers[index] == number, found[index] < 0, !isTaken[place],
      kinds[index] == kindsOfPlaces[place]
    {
      match(index, place)
      (index, number, place) = (index + step, number + step, place + step)
    }
  }

  // MARK: What has the same around it

  /// Matches the others, each between those that were found before and behind it, where more of what is around it agrees
  /// than at any other place.
  private mutating func matchByContext(leastAgreeing least: Int) {
    var (low, high) = (-1, 0)
    for index in numbers.indices {
      if found[index] >= 0 {
        if isInOrder[index] { low = index }
        continue
      }
      high = max(high, index + 1)
      while high < numbers.count, !isInOrder[high] { high += 1 }
      guard let place = bestPlace(of: index, low, high, least) else { continue }
      match(index, place)
      extend(from: index, number: numbers[index], place: place, by: -1)
      extend(from: index, number: numbers[index], place: place, by: 1)
      low = index
    }
  }

  private func bestPlace(of index: Int, _ low: Int, _ high: Int, _ least: Int) -> Int? {
    let (first, end) = bounds(low, high)
    let expected = expectedPlaces(of: index, low, high)
    let candidates = near(expected, kinds[index], first, end)
    let scored = candidates.map { (place: $0, score: agreement(index, $0)) }
    guard let best = scored.map(\.score).max(), best >= least else { return nil }
    let places = scored.filter { $0.score == best }.map(\.place)
    if best == 0 { return placeOfLonely(index, places, expected, low, high) }
    return Self.nearest(of: places, to: expected)
  }

  /// Of a record with nothing around it that agrees anywhere: the nearest place between others that were found; its place
  /// in the file where nothing is known of what is around it; else the only place for the only one of its kind.
  private func placeOfLonely(
    _ index: Int, _ places: [Int], _ expected: [Int], _ low: Int, _ high: Int
  ) -> Int? {
    if low >= 0 || high < numbers.count { return Self.nearest(of: places, to: expected) }
    if !hasNeighbor(index), let place = expected.first(where: places.contains) { return place }
    let others = (low + 1..<high).prefix(Self.mostTried * 32)
      .contains { $0 != index && found[$0] < 0 && kinds[$0] == kinds[index] }
    return places.count == 1 && !others ? places[0] : nil
  }

  /// The place that is expected, else the nearest one; nil where two are as near.
  private static func nearest(of places: [Int], to expected: [Int]) -> Int? {
    if let place = expected.first(where: places.contains) { return place }
    func distance(_ place: Int) -> Int { expected.map { abs(place - $0) }.min() ?? 0 }
    let least = places.map(distance).min()
    let nearest = places.filter { distance($0) == least }
    return nearest.count == 1 ? nearest[0] : nil
  }

  /// The places between what was found before and behind.
  private func bounds(_ low: Int, _ high: Int) -> (first: Int, end: Int) {
    (low < 0 ? 0 : found[low] + 1, high < numbers.count ? found[high] : isTaken.count)
  }

  /// Where a record is if nothing was added or deleted between it and what was found before it, or behind it.
  private func expectedPlaces(of index: Int, _ low: Int, _ high: Int) -> [Int] {
    let number = numbers[index]
    var places = [low < 0 ? number : number + found[low] - numbers[low]]
    if high < numbers.count { places.append(number + found[high] - numbers[high]) }
    return places
  }

  /// The free places of a kind, or so many around those that are expected.
  private func near(_ expected: [Int], _ kind: Int, _ first: Int, _ end: Int) -> [Int] {
    let places = placesOfKinds[kind]
    func index(of place: Int) -> Int {
      var (low, high) = (0, places.count)
      while low < high {
        let middle = (low + high) / 2
        if places[middle] < place { low = middle + 1 } else { high = middle }
      }
      return low
    }
    let range = index(of: first)..<max(index(of: first), index(of: end))
    var chosen = Set<Int>()
    for place in expected {
      let middle = index(of: place)
      chosen.formUnion(
        range.clamped(to: max(middle - Self.mostTried, 0)..<middle + Self.mostTried))
    }
    return chosen.sorted().map { places[$0] }.filter { !isTaken[$0] }
  }

  /// How many of the records before and behind a number are the same before and behind a place.
  private func agreement(_ index: Int, _ place: Int) -> Int {
    [-1, 1].reduce(0) { sum, step in
      var count = 0
      while count < Self.mostAgreeing {
        let (other, at) = (index + step * (count + 1), place + step * (count + 1))
        guard numbers.indices.contains(other), isTaken.indices.contains(at),
          numbers[other] == numbers[index] + step * (count + 1),
          kinds[other] == kindsOfPlaces[at],
          found[other] == at || (found[other] < 0 && !isTaken[at])
        else { break }
        count += 1
      }
      return sum + count
    }
  }

  private mutating func finish() {
    var (low, high) = (-1, 0)
    for index in numbers.indices {
      if found[index] >= 0 {
        places[numbers[index]] = found[index]
        if isInOrder[index] { low = index }
        continue
      }
      high = max(high, index + 1)
      while high < numbers.count, !isInOrder[high] { high += 1 }
      guard !placesOfKinds[kinds[index]].isEmpty else { continue }
      let (first, end) = bounds(low, high)
      if near(expectedPlaces(of: index, low, high), kinds[index], first, end).isEmpty {
        gone.insert(numbers[index])
      } else {
        undecided.insert(numbers[index])
      }
    }
  }

  // MARK: What nothing is known of

  /// The places of numbers without marks that are between two that were found, as far from one another there as in the
  /// file. In ascending order. O(numbers).
  func placesBetween(_ unmarked: [Int]) -> [(number: Int, place: Int)] {
    var result: [(number: Int, place: Int)] = []
    let anchors = numbers.indices.filter { isInOrder[$0] }
    var next = 0
    for number in unmarked {
      while next < anchors.count, numbers[anchors[next]] <= number { next += 1 }
      guard next > 0, next < anchors.count else { continue }
      let (low, high) = (anchors[next - 1], anchors[next])
      let place = number + found[low] - numbers[low]
      guard numbers[low] < number, found[high] - found[low] == numbers[high] - numbers[low],
        !isTaken[place]
      else { continue }
      result.append((number, place))
    }
    return result
  }

  /// Equal records that are compared on each side of an expected place.
  private static let mostTried = 32
  /// Records around one that are compared on each side.
  private static let mostAgreeing = 32
}

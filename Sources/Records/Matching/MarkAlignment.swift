/// Finds records, known by number and mark, at the indices of a file in which several may be equal.
///
/// A unique record is found wherever it is. Equal ones are distinguished by their surroundings: as consecutive to
/// found records, then by the shift of the found ones around them. Records that remain ambiguous are undecided, and
/// never confused.
struct MarkAlignment {
  /// The indices of the found records, by number.
  private(set) var positions: [Int: Int] = [:]
  /// Records with equal ones in the file, without evidence which of them they are.
  private(set) var undecided = Set<Int>()
  /// Records without a remaining equal one.
  private(set) var gone = Set<Int>()

  private let kinds: MarkKinds
  /// Index of each numbered record in the file; -1 if none was found.
  private var found: [Int]
  /// True for records that were found in the order of the file.
  private var isInOrder: [Bool]
  private var isTaken: [Bool]
  /// True if equal records may have existed without a number: a unique one in the file may be one of these.
  private let mayHaveOthers: [Bool]

  /// `mark`: returns the mark at an index. O(n log n) with n numbers and indices; a number that is neither unique nor
  /// consecutive to a found one is compared with up to 4 × `MarkKinds.mostTried` indices, up to `mostAgreeing`
  /// records on each side of it.
  init(
    _ marks: [Int: String], among count: Int, mayHaveOthers: (Int) -> Bool = { _ in false },
    mark: (Int) -> String
  ) {
    kinds = MarkKinds(marks, among: count, mark: mark)
    self.mayHaveOthers = kinds.numbers.map(mayHaveOthers)
    found = [Int](repeating: -1, count: kinds.numbers.count)
    isInOrder = [Bool](repeating: false, count: kinds.numbers.count)
    isTaken = [Bool](repeating: false, count: count)
    matchUnique()
    matchBesideFound()
    for least in [2, 1, 0] { matchByContext(leastAgreeing: least) }
    matchMoved()
    finish()
  }

  private var numbers: [Int] { kinds.numbers }

  private mutating func match(_ index: Int, _ position: Int) {
    (found[index], isInOrder[index], isTaken[position]) = (position, true, true)
  }

  // MARK: What is there once

  /// Matches unique records whose surroundings agree, or are unknown; the others wait for matches around them: a
  /// deleted one may have had an equal one elsewhere.
  private mutating func matchUnique() {
    let unique = kinds.unique.filter { index, position in
      mayHaveOthers[index]
        ? agreement(index, position) > 2
        : !kinds.hasNeighbor(index) || agreement(index, position) > 1
    }
    let ordered = unique.map(\.position).longestAscent
    for rank in ordered { match(unique[rank].index, unique[rank].position) }
  }

  /// Matches unique records that are in another order now.
  private mutating func matchMoved() {
    for (index, position) in kinds.unique
    where found[index] < 0 && !isTaken[position] && !mayHaveOthers[index] {
      (found[index], isTaken[position]) = (position, true)
    }
  }

  // MARK: What follows on what was found

  /// Matches equal records that are consecutive to found ones, or at the beginning of the file: forwards first, then
  /// backwards.
  private mutating func matchBesideFound() {
    extend(from: -1, number: -1, position: -1, by: 1)
    let anchors = found.indices.filter { isInOrder[$0] }
    for index in anchors {
      extend(from: index, number: numbers[index], position: found[index], by: 1)
    }
    for index in anchors.reversed() {
      extend(from: index, number: numbers[index], position: found[index], by: -1)
    }
  }

  /// Matches consecutive records in one direction, as long as all of them are known and equal.
  private mutating func extend(from index: Int, number: Int, position: Int, by step: Int) {
    var (index, number, position) = (index + step, number + step, position + step)
    while numbers.indices.contains(index), isTaken.indices.contains(position),
      numbers[index] == number, found[index] < 0, !isTaken[position],
      kinds.isSame(index, at: position)
    {
      match(index, position)
      (index, number, position) = (index + step, number + step, position + step)
    }
  }

  // MARK: What has the same around it

  /// The numbers found in order before and after another one, by index: -1 and the end if there is none. Advanced
  /// from each index to the next.
  private struct Gap {
    private(set) var (low, high) = (-1, 0)

    mutating func move(to index: Int, _ isInOrder: [Bool]) {
      if index > 0, isInOrder[index - 1] { low = index - 1 }
      high = max(high, index + 1)
      while high < isInOrder.count, !isInOrder[high] { high += 1 }
    }
  }

  /// Matches the others, each between the found ones before and after it, if its surroundings agree there more than
  /// anywhere else.
  private mutating func matchByContext(leastAgreeing least: Int) {
    var gap = Gap()
    for index in numbers.indices {
      gap.move(to: index, isInOrder)
      guard found[index] < 0, let position = bestPosition(of: index, in: gap, least) else {
        continue
      }
      match(index, position)
      extend(from: index, number: numbers[index], position: position, by: -1)
      extend(from: index, number: numbers[index], position: position, by: 1)
    }
  }

  private func bestPosition(of index: Int, in gap: Gap, _ least: Int) -> Int? {
    let expected = expectedPositions(of: index, in: gap)
    let scored = freePositions(of: index, near: expected, in: gap).map {
      (position: $0, score: agreement(index, $0))
    }
    guard let best = scored.map(\.score).max(), best >= least else { return nil }
    let positions = scored.filter { $0.score == best }.map(\.position)
    if mayHaveOthers[index], best < 2, best < 1 || !expected.contains(where: positions.contains) {
      return nil
    }
    if best == 0 { return positionOfLonely(index, positions, expected, gap) }
    return Self.nearest(of: positions, to: expected)
  }

  /// For a record without agreeing surroundings: the nearest index between other found ones; its index in the file if
  /// its surroundings are unknown; else the only index for the only record of its kind.
  private func positionOfLonely(
    _ index: Int, _ positions: [Int], _ expected: [Int], _ gap: Gap
  ) -> Int? {
    if gap.low >= 0 || gap.high < numbers.count { return Self.nearest(of: positions, to: expected) }
    if !kinds.hasNeighbor(index), let position = expected.first(where: positions.contains) {
      return position
    }
    let others = (gap.low + 1..<gap.high).prefix(MarkKinds.mostTried * 32)
      .contains { $0 != index && found[$0] < 0 && kinds.ofNumbers[$0] == kinds.ofNumbers[index] }
    return positions.count == 1 && !others ? positions[0] : nil
  }

  /// The expected index, else the nearest one; nil if two are equally near.
  private static func nearest(of positions: [Int], to expected: [Int]) -> Int? {
    if let position = expected.first(where: positions.contains) { return position }
    func distance(_ position: Int) -> Int { expected.map { abs(position - $0) }.min() ?? 0 }
    let least = positions.map(distance).min()
    let nearest = positions.filter { distance($0) == least }
    return nearest.count == 1 ? nearest[0] : nil
  }

  /// The index of a record if nothing was added or deleted between it and the found one before it, or after it.
  private func expectedPositions(of index: Int, in gap: Gap) -> [Int] {
    let number = numbers[index]
    var positions = [gap.low < 0 ? number : number + found[gap.low] - numbers[gap.low]]
    if gap.high < numbers.count { positions.append(number + found[gap.high] - numbers[gap.high]) }
    return positions
  }

  /// Possible indices of a record between the found ones before and after it.
  private func freePositions(of index: Int, near expected: [Int], in gap: Gap) -> [Int] {
    let first = gap.low < 0 ? 0 : found[gap.low] + 1
    let end = gap.high < numbers.count ? found[gap.high] : isTaken.count
    return kinds.positions(ofKindOf: index, near: expected, from: first, to: end)
      .filter { !isTaken[$0] }
  }

  /// The number of equal records before and after a number and an index.
  private func agreement(_ index: Int, _ position: Int) -> Int {
    [-1, 1].reduce(0) { sum, step in
      var count = 0
      while count < Self.mostAgreeing {
        let (other, at) = (index + step * (count + 1), position + step * (count + 1))
        guard numbers.indices.contains(other), isTaken.indices.contains(at),
          numbers[other] == numbers[index] + step * (count + 1),
          kinds.isSame(other, at: at),
          found[other] == at || (found[other] < 0 && !isTaken[at])
        else { break }
        count += 1
      }
      return sum + count
    }
  }

  private mutating func finish() {
    var gap = Gap()
    for index in numbers.indices {
      gap.move(to: index, isInOrder)
      if found[index] >= 0 {
        positions[numbers[index]] = found[index]
      } else if kinds.isThere(index) {
        let expected = expectedPositions(of: index, in: gap)
        if freePositions(of: index, near: expected, in: gap).isEmpty, !mayHaveOthers[index] {
          gone.insert(numbers[index])
        } else {
          undecided.insert(numbers[index])
        }
      }
    }
  }

  /// Maximum number of records that are compared on each side of one.
  private static let mostAgreeing = 32
}

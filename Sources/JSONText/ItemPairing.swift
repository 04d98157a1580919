/// Which items of an old container the items of a new one come from.
///
/// Equal items keep their order; between them an item that was changed is found by its likeness, so
/// that an insertion in the middle is an insertion.
struct ItemPairing {
  /// For each new item the place of the old one that it comes from; nil for one that was added.
  private(set) var sources: [Int?]
  /// Whether the item has its source's place: the others were moved, or added.
  private(set) var isInOrder: [Bool]

  /// Members of an object go by their names. O(n + budget).
  init(members old: [JSONMember], _ new: [JSONMember], _ match: inout SequenceMatch) {
    let (oldNames, newNames) = (
      old.map { JSONValue.string($0.name) }, new.map { JSONValue.string($0.name) }
    )
    self.init(oldNames, newNames, match.anchors(of: oldNames, in: newNames))
    adoptMoved(oldNames, newNames)
  }

  /// Elements of an array go by their values. O(n + budget).
  init(elements old: [JSONValue], _ new: [JSONValue], _ match: inout SequenceMatch) {
    let anchors = match.anchors(of: old, in: new)
    self.init(old, new, anchors)
    var (nextOld, nextNew) = (0, 0)
    for anchor in anchors + [(old.count, new.count)] {
      pair(
        old[nextOld..<max(anchor.0, nextOld)], new[nextNew..<max(anchor.1, nextNew)],
        &match.budget)
      (nextOld, nextNew) = (anchor.0 + 1, anchor.1 + 1)
    }
    adoptMoved(old, new)
  }

  /// Cells of the tables that find elements of slices again.
  private static let sliceBudget = 4_000_000

  /// Elements as they are written; only what is between equal ones at the beginning and the end is decoded. O(bytes).
  init(slices old: [JSONSlice], _ new: [JSONSlice]) {
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start].hasSameBytes(as: new[start]) { start += 1 }
    var end = 0
    while end < shorter - start,
      old[old.count - 1 - end].hasSameBytes(as: new[new.count - 1 - end])
    {
      end += 1
    }
    var match = SequenceMatch(budget: Self.sliceBudget)
    self.init(
      elements: old[start..<old.count - end].map(\.value),
      new[start..<new.count - end].map(\.value), &match)
    sources =
      (0..<start).map { $0 } + sources.map { $0.map { $0 + start } }
      + (0..<end).map { old.count - end + $0 }
    isInOrder =
      [Bool](repeating: true, count: start) + isInOrder + [Bool](repeating: true, count: end)
  }

  private init(
    _ old: [JSONValue], _ new: [JSONValue], _ anchors: [(old: Int, new: Int)]
  ) {
    sources = [Int?](repeating: nil, count: new.count)
    isInOrder = [Bool](repeating: false, count: new.count)
    for anchor in anchors { take(anchor.old, for: anchor.new) }
  }

  private mutating func take(_ old: Int, for new: Int) {
    sources[new] = old
    isInOrder[new] = true
  }

  /// Items elsewhere that an equal one, or a member of the same name, was taken away from.
  private mutating func adoptMoved(_ old: [JSONValue], _ new: [JSONValue]) {
    let used = Set(sources.compactMap(\.self))
    guard used.count < old.count, sources.contains(nil) else { return }
    var free: [JSONValue: [Int]] = [:]
    for place in old.indices.reversed() where !used.contains(place) {
      free[old[place], default: []].append(place)
    }
    for place in new.indices where sources[place] == nil {
      sources[place] = free[new[place]]?.popLast()
    }
  }

  // MARK: Changed elements

  /// Pairs what is between two anchors: the most alike where that is affordable, else one by one.
  private mutating func pair(
    _ old: ArraySlice<JSONValue>, _ new: ArraySlice<JSONValue>, _ budget: inout Int
  ) {
    guard !old.isEmpty, !new.isEmpty else { return }
    let cost = old.count * new.count * Self.comparisonCost
    guard old.count + new.count > 2, cost <= budget else {
      for (former, place) in zip(old.indices, new.indices) { take(former, for: place) }
      return
    }
    budget -= cost
    let traits = new.map(ValueTraits.init)
    let likeness = old.map(ValueTraits.init).map { former in traits.map(former.likeness) }
    for (a, b) in Self.bestAlignment(likeness) {
      take(old.startIndex + a, for: new.startIndex + b)
    }
  }

  /// What comparing two elements counts in cells.
  private static let comparisonCost = 16

  /// Ascending pairs whose likeness sums up to the most (Needleman and Wunsch, without a gap's price).
  private static func bestAlignment(_ likeness: [[Double]]) -> [(Int, Int)] {
    let (rows, columns) = (likeness.count, likeness[0].count)
    var sums = [[Double]](
      repeating: [Double](repeating: 0, count: columns + 1), count: rows + 1)
    for a in (0..<rows).reversed() {
      for b in (0..<columns).reversed() {
        sums[a][b] = max(
          sums[a + 1][b + 1] + likeness[a][b], sums[a + 1][b], sums[a][b + 1])
      }
    }
    var pairs: [(Int, Int)] = []
    var (a, b) = (0, 0)
    while a < rows, b < columns {
      if sums[a][b] == sums[a + 1][b + 1] + likeness[a][b] {
        pairs.append((a, b))
        (a, b) = (a + 1, b + 1)
      } else if sums[a][b] == sums[a + 1][b] {
        a += 1
      } else {
        b += 1
      }
    }
    return pairs
  }
}

/// What two values are compared by, roughly: the hashes of their parts.
private struct ValueTraits {
  private let kind: JSONKind
  private let parts: Set<Int>
  /// Of an object's names alone.
  private let names: Set<Int>

  /// Parts that count: the first ones stand for a long list.
  private static let mostParts = 64

  init(_ value: JSONValue) {
    kind = value.kind
    switch value {
    case .array(let elements):
      parts = Set(elements.prefix(Self.mostParts).map(\.hashValue))
      names = []
    case .object(let members):
      parts = Set(members.prefix(Self.mostParts).map(\.hashValue))
      names = Set(members.prefix(Self.mostParts).map { JSONValue.string($0.name).hashValue })
    case .null, .bool, .number, .string: (parts, names) = ([], [])
    }
  }

  /// From 0, not alike, to 1.
  func likeness(to other: ValueTraits) -> Double {
    guard kind == other.kind else { return 0.05 }
    guard kind == .array || kind == .object else { return 0.2 }
    return 0.25 + 0.6 * Self.share(parts, other.parts) + 0.15 * Self.share(names, other.names)
  }

  private static func share(_ a: Set<Int>, _ b: Set<Int>) -> Double {
    a.isEmpty && b.isEmpty ? 0 : 2 * Double(a.intersection(b).count) / Double(a.count + b.count)
  }
}

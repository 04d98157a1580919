/// Pairs the items of a new container with the items of an old one.
///
/// Equal items keep their order; changed items between them are paired by likeness, so that an insertion in the
/// middle is an insertion. Versions of a list to be merged: `ElementPairing`.
struct ItemPairing {
  /// The index of the old item for each new one; nil for an added one.
  private(set) var sources: [Int?]
  /// False for items that were moved or added.
  private(set) var isInOrder: [Bool]

  /// Pairs members by name. O(n + budget).
  init(members old: [JSONMember], _ new: [JSONMember], _ match: inout SequenceMatch) {
    let (oldNames, newNames) = (
      old.map { JSONValue.string($0.name) }, new.map { JSONValue.string($0.name) }
    )
    self.init(oldNames, newNames, match.anchors(of: oldNames, in: newNames))
    adoptMoved(oldNames, newNames)
  }

  /// Pairs elements by value. O(n + budget).
  init(elements old: [JSONValue], _ new: [JSONValue], _ match: inout SequenceMatch) {
    let anchors = match.anchors(of: old, in: new)
    self.init(old, new, anchors)
    // What was moved leaves no place to another one.
    adoptMoved(old, new)
    let used = Set(sources.compactMap(\.self))
    var (nextOld, nextNew) = (0, 0)
    for anchor in anchors + [(old.count, new.count)] {
      let former = (nextOld..<max(anchor.0, nextOld)).filter { !used.contains($0) }
      let present = (nextNew..<max(anchor.1, nextNew)).filter { sources[$0] == nil }
      pair(former, present, old, new, &match.budget)
      (nextOld, nextNew) = (anchor.0 + 1, anchor.1 + 1)
    }
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

  /// Pairs items with removed ones elsewhere that are equal, or members of the same name.
  private mutating func adoptMoved(_ old: [JSONValue], _ new: [JSONValue]) {
    let used = Set(sources.compactMap(\.self))
    guard used.count < old.count, sources.contains(nil) else { return }
    var free: [JSONValue: [Int]] = [:]
    for index in old.indices.reversed() where !used.contains(index) {
      free[old[index], default: []].append(index)
    }
    for index in new.indices where sources[index] == nil {
      sources[index] = free[new[index]]?.popLast()
    }
  }

  // MARK: Changed elements

  /// Pairs the rest between two anchors: the most alike if that is affordable, else in order.
  private mutating func pair(
    _ former: [Int], _ indices: [Int], _ old: [JSONValue], _ new: [JSONValue], _ budget: inout Int
  ) {
    guard !former.isEmpty, !indices.isEmpty else { return }
    let cost = former.count * indices.count * Self.comparisonCost
    guard former.count + indices.count > 2, cost <= budget else {
      for (source, index) in zip(former, indices) { take(source, for: index) }
      return
    }
    budget -= cost
    let traits = indices.map { ValueTraits(new[$0]) }
    let likeness = former.map { source in
      let own = ValueTraits(old[source])
      return traits.map(own.likeness)
    }
    for (a, b) in Self.bestAlignment(likeness) { take(former[a], for: indices[b]) }
  }

  /// Cost of one comparison in cells.
  private static let comparisonCost = 16

  /// Ascending pairs with the largest sum of likeness (Needleman and Wunsch, without gap penalty).
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

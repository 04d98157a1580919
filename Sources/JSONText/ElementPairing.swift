/// Pairs the elements of a new version of a list with the elements of an old one.
///
/// Elements are paired by key (`ElementKeys`) wherever they are; else by value, and between equal elements by
/// likeness. An element that is only similar may as well be a new one in place of a deleted one. Edits of one
/// version: `ItemPairing`.
package struct ElementPairing {
  /// The index of the old element for each new one; nil for an added one.
  package private(set) var sources: [Int?]
  /// False for elements that were moved or added.
  package private(set) var isInOrder: [Bool]
  /// False if a changed element may be another one than the old one.
  package private(set) var isCertain: [Bool]
  /// True if the element has a new key and the old contents, as have all others between the
  /// elements that enclose it.
  private var isRenamed: [Bool]

  /// Maximum number of cells of the tables that find elements again.
  private static let budget = 4_000_000

  /// Only elements between equal ones at the beginning and the end are decoded. O(bytes).
  package init(_ old: [JSONSlice], _ new: [JSONSlice]) {
    self.init(old, new, ElementKeys(of: old) ?? ElementKeys(of: new))
  }

  init(_ old: [JSONSlice], _ new: [JSONSlice], _ keys: ElementKeys?) {
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start].hasSameBytes(as: new[start]) { start += 1 }
    var end = 0
    while end < shorter - start,
      old[old.count - 1 - end].hasSameBytes(as: new[new.count - 1 - end])
    {
      end += 1
    }
    let (former, present) = (
      Array(old[start..<old.count - end]), Array(new[start..<new.count - end])
    )
    if let keys {
      self.init(known: former, present, by: keys)
    } else {
      self.init(values: former.map(\.value), present.map(\.value))
    }
    sources =
      (0..<start).map { $0 } + sources.map { $0.map { $0 + start } }
      + (0..<end).map { old.count - end + $0 }
    let (first, last) = ([Bool](repeating: true, count: start), [Bool](repeating: true, count: end))
    isInOrder = first + isInOrder + last
    isCertain = first + isCertain + last
    isRenamed = first.map { _ in false } + isRenamed + last.map { _ in false }
    if let keys { adoptMovedAndRenamed(old, new, keys) }
  }

  /// Among equal old elements, prefers those that another version (`present`, paired by `other`) has kept, so that
  /// both sides have kept or removed the same one. O(bytes).
  mutating func agree(with other: ElementPairing, _ present: [JSONSlice], on old: [JSONSlice]) {
    var unchanged: Set<Int> = []
    for (index, source) in other.sources.enumerated() {
      if let source, present[index].hasSameBytes(as: old[source]) { unchanged.insert(source) }
    }
    let spare = unchanged.subtracting(sources.compactMap(\.self))
    guard !spare.isEmpty else { return }
    var equal = Dictionary(grouping: spare.sorted(by: >)) { old[$0].value }
    for (index, source) in sources.enumerated() {
      guard let source, !unchanged.contains(source), let same = equal[old[source].value]?.popLast()
      else { continue }
      sources[index] = same
    }
    markOrder()
  }

  /// Makes a renamed element certain if another version has kept the old key: the element was not deleted, and no
  /// other element of the list (`old`) has its remaining contents. O(bytes) if elements were renamed.
  mutating func confirmRenamed(by other: ElementPairing, of old: [JSONSlice], _ keys: ElementKeys) {
    guard isRenamed.contains(true) else { return }
    let kept = Set(
      other.sources.indices.compactMap { other.isCertain[$0] ? other.sources[$0] : nil })
    let rests = Dictionary(old.map { (keys.rest(of: $0), 1) }, uniquingKeysWith: +)
    for (index, source) in sources.enumerated() where isRenamed[index] {
      guard let source, kept.contains(source), rests[keys.rest(of: old[source])] == 1 else {
        continue
      }
      isCertain[index] = true
    }
  }

  /// Pairs elements that neither version has kept for certain with the old ones at the same index, if all others are
  /// at their indices in both. O(elements).
  mutating func adoptChanged(along other: inout ElementPairing, of count: Int) {
    guard sources.count == count, other.sources.count == count else { return }
    let indices = 0..<count
    func areInPlace(_ sources: [Int?]) -> Bool {
      indices.allSatisfy { sources[$0] == nil || sources[$0] == $0 }
    }
    guard areInPlace(sources), areInPlace(other.sources) else { return }
    for index in indices where !isKept(index) && !other.isKept(index) {
      adopt(index)
      other.adopt(index)
    }
  }

  private func isKept(_ index: Int) -> Bool { sources[index] != nil && isCertain[index] }

  private mutating func adopt(_ index: Int) {
    sources[index] = index
    isInOrder[index] = true
    isCertain[index] = false
  }

  // MARK: By keys

  private init(known old: [JSONSlice], _ new: [JSONSlice], by keys: ElementKeys) {
    sources = [Int?](repeating: nil, count: new.count)
    isInOrder = [Bool](repeating: false, count: new.count)
    isCertain = [Bool](repeating: true, count: new.count)
    isRenamed = [Bool](repeating: false, count: new.count)
    let former = ElementKeys.uniqueIndices(of: old.map(keys.key))
    for (key, index) in ElementKeys.uniqueIndices(of: new.map(keys.key)) {
      sources[index] = former[key]
    }
    adoptEqual(old, new)
    markOrder()
    adoptRenamed(old, new, keys)
    markOrder()
  }

  /// Pairs elements whose key occurs several times by value.
  private mutating func adoptEqual(_ old: [JSONSlice], _ new: [JSONSlice]) {
    let (former, indices) = loose(count: old.count)
    guard !former.isEmpty, !indices.isEmpty else { return }
    var free = Dictionary(grouping: former.reversed()) { old[$0].value }
    for index in indices { sources[index] = free[new[index].value]?.popLast() }
  }

  /// Pairs elements that have a new key but the contents of a missing one between the same elements.
  private mutating func adoptRenamed(
    _ old: [JSONSlice], _ new: [JSONSlice], _ keys: ElementKeys
  ) {
    let (former, indices) = loose(count: old.count)
    guard !former.isEmpty, !indices.isEmpty else { return }
    let anchors = sources.indices.filter { isInOrder[$0] }
    /// Groups elements that lie between the same two anchors.
    func byGap(_ loose: [Int], _ anchors: [Int]) -> [Int: [Int]] {
      var (gaps, gap): ([Int: [Int]], Int) = ([:], 0)
      for index in loose {
        while gap < anchors.count, anchors[gap] < index { gap += 1 }
        gaps[gap, default: []].append(index)
      }
      return gaps
    }
    let gaps = byGap(former, anchors.compactMap { sources[$0] })
    for (gap, indices) in byGap(indices, anchors) {
      guard let former = gaps[gap] else { continue }
      let formerRests = Dictionary(grouping: former) { keys.rest(of: old[$0]) }
      for (rest, same) in Dictionary(grouping: indices, by: { keys.rest(of: new[$0]) }) {
        guard rest != nil, same.count == 1, let source = formerRests[rest], source.count == 1
        else { continue }
        sources[same[0]] = source[0]
        isCertain[same[0]] = false
      }
      guard indices.map({ sources[$0] }) == former else { continue }
      for index in indices { isRenamed[index] = true }
    }
  }

  /// Pairs elements that have a new key and a new index but the contents of exactly one missing element.
  private mutating func adoptMovedAndRenamed(
    _ old: [JSONSlice], _ new: [JSONSlice], _ keys: ElementKeys
  ) {
    let (former, indices) = loose(count: old.count)
    guard !former.isEmpty, !indices.isEmpty else { return }
    let (missing, added) = (Set(former), Set(indices))
    let present = ElementKeys.uniqueIndices(of: new.map(keys.rest))
    for (rest, source) in ElementKeys.uniqueIndices(of: old.map(keys.rest)) {
      guard let index = present[rest], added.contains(index), missing.contains(source) else {
        continue
      }
      sources[index] = source
      isCertain[index] = false
    }
  }

  private func loose(count: Int) -> (old: [Int], new: [Int]) {
    let used = Set(sources.compactMap(\.self))
    return (
      (0..<count).filter { !used.contains($0) }, sources.indices.filter { sources[$0] == nil }
    )
  }

  private mutating func markOrder() {
    isInOrder = [Bool](repeating: false, count: sources.count)
    let found = sources.indices.filter { sources[$0] != nil }
    for index in found.compactMap({ sources[$0] }).longestAscent { isInOrder[found[index]] = true }
  }

  // MARK: By values

  private init(values old: [JSONValue], _ new: [JSONValue]) {
    var match = SequenceMatch(budget: Self.budget)
    let pairing = ItemPairing(elements: old, new, &match)
    (sources, isInOrder) = (pairing.sources, pairing.isInOrder)
    isCertain = [Bool](repeating: true, count: new.count)
    isRenamed = [Bool](repeating: false, count: new.count)
    var (changed, kept) = ([Int](), Set<Int>())
    for (index, source) in sources.enumerated() {
      if let source, old[source] == new[index] {
        kept.insert(source)
      } else {
        changed.append(index)
      }
    }
    judge(changed, old.indices.filter { !kept.contains($0) }, old, new)
  }

  /// Maximum number of comparisons; beyond it, elements stay unpaired.
  private static let mostCompared = 1_000_000

  /// Makes pairs uncertain that have less than half in common, or as much with another unpaired element. Unpaired
  /// elements are paired with the most similar one elsewhere as moved and changed, which is uncertain too.
  private mutating func judge(
    _ changed: [Int], _ former: [Int], _ old: [JSONValue], _ new: [JSONValue]
  ) {
    let isMuch = changed.count * former.count > Self.mostCompared
    let (parts, formerParts) =
      isMuch
      ? ([], []) : (changed.map { ValueTraits(new[$0]) }, former.map { ValueTraits(old[$0]) })
    let shares = parts.map { own in formerParts.map(own.sharedParts) }
    let columns = Dictionary(zip(former, former.indices)) { first, _ in first }
    /// True if two have half in common, and neither has as much with another one.
    func isBest(_ row: Int, _ column: Int) -> Bool {
      let share = shares[row][column]
      return share >= 0.5 && shares[row].count { $0 >= share } == 1
        && shares.count { $0[column] >= share } == 1
    }
    let used = Set(sources.compactMap(\.self))
    for (row, index) in changed.enumerated() {
      if let source = sources[index] {
        isCertain[index] = !isMuch && columns[source].map { isBest(row, $0) } ?? false
      } else if !isMuch,
        let column = former.indices.first(where: {
          !used.contains(former[$0]) && isBest(row, $0)
        })
      {
        sources[index] = former[column]
        isCertain[index] = false
      }
    }
  }
}

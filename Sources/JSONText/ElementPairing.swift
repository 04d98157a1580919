/// Which elements of an old version of a list those of a new one are.
///
/// Elements go by what they are known by (`ElementKeys`), wherever they are; else by their values, and between equal ones by
/// their likeness. What is only alike may as well be another element that has come in place of one that was deleted.
package struct ElementPairing {
  /// For each new element the place of the old one that it is; nil for one that was added.
  package private(set) var sources: [Int?]
  /// Whether the element has kept its place among the others: the rest was moved, or added.
  package private(set) var isInOrder: [Bool]
  /// Whether an element that was changed is the old one beyond doubt.
  package private(set) var isCertain: [Bool]
  /// Whether the element has another key than its old one and the same else, as all have that are between the same elements.
  private var isRenamed: [Bool]

  /// Cells of the tables that find elements again.
  private static let budget = 4_000_000

  /// Only what is between equal elements at the beginning and the end is decoded. O(bytes).
  package init(_ old: [JSONSlice], _ new: [JSONSlice]) {
    self.init(old, new, ElementKeys(of: old) ?? ElementKeys(of: new))
  }

  /// `keys`: by what the elements are known.
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

  /// Takes, of old elements that are equal, those that another version (`present`, paired by `other`) has left as they were:
  /// which of them is meant nobody can say, and both sides have kept, or taken away, the same one then. O(bytes).
  mutating func agree(with other: ElementPairing, _ present: [JSONSlice], on old: [JSONSlice]) {
    var unchanged: Set<Int> = []
    for (place, source) in other.sources.enumerated() {
      if let source, present[place].hasSameBytes(as: old[source]) { unchanged.insert(source) }
    }
    let spare = unchanged.subtracting(sources.compactMap(\.self))
    guard !spare.isEmpty else { return }
    var equal = Dictionary(grouping: spare.sorted(by: >)) { old[$0].value }
    for (place, source) in sources.enumerated() {
      guard let source, !unchanged.contains(source), let same = equal[old[source].value]?.popLast()
      else { continue }
      sources[place] = same
    }
    markOrder()
  }

  /// Takes what was renamed for the old element beyond doubt where another version has kept the key of that: it was not
  /// deleted, and no other element of the list (`old`) has the rest of it. O(bytes) where something was renamed.
  mutating func confirmRenamed(by other: ElementPairing, of old: [JSONSlice], _ keys: ElementKeys) {
    guard isRenamed.contains(true) else { return }
    let kept = Set(
      other.sources.indices.compactMap { other.isCertain[$0] ? other.sources[$0] : nil })
    let rests = Dictionary(old.map { (keys.rest(of: $0), 1) }, uniquingKeysWith: +)
    for (place, source) in sources.enumerated() where isRenamed[place] {
      guard let source, kept.contains(source), rests[keys.rest(of: old[source])] == 1 else {
        continue
      }
      isCertain[place] = true
    }
  }

  /// Takes what is in the place of an element that neither version has kept beyond doubt for that element, where all others
  /// are in their places in both. O(elements).
  mutating func adoptChanged(along other: inout ElementPairing, of count: Int) {
    guard sources.count == count, other.sources.count == count else { return }
    let places = 0..<count
    func areInPlace(_ sources: [Int?]) -> Bool {
      places.allSatisfy { sources[$0] == nil || sources[$0] == $0 }
    }
    guard areInPlace(sources), areInPlace(other.sources) else { return }
    for place in places where !isKept(place) && !other.isKept(place) {
      adopt(place)
      other.adopt(place)
    }
  }

  private func isKept(_ place: Int) -> Bool { sources[place] != nil && isCertain[place] }

  private mutating func adopt(_ place: Int) {
    sources[place] = place
    isInOrder[place] = true
    isCertain[place] = false
  }

  // MARK: By keys

  private init(known old: [JSONSlice], _ new: [JSONSlice], by keys: ElementKeys) {
    sources = [Int?](repeating: nil, count: new.count)
    isInOrder = [Bool](repeating: false, count: new.count)
    isCertain = [Bool](repeating: true, count: new.count)
    isRenamed = [Bool](repeating: false, count: new.count)
    let former = ElementKeys.uniquePlaces(of: old.map(keys.key))
    for (key, place) in ElementKeys.uniquePlaces(of: new.map(keys.key)) {
      sources[place] = former[key]
    }
    adoptEqual(old, new)
    markOrder()
    adoptRenamed(old, new, keys)
    markOrder()
  }

  /// What has its key in several elements goes by its value.
  private mutating func adoptEqual(_ old: [JSONSlice], _ new: [JSONSlice]) {
    let (former, places) = loose(count: old.count)
    guard !former.isEmpty, !places.isEmpty else { return }
    var free = Dictionary(grouping: former.reversed()) { old[$0].value }
    for place in places { sources[place] = free[new[place].value]?.popLast() }
  }

  /// One that has another key, and all else as one that is missing between the same elements, may be that one.
  private mutating func adoptRenamed(
    _ old: [JSONSlice], _ new: [JSONSlice], _ keys: ElementKeys
  ) {
    let (former, places) = loose(count: old.count)
    guard !former.isEmpty, !places.isEmpty else { return }
    let anchors = sources.indices.filter { isInOrder[$0] }
    /// The elements between the same two.
    func byGap(_ loose: [Int], _ anchors: [Int]) -> [Int: [Int]] {
      var (gaps, gap): ([Int: [Int]], Int) = ([:], 0)
      for place in loose {
        while gap < anchors.count, anchors[gap] < place { gap += 1 }
        gaps[gap, default: []].append(place)
      }
      return gaps
    }
    let gaps = byGap(former, anchors.compactMap { sources[$0] })
    for (gap, places) in byGap(places, anchors) {
      guard let former = gaps[gap] else { continue }
      let formerRests = Dictionary(grouping: former) { keys.rest(of: old[$0]) }
      for (rest, same) in Dictionary(grouping: places, by: { keys.rest(of: new[$0]) }) {
        guard rest != nil, same.count == 1, let source = formerRests[rest], source.count == 1
        else { continue }
        sources[same[0]] = source[0]
        isCertain[same[0]] = false
      }
      guard places.map({ sources[$0] }) == former else { continue }
      for place in places { isRenamed[place] = true }
    }
  }

  /// One that has another key and another place, and all else as one that is missing and no other, may be that one.
  private mutating func adoptMovedAndRenamed(
    _ old: [JSONSlice], _ new: [JSONSlice], _ keys: ElementKeys
  ) {
    let (former, places) = loose(count: old.count)
    guard !former.isEmpty, !places.isEmpty else { return }
    let (missing, added) = (Set(former), Set(places))
    let present = ElementKeys.uniquePlaces(of: new.map(keys.rest))
    for (rest, source) in ElementKeys.uniquePlaces(of: old.map(keys.rest)) {
      guard let place = present[rest], added.contains(place), missing.contains(source) else {
        continue
      }
      sources[place] = source
      isCertain[place] = false
    }
  }

  /// The places of elements that are not found.
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
    for (place, source) in sources.enumerated() {
      if let source, old[source] == new[place] {
        kept.insert(source)
      } else {
        changed.append(place)
      }
    }
    judge(changed, old.indices.filter { !kept.contains($0) }, old, new)
  }

  /// So many elements are compared with one another: where there are more, each may be another one.
  private static let mostCompared = 1_000_000

  /// Doubts what has less than half in common with its old element, or as much with another one that was not found. What was
  /// not found and has most in common with one element elsewhere was moved and changed, which is in doubt as well.
  private mutating func judge(
    _ changed: [Int], _ former: [Int], _ old: [JSONValue], _ new: [JSONValue]
  ) {
    let isMuch = changed.count * former.count > Self.mostCompared
    let (parts, formerParts) =
      isMuch
      ? ([], []) : (changed.map { ValueTraits(new[$0]) }, former.map { ValueTraits(old[$0]) })
    let shares = parts.map { own in formerParts.map(own.sharedParts) }
    let columns = Dictionary(zip(former, former.indices)) { first, _ in first }
    /// Whether two have half in common, and neither has as much with another one.
    func isBest(_ row: Int, _ column: Int) -> Bool {
      let share = shares[row][column]
      return share >= 0.5 && shares[row].count { $0 >= share } == 1
        && shares.count { $0[column] >= share } == 1
    }
    let used = Set(sources.compactMap(\.self))
    for (row, place) in changed.enumerated() {
      if let source = sources[place] {
        isCertain[place] = !isMuch && columns[source].map { isBest(row, $0) } ?? false
      } else if !isMuch,
        let column = former.indices.first(where: {
          !used.contains(former[$0]) && isBest(row, $0)
        })
      {
        sources[place] = former[column]
        isCertain[place] = false
      }
    }
  }
}

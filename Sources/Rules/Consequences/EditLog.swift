import JSONText

/// Where values of a record have changed, in the order in which they did, and found again by place.
struct EditLog {
  private(set) var paths: [[JSONStep]] = []
  private var byPath: [[JSONStep]: [Int]] = [:]
  /// Those at a path or below it.
  private var below: [[JSONStep]: [Int]] = [:]
  /// The same by the names on the way, whichever elements of lists it leads through.
  private var byNames: [[String]: [Int]] = [:]
  private var belowNames: [[String]: [Int]] = [:]

  init(_ paths: [[JSONStep]]) {
    for path in paths { append(path) }
  }

  var count: Int { paths.count }

  mutating func append(_ path: [JSONStep]) {
    let index = paths.count
    paths.append(path)
    byPath[path, default: []].append(index)
    for count in 0...path.count { below[Array(path.prefix(count)), default: []].append(index) }
    let names = path.memberNames
    byNames[names, default: []].append(index)
    for count in 0...names.count {
      belowNames[Array(names.prefix(count)), default: []].append(index)
    }
  }

  /// Those from `start` on at a place, below it, and at what it is part of; and the same of what is read around it, but for
  /// those inside of elements that are only counted. O(what is found).
  func edits(around place: [JSONStep], or read: NamesAround, since start: Int) -> [[JSONStep]] {
    guard start < count else { return [] }
    func recent(_ indices: [Int]?) -> ReversedCollection<[Int]>.SubSequence {
      (indices ?? []).reversed().prefix { $0 >= start }
    }
    var found = Set(recent(below[place]))
    for count in 0..<place.count { found.formUnion(recent(byPath[Array(place.prefix(count))])) }
    for names in read.values { found.formUnion(recent(belowNames[names])) }
    for names in read.values.union(read.lists) {
      for count in 0...names.count { found.formUnion(recent(byNames[Array(names.prefix(count))])) }
    }
    return found.sorted().map { paths[$0] }
  }
}

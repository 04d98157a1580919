import JSONText

/// Where values of a record have changed, in the order in which they did, and found again by place.
struct EditLog {
  private(set) var paths: [[JSONStep]] = []
  private var byPath: [[JSONStep]: [Int]] = [:]
  /// Those at a path or below it.
  private var below: [[JSONStep]: [Int]] = [:]
  private var byName: [String: [Int]] = [:]
  /// Those of the whole record or an element of it.
  private var unnamed: [Int] = []

  init(_ paths: [[JSONStep]]) {
    for path in paths { append(path) }
  }

  var count: Int { paths.count }

  mutating func append(_ path: [JSONStep]) {
    let index = paths.count
    paths.append(path)
    byPath[path, default: []].append(index)
    for count in 0...path.count { below[Array(path.prefix(count)), default: []].append(index) }
    if case .member(let name)? = path.first {
      byName[name, default: []].append(index)
    } else {
      unnamed.append(index)
    }
  }

  /// Those from `start` on at a place, below it, and at what it is part of; and those below any of the `names` in the
  /// whole record, all for nil. O(what is found).
  func edits(around place: [JSONStep], orBelow names: Set<String>?, since start: Int)
    -> [[JSONStep]]
  {
    guard start < count else { return [] }
    guard let names else { return Array(paths[start...]) }
    func recent(_ indices: [Int]?) -> ReversedCollection<[Int]>.SubSequence {
      (indices ?? []).reversed().prefix { $0 >= start }
    }
    var found = Set(recent(below[place]))
    for count in 0..<place.count { found.formUnion(recent(byPath[Array(place.prefix(count))])) }
    if !names.isEmpty { found.formUnion(recent(unnamed)) }
    for name in names { found.formUnion(recent(byName[name])) }
    return found.sorted().map { paths[$0] }
  }
}

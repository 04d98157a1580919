import JSONText

/// Paths at which values of a record have changed, in the order of the changes, with an index
/// by path.
struct EditLog {
  private(set) var paths: [[JSONStep]]
  /// Index of the first paths, extended when many are searched.
  private var index = EditIndex()

  init(_ paths: [[JSONStep]]) { self.paths = paths }

  var count: Int { paths.count }

  mutating func append(_ path: [JSONStep]) { paths.append(path) }

  private static let few = 32

  /// The edits from `start` on at a path, below it, and at the values that contain it; likewise
  /// for the paths `read` of enclosing objects, except inside of elements that are only
  /// counted. O(what is found), or a few.
  mutating func edits(
    around objectPath: [JSONStep], or read: NamesAround, since start: Int
  ) -> [[JSONStep]] {
    guard count - start > Self.few else {
      if objectPath.isEmpty { return Array(paths[start...]) }
      return paths.dropFirst(start).filter { path in
        path.starts(with: objectPath) || objectPath.starts(with: path)
          || read.reads(path.memberNames)
      }
    }
    for path in paths.dropFirst(index.count) { index.append(path) }
    return index.edits(around: objectPath, or: read, since: start).map { paths[$0] }
  }
}

/// The numbers of edits by where they were made.
private struct EditIndex {
  private(set) var count = 0
  private var byPath: [[JSONStep]: [Int]] = [:]
  /// Edits at a path or below it.
  private var below: [[JSONStep]: [Int]] = [:]
  /// Edits by the names on their paths, regardless of list indices.
  private var byNames: [[String]: [Int]] = [:]
  private var belowNames: [[String]: [Int]] = [:]

  mutating func append(_ path: [JSONStep]) {
    byPath[path, default: []].append(count)
    for length in 0...path.count { below[Array(path.prefix(length)), default: []].append(count) }
    let names = path.memberNames
    byNames[names, default: []].append(count)
    for length in 0...names.count {
      belowNames[Array(names.prefix(length)), default: []].append(count)
    }
    count += 1
  }

  func edits(around objectPath: [JSONStep], or read: NamesAround, since start: Int) -> [Int] {
    func recent(_ numbers: [Int]?) -> ReversedCollection<[Int]>.SubSequence {
      (numbers ?? []).reversed().prefix { $0 >= start }
    }
    var found = Set(recent(below[objectPath]))
    for length in 0..<objectPath.count {
      found.formUnion(recent(byPath[Array(objectPath.prefix(length))]))
    }
    for names in read.values { found.formUnion(recent(belowNames[names])) }
    for names in read.values.union(read.lists) {
      for length in 0...names.count {
        found.formUnion(recent(byNames[Array(names.prefix(length))]))
      }
    }
    return found.sorted()
  }
}

extension NamesAround {
  /// True if an edit at a path may change what is read.
  fileprivate func reads(_ path: [String]) -> Bool {
    values.contains { path.starts(with: $0) || $0.starts(with: path) }
      || lists.contains { $0.starts(with: path) }
  }
}

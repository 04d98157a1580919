import JSONText
import SourceText

/// Maps records of a file to the records after another program has written it.
///
/// With the path of an identity, records of the same identity match. Without one, or if a record has none or shares
/// it, records with the same bytes match, in sequence; then records with the same value of the first member that
/// distinguishes all records, such as an identifier. Members of an object match by their names first. Then a record matches the
/// only other one between the same neighbors, if most of both is equal: one with another identifier. Others have no match: an
/// equal index is never enough. Added and saved records match as reported by the source.
package struct RecordMatching {
  private let former: RecordTable
  private let present: RecordTable
  private var matches: [RecordID: RecordID] = [:]
  /// Added records that the source has found.
  private var saved = Set<RecordID>()
  /// Records with another identifier than they had.
  private var renamed = Set<RecordID>()

  /// Finds the records `wanted` of `former` in `present`. O(bytes of both) at worst, less if the files begin or end
  /// alike.
  package init(
    of wanted: RecordSet, from former: RecordTable, to present: RecordTable,
    identity: [JSONStep]? = nil
  ) {
    self.former = former
    self.present = present
    var indices = wanted.members.compactMap { former.index(of: $0) }.sorted()
    guard !indices.isEmpty, present.count > 0 else { return }
    if former.layout == .single, present.layout == .single {
      matches[former.id(at: 0)] = present.id(at: 0)
      return
    }
    if former.keys != nil { indices = matchKeys(indices) }
    indices = matchSaved(indices)
    if let identity { indices = match(indices, by: identity) }
    guard let last = indices.last else { return }
    let start = equalAtStart(upTo: last + 1)
    matches.reserveCapacity(indices.count)
    for index in indices where index < start { match(index, index) }
    guard let first = indices.first(where: { $0 >= start }) else { return }
    let end = equalAtEnd(downTo: first, from: start)
    let formerEnd = former.count - end
    for index in indices where index >= formerEnd {
      match(index, index - former.count + present.count)
    }
    let rest = indices.filter { $0 >= start && $0 < formerEnd }
    guard !rest.isEmpty else { return }
    matchMiddle(rest, Array(start..<formerEnd), Array(start..<present.count - end))
  }

  /// The present record of a wanted one; nil if it is gone.
  package subscript(id: RecordID) -> RecordID? { matches[id] }

  /// True if a record has matched as the one between the same neighbors that is most like it.
  func isRenamed(_ id: RecordID) -> Bool { renamed.contains(id) }

  /// True if a record was added, and the source reports which it is now: it may have completed it.
  func isSaved(_ id: RecordID) -> Bool { saved.contains(id) }

  mutating func add(_ id: RecordID, as present: RecordID) { matches[id] = present }

  private mutating func match(_ formerIndex: Int, _ index: Int) {
    guard !saved.contains(former.id(at: formerIndex)) else { return }
    matches[former.id(at: formerIndex)] = present.id(at: index)
  }

  /// Matches members by their names; returns the indices of the others.
  private mutating func matchKeys(_ indices: [Int]) -> [Int] {
    let now = Dictionary(
      names: (0..<present.count).map { (present.keys?[present.id(at: $0)] ?? "", $0) },
      uniquingKeysWith: { $1 })
    return indices.filter { index in
      guard let key = former.keys?[former.id(at: index)], let found = now[ExactText(key)] else {
        return true
      }
      match(index, found)
      return false
    }
  }

  /// Matches records that were added and saved; returns the indices of the others.
  private mutating func matchSaved(_ indices: [Int]) -> [Int] {
    let added = indices.map { former.id(at: $0) }.filter { former.original($0) == nil }
    guard !added.isEmpty, let origin = former.origin, let later = present.origin else {
      return indices
    }
    let found = origin.saved(added, in: later) { present[$1].completes(former[$0]) }
    matches.merge(found) { $1 }
    saved = Set(found.keys)
    return indices.filter { !saved.contains(former.id(at: $0)) }
  }

  /// Matches records by identity and returns the ones that have none, or share it.
  private mutating func match(_ indices: [Int], by identity: [JSONStep]) -> [Int] {
    let before = RecordKeys(of: former, at: identity)
    let now = RecordKeys(of: present, at: identity)
    return indices.filter { index in
      guard let key = formerRecord(index).scalarKey(at: identity), before.index(of: key) == index,
        !now.isShared(key)
      else { return true }
      if let found = now.index(of: key) { match(index, found) }
      return false
    }
  }

  private func formerRecord(_ index: Int) -> JSONSlice { former[former.id(at: index)] }
  private func presentRecord(_ index: Int) -> JSONSlice { present[present.id(at: index)] }

  private func equalAtStart(upTo limit: Int) -> Int {
    let most = min(limit, present.count)
    return (0..<most).first { !formerRecord($0).equals(presentRecord($0)) } ?? most
  }

  private func equalAtEnd(downTo limit: Int, from start: Int) -> Int {
    let most = min(former.count - limit, present.count - start)
    return (0..<most).first {
      !formerRecord(former.count - 1 - $0).equals(presentRecord(present.count - 1 - $0))
    } ?? most
  }

  // MARK: Between what is equal at both ends

  private mutating func matchMiddle(_ wanted: [Int], _ formerIndices: [Int], _ indices: [Int]) {
    var (formerIndices, indices) = (formerIndices, indices)
    var gaps: [Gap] = []
    if formerIndices.count + indices.count <= Self.mostCompared {
      let (former, present) = matchInOrder(formerIndices, indices)
      gaps = Gap.all(former, after: formerIndices[0], present, after: indices.first ?? 0)
      (formerIndices, indices) = (former, present)
    }
    indices = matchEqual(wanted, formerIndices, indices)
    let changed = wanted.filter { matches[former.id(at: $0)] == nil }
    guard !changed.isEmpty else { return }
    matchByKey(changed, indices)
    matchNeighbors(gaps)
  }

  /// Records without an equal one between two records that have one.
  private struct Gap {
    var former: [Int] = []
    var present: [Int] = []

    /// The gaps that have records of both tables. The numbers of equal records before them are the same.
    static func all(
      _ former: [Int], after start: Int, _ present: [Int], after presentStart: Int
    ) -> [Gap] {
      var gaps: [Int: Gap] = [:]
      for (rank, index) in former.enumerated() {
        gaps[index - start - rank, default: Gap()].former.append(index)
      }
      for (rank, index) in present.enumerated() {
        gaps[index - presentStart - rank]?.present.append(index)
      }
      return Array(gaps.values)
    }
  }

  /// Matches the only record of a gap that is left with the only present one, if they are alike.
  private mutating func matchNeighbors(_ gaps: [Gap]) {
    let taken = Set(matches.values)
    for gap in gaps {
      let old = gap.former.filter { matches[former.id(at: $0)] == nil }
      let new = gap.present.filter { !taken.contains(present.id(at: $0)) }
      guard old.count == 1, new.count == 1,
        Likeness.of(formerRecord(old[0]), presentRecord(new[0])) >= Self.leastAlike
      else { continue }
      match(old[0], new[0])
      renamed.insert(former.id(at: old[0]))
    }
  }

  /// The part that an edited record has at least in common with what it was.
  private static let leastAlike = 0.6

  /// Matches the longest run of equal records in the same order; returns the others.
  private mutating func matchInOrder(
    _ formerIndices: [Int], _ indices: [Int]
  ) -> (former: [Int], present: [Int]) {
    let difference = indices.map { presentRecord($0).fingerprint }.difference(
      from: formerIndices.map { formerRecord($0).fingerprint })
    var (removed, inserted) = (Set<Int>(), Set<Int>())
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    let kept = formerIndices.indices.filter { !removed.contains($0) }
    let found = indices.indices.filter { !inserted.contains($0) }
    for (a, b) in zip(kept, found) { match(formerIndices[a], indices[b]) }
    return (removed.sorted().map { formerIndices[$0] }, inserted.sorted().map { indices[$0] })
  }

  /// Matches records of the same bytes wherever they are, the first with the first; returns the other indices.
  private mutating func matchEqual(
    _ wanted: [Int], _ formerIndices: [Int], _ indices: [Int]
  ) -> [Int] {
    // A few of its bytes tell most records apart from the wanted ones.
    let samples = Set(
      wanted.filter { matches[former.id(at: $0)] == nil }.map { formerRecord($0).sample })
    let old = Self.prints(of: formerIndices, samples) { formerRecord($0) }
    let new = Self.prints(of: indices, samples) { presentRecord($0) }
    var taken = Set<Int>()
    var (a, b) = (0, 0)
    while a < old.count && b < new.count {
      if old[a].print == new[b].print {
        match(old[a].index, new[b].index)
        taken.insert(new[b].index)
        (a, b) = (a + 1, b + 1)
      } else if old[a].print < new[b].print {
        a += 1
      } else {
        b += 1
      }
    }
    return taken.count == indices.count ? [] : indices.filter { !taken.contains($0) }
  }

  /// The fingerprints of the records with some samples, in order, with equal ones sorted by index.
  private static func prints(
    of indices: [Int], _ samples: Set<UInt64>, _ record: (Int) -> JSONSlice
  ) -> [(print: UInt64, index: Int)] {
    var prints: [(print: UInt64, index: Int)] = []
    for index in indices {
      let slice = record(index)
      if samples.contains(slice.sample) { prints.append((slice.fingerprint, index)) }
    }
    return prints.sorted { ($0.print, $0.index) < ($1.print, $1.index) }
  }

  /// Matches records by the member that distinguishes all.
  private mutating func matchByKey(_ changed: [Int], _ indices: [Int]) {
    guard let path = keyPath(of: changed) else { return }
    var found: [ExactText: Int] = [:]
    var repeated = Set<ExactText>()
    for index in Self.near(changed, among: indices) {
      guard let key = presentRecord(index).scalarKey(at: path) else { continue }
      if found.updateValue(index, forKey: key) != nil { repeated.insert(key) }
    }
    for index in changed {
      guard let key = formerRecord(index).scalarKey(at: path), !repeated.contains(key),
        let otherIndex = found[key]
      else { continue }
      match(index, otherIndex)
    }
  }

  /// All indices, or a limited number around the first of the changed ones.
  private static func near(_ changed: [Int], among indices: [Int]) -> ArraySlice<Int> {
    guard indices.count > mostKeyed, let first = changed.first else { return indices[...] }
    let middle = indices.firstIndex { $0 >= first } ?? indices.count
    let start = max(min(middle - mostKeyed / 2, indices.count - mostKeyed), 0)
    return indices[start..<start + mostKeyed]
  }

  /// The path of the first member whose values differ in all examined records, before and now.
  private func keyPath(of changed: [Int]) -> [JSONStep]? {
    guard let first = changed.first else { return nil }
    return formerRecord(first).scalarPaths().first { path in
      // A record that somebody has copied doesn't take the key from all others.
      isKey(path, in: former) && isKey(path, in: present, repeats: 1 + present.count / 100)
    }
  }

  private func isKey(
    _ path: [JSONStep], in table: RecordTable, repeats mostRepeats: Int = 0
  ) -> Bool {
    let count = min(table.count, Self.sample)
    var keys = Set<ExactText>()
    var (missing, repeats) = (0, 0)
    for index in 0..<count {
      guard let key = table[table.id(at: index)].scalarKey(at: path) else {
        missing += 1
        continue
      }
      if !keys.insert(key).inserted { repeats += 1 }
      if repeats > mostRepeats { return false }
    }
    return missing * 2 <= count
  }

  /// Maximum number of records, before and now, that are compared pairwise: beyond, only equal
  /// bytes and keys count.
  private static let mostCompared = 1_500
  /// Maximum number of records among which a changed one is searched.
  private static let mostKeyed = 100_000
  /// Number of records that are examined for a distinguishing member.
  private static let sample = 1_000
}

extension JSONSlice {
  /// True if an object has all members of another one, except for null.
  func completes(_ other: JSONSlice) -> Bool {
    guard kind == .object, other.kind == .object else { return isEquivalent(to: other) }
    return other.members.allSatisfy { name, value in
      value.kind == .null || lookup([.member(name)]).slice?.isEquivalent(to: value) == true
    }
  }
}

extension JSONSlice {
  /// True if both have the same bytes, compared eight at a time.
  fileprivate func equals(_ other: JSONSlice) -> Bool {
    guard range.count == other.range.count else { return false }
    let (a, b) = (bytes, other.bytes)
    var offset = 0
    while offset &+ 8 <= a.count {
      if a.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        != b.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      {
        return false
      }
      offset &+= 8
    }
    return a[offset...].elementsEqual(b[offset...])
  }

  /// A hash (FNV-1a, by words).
  var fingerprint: UInt64 {
    let bytes = bytes
    var print: UInt64 = 0xCBF2_9CE4_8422_2325 ^ UInt64(bytes.count)
    func mix(_ word: UInt64) {
      print = (print ^ word) &* 0x0000_0100_0000_01B3
      print ^= print >> 29
    }
    var offset = 0
    while offset &+ 8 <= bytes.count {
      mix(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset &+= 8
    }
    for byte in bytes[offset...] { mix(UInt64(byte)) }
    return print
  }

  /// A cheap hash of the length and some bytes at the beginning, in the middle and at the end.
  var sample: UInt64 {
    let bytes = bytes
    var sample = UInt64(bytes.count)
    guard bytes.count >= 8 else { return fingerprint }
    let last = bytes.count - 8
    for offset in [0, min(8, last), min(16, last), last / 2, last] {
      sample = (sample ^ bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      sample = sample &* 0x0000_0100_0000_01B3
      sample ^= sample >> 29
    }
    return sample
  }

  /// The paths of the first texts and numbers in an object and the objects in it.
  fileprivate func scalarPaths(depth: Int = 0) -> [[JSONStep]] {
    guard kind == .object, depth < 3 else { return [] }
    var paths: [[JSONStep]] = []
    for (name, value) in members where paths.count < 20 {
      switch value.kind {
      case .string, .number: paths.append([.member(name)])
      case .object: paths += value.scalarPaths(depth: depth + 1).map { [.member(name)] + $0 }
      case .array, .bool, .null: break
      }
    }
    return paths
  }
}

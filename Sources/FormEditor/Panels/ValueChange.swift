import JSONText

/// What became of one value inside of another: the innermost that differs between two versions.
struct ValueChange {
  /// Where it is, as the later version counts the items of lists; an item that was deleted, as the former does.
  let path: [JSONStep]
  /// Nil where there was none.
  let before: JSONSlice?
  /// Nil where there is none any more.
  let after: JSONSlice?

  /// All changes between two versions of a value, which may be missing; none where the bytes are the same. O(both).
  static func all(from before: JSONSlice?, to after: JSONSlice?) -> [ValueChange] {
    var changes: [ValueChange] = []
    collect(before, after, at: [], into: &changes)
    return changes
  }

  private static func collect(
    _ before: JSONSlice?, _ after: JSONSlice?, at path: [JSONStep],
    into changes: inout [ValueChange]
  ) {
    switch (before, after) {
    case (nil, nil): return
    case (let before?, let after?) where before.hasSameBytes(as: after): return
    case (let before?, let after?) where before.kind == .object && after.kind == .object:
      collectMembers(before, after, at: path, into: &changes)
    case (let before?, let after?) where before.kind == .array && after.kind == .array:
      collectItems(Array(before.elements), Array(after.elements), at: path, into: &changes)
    default: changes.append(ValueChange(path: path, before: before, after: after))
    }
  }

  private static func collectMembers(
    _ before: JSONSlice, _ after: JSONSlice, at path: [JSONStep],
    into changes: inout [ValueChange]
  ) {
    let former = Dictionary(before.members.map { ($0.name, $0.value) }) { first, _ in first }
    let present = Dictionary(after.members.map { ($0.name, $0.value) }) { first, _ in first }
    var seen: Set<String> = []
    for name in before.members.map(\.name) + after.members.map(\.name)
    where seen.insert(name).inserted {
      collect(former[name], present[name], at: path + [.member(name)], into: &changes)
    }
  }

  /// Items that differ where as many are around them in both versions are changes of one another; others were added or
  /// deleted.
  private static func collectItems(
    _ before: [JSONSlice], _ after: [JSONSlice], at path: [JSONStep],
    into changes: inout [ValueChange]
  ) {
    var (old, new) = (0, 0)
    for same in sameItems(before, after) + [(before.count, after.count)] {
      let changed = min(same.old - old, same.new - new)
      for offset in 0..<changed {
        let place = path + [.index(new + offset)]
        collect(before[old + offset], after[new + offset], at: place, into: &changes)
      }
      for index in (old + changed)..<same.old {
        collect(before[index], nil, at: path + [.index(index)], into: &changes)
      }
      for index in (new + changed)..<same.new {
        collect(nil, after[index], at: path + [.index(index)], into: &changes)
      }
      (old, new) = (same.old + 1, same.new + 1)
    }
  }

  /// Items that are in both versions, ascending in both, as far as they help to align the others.
  private static func sameItems(
    _ before: [JSONSlice], _ after: [JSONSlice]
  ) -> [(old: Int, new: Int)] {
    let shorter = min(before.count, after.count)
    let head = (0..<shorter).first { !before[$0].hasSameBytes(as: after[$0]) } ?? shorter
    let tail =
      (0..<(shorter - head)).first {
        !before[before.count - 1 - $0].hasSameBytes(as: after[after.count - 1 - $0])
      } ?? (shorter - head)
    let old = before[head..<(before.count - tail)].map(\.text)
    let new = after[head..<(after.count - tail)].map(\.text)
    var same = (0..<head).map { (old: $0, new: $0) }
    if max(old.count, new.count) <= mostAligned {
      let difference = new.difference(from: old)
      let removed = Set(difference.removals.map(\.offset))
      let added = Set(difference.insertions.map(\.offset))
      let kept = old.indices.filter { !removed.contains($0) }
      same += zip(kept, new.indices.filter { !added.contains($0) }).map { (head + $0, head + $1) }
    }
    return same + (0..<tail).map { (before.count - tail + $0, after.count - tail + $0) }
  }

  /// Items between the first and the last that differ: more of them are not aligned, which takes O(items²).
  private static let mostAligned = 1_000
}

extension CollectionDifference.Change {
  /// Where the element was removed, or is inserted.
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}

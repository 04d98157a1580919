import JSONText
import SourceText

/// The change of one value inside of another: the innermost that differs between two
/// versions.
struct ValueChange {
  /// Path of the value, with the indices of items in the later version; for a deleted item,
  /// in the former one.
  let path: [JSONStep]
  let before: JSONSlice?
  let after: JSONSlice?
  /// Former index of an item that was moved among the others; its other changes are listed as
  /// changes of their own.
  var movedFrom: Int?
  /// Former name of a member that was renamed, as for a moved item.
  var renamedFrom: String?

  var isDeletedItem: Bool {
    if after == nil, case .index? = path.last { true } else { false }
  }

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
    let former = Dictionary(
      names: before.members.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    let present = Dictionary(
      names: after.members.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    let renamed = RenamedMembers(from: before, to: after)
    var seen: Set<ExactText> = []
    for name in before.members.map(\.name) + after.members.map(\.name)
    where seen.insert(ExactText(name)).inserted && !renamed.isFormer(name) {
      let here = path + [.member(name)]
      guard let source = renamed.formerName(of: name) else {
        collect(former[name], present[name], at: here, into: &changes)
        continue
      }
      changes.append(
        ValueChange(path: here, before: former[source], after: present[name], renamedFrom: source))
      collect(former[source], present[name], at: here, into: &changes)
    }
  }

  /// Items that are known by their values, or by what names them, are found again, wherever they are. What is left is a
  /// change of one another where as many are around them in both versions; others were added or deleted.
  private static func collectItems(
    _ before: [JSONSlice], _ after: [JSONSlice], at path: [JSONStep],
    into changes: inout [ValueChange]
  ) {
    let found = FoundItems(before, after)
    var (old, new) = (0, 0)
    for kept in found.kept + [(before.count, after.count)] {
      let former = (old..<kept.old).filter { !found.left.contains($0) }
      let present = (new..<kept.new).filter { found.moved[$0] == nil }
      let changed = min(former.count, present.count)
      for position in new..<kept.new {
        guard let source = found.moved[position] else { continue }
        let here = path + [.index(position)]
        changes.append(
          ValueChange(
            path: here, before: before[source], after: after[position], movedFrom: source))
        collect(before[source], after[position], at: here, into: &changes)
      }
      for (source, position) in zip(former, present) {
        collect(before[source], after[position], at: path + [.index(position)], into: &changes)
      }
      for index in former.dropFirst(changed) {
        collect(before[index], nil, at: path + [.index(index)], into: &changes)
      }
      for index in present.dropFirst(changed) {
        collect(nil, after[index], at: path + [.index(index)], into: &changes)
      }
      guard kept.new < after.count else { break }
      collect(before[kept.old], after[kept.new], at: path + [.index(kept.new)], into: &changes)
      (old, new) = (kept.old + 1, kept.new + 1)
    }
  }
}

/// The items of a list that a later version has, too.
private struct FoundItems {
  /// Items that kept their order among the others, ascending in both versions.
  var kept: [(old: Int, new: Int)] = []
  /// Former indices of the moved items, by their present indices.
  var moved: [Int: Int] = [:]
  /// Former indices of the moved items.
  var left: Set<Int> = []

  init(_ before: [JSONSlice], _ after: [JSONSlice]) {
    let pairing = ElementPairing(before, after)
    for (index, source) in pairing.sources.enumerated() where pairing.isCertain[index] {
      guard let source else { continue }
      if pairing.isInOrder[index], source > kept.last?.old ?? -1 {
        kept.append((source, index))
      } else {
        moved[index] = source
        left.insert(source)
      }
    }
  }
}

import JSONText
import SourceText

extension Edit {
  /// Replaces whole records only where they differ: unchanged parts need not be written, and may be secret. O(bytes
  /// of these records).
  ///
  /// `toAdded`: also for a member or an item that is added, which is then all that is written, or removed, which is not.
  package func narrowed(in table: RecordTable, toAdded: Bool = false) -> Edit {
    switch self {
    case .replace(let edit):
      toAdded
        ? edit.narrowed(in: table, toAdded: true).divided(in: table)
        : .replace(edit.narrowed(in: table, toAdded: false))
    case .batch(let edits):
      .batch(edits.flatMap { $0.narrowed(in: table, toAdded: toAdded).parts })
    case .replaceInMany, .insert, .delete, .move, .reorder: self
    }
  }
}

extension Edit {
  /// The edits of a batch; any other edit alone.
  fileprivate var parts: [Edit] { if case .batch(let edits) = self { edits } else { [self] } }
}

extension ValueEdit {
  /// An edit for each member in which an object differs, if they are few and make the very bytes; itself otherwise.
  fileprivate func divided(in table: RecordTable) -> Edit {
    guard case .bytes(let new) = after, table.index(of: record) != nil,
      table.fault(of: record) == nil, let old = table[record].lookup(path).slice
    else { return .replace(self) }
    let edits = old.differences(from: new, at: path).map { path, old, new in
      Edit.replace(ValueEdit(record: record, path: path, before: old, after: .bytes(new)))
    }
    guard (2...Self.mostParts).contains(edits.count) else { return .replace(self) }
    var (divided, whole) = (table, table)
    _ = try? divided.make(.batch(edits))
    _ = try? whole.make(.replace(self))
    return divided[record].hasSameBytes(as: whole[record]) ? .batch(edits) : .replace(self)
  }

  private static let mostParts = 20

  fileprivate func narrowed(in table: RecordTable, toAdded: Bool) -> ValueEdit {
    guard path.isEmpty, case .bytes(let slice) = after, table.index(of: record) != nil,
      table.fault(of: record) == nil
    else { return self }
    let (path, old, new) = table[record].onlyDifference(from: slice)
    if toAdded {
      let added = old.onlyAdded(in: new).map {
        (step: $0.step, after: NewValue.value($0.value.value))
      }
      let removed = new.onlyAdded(in: old).map { (step: $0.step, after: NewValue.nothing) }
      if let (step, after) = added ?? removed {
        let path = path + [step]
        // Only where that makes the very bytes.
        let made = try? table.record(record, with: after, at: path)
        if made?.hasSameBytes(as: slice) == true {
          return ValueEdit(record: record, path: path, before: nil, after: after)
        }
      }
    }
    guard !path.isEmpty else { return self }
    return ValueEdit(record: record, path: path, before: old, after: .bytes(new))
  }
}

extension JSONSlice {
  /// The only member or item that another version has after the ones here.
  fileprivate func onlyAdded(in other: JSONSlice) -> (step: JSONStep, value: JSONSlice)? {
    switch (kind, other.kind) {
    case (.object, .object):
      let (mine, theirs) = (Array(members), Array(other.members))
      guard theirs.count == mine.count + 1, let last = theirs.last else { return nil }
      return (.member(last.name), last.value)
    case (.array, .array):
      let (mine, theirs) = (Array(elements), Array(other.elements))
      guard theirs.count == mine.count + 1, let last = theirs.last else { return nil }
      return (.index(mine.count), last)
    default: return nil
    }
  }

  /// The innermost value that contains all differences from another record, with both versions of it; an empty path
  /// for the record itself. O(bytes).
  func onlyDifference(
    from other: JSONSlice
  ) -> (path: [JSONStep], old: JSONSlice, new: JSONSlice) {
    var (path, old, new): ([JSONStep], JSONSlice, JSONSlice) = ([], self, other)
    while let member = old.onlyMember(differingIn: new) {
      path.append(.member(member.name))
      (old, new) = (member.old, member.new)
    }
    return (path, old, new)
  }

  /// The innermost values that differ from another version, as far as objects have members of the same names in the same
  /// order. O(bytes).
  fileprivate func differences(
    from other: JSONSlice, at path: [JSONStep]
  ) -> [(path: [JSONStep], old: JSONSlice, new: JSONSlice)] {
    if hasSameBytes(as: other) { return [] }
    guard kind == .object, other.kind == .object else { return [(path, self, other)] }
    let (mine, theirs) = (Array(members), Array(other.members))
    let names = mine.map { ExactText($0.name) }
    guard names == theirs.map({ ExactText($0.name) }), Set(names).count == names.count else {
      return [(path, self, other)]
    }
    return zip(mine, theirs).flatMap { mine, theirs in
      mine.value.differences(from: theirs.value, at: path + [.member(mine.name)])
    }
  }

  /// The only member of an object that differs in another one, with all bytes around it equal; nil if there is none,
  /// or if the name has a duplicate.
  fileprivate func onlyMember(
    differingIn other: JSONSlice
  ) -> (name: String, old: JSONSlice, new: JSONSlice)? {
    guard kind == .object, other.kind == .object else { return nil }
    let (mine, theirs) = (Array(members), Array(other.members))
    guard mine.count == theirs.count, Set(names: mine.map(\.name)).count == mine.count else {
      return nil
    }
    let differing = zip(mine, theirs).filter {
      !$0.name.hasSameBytes(as: $1.name) || !$0.value.hasSameBytes(as: $1.value)
    }
    guard differing.count == 1, let (old, new) = differing.first,
      old.name.hasSameBytes(as: new.name),
      bytes(before: old.value).elementsEqual(other.bytes(before: new.value)),
      bytes(after: old.value).elementsEqual(other.bytes(after: new.value))
    else { return nil }
    return (old.name, old.value, new.value)
  }

  private func bytes(before part: JSONSlice) -> Slice<UnsafeRawBufferPointer> {
    buffer.bytes[range.lowerBound..<part.range.lowerBound]
  }

  private func bytes(after part: JSONSlice) -> Slice<UnsafeRawBufferPointer> {
    buffer.bytes[part.range.upperBound..<range.upperBound]
  }
}

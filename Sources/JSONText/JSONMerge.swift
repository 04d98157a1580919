/// Merges two versions of a value: changes of only one side are adopted.
///
/// The result is `theirs` with `changes` applied, so that it keeps their bytes elsewhere. Members are paired by name,
/// elements of lists as in `ListMerge`. Notation is not a change; our notation of a number is kept if they have not
/// changed it. A value that both changed differently is a conflict; the result has ours there. Exceptions are
/// elements of lists that one side removed, which stay, and elements that both changed without certainty that they
/// are the same one.
package struct JSONMerge {
  /// Edits that turn their version into the result, in order; a nil value removes the member.
  package private(set) var changes: [(path: [JSONStep], value: JSONValue?)] = []
  /// Conflicts, whose paths are those in the result.
  package private(set) var conflicts: [MergeConflict] = []

  /// Nil: there is no value. O(bytes), and O(elements, `SequenceMatch`) for lists that both changed.
  package init(base: JSONSlice?, ours: JSONSlice?, theirs: JSONSlice?) {
    merge(MergedVersions(base: base, ours: ours, theirs: theirs), at: [])
  }

  private mutating func merge(_ versions: MergedVersions, at path: [JSONStep]) {
    guard !versions.isUnchangedByUs, !versions.isTheSame else { return }
    if let members = versions.members {
      for (step, member) in members { merge(member, at: path + [step]) }
      return
    }
    if versions.isUnchangedByThem {
      changes.append((path, versions.ours?.value))
      return
    }
    // Theirs is another number, or the same one as they write it.
    guard !versions.differsInNotation else { return }
    if let list = ListMerge(versions) {
      merge(list, at: path)
    } else {
      conflicts.append(MergeConflict(path: path, versions: versions))
      changes.append((path, versions.ours?.value))
    }
  }

  private mutating func merge(_ list: ListMerge, at path: [JSONStep]) {
    if let value = list.value { changes.append((path, value)) }
    for (index, element, isCertain) in list.elements {
      let path = path + [.index(index)]
      if element.ours == nil || element.theirs == nil {
        // It stays in the list: with the bytes of the one who has it.
        conflicts.append(MergeConflict(path: path, versions: element))
      } else if isCertain || element.isUnchangedByThem {
        merge(element, at: path)
      } else {
        // What may be two elements is not made one of both.
        conflicts.append(MergeConflict(path: path, versions: element))
        changes.append((path, element.ours?.value))
      }
    }
  }
}

/// A value that both sides changed differently.
package struct MergeConflict: Equatable, Sendable {
  /// Path of the value in the result.
  package var path: [JSONStep]
  /// Original value; nil if it did not exist.
  package let base: JSONSlice?
  /// Value in our version; nil if we removed it.
  package let ours: JSONSlice?
  /// Value in their version; nil if they removed it.
  package let theirs: JSONSlice?

  package init(path: [JSONStep], base: JSONSlice?, ours: JSONSlice?, theirs: JSONSlice?) {
    self.path = path
    self.base = base
    self.ours = ours
    self.theirs = theirs
  }

  package var isSame: Bool { MergedVersions.same(ours, theirs) }
  package var isUnchangedByThem: Bool { MergedVersions.same(base, theirs) }

  /// True if both conflicts are about the same values of one file, or about a part of them.
  package func overlaps(_ other: MergeConflict) -> Bool {
    func overlap(_ a: JSONSlice?, _ b: JSONSlice?) -> Bool {
      guard let a, let b else { return false }
      return a.buffer === b.buffer && a.range.overlaps(b.range)
    }
    return overlap(theirs, other.theirs) || overlap(base, other.base)
  }

  init(path: [JSONStep], versions: MergedVersions) {
    self.init(path: path, base: versions.base, ours: versions.ours, theirs: versions.theirs)
  }
}

/// The common, our and their version of a value; nil for a missing one.
struct MergedVersions {
  var base: JSONSlice?
  var ours: JSONSlice?
  var theirs: JSONSlice?

  /// True if our version equals the base. Numbers are compared by text: another notation is
  /// our edit, too.
  var isUnchangedByUs: Bool { Self.same(base, ours, numbersByValue: false) }
  var isUnchangedByThem: Bool { Self.same(base, theirs) }
  var isTheSame: Bool { Self.same(ours, theirs, numbersByValue: false) }
  /// True if ours equals the base or theirs except for the notation of numbers.
  var differsInNotation: Bool { Self.same(base, ours) || Self.same(ours, theirs) }

  /// True if both are equal; by default in any notation of numbers.
  static func same(_ a: JSONSlice?, _ b: JSONSlice?, numbersByValue: Bool = true) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return a.hasSameBytes(as: b) || a.isEquivalent(to: b, numbersByValue: numbersByValue)
  }

  /// The members by name, in our order; nil unless all three are objects, and repeated names have the same values in
  /// all of them: such members are left out.
  var members: [(step: JSONStep, versions: MergedVersions)]? {
    guard let base = Self.membersByName(base), let ours = Self.membersByName(ours),
      let theirs = Self.membersByName(theirs)
    else { return nil }
    let gone = base.steps.filter { ours.values[$0] == nil }
    var members: [(step: JSONStep, versions: MergedVersions)] = []
    for step in ours.steps + gone {
      let values = [base, ours, theirs].map { $0.values[step] ?? [] }
      if values.allSatisfy({ $0.count < 2 }) {
        let versions = MergedVersions(
          base: values[0].first, ours: values[1].first, theirs: values[2].first)
        members.append((step, versions))
      } else if !values.dropFirst().allSatisfy({ Self.same($0, values[0]) }) {
        return nil
      }
    }
    return members
  }

  private static func same(_ a: [JSONSlice], _ b: [JSONSlice]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { same($0, $1) }
  }

  private static func membersByName(
    _ slice: JSONSlice?
  ) -> (steps: [JSONStep], values: [JSONStep: [JSONSlice]])? {
    guard let slice, slice.kind == .object else { return nil }
    var (steps, values): ([JSONStep], [JSONStep: [JSONSlice]]) = ([], [:])
    for (name, value) in slice.members {
      let step = JSONStep.member(name)
      if values[step] == nil { steps.append(step) }
      values[step, default: []].append(value)
    }
    return (steps, values)
  }
}

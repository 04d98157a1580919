import SourceText

/// The members of an object that have other names in a later version: equal lists and objects, and values that are where
/// equal ones were, or such with a part in common.
package struct RenamedMembers {
  /// Former names by the present ones.
  private var former: [ExactText: String] = [:]
  private var gone: Set<ExactText> = []

  /// O(both).
  package init(from old: JSONSlice, to new: JSONSlice) {
    let (before, after) = (Self.members(of: old), Self.members(of: new))
    let (names, others) = (Set(before.map { $0.name }), Set(after.map { $0.name }))
    var lost = before.filter { !others.contains($0.name) }
    guard !lost.isEmpty else { return }
    for member in after where !names.contains(member.name) {
      guard let position = lost.firstIndex(where: { $0.isFormer(member) }) else { continue }
      let name = lost.remove(at: position).name
      former[member.name] = name.text
      gone.insert(name)
    }
  }

  /// The former name of a present member that was renamed; nil for others.
  package func formerName(of name: String) -> String? { former[name] }

  /// True for the former name of a member that was renamed.
  package func isFormer(_ name: String) -> Bool { gone.contains(ExactText(name)) }

  private struct Member {
    let index: Int
    let name: ExactText
    let value: JSONSlice

    func isFormer(_ other: Member) -> Bool {
      if value.hasSameBytes(as: other.value) {
        return index == other.index || !value.kind.isScalar && !value.isEmptyContainer
      }
      return index == other.index && sharesPart(with: other)
    }

    private static let most = 64

    private func sharesPart(with other: Member) -> Bool {
      switch (value.kind, other.value.kind) {
      case (.object, .object):
        value.members.contains { member in
          other.value.lookup([.member(member.name)]).slice?.hasSameBytes(as: member.value) == true
        }
      case (.array, .array):
        // Of long lists the beginnings tell.
        value.elements.prefix(Self.most).contains { element in
          other.value.elements.prefix(Self.most).contains { $0.hasSameBytes(as: element) }
        }
      default: false
      }
    }
  }

  private static func members(of object: JSONSlice) -> [Member] {
    object.members.enumerated().map {
      Member(index: $0, name: ExactText($1.name), value: $1.value)
    }
  }
}

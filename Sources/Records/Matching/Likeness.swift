import JSONText

/// Values of a list that are others of an earlier version, edited: they have at least half in common.
package enum Likeness {
  /// Number of comparisons beyond which none is made.
  private static let most = 4096
  /// Number of members and elements that are compared.
  private static let mostParts = 64

  /// Pairs of indices, each at most once, in the order of the new ones. O(old × new), within a limit.
  package static func pairs(_ old: [JSONSlice], _ new: [JSONSlice]) -> [(old: Int, new: Int)] {
    guard old.count * new.count <= most else { return [] }
    var left = Array(old.indices)
    return new.indices.compactMap { index in
      let best = left.indices.lazy.map { ($0, of(old[left[$0]], new[index])) }
        .max { $0.1 == $1.1 ? $0.0 > $1.0 : $0.1 < $1.1 }
      guard let best, best.1 >= 0.5 else { return nil }
      return (left.remove(at: best.0), index)
    }
  }

  /// The part that two values have in common, up to 1.
  static func of(_ one: JSONSlice, _ other: JSONSlice) -> Double {
    if one.hasSameBytes(as: other) { return 1 }
    switch (one.kind, other.kind) {
    case (.object, .object):
      let members = one.members.prefix(mostParts).map { $0 }
      let same = members.count { member in
        other.lookup([.member(member.name)]).slice?.hasSameBytes(as: member.value) == true
      }
      return share(same, members.count, other.members.prefix(mostParts).count { _ in true })
    case (.array, .array):
      let elements = one.elements.prefix(mostParts).map(\.value)
      let others = Set(other.elements.prefix(mostParts).map(\.value))
      return share(elements.count(where: others.contains), elements.count, others.count)
    case (.string, .string):
      let (text, another) = (Array(one.bytes), Array(other.bytes))
      let prefix = zip(text, another).prefix { $0 == $1 }.count
      let rest = min(text.count, another.count) - prefix
      let suffix = zip(text.suffix(rest).reversed(), another.suffix(rest).reversed())
        .prefix { $0 == $1 }.count
      // Without the quotes.
      return share(prefix + suffix - 2, text.count - 2, another.count - 2)
    default: return 0
    }
  }

  private static func share(_ same: Int, _ one: Int, _ other: Int) -> Double {
    Double(max(0, same)) / Double(max(one, other, 1))
  }
}

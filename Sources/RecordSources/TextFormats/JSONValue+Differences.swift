import JSONText

/// The comparison of a second reading with the values that it has to have, whatever the order of members.
extension JSONValue {
  /// The first place where another value differs; nil where both are the same.
  func firstDifference(from other: JSONValue) -> [JSONStep]? {
    firstDifference(from: other, at: []) { $0 == $1 }
  }

  /// The first member or element that only one of two values has: formats write single values in their own way.
  func firstOtherPart(than other: JSONValue) -> [JSONStep]? {
    firstDifference(from: other, at: []) { $0.kind.isScalar && $1.kind.isScalar }
  }

  private func firstDifference(
    from other: JSONValue, at path: [JSONStep], _ isSame: (JSONValue, JSONValue) -> Bool
  ) -> [JSONStep]? {
    switch (self, other) {
    case (.object(let own), .object(let others)):
      let (own, others) = (own.inOrderOfNames, others.inOrderOfNames)
      for (one, another) in zip(own, others) {
        let inner = path + [.member(one.name)]
        guard one.name.utf8.elementsEqual(another.name.utf8) else { return inner }
        if let found = one.value.firstDifference(from: another.value, at: inner, isSame) {
          return found
        }
      }
      let longer = own.count > others.count ? own : others
      let rest = longer.dropFirst(Swift.min(own.count, others.count))
      return rest.first.map { path + [.member($0.name)] }
    case (.array(let own), .array(let others)):
      for (index, (one, another)) in zip(own, others).enumerated() {
        if let found = one.firstDifference(from: another, at: path + [.index(index)], isSame) {
          return found
        }
      }
      return own.count == others.count ? nil : path + [.index(Swift.min(own.count, others.count))]
    default: return isSame(self, other) ? nil : path
    }
  }
}

extension [JSONMember] {
  fileprivate var inOrderOfNames: [JSONMember] {
    enumerated().sorted {
      let (name, other) = ($0.element.name.utf8, $1.element.name.utf8)
      return name.elementsEqual(other)
        ? $0.offset < $1.offset : name.lexicographicallyPrecedes(other)
    }.map(\.element)
  }
}

import JSONText

/// Objects whose members are items of one shape, under keys that no form names.
enum MapSurvey {
  /// The survey of the items of a member's objects, under the member's name; nil if they are no maps. O(members, at any
  /// depth).
  static func items(of member: MemberSurvey) -> MemberSurvey? {
    guard member.kind == .object, !member.isBeyond else { return nil }
    let objects = member.objects
    let isNamed = !member.isOfItems && MapName.isOne(member.name)
    guard objects.members.count >= (isNamed ? 1 : least), areOfOneKind(objects.members)
    else { return nil }
    let items = MemberSurvey(ofItemsIn: member)
    guard isNamed || keysDiffer(objects) || isMap(objects.members, items) else { return nil }
    return items
  }

  /// Minimum number of members of a map.
  private static let least = 3

  private static func areOfOneKind(_ members: [MemberSurvey]) -> Bool {
    let kinds = members.reduce(into: Set<JSONKind>()) { $0.formUnion($1.kinds) }
    guard let kind = kinds.first, kinds.count == 1 else { return false }
    // The name of a secret says more than that of the map.
    return kind == .object || !members.contains { $0.isSecret || $0.showsSecrets }
  }

  private static func isMap(_ members: [MemberSurvey], _ items: MemberSurvey) -> Bool {
    switch items.kind {
    case .object: return areAlike(members, items.objects)
    case .array: return items.items?.kind != nil
    default: return members.count { MapName.isFreeKey($0.name) } * 2 > members.count
    }
  }

  /// True for keys of which most are only in some of the objects.
  private static func keysDiffer(_ objects: ObjectSurvey) -> Bool {
    guard objects.count > 1 else { return false }
    let rare = objects.members.count { $0.count * 2 <= objects.count }
    return rare * 3 >= objects.members.count * 2
  }

  /// True if the values have members in common: one that most of them have, and on the whole a third of all.
  private static func areAlike(_ members: [MemberSurvey], _ all: ObjectSurvey) -> Bool {
    let counts = members.map { $0.objects.members.count }
    guard let most = all.members.map(\.count).max(), most * 2 > all.count else { return false }
    return counts.reduce(0, +) * 3 >= members.count * all.members.count
  }
}

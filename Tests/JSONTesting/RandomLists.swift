import JSONText
import SeededRandom

/// What the items of random lists are known by.
package enum Shape: CaseIterable, Sendable {
  /// Names that stay.
  case named
  /// Names that are changed.
  case renamed
  /// No first member of their own.
  case nameless
}

/// An item of a random list, with its number in a member that stays.
package struct RandomItem: Equatable {
  package var number: Int
  package var name: String
  /// What was given to it, by members.
  package var members: [String: String]
}

/// Lists of items, and what two sides make of them: values that are set are never set again.
package struct RandomLists {
  private var random: SeededGenerator
  private let shape: Shape
  private var count = 0
  package let base: [RandomItem]

  package init(seed: UInt64, _ shape: Shape) {
    random = SeededGenerator(seed: seed)
    self.shape = shape
    let last = 2 + random.below(5)
    base = (1...last).map { number in
      RandomItem(
        number: number, name: shape == .nameless ? "item" : "n\(number)",
        members: ["p": "p\(number)", "q": "q\(number)", "r": "r\(number)"])
    }
  }

  /// A list after some edits, moves, deletions and additions.
  package mutating func changed(_ list: [RandomItem]) -> [RandomItem] {
    var list = list
    for _ in 0..<1 + random.below(4) { list = edited(list) }
    return list
  }

  /// A list after one of these.
  package mutating func edited(_ list: [RandomItem]) -> [RandomItem] {
    var list = list
    count += 1
    if !list.isEmpty {
      let index = random.below(list.count)
      switch random.below(7) {
      case 0, 1, 2: list[index].members[random.pick(["p", "q", "note"])] = "new\(count)"
      case 3: list.insert(list.remove(at: index), at: random.below(list.count + 1))
      case 4: list.remove(at: index)
      case 5:
        list.insert(
          RandomItem(
            number: 100 + count, name: shape == .nameless ? "item" : "added\(count)",
            members: ["p": "new\(count)", "q": "q"]), at: index)
      default:
        if shape == .renamed { list[index].name = "renamed\(count)" }
      }
    }
    return list
  }

  /// The items of a merged list.
  package static func items(of list: JSONSlice) -> [RandomItem] {
    list.elements.map { element in
      var members: [String: String] = [:]
      for (name, value) in element.members where !["name", "number"].contains(name) {
        members[name] = String(value.text.dropFirst().dropLast())
      }
      return RandomItem(
        number: Int(element.lookup([.member("number")]).slice?.text ?? "") ?? -1,
        name: element.lookup([.member("name")]).slice?.text ?? "", members: members)
    }
  }
}

extension [RandomItem] {
  /// The list as it is written.
  package var slice: JSONSlice {
    JSONSlice(
      writing: .array(
        map { item in
          let rest = item.members.sorted { $0.key < $1.key }
            .map { JSONMember(name: $0.key, value: .string($0.value)) }
          return .object(
            [
              JSONMember(name: "name", value: .string(item.name)),
              JSONMember(name: "number", value: .number(String(item.number))),
            ] + rest)
        }))
  }
}

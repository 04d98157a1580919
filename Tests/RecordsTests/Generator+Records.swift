import JSONTesting
import JSONText

extension Generator {
  /// An object, or an array of anything, perhaps with a mark before and line breaks around.
  mutating func file() -> String {
    let isObject = random.below(2) == 0
    let root = isObject ? object(depth: 3) : array(depth: 3, count: random.below(5))
    return random.pick(["", "\u{FEFF}", "\n"]) + root + random.pick(["", "\n", "\r\n"])
  }

  /// The path of some value inside `value`, by the last of duplicate members.
  mutating func path(in value: JSONValue) -> [JSONStep] {
    if random.below(4) == 0 { return [] }
    switch value {
    case .array(let elements) where !elements.isEmpty:
      let index = random.below(elements.count)
      return [.index(index)] + path(in: elements[index])
    case .object(let members) where !members.isEmpty:
      let name = random.pick(members).name
      guard let last = members.last(where: { JSONStep.member($0.name) == .member(name) }) else {
        return []
      }
      return [.member(name)] + path(in: last.value)
    default: return []
    }
  }
}

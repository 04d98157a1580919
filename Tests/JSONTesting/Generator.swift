import JSONText
import SeededRandom

extension SeededGenerator {
  package mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }
  package mutating func pick<T>(_ items: [T]) -> T { items[below(items.count)] }
}

/// Random JSON as people and programs write it: odd spaces, escapes, numbers, duplicate names.
package struct Generator {
  package var random: SeededGenerator
  /// The white space of this file: from none to anything.
  private let spaces: [String]

  package static let names = ["a", "b", "name", "名", "e\u{301}", "é", "x y", "quo\"te", ""]
  package static let numbers = [
    "0", "-0", "1.0", "1e400", "12345678901234567890123", "-1.5E-3", "7",
  ]
  package static let texts = [
    "", "plain", "tab\t", "\"q\" \\", "名前", "e\u{301}", "😀", "\u{1}", "/",
  ]

  package init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    let kinds = [[""], ["", " "], ["", " ", "\n", "\r\n  ", "\t"], ["\n    "], ["\r\n"]]
    spaces = random.pick(kinds)
  }

  package mutating func space() -> String { random.pick(spaces) }

  package mutating func literal(_ text: String) -> String {
    var out = "\""
    for scalar in text.unicodeScalars {
      let mustEscape = scalar.value < 0x20 || scalar == "\"" || scalar == "\\"
      if mustEscape || random.below(6) == 0 {
        for unit in String(scalar).utf16 {
          let hex = String(unit, radix: 16, uppercase: random.below(2) == 0)
          out += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
        }
      } else {
        out.unicodeScalars.append(scalar)
      }
    }
    return out + "\""
  }

  package mutating func value(depth: Int) -> String {
    switch random.below(depth > 0 ? 8 : 5) {
    case 0: return random.pick(["true", "false", "null"])
    case 1, 2: return random.pick(Self.numbers)
    case 3, 4:
      let text = random.pick(Self.texts)
      return literal(text)
    case 5: return array(depth: depth, count: random.below(4))
    default: return object(depth: depth)
    }
  }

  package mutating func array(depth: Int, count: Int) -> String {
    var out = "[" + space()
    for index in 0..<count {
      if index > 0 { out += space() + "," + space() }
      out += value(depth: depth - 1)
    }
    return out + space() + "]"
  }

  package mutating func object(depth: Int) -> String {
    var out = "{" + space()
    for index in 0..<random.below(5) {
      if index > 0 { out += space() + "," + space() }
      let name = random.pick(Self.names)
      out += literal(name) + space() + ":" + space() + value(depth: depth - 1)
    }
    return out + space() + "}"
  }

  package mutating func jsonValue(depth: Int = 2) -> JSONValue {
    switch random.below(depth > 0 ? 6 : 4) {
    case 0: return .null
    case 1: return .bool(random.below(2) == 0)
    case 2: return .number(random.pick(Self.numbers))
    case 3: return .string(random.pick(Self.texts))
    case 4: return .array((0..<random.below(3)).map { _ in jsonValue(depth: depth - 1) })
    default:
      return .object(
        Self.names.shuffled(using: &random).prefix(random.below(3)).map {
          JSONMember(name: $0, value: jsonValue(depth: depth - 1))
        })
    }
  }

  /// What the last mutation took away or put another value in place of, as generous JSON text.
  package var lastEdited = ""

  /// The value with some of its parts changed, added or removed.
  package mutating func mutated(_ value: JSONValue, times: Int) -> JSONValue {
    (0..<times).reduce(value) { value, _ in mutated(value) }
  }

  private mutating func mutated(_ value: JSONValue) -> JSONValue {
    switch value {
    case .array(var elements):
      let index = random.below(elements.count + 1)
      switch random.below(4) {
      case 0:
        lastEdited = ""
        elements.insert(jsonValue(), at: index)
      case 1 where index < elements.count:
        note(elements.remove(at: index))
      case _ where index < elements.count: elements[index] = mutated(elements[index])
      default: break
      }
      return .array(elements)
    case .object(var members):
      let index = random.below(members.count + 1)
      switch random.below(4) {
      case 0:
        lastEdited = ""
        members.insert(JSONMember(name: "new", value: jsonValue()), at: index)
      case 1 where index < members.count:
        let member = members.remove(at: index)
        note(.object([member]))
      case _ where index < members.count: members[index].value = mutated(members[index].value)
      default: break
      }
      return .object(members)
    case .null, .bool, .number, .string:
      note(value)
      return jsonValue()
    }
  }

  /// Every character may be an escape of six, or of two such.
  private mutating func note(_ value: JSONValue) {
    lastEdited = value.jsonText().unicodeScalars.map {
      $0.value > 0xFFFF ? "\\uXXXX\\uXXXX" : "\\uXXXX"
    }
    .joined()
  }
}

extension PatternText {
  /// The pattern with every lookahead replaced by an empty group, which can only match more; nil if there is none, or
  /// if something else in the pattern could make it match less: atomic groups, possessive quantifiers,
  /// backreferences, conditions, subroutine calls, verbs, a lookahead in a lookbehind.
  func withoutLookaheads() -> [UInt8]? {
    var removal = LookaheadRemoval(pattern: bytes)
    return removal.run()
  }
}

private struct LookaheadRemoval {
  private enum Group { case plain, lookahead, lookbehind }

  private let pattern: [UInt8]
  private var index = 0
  private var groups: [Group] = []
  private var kept: [UInt8] = []
  private var found = false

  init(pattern: [UInt8]) { self.pattern = pattern }

  /// Beginnings of the known kinds of groups. Everything else that begins with `(?` or `(*` ends the pass.
  private static let openings: [(text: String, group: Group)] = [
    ("(?:", .plain), ("(?=", .lookahead), ("(?!", .lookahead), ("(?<=", .lookbehind),
    ("(?<!", .lookbehind), ("(?<", .plain), ("(?P<", .plain), ("(?'", .plain),
  ]
  private static let flags = Set("imsnJU-".utf8)

  private var isInLookahead: Bool { groups.contains(.lookahead) }

  mutating func run() -> [UInt8]? {
    while index < pattern.count {
      let understood =
        switch pattern[index] {
        case UInt8(ascii: "\\"): takeEscape()
        case UInt8(ascii: "["): takeClass()
        case UInt8(ascii: "("): openGroup()
        case UInt8(ascii: ")"): closeGroup()
        case UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "?"), UInt8(ascii: "}"):
          takeQuantifier()
        default: take(1)
        }
      guard understood else { return nil }
    }
    return found && groups.isEmpty ? kept : nil
  }

  @discardableResult
  private mutating func take(_ count: Int) -> Bool {
    let end = min(index + count, pattern.count)
    if !isInLookahead { kept += pattern[index..<end] }
    index = end
    return true
  }

  private func byte(_ distance: Int) -> UInt8? {
    index + distance < pattern.count ? pattern[index + distance] : nil
  }

  private mutating func takeQuantifier() -> Bool {
    if byte(1) == UInt8(ascii: "+"), !isInLookahead { return false }
    return take(1)
  }

  private mutating func takeEscape() -> Bool {
    guard let letter = byte(1) else { return false }
    switch letter {
    case UInt8(ascii: "Q"), UInt8(ascii: "E"): return false
    case UInt8(ascii: "1")...UInt8(ascii: "9"), UInt8(ascii: "g"), UInt8(ascii: "k"),
      UInt8(ascii: "K"):
      guard isInLookahead else { return false }
      return take(2)
    case UInt8(ascii: "c"): return take(3)
    case UInt8(ascii: "p"), UInt8(ascii: "P"), UInt8(ascii: "x"), UInt8(ascii: "o"),
      UInt8(ascii: "N"):
      guard byte(2) == UInt8(ascii: "{") else { return take(2) }
      guard let close = pattern[index...].firstIndex(of: UInt8(ascii: "}")) else { return false }
      return take(close + 1 - index)
    default: return take(2)
    }
  }

  private mutating func takeClass() -> Bool {
    var end = index + 1
    if end < pattern.count, pattern[end] == UInt8(ascii: "^") { end += 1 }
    if end < pattern.count, pattern[end] == UInt8(ascii: "]") { end += 1 }
    while end < pattern.count, pattern[end] != UInt8(ascii: "]") {
      if pattern[end] == UInt8(ascii: "\\"), end + 1 < pattern.count {
        if "QEc".utf8.contains(pattern[end + 1]) { return false }
        end += 2
      } else if pattern[end...].starts(with: "[:".utf8) {
        guard let colon = pattern[(end + 2)...].firstIndex(of: UInt8(ascii: ":")) else {
          return false
        }
        end = colon + 1
        if end < pattern.count, pattern[end] == UInt8(ascii: "]") { end += 1 }
      } else {
        end += 1
      }
    }
    return take(end + 1 - index)
  }

  private mutating func openGroup() -> Bool {
    let rest = pattern[index...]
    guard byte(1) == UInt8(ascii: "?") || byte(1) == UInt8(ascii: "*") else {
      take(1)
      groups.append(.plain)
      return true
    }
    if let (text, group) = Self.openings.first(where: { rest.starts(with: $0.text.utf8) }) {
      return open(group, taking: text.utf8.count)
    }
    let flags = rest.dropFirst(2).prefix { Self.flags.contains($0) }
    let end = flags.endIndex
    guard byte(1) == UInt8(ascii: "?"), !flags.isEmpty, end < pattern.count else { return false }
    if pattern[end] == UInt8(ascii: ")") { return take(end + 1 - index) }
    return pattern[end] == UInt8(ascii: ":") && open(.plain, taking: end + 1 - index)
  }

  private mutating func open(_ group: Group, taking count: Int) -> Bool {
    if group == .lookahead {
      if groups.contains(.lookbehind) { return false }
      if !isInLookahead { kept += "(?:)".utf8 }
      found = true
      groups.append(group)
      index += count
    } else {
      take(count)
      groups.append(group)
    }
    return true
  }

  private mutating func closeGroup() -> Bool {
    guard let group = groups.last else { return false }
    if group == .lookahead {
      groups.removeLast()
      index += 1
    } else {
      take(1)
      groups.removeLast()
    }
    return true
  }
}

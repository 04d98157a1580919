extension PatternText {
  /// The pattern with every lookahead replaced by an empty group, which can only match more; nil if there is none, or
  /// if something else in the pattern could make it match less: atomic groups, possessive quantifiers,
  /// backreferences, conditions, subroutine calls, verbs, a lookahead in a lookbehind.
  func withoutLookaheads() -> [UInt8]? {
    guard
      zip(bytes, bytes.dropFirst()).contains(where: {
        $0 == UInt8(ascii: "(") && $1 == UInt8(ascii: "?")
      })
    else { return nil }
    var removal = LookaheadRemoval()
    for element in PatternElement.all(in: String(decoding: bytes, as: UTF8.self)) {
      guard removal.pass(element) else { return nil }
    }
    return removal.result
  }
}

private struct LookaheadRemoval {
  private var groups: [PatternElement.Group] = []
  private var kept = String.UnicodeScalarView()
  private var found = false
  /// True after a brace that may end a count to another version of PCRE2: `{,3}`.
  private var isAfterBrace = false

  var result: [UInt8]? { found && groups.isEmpty ? Array(String(kept).utf8) : nil }

  private var isInLookahead: Bool { groups.contains(.lookahead) }

  private mutating func keep(_ text: some Sequence<Unicode.Scalar>) {
    if !isInLookahead { kept.append(contentsOf: text) }
  }

  /// Keeps an element unless it is in a lookahead; false if the pattern is not understood.
  mutating func pass(_ element: PatternElement) -> Bool {
    switch element.kind {
    case .quotation, .comment, .reference, .verb, .other, .group(.atomic), .group(.branchReset):
      return false
    case .escape(let letter):
      if letter == "E" || "123456789gkK".unicodeScalars.contains(letter) && !isInLookahead {
        return false
      }
    case .characterClass:
      let text = String(String.UnicodeScalarView(element.text))
      if ["\\Q", "\\E", "\\c"].contains(where: text.contains) { return false }
    case .quantifier:
      let isPossessive = element.text.count > 1 || isAfterBrace
      if isPossessive, element.text.last == "+", !isInLookahead { return false }
    case .settings, .group(.withSettings):
      if element.text.contains("^") { return false }
    case .literal, .anyCharacter, .anchor, .bar, .group, .groupEnd: break
    }
    isAfterBrace = element.text == ["}"]
    switch element.kind {
    case .group(.lookahead):
      if groups.contains(.lookbehind) { return false }
      keep("(?:)".unicodeScalars)
      found = true
      groups.append(.lookahead)
    case .group(let group):
      keep(element.text)
      groups.append(group)
    case .groupEnd:
      guard let group = groups.last else { return false }
      if group != .lookahead { keep(element.text) }
      groups.removeLast()
    default: keep(element.text)
    }
    return true
  }
}

import Patterns

/// Characters that every match of a pattern contains: literals outside groups, classes and repetitions.
///
/// Incomplete, but never wrong: for anything unusual it returns none.
enum PatternLiterals {
  static func required(in pattern: String) -> [Character] {
    let elements = PatternElement.all(in: pattern)
    var literals: [Character] = []
    var (depth, isInBraces) = (0, false)
    for (index, element) in elements.enumerated() {
      switch element.kind {
      case .literal(let scalar) where !element.isEscaped && "{}]".unicodeScalars.contains(scalar):
        // A brace for itself may be a count to another version of PCRE2.
        isInBraces = scalar == "{"
      case .literal(let scalar):
        let next = index + 1 < elements.count ? elements[index + 1].text.first : nil
        let isOptional = next.map { "?*{".unicodeScalars.contains($0) } ?? false
        if depth == 0, !isOptional, !isInBraces { literals.append(Character(scalar)) }
      case .escape(let letter):
        // Classes and anchors are not one fixed character; escapes with arguments are not read.
        guard "dDwWsSbBhHvVRXAZz".unicodeScalars.contains(letter) else { return [] }
      case .group(.plain), .group(.lookahead), .group(.lookbehind): depth += 1
      case .groupEnd: depth -= 1
      case .bar: if depth == 0 { return [] }
      case .characterClass, .anyCharacter, .anchor, .quantifier: break
      // Settings and calls change the meaning of literals.
      case .quotation, .group, .settings, .comment, .reference, .verb, .other: return []
      }
    }
    return literals
  }
}

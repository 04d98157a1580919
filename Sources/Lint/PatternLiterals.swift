/// Characters that every match of a pattern contains: literals outside groups, classes and repetitions.
///
/// Incomplete, but never wrong: for anything unusual it returns none.
enum PatternLiterals {
  static func required(in pattern: String) -> [Character] {
    // As PCRE2 reads it: by code points.
    let characters = Array(pattern.unicodeScalars)
    var literals: [Unicode.Scalar] = []
    var depth = 0
    var index = 0
    func isOptional(at index: Int) -> Bool {
      index < characters.count && "?*{".unicodeScalars.contains(characters[index])
    }
    while index < characters.count {
      let character = characters[index]
      index += 1
      switch character {
      case "(":
        guard isPlainGroup(characters, at: index) else { return [] }
        depth += 1
      case ")": depth -= 1
      case "[": index = classEnd(characters, from: index)
      case "{": while index < characters.count, characters[index - 1] != "}" { index += 1 }
      case "|": if depth == 0 { return [] }
      case "\\":
        guard index < characters.count else { return [] }
        let escaped = characters[index]
        index += 1
        if Character(escaped).isLetter || Character(escaped).isNumber {
          // Classes and anchors are not one fixed character; escapes with arguments are not read.
          guard "dDwWsSbBhHvVRXAZz".unicodeScalars.contains(escaped) else { return [] }
        } else if depth == 0, !isOptional(at: index) {
          literals.append(escaped)
        }
      case "*", "+", "?", "}", "^", "$", ".", "]": break
      default:
        if depth == 0, !isOptional(at: index) { literals.append(character) }
      }
    }
    return literals.map { Character($0) }
  }

  /// True for capturing groups, `(?:` and lookarounds; option settings and calls change the meaning of literals.
  private static func isPlainGroup(_ characters: [Unicode.Scalar], at index: Int) -> Bool {
    guard index < characters.count else { return false }
    if characters[index] == "*" { return false }
    guard characters[index] == "?" else { return true }
    return index + 1 < characters.count && ":=!<".unicodeScalars.contains(characters[index + 1])
  }

  private static func classEnd(_ characters: [Unicode.Scalar], from start: Int) -> Int {
    var index = start
    if index < characters.count, characters[index] == "^" { index += 1 }
    if index < characters.count, characters[index] == "]" { index += 1 }
    while index < characters.count, characters[index] != "]" {
      if characters[index] == "[", index + 1 < characters.count, characters[index + 1] == ":" {
        while index < characters.count, characters[index] != "]" { index += 1 }
        index += 1
      } else {
        index += characters[index] == "\\" ? 2 : 1
      }
    }
    return index + 1
  }
}

/// An element of a pattern that PCRE2 compiles, as it is written (pcre2pattern(3)).
package struct PatternElement {
  /// Kinds of elements, as far as a reader of patterns distinguishes them.
  package enum Kind: Equatable {
    /// A character for itself, with or without a backslash.
    case literal(Unicode.Scalar)
    /// An ASCII letter or digit after a backslash, with its argument.
    case escape(Unicode.Scalar)
    /// `\Q…\E`
    case quotation
    case characterClass
    case anyCharacter
    /// `^` or `$`
    case anchor
    case bar
    /// The beginning of a group, with its name or settings.
    case group(Group)
    case groupEnd
    /// With what makes it lazy or possessive; unbounded without a maximum.
    case quantifier(minimum: Int, maximum: Int?)
    /// `(?i)`
    case settings
    /// `(?#…)`
    case comment
    /// `(?P=name)`
    case reference
    /// `(*…)`
    case verb
    /// The beginning of a condition, a call, or a group with extended syntax.
    case other
  }

  /// Kinds of groups, by their beginnings.
  package enum Group { case plain, atomic, branchReset, lookahead, lookbehind, withSettings }

  package let kind: Kind
  package let text: ArraySlice<Unicode.Scalar>

  package var isEscaped: Bool { text.first == "\\" }

  /// The elements of a pattern, in their order.
  package static func all(in pattern: String) -> [PatternElement] {
    var scanner = PatternScanner(pattern: Array(pattern.unicodeScalars))
    var elements: [PatternElement] = []
    while let element = scanner.next() { elements.append(element) }
    return elements
  }
}

private struct PatternScanner {
  let pattern: [Unicode.Scalar]
  private var index = 0

  init(pattern: [Unicode.Scalar]) { self.pattern = pattern }

  mutating func next() -> PatternElement? {
    guard let first = current else { return nil }
    let start = index
    index += 1
    let kind = kind(after: first)
    index = min(index, pattern.count)
    return PatternElement(kind: kind, text: pattern[start..<index])
  }

  private var current: Unicode.Scalar? { index < pattern.count ? pattern[index] : nil }

  private mutating func takes(_ text: String) -> Bool {
    guard index <= pattern.count, pattern[index...].starts(with: text.unicodeScalars) else {
      return false
    }
    index += text.unicodeScalars.count
    return true
  }

  private mutating func skip(behind end: Unicode.Scalar) {
    while let scalar = current, scalar != end { index += 1 }
    index += 1
  }

  private mutating func skip(upTo count: Int = .max, while isPart: (Unicode.Scalar) -> Bool) {
    var left = count
    while left > 0, let scalar = current, isPart(scalar) {
      index += 1
      left -= 1
    }
  }

  private mutating func kind(after first: Unicode.Scalar) -> PatternElement.Kind {
    switch first {
    case "\\": return escape()
    case "[":
      skipClass()
      return .characterClass
    case "(": return group()
    case ")": return .groupEnd
    case "|": return .bar
    case ".": return .anyCharacter
    case "^", "$": return .anchor
    case "*": return quantifier(0, nil)
    case "+": return quantifier(1, nil)
    case "?": return quantifier(0, 1)
    case "{": return counts() ?? .literal(first)
    default: return .literal(first)
    }
  }

  // MARK: Escapes and classes

  private mutating func escape() -> PatternElement.Kind {
    guard let letter = current else { return .literal("\\") }
    index += 1
    switch letter {
    case "Q":
      while current != nil, !takes("\\E") { index += 1 }
      return .quotation
    case "1"..."9": skip(while: \.isDigit)
    case "0": skip(upTo: 2) { $0.isDigit && $0 < "8" }
    case "g", "k": skipArgument()
    case "c": index += 1
    case "p", "P", "x", "o", "N":
      if current == "{" {
        skipArgument()
      } else if letter == "x" {
        skip(upTo: 2) { $0.properties.isASCIIHexDigit }
      } else if letter != "N" {
        index += 1
      }
    default:
      return letter.isASCII && Character(letter).isLetter ? .escape(letter) : .literal(letter)
    }
    return .escape(letter)
  }

  /// Skips `{…}`, `<…>` or `'…'`, or the digits of `\g1`.
  private mutating func skipArgument() {
    let end: Unicode.Scalar
    switch current {
    case "{": end = "}"
    case "<": end = ">"
    case "'": end = "'"
    default: return skip { $0.isDigit || $0 == "-" }
    }
    index += 1
    skip(behind: end)
  }

  private mutating func skipClass() {
    _ = takes("^")
    _ = takes("]")
    while let scalar = current, scalar != "]" {
      if takes("\\Q") {
        while current != nil, !takes("\\E") { index += 1 }
      } else if scalar == "\\" {
        index += takes("\\c") ? 1 : 2
      } else if let end = endOfNamedClass() {
        index = end
      } else {
        index += 1
      }
    }
    index += 1
  }

  /// The index after `[:alpha:]`; nil where none is.
  private func endOfNamedClass() -> Int? {
    guard pattern[index...].starts(with: "[:".unicodeScalars),
      let end = pattern[(index + 2)...].firstIndex(of: "]"), end > index + 2,
      pattern[end - 1] == ":"
    else { return nil }
    return end + 1
  }

  // MARK: Groups and repetitions

  private mutating func group() -> PatternElement.Kind {
    if current == "*" {
      skip(behind: ")")
      return .verb
    }
    guard takes("?") else { return .group(.plain) }
    for (opening, group) in Self.openings where takes(opening) { return .group(group) }
    if takes("#") {
      skip(behind: ")")
      return .comment
    }
    if takes("P=") {
      skip(behind: ")")
      return .reference
    }
    for (opening, end) in Self.names where takes(opening) {
      skip(behind: end)
      return .group(.plain)
    }
    skip { "imsnJU-^".unicodeScalars.contains($0) }
    return takes(":") ? .group(.withSettings) : takes(")") ? .settings : .other
  }

  private static let openings: [(String, PatternElement.Group)] = [
    (":", .plain), (">", .atomic), ("|", .branchReset), ("=", .lookahead), ("!", .lookahead),
    ("<=", .lookbehind), ("<!", .lookbehind),
  ]
  private static let names: [(String, end: Unicode.Scalar)] = [
    ("<", ">"), ("P<", ">"), ("'", "'"),
  ]

  private mutating func quantifier(_ minimum: Int, _ maximum: Int?) -> PatternElement.Kind {
    if !takes("?") { _ = takes("+") }
    return .quantifier(minimum: minimum, maximum: maximum)
  }

  /// `n`, `n,` or `n,m` in braces, of which the first was read; nil for a literal brace.
  private mutating func counts() -> PatternElement.Kind? {
    let start = index
    if let minimum = number() {
      let maximum = takes(",") ? number() : minimum
      if takes("}") { return quantifier(minimum, maximum) }
    }
    index = start
    return nil
  }

  /// Digits as a number, at most one that PCRE2 refuses; nil where there are none.
  private mutating func number() -> Int? {
    var number: Int?
    while let digit = current, digit.isDigit {
      number = min((number ?? 0) * 10 + Int(digit.value - 0x30), Self.tooMany)
      index += 1
    }
    return number
  }

  private static let tooMany = 65_536
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { self >= "0" && self <= "9" }
}

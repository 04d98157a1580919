import Patterns

struct PatternLengthReader {
  private let elements: [PatternElement]
  private var index = 0

  init(_ pattern: String) { elements = PatternElement.all(in: pattern) }

  private var current: PatternElement.Kind? {
    index < elements.count ? elements[index].kind : nil
  }

  private mutating func takes(_ kind: PatternElement.Kind) -> Bool {
    guard current == kind else { return false }
    index += 1
    return true
  }

  /// The lengths of all matches; nil if the pattern has a construct of unknown length.
  mutating func readAll() -> PatternLengths? {
    let lengths = alternatives()
    return index == elements.count ? lengths : nil
  }

  private mutating func alternatives() -> PatternLengths? {
    guard var lengths = sequence() else { return nil }
    while takes(.bar) {
      guard let other = sequence() else { return nil }
      lengths = lengths | other
    }
    return lengths
  }

  private mutating func sequence() -> PatternLengths? {
    var lengths = PatternLengths.none
    while let kind = current, kind != .bar, kind != .groupEnd {
      guard var item = item() else { return nil }
      // Lazy and possessive ones match no other lengths.
      while case .quantifier(let minimum, let maximum) = current {
        index += 1
        item = item.repeated(minimum, maximum)
      }
      lengths = lengths + item
    }
    return lengths
  }

  private mutating func item() -> PatternLengths? {
    let element = elements[index]
    index += 1
    switch element.kind {
    case .literal(let scalar):
      if element.isEscaped { return Self.isBase(scalar) ? .base : nil }
      // A brace for itself is a count to other versions of PCRE2.
      return scalar == "{" || scalar == "}" ? nil : Self.isBase(scalar) ? .base : .scalar
    case .anyCharacter: return .scalar
    case .anchor: return PatternLengths.none
    case .escape("d"): return .base
    case .escape(let letter):
      if "wsDWS".unicodeScalars.contains(letter) { return .scalar }
      return "bBAz".unicodeScalars.contains(letter) ? PatternLengths.none : nil
    case .characterClass: return Self.lengths(ofClass: element.text)
    case .group(.plain):
      guard element.text.count == 1 || element.text.last == ":", let lengths = alternatives(),
        takes(.groupEnd)
      else { return nil }
      return lengths
    default: return nil
    }
  }

  private static func lengths(ofClass text: ArraySlice<Unicode.Scalar>) -> PatternLengths? {
    var rest = text.dropFirst().dropLast()
    var isBase = rest.first != "^"
    if !isBase { rest.removeFirst() }
    while let scalar = rest.popFirst() {
      switch scalar {
      case "[": return nil
      case "\\":
        guard let letter = rest.popFirst() else { return nil }
        if isWord(letter), !"dwsDWS".unicodeScalars.contains(letter) { return nil }
        if letter != "d", isWord(letter) || !Self.isBase(letter) { isBase = false }
      default: if !Self.isBase(scalar) { isBase = false }
      }
    }
    return isBase ? .base : .scalar
  }

  /// Printable ASCII: a separate character in any context.
  private static func isBase(_ scalar: Unicode.Scalar) -> Bool {
    (0x20...0x7E).contains(scalar.value)
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || "0"..."9" ~= scalar || scalar == "_"
  }
}

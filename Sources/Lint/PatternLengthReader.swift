struct PatternLengthReader {
  private let pattern: [Unicode.Scalar]
  private var index = 0

  init(_ pattern: String) { self.pattern = Array(pattern.unicodeScalars) }

  private var current: Unicode.Scalar? { index < pattern.count ? pattern[index] : nil }

  private mutating func takes(_ scalar: Unicode.Scalar) -> Bool {
    guard current == scalar else { return false }
    index += 1
    return true
  }

  /// The lengths of all matches; nil if the pattern has a construct of unknown length.
  mutating func readAll() -> PatternLengths? {
    let lengths = alternatives()
    return index == pattern.count ? lengths : nil
  }

  private mutating func alternatives() -> PatternLengths? {
    guard var lengths = sequence() else { return nil }
    while takes("|") {
      guard let other = sequence() else { return nil }
      lengths = lengths | other
    }
    return lengths
  }

  private mutating func sequence() -> PatternLengths? {
    var lengths = PatternLengths.none
    while let scalar = current, scalar != "|", scalar != ")" {
      guard let item = item(), let repeated = repeated(item) else { return nil }
      lengths = lengths + repeated
    }
    return lengths
  }

  private mutating func item() -> PatternLengths? {
    guard let scalar = current else { return nil }
    index += 1
    switch scalar {
    case "(": return group()
    case "[": return characterClass()
    case ".": return .scalar
    case "^", "$": return PatternLengths.none
    case "\\": return escape()
    case "*", "+", "?", "{", "}": return nil
    default: return Self.isBase(scalar) ? .base : .scalar
    }
  }

  private mutating func group() -> PatternLengths? {
    if current == "*" { return nil }
    if takes("?"), !takes(":") { return nil }
    guard let lengths = alternatives(), takes(")") else { return nil }
    return lengths
  }

  private mutating func escape() -> PatternLengths? {
    guard let letter = current else { return nil }
    index += 1
    switch letter {
    case "d": return .base
    case "w", "s", "D", "W", "S": return .scalar
    case "b", "B", "A", "z": return PatternLengths.none
    default: return Self.isBase(letter) && !Self.isWord(letter) ? .base : nil
    }
  }

  /// A class whose bracket was consumed.
  private mutating func characterClass() -> PatternLengths? {
    var isBase = !takes("^")
    var isFirst = true
    while let scalar = current, scalar != "]" || isFirst {
      isFirst = false
      index += 1
      switch scalar {
      case "[": return nil
      case "\\":
        guard let letter = current else { return nil }
        index += 1
        if Self.isWord(letter), !"dwsDWS".unicodeScalars.contains(letter) { return nil }
        if letter != "d", Self.isWord(letter) || !Self.isBase(letter) { isBase = false }
      default: if !Self.isBase(scalar) { isBase = false }
      }
    }
    guard takes("]") else { return nil }
    return isBase ? .base : .scalar
  }

  private mutating func repeated(_ item: PatternLengths) -> PatternLengths? {
    var lengths = item
    while let scalar = current {
      switch scalar {
      case "*": lengths = lengths.repeated(0, nil)
      case "+": lengths = lengths.repeated(1, nil)
      case "?": lengths = lengths.repeated(0, 1)
      case "{":
        guard let end = pattern[index...].firstIndex(of: "}"),
          let (minimum, maximum) = Self.counts(pattern[(index + 1)..<end])
        else { return nil }
        lengths = lengths.repeated(minimum, maximum)
        index = end
      default: return lengths
      }
      index += 1
      // Lazy and possessive ones match no other lengths.
      if current == "?" || current == "+" { index += 1 }
    }
    return lengths
  }

  /// `n`, `n,` or `n,m`.
  private static func counts(_ text: ArraySlice<Unicode.Scalar>) -> (Int, Int?)? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      .map { String(String.UnicodeScalarView($0)) }
    guard text.allSatisfy({ $0 == "," || "0"..."9" ~= $0 }), parts.count <= 2,
      let minimum = parts.first.flatMap({ Int($0) })
    else { return nil }
    if parts.count == 1 { return (minimum, minimum) }
    if parts[1].isEmpty { return (minimum, nil) }
    return Int(parts[1]).map { (minimum, $0) }
  }

  /// Printable ASCII: a separate character in any context.
  private static func isBase(_ scalar: Unicode.Scalar) -> Bool {
    (0x20...0x7E).contains(scalar.value)
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || "0"..."9" ~= scalar || scalar == "_"
  }
}

/// How long the texts are that a pattern matches as a whole.
///
/// The limits are never too narrow. Nothing is known of a pattern with anything but characters, classes, plain groups,
/// alternatives and repetitions: lookarounds, back references and the like.
struct PatternLengths {
  /// Fewest characters as people count them: only those that surely stand for themselves are counted.
  let fewest: Int
  /// Most code points, of which a character has one or more; nil where there is no limit.
  let most: Int?

  private init(fewest: Int, most: Int?) {
    self.fewest = min(fewest, Self.largest)
    self.most = most.flatMap { $0 > Self.largest ? nil : $0 }
  }

  /// Nil where the pattern has something whose lengths are not known.
  init?(_ pattern: String) {
    var reader = PatternLengthReader(pattern)
    guard let lengths = reader.readAll() else { return nil }
    self = lengths
  }

  static let none = PatternLengths(fewest: 0, most: 0)
  /// A character that combines with no other.
  static let base = PatternLengths(fewest: 1, most: 1)
  /// A code point that may be part of the character before it.
  static let scalar = PatternLengths(fewest: 0, most: 1)

  /// Above it nothing is told apart.
  private static let largest = 1 << 40

  /// One behind the other.
  static func + (a: Self, b: Self) -> Self {
    let most = a.most.flatMap { most in b.most.map { most + $0 } }
    return PatternLengths(fewest: a.fewest + b.fewest, most: most)
  }

  /// Either of both.
  static func | (a: Self, b: Self) -> Self {
    let most = a.most.flatMap { most in b.most.map { max(most, $0) } }
    return PatternLengths(fewest: min(a.fewest, b.fewest), most: most)
  }

  /// So often; without a maximum there is no end.
  func repeated(_ minimum: Int, _ maximum: Int?) -> PatternLengths {
    let fewest = fewest.multipliedReportingOverflow(by: minimum)
    var most = most == 0 ? 0 : nil
    if let once = self.most, let maximum {
      let product = once.multipliedReportingOverflow(by: maximum)
      most = product.overflow ? nil : product.partialValue
    }
    return PatternLengths(fewest: fewest.overflow ? .max : fewest.partialValue, most: most)
  }
}

/// Reads a pattern for the lengths of what it matches.
private struct PatternLengthReader {
  private let pattern: [Unicode.Scalar]
  private var index = 0

  init(_ pattern: String) { self.pattern = Array(pattern.unicodeScalars) }

  private var current: Unicode.Scalar? { index < pattern.count ? pattern[index] : nil }

  private mutating func takes(_ scalar: Unicode.Scalar) -> Bool {
    guard current == scalar else { return false }
    index += 1
    return true
  }

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

  /// A class whose bracket was taken.
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

  /// Printable ASCII: it is a character by itself, whatever is before or behind it.
  private static func isBase(_ scalar: Unicode.Scalar) -> Bool {
    (0x20...0x7E).contains(scalar.value)
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || "0"..."9" ~= scalar || scalar == "_"
  }
}

/// Reads a pattern that PCRE2 has compiled into a `PatternNode`.
///
/// Lookarounds count as optional, so that what they repeat is seen; backreferences and anchors as empty. An inexact
/// answer does no harm: the caller tries it on the pattern itself.
struct PatternParser {
  /// A construct that changes the meaning of the whole pattern: conditions, subroutine calls, extended syntax, verbs.
  struct Unsupported: Error {}

  private let pattern: [Unicode.Scalar]
  private var index = 0
  private var matchesLineFeed: Bool
  private(set) var alphabet: PatternAlphabet

  /// Accepts the pattern in PCRE2's spelling.
  init(_ text: String, options: PatternOptions) {
    pattern = Array(text.unicodeScalars)
    var options = options
    // Switched on anywhere, it counts everywhere.
    if text.contains("(?i") { options.insert(.caseInsensitive) }
    matchesLineFeed =
      options.contains(.dotMatchesLineSeparators) || text.contains("(?s") || text.contains("(?ms")
    alphabet = PatternAlphabet(pattern: pattern, options: options)
  }

  mutating func parse() throws(Unsupported) -> PatternNode {
    let node = try alternatives()
    guard index == pattern.count else { throw Unsupported() }
    return node
  }

  private var current: Unicode.Scalar? { index < pattern.count ? pattern[index] : nil }

  private func sees(_ text: String) -> Bool {
    pattern[index...].starts(with: text.unicodeScalars)
  }

  private mutating func takes(_ text: String) -> Bool {
    guard sees(text) else { return false }
    index += text.unicodeScalars.count
    return true
  }

  /// Reads up to the end of the group or of the pattern.
  private mutating func alternatives() throws(Unsupported) -> PatternNode {
    var branches: [PatternNode] = []
    repeat { branches.append(try sequence()) } while takes("|")
    return branches.count == 1 ? branches[0] : .alternatives(branches)
  }

  private mutating func sequence() throws(Unsupported) -> PatternNode {
    var items: [PatternNode] = []
    while let scalar = current, scalar != "|", scalar != ")" {
      items.append(try repeated(try item()))
    }
    return items.count == 1 ? items[0] : .sequence(items)
  }

  // MARK: Items

  private mutating func item() throws(Unsupported) -> PatternNode {
    let start = index
    index += 1
    switch pattern[start] {
    case "(": return try group()
    case "[":
      skipClass()
      return try symbol(asClass: start)
    case ".": return .symbol(alphabet.any(withLineFeed: matchesLineFeed))
    case "^", "$": return .empty
    case "\\": return try escape(from: start)
    case let literal: return .symbol(alphabet.set(of: literal))
    }
  }

  /// The characters from `start` to here, as PCRE2 reads them.
  private mutating func symbol(asClass start: Int) throws(Unsupported) -> PatternNode {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: pattern[start..<index])
    guard let set = alphabet.set(ofClass: Array(String(text).utf8)) else { throw Unsupported() }
    return .symbol(set)
  }

  private mutating func escape(from start: Int) throws(Unsupported) -> PatternNode {
    guard let letter = current else { throw Unsupported() }
    index += 1
    switch letter {
    case "b", "B", "A", "z", "Z", "G", "K", "E": return .empty
    case "Q": return quotation()
    case "1"..."9":
      while let digit = current, "0"..."9" ~= digit { index += 1 }
      return .empty
    case "g", "k":
      skipArgument()
      return .empty
    case "p", "P", "x", "o", "N":
      if current == "{" {
        skipArgument()
      } else if letter == "x" {
        for _ in 0..<2 where current?.properties.isASCIIHexDigit == true { index += 1 }
      } else if letter != "N" {
        index += 1
      }
    case "c": index += 1
    case "0": for _ in 0..<2 where current.map({ "0"..."7" ~= $0 }) == true { index += 1 }
    case _ where !letter.properties.isAlphabetic: return .symbol(alphabet.set(of: letter))
    default: break
    }
    guard index <= pattern.count else { throw Unsupported() }
    return try symbol(asClass: start)
  }

  /// Skips `{…}`, `<…>` or `'…'`, or the digits of `\g1`.
  private mutating func skipArgument() {
    let ends: [Unicode.Scalar: Unicode.Scalar] = ["{": "}", "<": ">", "'": "'"]
    guard let open = current, let end = ends[open] else {
      while let digit = current, "0"..."9" ~= digit || digit == "-" { index += 1 }
      return
    }
    index += 1
    while let scalar = current, scalar != end { index += 1 }
    index = min(index + 1, pattern.count)
  }

  private mutating func quotation() -> PatternNode {
    var items: [PatternNode] = []
    while let scalar = current, !takes("\\E") {
      items.append(.symbol(alphabet.set(of: scalar)))
      index += 1
    }
    return .sequence(items)
  }

  private mutating func skipClass() {
    if current == "^" { index += 1 }
    if current == "]" { index += 1 }
    while let scalar = current, scalar != "]" {
      if scalar == "\\" {
        index += 2
      } else if sees("[:") {
        while let inner = current, inner != "]" { index += 1 }
        index += 1
      } else {
        index += 1
      }
    }
    index = min(index + 1, pattern.count)
  }

  // MARK: Groups

  /// Reads a group whose parenthesis was read.
  private mutating func group() throws(Unsupported) -> PatternNode {
    if current == "*" {
      // Settings at the start of a pattern; verbs anywhere else.
      guard index == 1 || pattern[index - 2] == ")" else { throw Unsupported() }
      while let scalar = current, scalar != ")" { index += 1 }
      index += 1
      return .empty
    }
    var isOptional = false
    if takes("?#") {
      while let scalar = current, scalar != ")" { index += 1 }
    } else if sees("?") {
      isOptional = ["?=", "?!", "?<=", "?<!"].contains(where: sees)
      guard try openGroup() else { return .empty }
    }
    let inner = try alternatives()
    guard takes(")") else { throw Unsupported() }
    return isOptional ? .loop(inner, minimum: 0, maximum: 1) : inner
  }

  /// Reads the characters after the parenthesis of a special group; false if the group ends with them.
  private mutating func openGroup() throws(Unsupported) -> Bool {
    for opening in ["?:", "?>", "?|", "?=", "?!", "?<=", "?<!"] where takes(opening) { return true }
    if sees("?P=") {
      while let scalar = current, scalar != ")" { index += 1 }
      index += 1
      return false
    }
    for (opening, end) in [("?<", ">"), ("?P<", ">"), ("?'", "'")] as [(String, Unicode.Scalar)]
    where takes(opening) {
      while let scalar = current, scalar != end { index += 1 }
      index += 1
      return true
    }
    index += 1
    while let flag = current, "imsnJU-^".unicodeScalars.contains(flag) { index += 1 }
    if takes(":") { return true }
    guard takes(")") else { throw Unsupported() }
    return false
  }

  // MARK: Repetitions

  private mutating func repeated(_ node: PatternNode) throws(Unsupported) -> PatternNode {
    var node = node
    while let (minimum, maximum) = quantifier() {
      // Lazy and possessive ones allow the same texts.
      if current == "?" || current == "+" { index += 1 }
      node = .loop(node, minimum: minimum, maximum: maximum)
    }
    return node
  }

  private mutating func quantifier() -> (minimum: Int, maximum: Int?)? {
    if takes("*") { return (0, nil) }
    if takes("+") { return (1, nil) }
    if takes("?") { return (0, 1) }
    guard current == "{", let end = pattern[index...].firstIndex(of: "}") else { return nil }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: pattern[(index + 1)..<end])
    let parts = String(text).split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count <= 2, let minimum = Int(parts[0]) else { return nil }
    if parts.count == 2, !parts[1].isEmpty, Int(parts[1]) == nil { return nil }
    index = end + 1
    return (minimum, parts.count == 1 ? minimum : Int(parts[1]))
  }
}

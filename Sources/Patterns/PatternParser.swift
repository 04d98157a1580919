/// Reads a pattern that PCRE2 has compiled into a `PatternNode`.
///
/// Lookarounds count as optional, so that what they repeat is seen; backreferences and anchors as empty. An inexact
/// answer does no harm: the caller tries it on the pattern itself.
struct PatternParser {
  /// A construct that changes the meaning of the whole pattern: conditions, subroutine calls, extended syntax, verbs.
  struct Unsupported: Error {}

  private let elements: [PatternElement]
  private var index = 0
  private var matchesLineFeed: Bool
  private(set) var alphabet: PatternAlphabet

  /// Accepts the pattern in PCRE2's spelling.
  init(_ text: String, options: PatternOptions) {
    elements = PatternElement.all(in: text)
    var options = options
    // Switched on anywhere, it counts everywhere.
    if text.contains("(?i") { options.insert(.caseInsensitive) }
    matchesLineFeed =
      options.contains(.dotMatchesLineSeparators) || text.contains("(?s") || text.contains("(?ms")
    alphabet = PatternAlphabet(pattern: Array(text.unicodeScalars), options: options)
  }

  mutating func parse() throws(Unsupported) -> PatternNode {
    let node = try alternatives()
    guard index == elements.count else { throw Unsupported() }
    return node
  }

  private var current: PatternElement.Kind? {
    index < elements.count ? elements[index].kind : nil
  }

  private mutating func takes(_ kind: PatternElement.Kind) -> Bool {
    guard current == kind else { return false }
    index += 1
    return true
  }

  /// Reads up to the end of the group or of the pattern.
  private mutating func alternatives() throws(Unsupported) -> PatternNode {
    var branches: [PatternNode] = []
    repeat { branches.append(try sequence()) } while takes(.bar)
    return branches.count == 1 ? branches[0] : .alternatives(branches)
  }

  private mutating func sequence() throws(Unsupported) -> PatternNode {
    var items: [PatternNode] = []
    while let kind = current, kind != .bar, kind != .groupEnd {
      var item = try item()
      // Lazy and possessive ones allow the same texts.
      while case .quantifier(let minimum, let maximum) = current {
        index += 1
        item = .loop(item, minimum: minimum, maximum: maximum)
      }
      items.append(item)
    }
    return items.count == 1 ? items[0] : .sequence(items)
  }

  private mutating func item() throws(Unsupported) -> PatternNode {
    let element = elements[index]
    index += 1
    switch element.kind {
    case .literal(let literal): return .symbol(alphabet.set(of: literal))
    case .anyCharacter: return .symbol(alphabet.any(withLineFeed: matchesLineFeed))
    case .anchor, .settings, .comment, .reference: return .empty
    case .characterClass: return try symbol(element)
    case .quotation:
      let text = element.text.dropFirst(2)
      let isClosed = text.suffix(2).elementsEqual("\\E".unicodeScalars)
      return .sequence(text.dropLast(isClosed ? 2 : 0).map { .symbol(alphabet.set(of: $0)) })
    case .escape(let letter):
      return "bBAzZGKE123456789gk".unicodeScalars.contains(letter) ? .empty : try symbol(element)
    case .group(let group):
      let inner = try alternatives()
      guard takes(.groupEnd) else { throw Unsupported() }
      let isOptional = group == .lookahead || group == .lookbehind
      return isOptional ? .loop(inner, minimum: 0, maximum: 1) : inner
    case .verb:
      // Settings at the start of a pattern; verbs anywhere else.
      guard index == 1 || elements[index - 2].text.last == ")" else { throw Unsupported() }
      return .empty
    case .other, .quantifier, .bar, .groupEnd: throw Unsupported()
    }
  }

  /// The characters of a class or an escape, as PCRE2 reads them.
  private mutating func symbol(_ element: PatternElement) throws(Unsupported) -> PatternNode {
    let text = String(String.UnicodeScalarView(element.text))
    guard let set = alphabet.set(ofClass: Array(text.utf8)) else { throw Unsupported() }
    return .symbol(set)
  }
}

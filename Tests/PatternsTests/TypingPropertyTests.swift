import Patterns
import Testing

/// Judges every text over a small alphabet against what trying all continuations finds.
@Suite("'Can no longer become valid' is never said wrongly")
struct TypingPropertyTests {
  static let longest = 5

  /// All texts over `alphabet` of up to `longest` characters, shorter ones first.
  static func texts(_ alphabet: [String]) -> [String] {
    var all = [""]
    var last = [""]
    for _ in 1...longest {
      last = last.flatMap { text in alphabet.map { text + $0 } }
      all += last
    }
    return all
  }

  /// The faults found in the verdicts of one pattern, and how many texts were called impossible.
  static func faults(
    of pattern: RowPattern, over texts: [String]
  ) -> (faults: [String], impossible: Int) {
    var canBecomeValid: Set<String> = [""]
    for text in texts where pattern.matches(text) == .match {
      for length in 0...text.count { canBecomeValid.insert(String(text.prefix(length))) }
    }
    var faults: [String] = []
    var impossible = 0
    for text in texts {
      switch pattern.judge(typing: text) {
      case .complete:
        if pattern.matches(text) != .match { faults.append("complete: \(text)") }
      case .open:
        if pattern.matches(text) == .match { faults.append("open: \(text)") }
      case .notJudged: faults.append("not judged: \(text)")
      case .impossible(let at):
        impossible += 1
        if canBecomeValid.contains(text) { faults.append("impossible: \(text)") }
        let before = String(text.prefix(at))
        if case .impossible = pattern.judge(typing: before) { faults.append("\(at) late: \(text)") }
        let through = String(text.prefix(at + 1))
        if through == before || canBecomeValid.contains(through) {
          faults.append("\(at) early: \(text)")
        }
        if pattern.judge(typing: through) != .impossible(at: at) {
          faults.append("\(at) unsteady: \(text)")
        }
      }
    }
    return (faults, impossible)
  }

  @Test("Whatever the pattern, against all texts of a, b, 1 up to five characters")
  func random() throws {
    var generator = PatternGenerator(seed: 20_240_229)
    let texts = Self.texts(["a", "b", "1"])
    var tried = 0
    var impossible = 0
    while tried < 250 {
      let source = generator.pattern()
      guard let pattern = try? RowPattern(source) else { continue }
      tried += 1
      let found = Self.faults(of: pattern, over: texts)
      impossible += found.impossible
      #expect(found.faults.isEmpty, "pattern \(source)")
    }
    #expect(impossible > 10_000)
  }

  @Test(
    "Nor where characters join, or are equal but for their case",
    arguments: [
      (["e", "\u{301}", "中"], ["é", #"\p{Mn}"#, "[一-龥]"]), (["🇩", "🇪", "a"], ["🇩", #"\X\X"#]),
      (["k", "\u{212A}", "ſ"], ["k", "S", #"[j-l]\u017f"#]),
    ])
  func joined(alphabet: [String], atoms: [String]) throws {
    var generator = PatternGenerator(seed: 5)
    generator.atoms += atoms + atoms + atoms
    let texts = Self.texts(alphabet)
    var tried = 0
    while tried < 80 {
      let source = generator.pattern()
      guard let pattern = try? RowPattern(source, options: .caseInsensitive) else { continue }
      tried += 1
      let found = Self.faults(of: pattern, over: texts)
      #expect(found.faults.isEmpty, "pattern \(source)")
    }
  }

  @Test("Nor across line breaks with multiline")
  func multiline() throws {
    var generator = PatternGenerator(seed: 7)
    generator.atoms += ["^", "$", "\\n", "\\n^", "$\\n^", "\\R", "\\Z"]
    let texts = Self.texts(["a", "\n", "\r\n"])
    var tried = 0
    while tried < 120 {
      let source = generator.pattern()
      guard let pattern = try? RowPattern(source, options: .multiline) else { continue }
      tried += 1
      let found = Self.faults(of: pattern, over: texts)
      #expect(found.faults.isEmpty, "pattern \(source)")
    }
  }
}

/// Makes small patterns of every construct, the same ones for the same seed.
struct PatternGenerator {
  var atoms = [
    "a", "b", "1", "ab", "\\d", "\\w", "[ab]", "[^a]", ".", "\\b", "\\B", "$", "^", "\\z", "\\1",
    "\\X", "\\p{L}", "(?i)A",
  ]
  private static let quantifiers = [
    "", "", "", "?", "*", "+", "{2}", "{1,3}", "*?", "+?", "??", "++", "*+", "?+",
  ]
  private static let openings = [
    "(", "(", "(?:", "(?=", "(?!", "(?<=", "(?<!", "(?>", "(?|", "(?:", "(?=.*", "(?!.*",
  ]
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// The next number below `bound`, by SplitMix64.
  private mutating func next(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
  }

  mutating func pattern() -> String { alternatives(depth: 3) }

  private mutating func alternatives(depth: Int) -> String {
    (0...next(2)).map { _ in sequence(depth: depth) }.joined(separator: "|")
  }

  private mutating func sequence(depth: Int) -> String {
    (0...next(3)).map { _ in element(depth: depth) }.joined()
  }

  private mutating func element(depth: Int) -> String {
    let quantifier = Self.quantifiers[next(Self.quantifiers.count)]
    if depth > 0, next(3) == 0 {
      return Self.openings[next(Self.openings.count)] + alternatives(depth: depth - 1) + ")"
        + quantifier
    }
    return atoms[next(atoms.count)] + quantifier
  }
}

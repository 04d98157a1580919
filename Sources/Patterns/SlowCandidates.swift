/// Texts for measuring a pattern's work: a prefix that it accepts, and a piece to repeat.
struct SlowCandidates {
  struct Candidate: Hashable {
    var prefix: String
    var piece: String

    /// The prefix, as many pieces as fit but at least two, and the ending.
    func text(ofLength length: Int, ending: String) -> String {
      let rest = length - prefix.count - ending.count
      return prefix + String(repeating: piece, count: max(2, rest / max(1, piece.count))) + ending
    }
  }

  /// All candidates, the most promising first.
  let all: [Candidate]

  private static let most = 48

  init(for pattern: RowPattern) {
    let text = String(decoding: pattern.text.bytes, as: UTF8.self)
    var parser = PatternParser(text, options: pattern.options)
    guard let node = try? parser.parse(), let automaton = try? PositionAutomaton(node) else {
      all = Self.guesses(for: pattern)
      return
    }
    let alphabet = parser.alphabet
    let search = AmbiguitySearch(automaton)
    var candidates: [Candidate] = []
    for found in search.exponential() + search.loops() {
      let candidate = Candidate(
        prefix: alphabet.text(found.prefix), piece: alphabet.text(found.piece))
      if !candidates.contains(candidate) { candidates.append(candidate) }
    }
    // Separators that a class beside them takes as well: `\S+@\S+\.\S+` on `@.@.@.`
    let marks = Self.marks(in: pattern.source)
    if !candidates.isEmpty, !marks.isEmpty {
      candidates += [Candidate(prefix: "", piece: marks), Candidate(prefix: "a", piece: marks)]
    }
    // Counted repetitions, `(a?){30}a{30}`, come back to no state.
    candidates += search.symbols().map { Candidate(prefix: "", piece: alphabet.text([$0])) }
    all = Array(candidates.prefix(Self.most))
  }

  private static func marks(in source: String) -> String {
    var marks = ""
    for character in source where "@.,:;/=&%#!-_ ".contains(character) && !marks.contains(character)
    {
      marks.append(character)
      if marks.count == 3 { break }
    }
    return marks
  }

  /// Guesses for patterns that can't be parsed: their own characters, usual ones, and pairs of them.
  private static func guesses(for pattern: RowPattern) -> [Candidate] {
    var characters: [Character] = ["a", "1", " "]
    for character in pattern.source where !"\\()[]{}^$|*?".contains(character) {
      if characters.count < 8, !characters.contains(character) { characters.append(character) }
    }
    let pairs = characters.prefix(4).flatMap { first in
      characters.prefix(4).filter { $0 != first }.map { String([first, $0]) }
    }
    let pieces = characters.map { String($0) } + pairs
    return pieces.map { Candidate(prefix: "", piece: $0) }
  }
}

import Patterns

/// W405: a pattern whose work multiplies with the text, shown by a text that proves it.
enum SlowPatternCheck: RowCheck {
  /// Enough for work that doubles with each character, and for work that grows with a power.
  private static let lengths = [40, 4_000]
  /// What cannot match at the end makes the matcher try all ways.
  private static let endings = ["\u{1}", "!"]

  static func check(_ draft: DraftRow, log: inout DiagnosticLog) {
    guard let pattern = draft.row.regex, repeats(in: pattern.source) > 1 else { return }
    // Without the literals that a match needs, the matcher would give up before it tries.
    let needed = String(PatternLiterals.required(in: pattern.source))
    let endings = Self.endings + (needed.isEmpty ? [] : [Self.endings[0] + needed])
    let longest = draft.row.maximumLength ?? .max
    for length in lengths.map({ min($0, longest) }) {
      for seed in seeds(of: pattern.source) {
        let text = repeated(seed, toLength: length)
        for ending in endings where pattern.matches(text + ending) == .notJudged {
          let sample = TextQuoting.shown(seed + seed + "…" + seed + ending)
          log.add(
            .W405, at: draft.reader.position(of: "regex"),
            "the pattern takes too long on texts such as \(sample) of \(length) characters, "
              + "which then count as not judged",
            advice: "repetitions that exclude one another")
          return
        }
      }
    }
  }

  /// An ASCII text over and over, made of bytes: `String(repeating:)` would take longer than the matching.
  private static func repeated(_ seed: String, toLength length: Int) -> String {
    let bytes = Array(seed.utf8)
    return String(decoding: (0..<length).map { bytes[$0 % bytes.count] }, as: UTF8.self)
  }

  /// How many unbounded repetitions there may be: with one, the work stays in proportion.
  private static func repeats(in pattern: String) -> Int {
    var count = 0
    var isEscaped = false
    for byte in pattern.utf8 {
      if !isEscaped, [UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: ",")].contains(byte) {
        count += 1
      }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
    }
    return count
  }

  /// Short texts to repeat: what classes often hold, the pattern's own characters and pairs of its letters.
  private static func seeds(of pattern: String) -> [String] {
    var own: [String] = []
    for character in pattern where character.isASCII && !own.contains(String(character)) {
      own.append(String(character))
    }
    let letters = own.filter { $0.first?.isLetter == true || $0.first?.isNumber == true }.prefix(4)
    let pairs = letters.flatMap { first in
      letters.filter { $0 != first }.map { first + $0 }
    }
    let usual = ["a", "0", " ", "A", "-", "."]
    return usual + own.prefix(24).filter { !usual.contains($0) } + pairs
  }
}

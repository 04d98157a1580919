/// A text for which a pattern exceeds its limit.
package struct SlowSample: Hashable, Sendable {
  package var prefix: String
  package var piece: String
  package var ending: String
  /// Length of the whole text, in characters.
  package var length: Int
}

extension RowPattern {
  /// A text of at most `longest` characters (256 if that is more) whose matching exceeds the limit, found by trying
  /// texts that the pattern can match in many ways.
  ///
  /// Work that grows with the square of the length stays below the limit at that length, and with the third power
  /// where the parts are separated by punctuation, as in `\S+@\S+\.\S+`. Nil means that none was found; it is likely
  /// but not certain that there is none. At most some hundred runs under a low limit: milliseconds for a harmless
  /// pattern.
  package func slowSample(upTo longest: Int = trialLength) -> SlowSample? {
    guard source.contains(where: { "*+{".contains($0) }) else { return nil }
    for candidate in SlowCandidates(for: self).all {
      for ending in endings where isHeavy(candidate, ending) {
        if let sample = proof(candidate, ending, upTo: min(longest, Self.trialLength)) {
          return sample
        }
      }
    }
    return nil
  }

  /// Length in characters of a text that is tried first. Harmless patterns stay below the
  /// step limit at this length: the square of the length passes, its third power does not.
  package static let trialLength = 256
  private static let trialLimit: UInt32 = 100_000

  /// Endings that make a match fail after the repetitions. Most contain the characters that every match needs, since
  /// PCRE2 would not begin without them.
  private var endings: [String] {
    let needed = writtenCharacters
    let all = ["\u{1}", "", "!", "\u{1}" + needed + "aA1", "\n" + needed + "aA1", needed + "\u{1}"]
    var kept: [String] = []
    for ending in all where !kept.contains(ending) { kept.append(ending) }
    return kept
  }

  /// Characters that the pattern names, escaped ones included; at most 200.
  private var writtenCharacters: String {
    var written = ""
    var isEscaped = false
    for character in source.prefix(1_000) where written.utf8.count < 200 {
      if isEscaped {
        isEscaped = false
        if !character.isLetter, !character.isNumber { written.append(character) }
      } else if character == "\\" {
        isEscaped = true
      } else if !character.isWhitespace, !"()[]{}^$|*?".contains(character) {
        written.append(character)
      }
    }
    return written
  }

  private func isHeavy(_ candidate: SlowCandidates.Candidate, _ ending: String) -> Bool {
    var text = candidate.text(ofLength: Self.trialLength, ending: "") + ending
    return text.withUTF8 {
      program.interpret(UnsafeRawBufferPointer($0), partial: false, limit: Self.trialLimit)
    } == .limited
  }

  /// The shortest of several lengths at which matching really exceeds the limit.
  private func proof(
    _ candidate: SlowCandidates.Candidate, _ ending: String, upTo longest: Int
  ) -> SlowSample? {
    let lengths = [24, 32, 48, 64, 128].filter { $0 < longest } + [longest]
    for length in lengths where length > candidate.prefix.count + ending.count {
      let text = candidate.text(ofLength: length, ending: ending)
      if matches(text) == .notJudged {
        return SlowSample(
          prefix: candidate.prefix, piece: candidate.piece, ending: ending, length: text.count)
      }
    }
    return nil
  }
}

/// A text on which a pattern goes over its limit.
package struct SlowSample: Hashable, Sendable {
  /// What precedes the repetitions.
  package var prefix: String
  /// What is repeated.
  package var piece: String
  /// What follows them.
  package var ending: String
  /// Of the whole text, in characters.
  package var length: Int
}

extension RowPattern {
  /// A text of at most `longest` characters (256 if that is more) whose judging goes over the limit, found by trying
  /// texts that the pattern can match in many ways.
  ///
  /// Work that grows with the square of the length stays below the limit at that length, and with the third power where
  /// the parts are separated by marks, as in `\S+@\S+\.\S+`. Nil says that none was found, which is likely but not
  /// certain to mean that there is none. At most some hundred runs under a low limit: milliseconds for an honest
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

  /// Characters of a text that is tried first, and the steps that harmless patterns stay below there: the square of
  /// the length passes, its third power does not.
  package static let trialLength = 256
  private static let trialLimit: UInt32 = 100_000

  /// What makes a match fail behind the repetitions. Characters that every match needs are in most of them: without
  /// them PCRE2 would not begin.
  private var endings: [String] {
    let needed = writtenCharacters
    let all = ["\u{1}", "", "!", "\u{1}" + needed + "aA1", "\n" + needed + "aA1", needed + "\u{1}"]
    var kept: [String] = []
    for ending in all where !kept.contains(ending) { kept.append(ending) }
    return kept
  }

  /// The characters that the pattern names, escaped ones too; at most 200.
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

  /// The shortest of some lengths at which the pattern is really not judged.
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

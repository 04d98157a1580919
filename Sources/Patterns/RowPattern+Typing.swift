extension RowPattern {
  /// Judges a text that is being typed. O(log n) runs if it is impossible, otherwise one or two.
  ///
  /// A run over a text and over any continuation of it do the same until one looks at the text's end. A whole match
  /// looks there before it succeeds, so a run that fails without looking fails for every continuation. A hard partial
  /// run detects this: it stops at the first look. (A soft one would continue to search for a match, which is known
  /// not to exist then.) The property is monotone: to look at the end of a continuation, a run must first have looked
  /// at, or gone past, the end of the text. So the longest open prefix can be found by bisection.
  package func judge(typing text: String) -> TypingVerdict {
    var text = text
    let verdict: TypingVerdict? = text.withUTF8 { utf8 in
      let bytes = UnsafeRawBufferPointer(utf8)
      switch program.run(bytes) {
      case .match: return .complete
      case .limited: return .notJudged
      case .none, .touchesEnd: break
      }
      return switch isOpen(bytes) {
      case true?: .open
      case nil: .notJudged
      case false?: nil
      }
    }
    if let verdict { return verdict }
    guard let fault = longestOpenPrefix(of: text) else { return .notJudged }
    return .impossible(at: fault)
  }

  /// True if `prefix` matches or may be continued to a match; nil over the limit.
  private func isOpen(_ prefix: UnsafeRawBufferPointer) -> Bool? {
    // PCRE2 calls nothing partial that has no character yet.
    if prefix.isEmpty { return true }
    switch program.run(prefix, partial: true) {
    case .none: return false
    case .limited: return nil
    case .match, .touchesEnd:
      return relaxed?.run(prefix, partial: true) != PatternProgram.Outcome.none
    }
  }

  /// The length, in grapheme clusters, of the longest open prefix of `text`, which as a whole is not open; nil over
  /// the limit.
  private func longestOpenPrefix(of text: String) -> Int? {
    var ends: [Int] = [0]
    var end = 0
    for character in text {
      end += character.utf8.count
      ends.append(end)
    }
    var text = text
    return text.withUTF8 { utf8 in
      var open = 0
      var closed = ends.count - 1
      while closed - open > 1 {
        let middle = open + (closed - open) / 2
        switch isOpen(
          UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(utf8)[..<ends[middle]]))
        {
        case true?: open = middle
        case false?: closed = middle
        case nil: return nil
        }
      }
      return open
    }
  }
}

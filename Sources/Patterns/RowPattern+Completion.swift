extension RowPattern {
  /// The number of digits or letters that would complete `text`; nil if it can't be found by trying a few, or if a
  /// single other character would do. At most 200 runs under a low limit.
  package func completionHint(for text: String) -> CompletionHint? {
    guard text.utf8.count <= 256 else { return nil }
    let digits = shortest("5019", after: text, upTo: 20)
    let letters = shortest("aAxm中", after: text, upTo: digits ?? 20)
    guard let count = [digits, letters].compactMap(\.self).min() else { return nil }
    if count > 1, "-/.@: +,_".contains(where: { completes(text + String($0)) }) { return nil }
    let isDigit = digits == count
    let isLetter = letters == count
    return CompletionHint(
      count: count, characterClass: isDigit && isLetter ? .character : isDigit ? .digit : .letter)
  }

  /// The fewest repetitions, from 1, of one of `characters` that complete `text`.
  private func shortest(_ characters: String, after text: String, upTo most: Int) -> Int? {
    var shortest: Int?
    for character in characters where isOpen(text + String(character)) {
      let last = shortest.map { $0 - 1 } ?? most
      guard last > 0 else { break }
      shortest =
        (1...last).first { completes(text + String(repeating: character, count: $0)) } ?? shortest
    }
    return shortest
  }

  private func completes(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 {
      program.run(UnsafeRawBufferPointer($0), limit: Self.probeLimit) == .match
    }
  }

  private func isOpen(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 {
      let outcome = program.run(
        UnsafeRawBufferPointer($0), partial: true, limit: Self.probeLimit)
      return outcome == .match || outcome == .touchesEnd
    }
  }

  private static let probeLimit: UInt32 = 2_000
}

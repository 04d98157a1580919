extension RowPattern {
  /// Whether the pattern explodes on a short adversarial text: a repeated piece of what it takes,
  /// then something it does not. True is certain (such a text was found), false is not. Takes up to
  /// some milliseconds.
  package var isSlow: Bool {
    let alphabet = probeCharacters
    // A character that every match needs would else be missed before the first step.
    let ending = "\u{1}" + String(writtenCharacters)
    for prefix in openPrefixes(alphabet) {
      for piece in alphabet.map({ String($0) }) + pairs(alphabet) {
        let pumped = prefix + String(repeating: piece, count: Self.pumpLength / piece.count)
        if [pumped + ending, pumped].contains(where: explodes) { return true }
      }
    }
    return false
  }

  /// Characters a probe repeats a piece for, and the steps that an honest pattern stays below
  /// there: the cube of the length passes, its fourth power does not.
  private static let pumpLength = 64
  private static let stepLimit: UInt32 = 60_000

  /// Characters likely to be taken: those that stand in the pattern and one of each common class.
  private var probeCharacters: [Character] {
    var characters: [Character] = ["a", "1", " "]
    for character in writtenCharacters where characters.count < 10 {
      if !characters.contains(character) { characters.append(character) }
    }
    return characters
  }

  private var writtenCharacters: [Character] {
    source.filter { !$0.isWhitespace && !"\\()[]{}^$|*?".contains($0) }.prefix(200).map(\.self)
  }

  /// Texts of up to four characters that the pattern lets stand, shortest first; few.
  private func openPrefixes(_ alphabet: [Character]) -> [String] {
    var all = [""]
    var last = [""]
    for _ in 1...4 {
      last = last.flatMap { prefix in
        alphabet.map { prefix + String($0) }.filter { interpret($0, partial: true) == .touchesEnd }
      }
      last = Array(last.prefix(4))
      all += last
    }
    return all
  }

  private func pairs(_ alphabet: [Character]) -> [String] {
    let few = alphabet.prefix(5)
    return few.flatMap { first in few.map { String([first, $0]) } }.filter { $0.first != $0.last }
  }

  private func explodes(_ text: String) -> Bool { interpret(text, partial: false) == .limited }

  private func interpret(_ text: String, partial: Bool) -> PatternProgram.Outcome {
    var text = text
    return text.withUTF8 {
      program.interpret(UnsafeRawBufferPointer($0), partial: partial, limit: Self.stepLimit)
    }
  }
}

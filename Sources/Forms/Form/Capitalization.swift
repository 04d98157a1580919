/// The automatic capitalization of typed letters: the words of `autocapitalizationType`.
package enum Capitalization: String, CaseIterable, Sendable {
  case none, sentences, words, allCharacters

  /// A whole text as if it were typed.
  package func applied(to text: String) -> String {
    guard self == .allCharacters || self == .words else { return text }
    var previous: Character?
    return String(
      text.map { character in
        defer { previous = character }
        return applied(to: character, after: previous)
      })
  }

  /// A typed character as the text gets it after another one; nil at its beginning. Sentences are left to the person.
  package func applied(to character: Character, after previous: Character?) -> Character {
    let begins = previous.map { $0.isWhitespace } ?? true
    guard self == .allCharacters || self == .words && begins else { return character }
    let capital = String(character).uppercased()
    // The capital of ß is two letters.
    return capital.count == 1 ? Character(capital) : character
  }
}

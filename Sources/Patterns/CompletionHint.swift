/// How little would complete a text that is being typed, such as "2 more digits".
package struct CompletionHint: Hashable, Sendable {
  /// What to add. A digit or letter of the kind completes the text, not each of them need.
  package enum CharacterClass: Hashable, Sendable {
    case digit
    case letter
    /// Digits or letters alike.
    case character
  }

  /// How many characters, at least 1.
  package var count: Int
  /// Which characters they are.
  package var characterClass: CharacterClass

  package init(count: Int, characterClass: CharacterClass) {
    self.count = count
    self.characterClass = characterClass
  }
}

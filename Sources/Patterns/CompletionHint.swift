/// The characters missing from a text that is being typed, such as "2 more digits".
package struct CompletionHint: Hashable, Sendable {
  /// The kind of characters to add. Some digit or letter completes the text, not every one.
  package enum CharacterClass: Hashable, Sendable {
    case digit
    case letter
    case character
  }

  package var count: Int
  package var characterClass: CharacterClass

  package init(count: Int, characterClass: CharacterClass) {
    self.count = count
    self.characterClass = characterClass
  }
}

/// How sentences are put together.
package protocol CommonTexts {
  /// A sentence, and behind it another one or what to try.
  func joined(_ sentence: String, _ advice: String) -> String
  /// A title with the name that commands know it by.
  func called(_ title: String, _ name: String) -> String
  /// A name and what is said of it.
  func about(_ name: String, _ sentence: String) -> String
}

extension CommonTexts {
  /// A sentence with what else is to be said, as far as there is something.
  package func joined(_ sentence: String, notes: [String?]) -> String {
    notes.compactMap(\.self).reduce(sentence) { joined($0, $1) }
  }
}

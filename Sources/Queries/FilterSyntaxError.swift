/// The reason why a filter is invalid: one sentence for the user, and the offset.
package struct FilterSyntaxError: Error, Hashable, Sendable {
  /// One sentence: the error, and a suggestion.
  package var message: String
  /// Offset in Unicode scalars of the typed text.
  package var offset: Int

  package init(message: String, offset: Int = 0) {
    self.message = message
    self.offset = offset
  }

  /// The characters of the typed text before the error.
  package func prefix(of typed: String) -> String {
    String(typed.unicodeScalars.prefix(offset))
  }
}

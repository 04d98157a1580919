/// Why a filter can't be used: one sentence for the person who typed it, and the place.
package struct FilterSyntaxError: Error, Hashable, Sendable {
  /// One sentence: what is wrong, and what to write.
  package var message: String
  /// In the typed text, in Unicode scalars from 0.
  package var offset: Int

  package init(message: String, offset: Int = 0) {
    self.message = message
    self.offset = offset
  }

  /// The characters of the typed text before the place.
  package func prefix(of typed: String) -> String {
    String(typed.unicodeScalars.prefix(offset))
  }
}

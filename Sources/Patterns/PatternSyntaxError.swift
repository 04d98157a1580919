import Texts

/// The reason why a pattern does not compile.
package struct PatternSyntaxError: Error, Hashable, Sendable {
  /// Offset in Unicode scalars of the pattern as the author wrote it, from 0.
  package var offset: Int
  /// A clause without a full stop.
  package var message: Sentence

  package init(offset: Int, message: Sentence) {
    self.offset = offset
    self.message = message
  }
}

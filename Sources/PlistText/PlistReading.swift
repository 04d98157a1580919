import SourceText
import Texts

/// The result of reading a property list.
package struct PlistReading: Sendable {
  /// The root value; if there are errors, the part that could be read.
  package var root: PlistNode?
  package var format: PlistFormat
  /// Errors in the order in which they were found, at most 20.
  package var errors: [PlistSyntaxError] = []
  /// The UTF-8 text in which positions are counted; nil for binary files.
  package var text: SourceText?
  package var encoding = UnicodeEncoding.utf8
  /// Name of the encoding, such as `UTF-16 (little-endian)`, if only the bytes show it.
  package var guessedEncoding: Sentence?
}

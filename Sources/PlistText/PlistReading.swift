import SourceText
import Texts

/// The result of reading a property list.
package struct PlistReading: Sendable {
  /// The readable part if there are errors.
  package var root: PlistNode?
  package var format: PlistFormat
  /// In the order of finding, up to 20.
  package var errors: [PlistSyntaxError] = []
  /// The UTF-8 text in which positions are counted; nil for binary files.
  package var text: SourceText?
  package var encoding = UnicodeEncoding.utf8
  /// The encoding, such as `UTF-16 (little-endian)`, if only the bytes show it.
  package var guessedEncoding: Sentence?
}

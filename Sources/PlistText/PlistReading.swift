import SourceText
import Texts

/// What was found in a file that should be a property list.
package struct PlistReading: Sendable {
  /// All of it where there are no errors, else what could be made out.
  package var root: PlistNode?
  /// The notation that it was written in.
  package var format: PlistFormat
  /// In the order of finding, up to 20.
  package var errors: [PlistSyntaxError] = []
  /// The text in UTF-8, to which the positions belong; nil for binary files.
  package var text: SourceText?
  /// How the file has the text encoded.
  package var encoding = UnicodeEncoding.utf8
  /// The encoding, such as `UTF-16 (little-endian)`, where nothing but the bytes shows it.
  package var guessedEncoding: Sentence?
}

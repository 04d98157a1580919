import PlistText
import Records
import SourceText

/// A format of data files besides JSON: recognition, and the codec.
package struct TextFormat: Sendable {
  /// The value of `--data-format`; `Texts.textFormats` describes it.
  package let name: String
  package let extensions: [String]

  /// Returns true if the beginning of a file, in UTF-8 for a text, proves the format.
  let isRecognized: @Sendable (FileHead) -> Bool
  /// Parses a document; nil for JSON, which is read directly.
  let read: (@Sendable (SourceText) throws(SourceFault) -> any TextFormatDocument)?
  /// Returns an empty file: one record without members, or an empty list; nil if none can be
  /// created.
  let begin: (@Sendable (_ isList: Bool) -> [UInt8])?
  /// Converts a document of another format, for a format layered above it; nil for other formats. The name of the
  /// file is for messages.
  var inside: Inside?

  typealias Inside =
    @Sendable (any TextFormatDocument, String) throws(SourceFault) -> (any TextFormatDocument)?

  /// True if a file's name has the ending of the format.
  func isShown(by name: String) -> Bool { name.hasExtension(of: extensions) }
}

/// Formats are equal if their names are.
extension TextFormat: Hashable {
  package static func == (a: Self, b: Self) -> Bool { a.name == b.name }
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

import PlistText
import Records
import SourceText

/// A format of data files beside JSON: how it is recognized, and the codec that reads it.
package struct TextFormat: Sendable {
  /// What `--data-format` calls it; `TextFormatTexts.textFormats` says more of it.
  package let name: String
  /// What its files' names usually end with.
  package let extensions: [String]

  /// Whether the beginning of a file, in UTF-8 where it is a text, can be of nothing else.
  let isRecognized: @Sendable (FileHead) -> Bool
  /// The document of a file; nil for JSON, which is not projected but read as it is.
  let read: (@Sendable (SourceText) throws(SourceFault) -> any TextFormatDocument)?
  /// A file without records: with one of no members, or as a list of none; nil where none is made.
  let begin: (@Sendable (_ isList: Bool) -> [UInt8])?
  /// The document that a document of another format is in this one, for a format that is a layer above others; nil where
  /// it is none. Gets the name of the file for messages.
  var inside: Inside?

  typealias Inside =
    @Sendable (any TextFormatDocument, String) throws(SourceFault) -> (any TextFormatDocument)?

  /// Whether a file's name shows the format.
  func isShown(by name: String) -> Bool {
    extensions.contains { ending in
      name.utf8.count > ending.utf8.count + 1
        && name.utf8.suffix(ending.utf8.count + 1).elementsEqual(".\(ending)".utf8)
    }
  }
}

/// Formats are one if their names are.
extension TextFormat: Hashable {
  package static func == (a: Self, b: Self) -> Bool { a.name == b.name }
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

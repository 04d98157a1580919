import AgeFile
import SourceText
import Storage
import Texts
import Values

/// The kind of a file that its first bytes prove.
enum DataAppearance: Equatable {
  case encrypted
  case format(DataFormat)
  /// A format that is not read.
  case foreign(ForeignFormat)

  /// Nil if it is uncertain.
  init?(_ head: UnsafeRawBufferPointer) {
    if Self.isDatabase(head) {
      self = .format(.sqlite)
    } else if Self.isEncrypted(head) {
      self = .encrypted
    } else if let foreign = ForeignFormat(head) {
      self = .foreign(foreign)
    } else if let format = TextFormatCatalog.evident(in: FileHead(head)) {
      self = .format(.text(format))
    } else {
      return nil
    }
  }

  /// The appearance of a file; nil if it is uncertain.
  init?(ofFileAt path: String) {
    guard let head = try? FileReader.head(of: path, count: FileHead.size),
      let seen = head.withUnsafeBytes({ Self($0) })
    else { return nil }
    self = seen
  }

  var format: DataFormat? { if case .format(let format) = self { format } else { nil } }

  static func isDatabase(_ head: UnsafeRawBufferPointer) -> Bool {
    head.starts(with: FileMagic.database)
  }

  static func isDatabase(_ text: SourceText) -> Bool {
    withExtendedLifetime(text) { isDatabase(text.buffer.bytes) }
  }

  /// Other files cost the comparison of one byte.
  static func isEncrypted(_ head: UnsafeRawBufferPointer) -> Bool {
    guard let first = head.first, first <= 0x20 || "a-".utf8.contains(first) else { return false }
    return AgeEnvelope.isRecognized(head)
  }

  static func isEncrypted(_ text: SourceText) -> Bool {
    withExtendedLifetime(text) { isEncrypted(text.buffer.bytes) }
  }

  /// True if a file with the ending was truncated to a beginning of an encrypted one.
  static func isCutEncrypted(_ head: UnsafeRawBufferPointer, named name: String) -> Bool {
    AgeSource.isShown(by: name) && AgeEnvelope.isBeginning(Array(head.prefix(64)))
  }

  /// The reason why a file that looks so can't be read in a format; nil for that format itself.
  func reason(againstReadingAs format: DataFormat) -> Sentence? {
    switch self {
    case .encrypted: Sentence { $0.openedEncryptedAs(format.name) }
    case .foreign(let seen): Self.reason(against: seen)
    case .format(let seen):
      seen == format ? nil : Sentence { $0.openedAs(format.name, looksLike: seen.name) }
    }
  }

  static func reason(against seen: ForeignFormat) -> Sentence {
    Sentence { texts in
      let kind = seen.kind.text(in: texts)
      return seen.command.map { texts.isToBeConverted(kind, by: $0) }
        ?? texts.formatIsNotRead(kind)
    }
  }
}

extension String {
  /// True for the name of a file with a name and one of some extensions.
  func hasExtension(of extensions: [String]) -> Bool {
    extensions.contains { ending in
      utf8.count > ending.utf8.count + 1
        && utf8.suffix(ending.utf8.count + 1).elementsEqual(".\(ending)".utf8)
    }
  }
}

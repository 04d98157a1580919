import JSONText
import SourceText
import Storage
import Texts
import Values

/// The kind of data in a file, by its name or its first bytes: nothing is read beyond them.
package enum RecognizedFile: Hashable, Sendable {
  case data(DataFormat)
  case lines
  case archive
  case encrypted
  /// A format that is not read.
  case foreign(ForeignFormat)

  /// By the name alone; nil if it doesn't show the kind.
  package init?(named name: String) {
    if AgeSource.isShown(by: name) {
      self = .encrypted
    } else if SQLiteSource.isShown(by: name) {
      self = .data(.sqlite)
    } else if name.hasExtension(of: TextFormat.lines) {
      self = .lines
    } else if let format = TextFormatCatalog.all.first(where: { $0.isShown(by: name) }) {
      self = .data(.text(format))
    } else if let format = ForeignFormat(extensionOf: name) {
      self = .foreign(format)
    } else {
      return nil
    }
  }

  /// By the first bytes, then by the name; nil for a file that is most likely no data.
  package init?(ofFileAt path: String) throws(FileError) {
    let named = RecognizedFile(named: path)
    guard let bytes = try FileReader.head(of: path, count: FileHead.size) else { return nil }
    let found = bytes.withUnsafeBytes { Self.evident(in: $0, named: path) }
    // A text may have the ending of a database.
    let isText = bytes.first.map { "{[<(/".utf8.contains($0) || $0 <= 0x20 } ?? false
    let given: RecognizedFile? =
      named == .data(.sqlite) && isText && !bytes.isEmpty ? .data(.text(.json)) : named
    guard let kind = found ?? given else { return nil }
    let isJSON = kind == .data(.text(.json)) || kind == .data(.text(.commentedJSON))
    self = isJSON && named == .lines ? .lines : kind
  }

  /// The kind that the first bytes prove; of texts in formats whose beginning other texts have, too, only those whose
  /// name shows that they are data.
  private static func evident(
    in head: UnsafeRawBufferPointer, named name: String
  ) -> RecognizedFile? {
    if DataAppearance.isDatabase(head) { return .data(.sqlite) }
    if DataAppearance.isEncrypted(head) || DataAppearance.isCutEncrypted(head, named: name) {
      return .encrypted
    }
    let beginning = FileHead(head, named: name)
    let isNamed = RecognizedFile(named: name).map { !$0.isForeign } ?? false
    guard let format = TextFormatCatalog.evident(in: beginning),
      isNamed || isUnmistakable(format, beginning)
    else { return nil }
    if format != .json, contains("$archiver", beginning) { return .archive }
    return .data(.text(format))
  }

  private static func isUnmistakable(_ format: TextFormat, _ head: FileHead) -> Bool {
    switch format {
    case .json: JSONHead.hasMember(head.text) || JSONHead.hasList(head.text) && isObjects(head)
    case .xmlPlist: contains("<plist", head)
    case .binaryPlist, .commentedJSON, .frontMatter: true
    default: false
    }
  }

  /// True for a list of objects: many texts begin with a bracket.
  private static func isObjects(_ head: FileHead) -> Bool {
    head.text.dropFirst().first { $0 > 0x20 } == UInt8(ascii: "{")
  }

  private static func contains(_ word: String, _ head: FileHead) -> Bool {
    ByteSearch.contains(head.bytes, Array(word.utf8))
  }

  package var isForeign: Bool { if case .foreign = self { true } else { false } }

  /// A word or two for a list of files.
  package func title(in texts: Texts) -> String {
    switch self {
    case .data(.sqlite): "SQLite"
    case .data(.text(.json)): "JSON"
    case .data(.text(.commentedJSON)): texts.fileCommentedJSON
    case .lines: "JSON Lines"
    case .data(.text(.yaml)): "YAML"
    case .data(.text(.frontMatter)): texts.fileFrontMatter
    case .data(.text(.binaryPlist)): texts.fileBinaryPlist
    case .data(.text(.keyedArchive)), .archive: texts.fileArchive
    case .data(.text): texts.filePlist
    case .encrypted: texts.fileEncrypted
    case .foreign(let format): format.kind.text(in: texts)
    }
  }

  /// The reason why it can't be opened, beside its title; nil if it can.
  package func refusal(in texts: Texts) -> String? { isForeign ? texts.isNotRead : nil }
}

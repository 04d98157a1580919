/// What is said of the formats of data files: by `explain sources` and the reference.
package protocol TextFormatTexts {
  var sourcesTitle: String { get }
  var sourcesIntroduction: String { get }
  /// The columns of the table, in the order of `TextFormatDescription.columns`.
  var sourceColumns: [String] { get }
  var jsonFormat: TextFormatDescription { get }
  var xmlPlistFormat: TextFormatDescription { get }
  var binaryPlistFormat: TextFormatDescription { get }
  var openStepPlistFormat: TextFormatDescription { get }
  var keyedArchiveFormat: TextFormatDescription { get }
  var sqliteFormat: TextFormatDescription { get }
  var ageFormat: TextFormatDescription { get }
  /// A file of any of them but a database, on a server.
  var serverFormat: TextFormatDescription { get }
  var helpDataFormat: String { get }
  var sourceName: String { get }
  /// `format`: what the data were opened as; `seen`: what their content looks like.
  func openedAs(_ format: String, looksLike seen: String) -> String
  /// The same of a file that is encrypted, which no option opens.
  func openedEncryptedAs(_ format: String) -> String
  /// `seen`: what a file looks like.
  func formatIsNotRead(_ seen: String) -> String
  /// The same where a command prints what formview reads.
  func isToBeConverted(_ seen: String, by command: String) -> String
  /// What to try in place of a file that a command reads.
  func whatCommandPrints(_ command: String) -> String

  // What files are that are not read, with an article where they have one.

  func kindCompressed(_ program: String) -> String
  var kindZIP: String { get }
  /// `format`: of what is encrypted, where that can be seen.
  func kindEncrypted(_ format: String?, by program: String) -> String
  var kindGB18030: String { get }
}

extension TextFormatTexts {
  /// What there is to say about each format.
  package var textFormats: [TextFormatDescription] {
    [
      jsonFormat, xmlPlistFormat, binaryPlistFormat, openStepPlistFormat, keyedArchiveFormat,
      sqliteFormat, ageFormat, serverFormat,
    ]
  }
}

/// What there is to say about a format, a phrase for each column of the table.
package struct TextFormatDescription: Sendable {
  /// What `--data-format` calls it, or what its address begins with; encrypted files are recognized, and the option names
  /// what is in them.
  package var name: String
  /// The format in a few words.
  package var title: String
  package var recognizedBy: String
  package var opensAs: String
  package var types: String
  package var editable: String
  package var kept: String
  package var locks: String
  package var limits: String

  package init(
    name: String, title: String, recognizedBy: String, opensAs: String, types: String,
    editable: String,
    kept: String, locks: String, limits: String
  ) {
    self.name = name
    self.title = title
    self.recognizedBy = recognizedBy
    self.opensAs = opensAs
    self.types = types
    self.editable = editable
    self.kept = kept
    self.locks = locks
    self.limits = limits
  }

  /// All but the title, in the order of `sourceColumns`.
  package var columns: [String] {
    [recognizedBy, opensAs, types, editable, kept, locks, limits]
  }
}

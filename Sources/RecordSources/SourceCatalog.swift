import Records
import Servers
import SourceText
import Storage
import Texts
import Values

/// Finds the source for a name given by the user.
package enum SourceCatalog {
  /// The source for `name`: a path, `-` for standard input, or the address of a file on a server.
  package static func source(
    named name: String, _ options: SourceOptions = SourceOptions()
  ) -> any RecordSource {
    if ServerURL.isAddress(name) { return ServerSource(name, options) }
    let head = head(of: name)
    let format = options.format ?? format(of: name, head)
    if format != .sqlite, isEncrypted(name, head, options) {
      return options.rowsOption.map { FileSource(name, unused: .forDatabases($0)) }
        ?? AgeSource(name, format: format?.text, keys: options.keys ?? AgeKeys())
    }
    switch format {
    case .sqlite: return SQLiteSource(name, options.rows)
    case .text(let format): return FileSource(name, format: format, unused: options.unused)
    case nil: return FileSource(name, unused: options.unused)
    }
  }

  /// The first bytes of a file; nil if it does not exist, or can be read only once.
  private static func head(of name: String) -> [UInt8]? {
    name == "-" ? nil : try? FileReader.head(of: name, count: headSize)
  }

  /// Number of bytes at the beginning that are enough to recognize databases and encrypted
  /// files.
  private static let headSize = 64

  /// True for an encrypted file, by its beginning; without one by its name or the given keys.
  private static func isEncrypted(
    _ name: String, _ head: [UInt8]?, _ options: SourceOptions
  ) -> Bool {
    if let head {
      return head.withUnsafeBytes {
        DataAppearance.isEncrypted($0) || DataAppearance.isCutEncrypted($0, named: name)
      }
    }
    return FileReader.isStream(name) ? options.keyOption != nil : AgeSource.isShown(by: name)
  }

  /// The format of a database, by its beginning; by its name if the file is empty. Nil for other files, whose format
  /// is detected during reading.
  private static func format(of name: String, _ head: [UInt8]?) -> DataFormat? {
    guard name != "-" else { return nil }
    guard let head else { return SQLiteSource.isShown(by: name) ? .sqlite : nil }
    if head.withUnsafeBytes(DataAppearance.isDatabase) { return .sqlite }
    guard SQLiteSource.isShown(by: name) else { return nil }
    // A text, whatever its name: else a database that was cut short, or is encrypted.
    return head.first.map { "{[<(/".utf8.contains($0) || $0 <= 0x20 } == true ? nil : .sqlite
  }
}

/// The user's options for data.
package struct SourceOptions: Sendable {
  /// Format of the data; nil to detect it.
  package var format: DataFormat?
  package var table: String?
  package var query: String?
  package var keys: AgeKeys?
  /// Name of the option with the keys; nil if there was none.
  package var keyOption: String?
  /// The polling interval of a server; nil: never.
  package var poll: Duration?

  package init(
    format: DataFormat? = nil, table: String? = nil, query: String? = nil, keys: AgeKeys? = nil,
    keyOption: String? = nil, poll: Duration? = nil
  ) {
    (self.format, self.table, self.query) = (format, table, query)
    (self.keys, self.keyOption) = (keys, keyOption)
    self.poll = poll
  }

  fileprivate var rows: SQLiteRows.Wanted? {
    query.map { .query($0) } ?? table.map { .table($0) }
  }

  /// The option that only databases accept; nil if none was used.
  fileprivate var rowsOption: String? {
    query != nil ? "--query" : table != nil ? "--table" : nil
  }

  /// The option that an unencrypted file doesn't accept; nil if none was used.
  var unused: UnusedOption? {
    rowsOption.map { .forDatabases($0) } ?? keyOption.map { .forEncryptedFiles($0) }
  }
}

/// An option that does not apply to the given data.
package enum UnusedOption: Sendable {
  case forDatabases(String)
  case forEncryptedFiles(String)

  /// The reason to refuse the option, as a clause.
  var reason: Sentence {
    switch self {
    case .forDatabases(let option): Sentence { $0.onlyDatabasesTake(option) }
    case .forEncryptedFiles(let option): Sentence { $0.onlyEncryptedFilesTake(option) }
    }
  }
}

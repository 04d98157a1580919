import Records
import Storage

/// The sources that there are, by what a user names.
package enum SourceCatalog {
  /// The source that `name` means: a path, or `-` for standard input.
  package static func source(
    named name: String, _ options: SourceOptions = SourceOptions()
  ) -> any RecordSource {
    switch options.format ?? format(of: name) {
    case .sqlite: SQLiteSource(name, options.rows)
    case .text(let format): FileSource(name, format: format, unused: options.databaseOption)
    case nil: FileSource(name, unused: options.databaseOption)
    }
  }

  /// Whether a file is a database, by its beginning; by its name where that is nothing else. Nil for other files, whose
  /// format is found when they are read.
  private static func format(of name: String) -> DataFormat? {
    guard name != "-" else { return nil }
    guard let head = try? FileReader.head(of: name, count: SQLiteSource.magic.count) else {
      return SQLiteSource.isShown(by: name) ? .sqlite : nil
    }
    if head == SQLiteSource.magic { return .sqlite }
    guard SQLiteSource.isShown(by: name) else { return nil }
    // A text, whatever its name: else a database that was cut short, or is encrypted.
    return head.first.map { "{[<(/".utf8.contains($0) || $0 <= 0x20 } == true ? nil : .sqlite
  }
}

/// What the user says of data beside their name.
package struct SourceOptions: Sendable {
  /// What the data are; nil for what they show.
  package var format: DataFormat?
  /// The table or view of a database that has the records.
  package var table: String?
  /// The query of a database whose rows are the records.
  package var query: String?

  package init(format: DataFormat? = nil, table: String? = nil, query: String? = nil) {
    self.format = format
    self.table = table
    self.query = query
  }

  fileprivate var rows: DatabaseRows.Wanted? {
    query.map { .query($0) } ?? table.map { .table($0) }
  }

  /// An option that only databases take.
  fileprivate var databaseOption: String? {
    query != nil ? "--query" : table != nil ? "--table" : nil
  }
}

/// What data can be.
package enum DataFormat: Hashable, Sendable {
  case text(TextFormat)
  case sqlite

  /// All of them, those of files first.
  package static var all: [DataFormat] { TextFormatCatalog.all.map { .text($0) } + [.sqlite] }

  /// What the names of data files usually end with.
  package static var extensions: [String] {
    TextFormatCatalog.extensions + SQLiteSource.extensions
  }

  /// What `--data-format` calls it.
  package var name: String {
    switch self {
    case .text(let format): format.name
    case .sqlite: "sqlite"
    }
  }
}

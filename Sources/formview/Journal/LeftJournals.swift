import RecordSources
import Records
import Storage

/// The journals of data that a user names: of a database those of all its tables, unless one is named.
struct LeftJournals {
  /// With something in them, the earliest first.
  let all: [LeftJournal]

  init(of data: String, _ options: DataOptions, in folder: JournalFolder) throws(CommandFailure) {
    let source = try options.source(named: data)
    let identity = AbsolutePath.of(source.identity)
    let found: [LeftJournal]
    if source is SQLiteSource, options.query == nil {
      found = folder.leftOfAll.filter { journal in
        options.table.map { journal.identity == Self.identity(of: $0, in: identity) }
          ?? journal.identity.hasPrefix(identity + ".")
      }
    } else {
      found = folder.left(of: identity)
    }
    all = found.filter { !$0.isEmpty }.sorted { $0.begun < $1.begun }
  }

  private static func identity(of table: String, in database: String) -> String {
    database + "." + table.replacing("/", with: "_")
  }

  /// The table of a database that a journal is of; nil for one of a file.
  static func table(of journal: LeftJournal, in source: any RecordSource) -> String? {
    let prefix = AbsolutePath.of(source.identity) + "."
    guard source is SQLiteSource, journal.identity.hasPrefix(prefix) else { return nil }
    return String(journal.identity.dropFirst(prefix.count))
  }

  /// The file that a journal is of, as a user names it.
  static func shownName(of journal: LeftJournal) -> String {
    let identity = journal.identity
    guard FileStamp.current(of: identity) == nil else { return identity }
    // A database and a table.
    for dot in identity.indices.reversed() where identity[dot] == "." {
      let file = String(identity[..<dot])
      guard !file.hasSuffix("/"), FileStamp.current(of: file) != nil else { continue }
      return Environment.texts.tableInDatabase(
        file, String(identity[identity.index(after: dot)...]))
    }
    return identity
  }
}

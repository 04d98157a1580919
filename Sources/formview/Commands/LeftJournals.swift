import Forms
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
      let own = folder.left(of: identity)
      found = own.isEmpty ? try Self.ofRenamed(source, in: folder) : own
    }
    all = found.filter { !$0.isEmpty }.sorted { $0.begun < $1.begun }
  }

  /// Those of a file that had another name.
  private static func ofRenamed(
    _ source: any RecordSource, in folder: JournalFolder
  ) throws(CommandFailure) -> [LeftJournal] {
    guard folder.leftOfAll.contains(where: \.isOfMissingFile) else { return [] }
    let form = Form(name: "", rows: [])
    return folder.left(renamedTo: try DataReading(source, for: form).read(isQuiet: true).table)
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
}

import Forms
import RecordSources
import Records
import Servers
import Storage

/// The journals of data that a user names: of a database those of all its tables, unless one is named.
struct LeftJournals {
  /// With something in them, the earliest first.
  let all: [LeftJournal]
  /// Whether there is no such file.
  let areOfMissing: Bool

  init(of data: String, _ options: DataOptions, in folder: JournalFolder) throws(CommandFailure) {
    let source = try options.source(named: data)
    let identity = source.identity.absolute
    areOfMissing = FileStamp.current(of: identity.file) == nil && !ServerURL.isAddress(data)
    var found = folder.left { journal in
      journal.identity.file == identity.file
        && (options.table.map { journal.identity.table == $0 } ?? true)
        && (options.query == nil || journal.identity.table == nil)
    }
    if found.isEmpty {
      do throws(CommandFailure) {
        found = try Self.ofRenamed(source, identity, in: folder)
      } catch {
        // A database whose table is not named has journals of tables only.
        if error.status != .usage { throw error }
      }
    }
    if found.isEmpty, options.table == nil, options.query == nil {
      found = Self.ofRenamedTables(of: data, options, in: folder)
    }
    all = found.filter { !$0.isEmpty }.sorted { $0.header.begun < $1.header.begun }
  }

  /// Those of a file that had another name.
  private static func ofRenamed(
    _ source: any RecordSource, _ identity: SourceIdentity, in folder: JournalFolder
  ) throws(CommandFailure) -> [LeftJournal] {
    guard !folder.leftOfMissing(as: identity).isEmpty else { return [] }
    let table = try DataReading(source, for: Form(name: "", rows: [])).read(isQuiet: true).table
    return folder.left(of: identity, renamedTo: table)
  }
}

extension LeftJournals {
  /// Those of tables of a database that had another name.
  private static func ofRenamedTables(
    of data: String, _ options: DataOptions, in folder: JournalFolder
  ) -> [LeftJournal] {
    let tables = Set(folder.left().compactMap(\.header.identity.table))
    return tables.flatMap { table -> [LeftJournal] in
      var options = options
      options.table = table
      guard let source = try? options.source(named: data) else { return [] }
      let identity = SourceIdentity(file: source.identity.absolute.file, table: table)
      return (try? ofRenamed(source, identity, in: folder)) ?? []
    }
  }
}

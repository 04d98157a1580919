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
    let identity = source.identity.absolute
    var found = folder.left { journal in
      journal.identity.file == identity.file
        && (options.table.map { journal.identity.table == $0 } ?? true)
    }
    if found.isEmpty { found = try Self.ofRenamed(source, identity, in: folder) }
    all = found.filter { !$0.isEmpty }.sorted { $0.header.begun < $1.header.begun }
  }

  /// Those of a file that had another name.
  private static func ofRenamed(
    _ source: any RecordSource, _ identity: SourceIdentity, in folder: JournalFolder
  ) throws(CommandFailure) -> [LeftJournal] {
    guard !folder.leftOfMissing(as: identity).isEmpty else { return [] }
    let form = Form(name: "", rows: [])
    let table = try DataReading(source, for: form).read(isQuiet: true).table
    return folder.left(of: identity, renamedTo: table)
  }
}

extension SourceIdentity {
  /// The same from wherever the file is opened.
  var absolute: SourceIdentity { SourceIdentity(file: AbsolutePath.of(file), table: table) }
}

import Forms
import RecordSources
import Records
import Rules
import Servers
import Storage

/// The journals of data named by the user: for a database of all its tables, unless one is named.
struct LeftJournals {
  /// Journals, at least one, the earliest first.
  let all: [LeftJournal]
  /// True if the file does not exist.
  let areOfMissing: Bool

  /// `isToDrop`: the data are not needed, so that no passphrase is requested.
  init(
    of data: String, _ options: DataOptions, in folder: JournalFolder, isToDrop: Bool
  ) throws(CommandFailure) {
    let identity = options.closedSource(named: data).identity.absolute
    areOfMissing = FileStamp.current(of: identity.file) == nil && !ServerURL.isAddress(data)
    var found = folder.left { journal in
      journal.identity.file == identity.file
        && (options.table.map { journal.identity.table == $0 } ?? true)
        && (options.query == nil || journal.identity.table == nil)
    }
    if found.isEmpty {
      do throws(CommandFailure) {
        found = try Self.ofRenamed(data, options, in: folder, isToDrop: isToDrop)
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

  /// The journals of a renamed file: it has the same bytes that a session has read.
  private static func ofRenamed(
    _ data: String, _ options: DataOptions, in folder: JournalFolder, isToDrop: Bool
  ) throws(CommandFailure) -> [LeftJournal] {
    let closed = options.closedSource(named: data)
    var identity = closed.identity.absolute
    identity.table = options.table
    let orphans = folder.leftOfMissing(as: identity)
    guard orphans.contains(where: { $0.isOfEncrypted == closed.isEncrypted && !$0.isEmpty }),
      !(isToDrop && options.asksForPassphrase(of: closed))
    else { return [] }
    let source = try options.source(named: data)
    do throws(RecordReadingError) {
      let delivery = try source.open(Form(name: "", rows: []).recordRequest, readsAhead: true)
      while try delivery.readOn() {}
      return folder.left(
        of: identity, renamedTo: delivery.contents.table, secrets: \.secretsOfForm)
    } catch {
      switch error {
      // No session has read that.
      case .syntax, .noRecords, .fault: return []
      case .unreadable, .usage, .severalTables, .written:
        throw CommandFailure(error, hidingContent: true)
      }
    }
  }
}

extension DataOptions {
  /// True if reading the data requests a passphrase.
  fileprivate func asksForPassphrase(of source: any RecordSource) -> Bool {
    guard passphraseFile == nil, let encrypted = source as? AgeSource else { return false }
    return (try? encrypted.needsPassphrase()) ?? false
  }
}

extension LeftJournals {
  /// The journals of tables of a renamed database.
  private static func ofRenamedTables(
    of data: String, _ options: DataOptions, in folder: JournalFolder
  ) -> [LeftJournal] {
    let tables = Set(folder.left().compactMap(\.header.identity.table))
    return tables.flatMap { table -> [LeftJournal] in
      var options = options
      options.table = table
      return (try? ofRenamed(data, options, in: folder, isToDrop: true)) ?? []
    }
  }
}

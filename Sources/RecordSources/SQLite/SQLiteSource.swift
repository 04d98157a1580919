import JSONText
import Records
import Storage
import Texts
import Threads

/// The rows of a table of an SQLite database.
package final class SQLiteSource: RecordSource {
  private let path: String
  /// What the user has named; nil for the form's table.
  private let wanted: DatabaseRows.Wanted?
  private let state = Locked(State())

  /// What is known once the database was opened.
  private struct State {
    /// Notices what others commit, as long as the path leads to the same file.
    var connection: SQLiteConnection?
    var file: FileStamp?
    /// The table that was read last.
    var table: String?
  }

  /// What every database begins with.
  static let magic = Array("SQLite format 3\0".utf8)
  /// What the names of databases usually end with.
  static let extensions = ["db", "sqlite", "sqlite3", "db3"]

  /// Whether a file's name shows a database.
  static func isShown(by name: String) -> Bool {
    extensions.contains { name.utf8.suffix($0.utf8.count + 1).elementsEqual(".\($0)".utf8) }
  }

  init(_ path: String, _ wanted: DatabaseRows.Wanted?) {
    self.path = path
    self.wanted = wanted
  }

  package var name: String { path }
  package var canBegin: Bool { false }
  /// What is written goes to a log first, in some databases.
  package var watch: SourceWatch { .files([path, path + "-wal"]) }
  package var size: Int? { FileStamp.current(of: path).map { Int($0.size) } }

  /// Of a database several tables may be edited at once.
  package var identity: String {
    guard let table = state.withLock(\.table) else { return path }
    return path + "." + table.replacing("/", with: "_")
  }

  package func elsewhere(_ path: String) -> (any RecordSource)? { nil }

  package func write(
    _ table: RecordTable, to sink: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    try table.write(sink)
  }

  // MARK: Reading

  package func open(
    _ request: RecordRequest, readsAhead: Bool
  ) throws(RecordReadingError) -> any RecordDelivery {
    // Asked for first: what is committed in between is a change then.
    let version = currentVersion
    let connection = try connection()
    let rows = try DatabaseRows(wanted ?? .table(request.table), in: connection, of: path)
    state.withLock { $0.table = rows.table.name }
    return DatabaseDelivery(
      rows, of: path, version: version, abilities: rows.table.abilities,
      entered: request.membersEntered())
  }

  /// Records of so many bytes are shown before all are read.
  private static let beginningSize = 1 << 18

  package func beginning(of request: RecordRequest) throws(RecordReadingError) -> SourceContents? {
    guard let size, size > Self.beginningSize else { return nil }
    let delivery = try open(request, readsAhead: false)
    while delivery.count < Self.beginningSize, try delivery.readOn() {}
    return delivery.contents
  }

  package func begin(
    _ request: RecordRequest, asList: Bool, defaults: (inout RecordTable, RecordID) -> Void
  ) throws(RecordReadingError) -> SourceContents {
    throw .unreadable(SourceFailure(name: path, reason: Sentence { $0.noSuchFile }))
  }

  private func connection() throws(RecordReadingError) -> SQLiteConnection {
    do throws(SQLiteError) {
      return try SQLiteConnection(path)
    } catch {
      // The system knows better why a file can't be opened. What SQLite has open must not be opened otherwise: closing
      // that would release its locks.
      if error.code == SQLiteError.Code.cannotOpen {
        do throws(FileError) {
          _ = try FileReader.head(of: path, count: 1)
        } catch {
          throw .unreadable(SourceFailure(error))
        }
      }
      throw .unreadable(error.failure(of: path))
    }
  }

  // MARK: Versions

  /// A state of a database file: the number changes with each commit of another connection.
  private struct Version: Equatable {
    let file: FileStamp.Identity
    let number: Int64
  }

  package var currentVersion: SourceVersion? {
    guard let file = FileStamp.current(of: path) else { return nil }
    return state.withLock { state in
      if state.connection == nil || state.file?.identity != file.identity {
        // Whoever waits for a lock is not held up: the next look shows the change.
        state.connection = try? SQLiteConnection(path, patience: .zero)
        state.file = file
      }
      return SourceVersion(
        Version(file: file.identity, number: state.connection?.dataVersion ?? 0))
    }
  }

  // MARK: Changing

  private final class NoLock: SourceLock {
    var isHeld: Bool { false }
  }

  package func lock(patience: Duration) throws(SourceFailure) -> any SourceLock { NoLock() }

  package func commit(_ commit: RecordCommit, under lock: any SourceLock) -> CommitAnswer {
    .failed(SourceFailure(name: path, reason: Sentence { $0.mayNotWrite }))
  }
}

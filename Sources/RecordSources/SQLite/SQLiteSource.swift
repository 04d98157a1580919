import JSONText
import Records
import Storage
import Texts
import Threads

/// The rows of a table of an SQLite database.
package final class SQLiteSource: RecordSource {
  private let path: String
  /// The rows named by the user; nil for the form's table.
  private let wanted: SQLiteRows.Wanted?
  private let state = Locked(State())
  private let known = KnownValues()

  private struct State {
    /// Connection that detects commits of others, as long as the path leads to the same file.
    var connection: SQLiteConnection?
    var file: FileStamp?
    /// The last known version number, which is unreadable while others write.
    var number: Int64 = 0
    var table: String?
    /// True while our transaction excludes others.
    var isLocked = false
    /// True if closing the last connection leaves a write-ahead log as it is: reading a database must not change its
    /// file. A log without commits is deleted.
    var keepsLog = false
    /// Index of the write-ahead log, deleted after the log.
    var index: OwnLogIndex?

    /// The connection to the current file. It doesn't wait for locks: the next check of the version shows a change.
    mutating func connected(to path: String) throws(SQLiteError) -> SQLiteConnection {
      let present = FileStamp.current(of: path)
      if let connection, file?.identity == present?.identity { return connection }
      index = OwnLogIndex(ofDatabase: path)
      keepsLog = FileStamp.current(of: path + "-wal").map { $0.size > 0 } ?? false
      let connection = try SQLiteConnection(
        path, patience: .zero, isShared: true, keepsLog: keepsLog, index: index)
      (self.connection, file) = (connection, present)
      return connection
    }
  }

  static let extensions = ["db", "sqlite", "sqlite3", "db3"]

  /// True if a file's name has the ending of a database.
  static func isShown(by name: String) -> Bool { name.hasExtension(of: extensions) }

  init(_ path: String, _ wanted: SQLiteRows.Wanted?) {
    self.path = path
    self.wanted = wanted
  }

  package var name: String { path }
  /// SQLite's names of tables ignore the case of ASCII letters.
  package func isMeant(byFormOf table: String) -> Bool {
    switch wanted {
    case nil, .table(nil): true
    case .table(let name?): Self.folded(name) == Self.folded(table)
    case .query: false
    }
  }

  private static func folded(_ table: String) -> [UInt8] {
    table.utf8.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
  }
  package var canBegin: Bool { false }
  package var runsQueries: Bool { true }
  /// The watched files, with the log that some databases write to first.
  package var watch: SourceWatch { .files([path, path + "-wal"]) }
  package var size: Int? { FileStamp.current(of: path).map { Int($0.size) } }

  /// Identity with the table, since several may be edited at once, and with symbolic links
  /// resolved.
  package var identity: SourceIdentity {
    SourceIdentity(file: AbsolutePath.target(of: path), table: state.withLock(\.table))
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
    try delivery(of: request)
  }

  private func delivery(
    of request: RecordRequest
  ) throws(RecordReadingError) -> DatabaseDelivery {
    // Asked for first: what is committed in between is a change then.
    let version = currentVersion
    let connection = try connection(isStopped: request.isStopped)
    let rows = try SQLiteRows(wanted ?? .table(request.table), in: connection, of: path)
    state.withLock { $0.table = rows.table.name }
    return DatabaseDelivery(
      rows, of: path, version: version, entered: request.membersEntered(),
      hidesKeys: rows.table.keyColumns.contains { request.isSecret($0.name) },
      known: known)
  }

  /// The tables and views, in the order of their creation.
  package func tables(
    isStopped: @escaping @Sendable () -> Bool
  ) throws(RecordReadingError) -> [SourceTable] {
    try schema(isStopped) { connection throws(SQLiteError) in
      try SQLiteSchema(connection).entries.map { SourceTable(name: $0.name, isView: $0.isView) }
    }
  }

  /// The number of rows of a table; of a view that is slow it takes until `isStopped`.
  package func rowCount(
    of table: String, isStopped: @escaping @Sendable () -> Bool
  ) throws(RecordReadingError) -> Int? {
    try schema(isStopped) { connection throws(SQLiteError) in
      try connection.rows("SELECT count(*) FROM \(table.quoted)") { Int($0.integer(0)) }.first
    }
  }

  private func schema<Result>(
    _ isStopped: @escaping @Sendable () -> Bool,
    _ body: (SQLiteConnection) throws(SQLiteError) -> Result
  ) throws(RecordReadingError) -> Result {
    // A write-ahead log is left as it is.
    _ = currentVersion
    let connection = try connection(isStopped: isStopped)
    do throws(SQLiteError) {
      return try body(connection)
    } catch {
      throw .unreadable(error.failure(of: path))
    }
  }

  /// Number of bytes of records that are shown before all are read.
  private static let beginningSize = 1 << 18

  /// Even for a small file: a view may have any number of rows, and be slow.
  package func beginning(of request: RecordRequest) throws(RecordReadingError) -> SourceContents? {
    let delivery = try delivery(of: request)
    while delivery.count < Self.beginningSize, !delivery.isSlow, try delivery.readOn() {}
    return delivery.contents
  }

  package func begin(
    _ request: RecordRequest, asList: Bool, defaults: (inout RecordTable, RecordID) -> Void
  ) throws(RecordReadingError) -> SourceContents {
    throw .unreadable(SourceFailure(name: path, reason: Sentence { $0.noSuchFile }))
  }

  private func connection(
    isStopped: @escaping @Sendable () -> Bool
  ) throws(RecordReadingError) -> SQLiteConnection {
    do throws(SQLiteError) {
      let (keepsLog, index) = state.withLock { ($0.keepsLog, $0.index) }
      return try SQLiteConnection(
        path, keepsLog: keepsLog, index: index, isStopped: isStopped)
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
    var rows = Rows.asSaved
    /// True if the database has another value than a saved one.
    var isAltered = false

    /// The state of the rows after saving.
    enum Rows: Int {
      case asSaved
      /// The database has completed the saved rows: defaults, triggers, computed columns.
      case completed
      /// Others have changed some rows that are not read yet.
      case changed
    }
  }

  package func needsReload(_ table: RecordTable, savedAs version: SourceVersion) -> Bool {
    (version.mark as? Version)?.rows == .completed
  }

  package func isCompletion(
    of saved: SourceVersion, by version: SourceVersion
  ) -> Bool {
    guard let saved = saved.mark as? Version, let version = version.mark as? Version else {
      return false
    }
    return saved.rows == .completed && saved.file == version.file && saved.number == version.number
  }

  package func hasAltered(_ saved: SourceVersion) -> Bool {
    (saved.mark as? Version)?.isAltered ?? false
  }

  package var currentVersion: SourceVersion? { version().map { SourceVersion($0) } }

  private func version() -> Version? {
    guard let file = FileStamp.current(of: path) else { return nil }
    return state.withLock { state in
      if let number = (try? state.connected(to: path))?.dataVersion { state.number = number }
      return Version(file: file.identity, number: state.number)
    }
  }

  // MARK: Changing

  /// Excludes other writers by a transaction, which a commit ends.
  private final class Lock: SourceLock {
    /// Connection with the transaction; nil for a read-only database, without anything to lock.
    let connection: SQLiteConnection?
    private let state: Locked<State>

    init(_ connection: SQLiteConnection?, _ state: Locked<State>) {
      self.connection = connection
      self.state = state
    }

    var isHeld: Bool { connection != nil }

    deinit {
      guard let connection else { return }
      if connection.isInTransaction { try? connection.run("ROLLBACK") }
      connection.wait(upTo: .zero)
      state.withLock { $0.isLocked = false }
    }
  }

  package func lock(
    patience: Duration, isStopped: @escaping @Sendable () -> Bool, onWait: () -> Void
  ) throws(SourceFailure) -> any SourceLock {
    if case .query? = wanted { return Lock(nil, state) }
    do throws(SQLiteError) {
      let connection = try state.withLock { state throws(SQLiteError) -> SQLiteConnection? in
        guard !state.isLocked else { throw .failed(code: SQLiteError.Code.locked, message: "") }
        let connection = try state.connected(to: path)
        guard !connection.isReadOnly else { return nil }
        try connection.stopping(when: isStopped) { () throws(SQLiteError) in
          try connection.beginWriting(patience: patience, onWait: onWait)
        }
        state.isLocked = true
        return connection
      }
      return Lock(connection, state)
    } catch {
      if error.code == SQLiteError.Code.cannotOpen, FileStamp.current(of: path) == nil {
        throw SourceFailure(name: path, reason: Sentence { $0.databaseIsMissing })
      }
      throw error.failureToSave(to: path)
    }
  }

  package func commit(_ commit: RecordCommit, under lock: any SourceLock) -> CommitAnswer {
    guard let connection = (lock as? Lock)?.connection,
      let origin = commit.table.origin as? DatabaseOrigin
    else { return .failed(SourceFailure(name: path, reason: Sentence { $0.mayNotWrite })) }
    guard let present = version() else { return .conflict(isGone: true) }
    defer { if connection.isInTransaction { try? connection.run("ROLLBACK") } }
    do throws(SQLiteError) {
      if !connection.isInTransaction { try connection.beginWriting() }
      return try connection.stopping(when: commit.isStopped) { () throws(SQLiteError) in
        try write(commit, of: origin, present, on: connection)
      }
    } catch {
      return .failed(error.failureToSave(to: path))
    }
  }

  private func write(
    _ commit: RecordCommit, of origin: DatabaseOrigin, _ present: Version,
    on connection: SQLiteConnection
  ) throws(SQLiteError) -> CommitAnswer {
    let writing = SQLiteWriting(commit, of: origin, on: connection)
    switch try writing.make() {
    case .conflict: return .conflict(isGone: false)
    case .refused(let refusals): return .refused(refusals)
    case .made(let result, let keys):
      do throws(SQLiteError) {
        try connection.run("COMMIT")
      } catch {
        guard connection.isInTransaction, case .foreignKey? = FailedConstraint(error) else {
          throw error
        }
        return .refused(try ConstraintReport(of: writing).refusalsOfAll())
      }
      origin.learn(keys)
      state.withLock { $0.keepsLog = false }
      connection.emptyLog()
      // Our own commits leave the number as it is. Where there is more to see than what was saved, the version is not
      // the present one, so that the records are read again.
      var saved = present
      saved.rows = rows(of: commit, present)
      if result != .asGiven, saved.rows == .asSaved { saved.rows = .completed }
      saved.isAltered = result == .altered
      return .saved(SourceVersion(saved))
    }
  }

  /// The state of the rows before a commit, compared with its base records.
  private func rows(of commit: RecordCommit, _ present: Version) -> Version.Rows {
    guard case .version(let version) = commit.expected, let read = version.mark as? Version,
      read.file == present.file, read.number == present.number
    else { return .changed }
    return read.rows
  }
}

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
  private let known = KnownValues()

  /// What is known once the database was opened.
  private struct State {
    /// Notices what others commit, as long as the path leads to the same file.
    var connection: SQLiteConnection?
    var file: FileStamp?
    /// The number of its version when that could last be read: not while others write.
    var number: Int64 = 0
    /// The table that was read last.
    var table: String?
    /// Whether a transaction of ours keeps others out.
    var isLocked = false
    /// Whether closing the last connection leaves a write-ahead log as it is: looking at a database must not change its
    /// file. One without commits goes again.
    var keepsLog = false
    /// What is to be removed after that.
    var index: OwnLogIndex?

    /// The connection to the file that is there now. It waits for no lock: the next look at the version shows a change.
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
  /// What is written goes to a log first, in some databases.
  package var watch: SourceWatch { .files([path, path + "-wal"]) }
  package var size: Int? { FileStamp.current(of: path).map { Int($0.size) } }

  /// Of a database several tables may be edited at once, by whatever links it is found.
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
    let rows = try DatabaseRows(wanted ?? .table(request.table), in: connection, of: path)
    state.withLock { $0.table = rows.table.name }
    return DatabaseDelivery(
      rows, of: path, version: version, entered: request.membersEntered(),
      hidesKeys: rows.table.keyColumns.contains { request.isSecret($0.name) },
      known: known)
  }

  /// Records of so many bytes are shown before all are read.
  private static let beginningSize = 1 << 18

  /// However small the file is: a view has as many rows as it likes, and may take its time for each.
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
    /// Whether the database has another value where one was saved.
    var isAltered = false

    /// What the rows are now, after records were saved.
    enum Rows: Int {
      case asSaved
      /// The database has made more of them: defaults, triggers, computed columns.
      case completed
      /// Others have changed some that are not read yet.
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

  /// Keeps other writers out by a transaction, which a commit ends.
  private final class Lock: SourceLock {
    /// Nil where nothing can be written, so that there is nothing to lock.
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
    let writing = DatabaseWriting(commit, of: origin, on: connection)
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

  /// What the rows were before a commit, compared with the records that it was made of.
  private func rows(of commit: RecordCommit, _ present: Version) -> Version.Rows {
    guard case .version(let version) = commit.expected, let read = version.mark as? Version,
      read.file == present.file, read.number == present.number
    else { return .changed }
    return read.rows
  }
}

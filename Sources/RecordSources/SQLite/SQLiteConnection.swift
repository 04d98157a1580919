import CSQLite
import Storage

/// A connection to a database file. Where it is shared, SQLite lets several threads use it; what belongs together is for
/// the caller to keep together.
final class SQLiteConnection: @unchecked Sendable {
  let handle: OpaquePointer
  /// What ends statements that run, or wait, for too long.
  let watch: StatementWatch
  /// Removes what is left of a log's index, once no connection has it any more.
  private let index: OwnLogIndex?

  /// Opens a file that exists, for writing where that is allowed.
  ///
  /// `patience`: how long each statement waits for the locks of others; `isStopped`: whether statements are to end. Unless
  /// `isShared`, one thread at a time uses it. `keepsLog`: closing it leaves the write-ahead log as it is; `index`: what is to
  /// go after it.
  init(
    _ path: String, patience: Duration = .seconds(10), isShared: Bool = false, keepsLog: Bool,
    index: OwnLogIndex?, isStopped: @escaping @Sendable () -> Bool = { false }
  ) throws(SQLiteError) {
    if let reason = csqlite_load() { throw .missing(String(cString: reason)) }
    var handle: OpaquePointer?
    // Names such as :memory: mean something else to SQLite.
    let code = csqlite_open(
      (path.hasPrefix("/") ? path : "./" + path).systemPath, isShared ? 1 : 0, &handle)
    guard let handle else { throw .failed(code: code, message: "out of memory") }
    self.handle = handle
    self.index = index
    watch = StatementWatch(path, patience: patience, isStopped: isStopped)
    guard code == 0 else { throw error }
    watch.begin(on: handle)
    // What is written must be as long as it is.
    if !isShared { _ = csqlite_limit_length(handle, Self.longestValue) }
    try run("PRAGMA cell_size_check = ON")
    csqlite_keep_log(handle, keepsLog ? 1 : 0)
  }

  deinit { _ = csqlite_close(handle) }

  /// Bytes of a value that are read at most: it is held in memory several times.
  static let longestValue: Int32 = 1 << 24

  /// Reads with that limit, also in the middle of writing.
  func limitingValues<Result>(
    _ body: () throws(SQLiteError) -> Result
  ) throws(SQLiteError) -> Result {
    let former = csqlite_limit_length(handle, Self.longestValue)
    defer { _ = csqlite_limit_length(handle, former) }
    return try body()
  }

  /// What failed last.
  var error: SQLiteError {
    let system = csqlite_system_error(handle)
    if csqlite_error_code(handle) == SQLiteError.Code.writing, system != 0 {
      return .unwritten(system)
    }
    if csqlite_error_code(handle) & 0xFF == SQLiteError.Code.busy, watch.isStopped() {
      return .failed(code: SQLiteError.Code.interrupted, message: "interrupted")
    }
    return .failed(
      code: csqlite_error_code(handle), message: String(cString: csqlite_error_message(handle)))
  }

  /// Has statements wait that long for the locks of others.
  func wait(upTo patience: Duration) { watch.patience = patience }

  /// Does what ends early once it is to stop. What ends a transaction then, does not.
  func stopping<Result>(
    when isStopped: @escaping @Sendable () -> Bool, _ body: () throws(SQLiteError) -> Result
  ) throws(SQLiteError) -> Result {
    let former = watch.isStopped
    watch.isStopped = isStopped
    defer { watch.isStopped = former }
    return try body()
  }

  /// Whether the file can only be read.
  var isReadOnly: Bool { csqlite_is_read_only(handle) != 0 }

  /// The same, where others are waited for, also when it ends; `onWait` is called before.
  func beginWriting(patience: Duration, onWait: () -> Void) throws(SQLiteError) {
    wait(upTo: .zero)
    defer { wait(upTo: patience) }
    do throws(SQLiteError) {
      return try beginWriting()
    } catch {
      guard error.code == SQLiteError.Code.busy else { throw error }
    }
    onWait()
    wait(upTo: patience)
    try beginWriting()
  }

  /// Begins a transaction that keeps other writers out; foreign keys count in it.
  func beginWriting() throws(SQLiteError) {
    // Within a transaction that could not be switched on.
    try run("PRAGMA foreign_keys = ON")
    try run("BEGIN IMMEDIATE")
  }

  /// Writes what is committed into the file itself, where a write-ahead log has it: a copy of the file has it then. From
  /// now on closing the last connection removes the log.
  func emptyLog() {
    csqlite_keep_log(handle, 0)
    // Of a database without a log this does nothing. One that others read is written as far as they let it.
    try? run("PRAGMA wal_checkpoint(PASSIVE)")
  }

  /// Rows that the last statement changed itself.
  var changes: Int32 { csqlite_changes(handle) }
  /// Rows that statements, triggers and foreign keys have changed since the connection was opened.
  var totalChanges: Int32 { csqlite_total_changes(handle) }
  /// The number of the row that was added last.
  var lastRow: Int64 { csqlite_last_row(handle) }

  /// Whether a transaction was begun and not ended.
  var isInTransaction: Bool { csqlite_is_autocommit(handle) == 0 }

  /// The first statement of a text.
  func prepare(_ sql: String) throws(SQLiteError) -> SQLiteStatement {
    try SQLiteStatement(sql, on: self)
  }

  /// Runs a statement, whatever rows it gives.
  func run(_ sql: String, _ values: [SQLiteValue] = []) throws(SQLiteError) {
    let statement = try prepare(sql)
    try statement.bind(values)
    while try statement.step() {}
  }

  /// What a statement gives for each of its rows.
  func rows<Row>(
    _ sql: String, _ values: [SQLiteValue] = [], _ row: (SQLiteStatement) -> Row
  ) throws(SQLiteError) -> [Row] {
    let statement = try prepare(sql)
    try statement.bind(values)
    var rows: [Row] = []
    while try statement.step() { rows.append(row(statement)) }
    return rows
  }

  /// Changes when another connection has changed the database, and only then.
  var dataVersion: Int64? {
    (try? rows("PRAGMA data_version") { $0.integer(0) })?.first
  }
}

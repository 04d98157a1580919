import CSQLite
import Storage

/// A connection to a database file. SQLite allows several threads to use a shared one; keeping related calls together
/// is up to the caller.
final class SQLiteConnection: @unchecked Sendable {
  let handle: OpaquePointer
  let watch: StatementWatch
  /// Removes the remains of a log's index after the last connection is closed.
  private let index: OwnLogIndex?

  /// Opens an existing file, for writing if that is allowed.
  ///
  /// `patience`: the time each statement waits for locks of others; `isStopped` returns true to end statements.
  /// Unless `isShared`, one thread at a time uses it. `keepsLog`: closing it leaves the write-ahead log as it is;
  /// `index`: the index to delete afterwards.
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
    if !isShared { _ = csqlite_limit_length(handle, Int32(DatabaseValue.longest)) }
    try run("PRAGMA cell_size_check = ON")
    csqlite_keep_log(handle, keepsLog ? 1 : 0)
  }

  deinit { _ = csqlite_close(handle) }

  /// Reads with that limit, also during a transaction.
  func limitingValues<Result>(
    _ body: () throws(SQLiteError) -> Result
  ) throws(SQLiteError) -> Result {
    let former = csqlite_limit_length(handle, Int32(DatabaseValue.longest))
    defer { _ = csqlite_limit_length(handle, former) }
    return try body()
  }

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

  /// Sets the time that statements wait for locks of others.
  func wait(upTo patience: Duration) { watch.patience = patience }

  /// Runs an operation that ends early on request. Statements that end a transaction are not interrupted.
  func stopping<Result>(
    when isStopped: @escaping @Sendable () -> Bool, _ body: () throws(SQLiteError) -> Result
  ) throws(SQLiteError) -> Result {
    let former = watch.isStopped
    watch.isStopped = isStopped
    defer { watch.isStopped = former }
    return try body()
  }

  var isReadOnly: Bool { csqlite_is_read_only(handle) != 0 }

  /// Begins writing and waits for others, also until the end of the transaction; `onWait` is called before waiting.
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

  /// Begins a transaction that excludes other writers; foreign keys are enforced.
  func beginWriting() throws(SQLiteError) {
    // Within a transaction that could not be switched on.
    try run("PRAGMA foreign_keys = ON")
    try run("BEGIN IMMEDIATE")
  }

  /// Moves committed changes from a write-ahead log to the file, so that a copy of the file has them. From now on
  /// closing the last connection removes the log.
  func emptyLog() {
    csqlite_keep_log(handle, 0)
    // Of a database without a log this does nothing. One that others read is written as far as they let it.
    try? run("PRAGMA wal_checkpoint(PASSIVE)")
  }

  /// Number of rows changed by the last statement itself.
  var changes: Int32 { csqlite_changes(handle) }
  /// Number of rows changed by statements, triggers and foreign keys since the connection was
  /// opened.
  var totalChanges: Int32 { csqlite_total_changes(handle) }
  var lastRow: Int64 { csqlite_last_row(handle) }

  var isInTransaction: Bool { csqlite_is_autocommit(handle) == 0 }

  /// Prepares the first statement of a text.
  func prepare(_ sql: String) throws(SQLiteError) -> SQLiteStatement {
    try SQLiteStatement(sql, on: self)
  }

  /// Runs a statement and ignores its rows.
  func run(_ sql: String, _ values: [DatabaseValue] = []) throws(SQLiteError) {
    let statement = try prepare(sql)
    try statement.bind(values)
    while try statement.step() {}
  }

  /// The results of `row` for each row of a statement.
  func rows<Row>(
    _ sql: String, _ values: [DatabaseValue] = [], _ row: (SQLiteStatement) -> Row
  ) throws(SQLiteError) -> [Row] {
    let statement = try prepare(sql)
    try statement.bind(values)
    var rows: [Row] = []
    while try statement.step() { rows.append(row(statement)) }
    return rows
  }

  /// Version that changes only when another connection has changed the database.
  var dataVersion: Int64? {
    (try? rows("PRAGMA data_version") { $0.integer(0) })?.first
  }
}

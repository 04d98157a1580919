/// Messages about databases: clauses that follow the name of a file or a record, and, as
/// sentences, the reasons for what can't be done.
extension Texts {
  // MARK: Opening

  /// `reason` is the system's.
  package func sqliteIsMissing(because reason: String) -> String {
    say("SQLite is missing on this machine (\(reason)); install the package libsqlite3-0")
  }
  package var isNoDatabase: String { say("it is not an SQLite database, or is an encrypted one") }
  /// `message` is SQLite's, here and below.
  package func databaseIsDamaged(_ message: String) -> String {
    say(
      """
      the database is damaged (\(message)); `sqlite3 FILE .recover` prints what can be saved of it
      """)
  }
  package var databaseIsLocked: String {
    say("another program has locked the database; try again when it is done")
  }
  /// Reason why a database can't be saved: its file no longer exists.
  package var databaseIsMissing: String {
    say("there is no such file any more; put the database back and save again")
  }
  package var databaseCannotBeOpened: String {
    say("SQLite can't open it; it needs to read the file, and often to write into its folder")
  }
  package func databaseFails(_ message: String) -> String { say("SQLite reports: \(message)") }
  /// `bytes`: how many are read at most, here and below.
  package func tooManyRows(bytes: Int) -> String {
    say(
      """
      its rows have more than \(bytes) bytes, which is the most that is read; LIMIT in --query \
      reads fewer
      """)
  }
  package func rowHasLongValue(bytes: Int) -> String {
    say(
      """
      a row has a value of more than \(bytes) bytes, which is the most that is read; leave its \
      column out with --query
      """)
  }
  package func valueIsNotRead(bytes: Int) -> String {
    say(
      """
      the value has more than \(bytes) bytes and was not read; it can only be cleared here, or \
      changed in SQL
      """)
  }
  package var databaseHasNoTables: String { say("the database has no tables") }
  package func noTable(_ name: String, nearest: String?, tables: [String]) -> String {
    nearest.map { say("it has no table \(name), only \(joined(tables)); did you mean \($0)?") }
      ?? say("it has no table \(name), only \(joined(tables))")
  }
  package func severalTables(_ names: [String]) -> String {
    say("it has several tables; name one with --table: \(joined(names))")
  }
  package func queryFails(_ message: String) -> String { say("the query can't be run: \(message)") }
  package var queryWrites: String { say("the query would change the database; --query only reads") }
  package var queryIsSeveral: String { say("--query takes one statement, and this is more") }
  package var queryIsEmpty: String { say("--query is empty; give it a SELECT statement") }
  package func onlyDatabasesTake(_ option: String) -> String {
    say("\(option) is for SQLite databases, and this is none")
  }
  package var tableOrQuery: String { say("give --table or --query, not both") }
  package var helpTable: String {
    say("The table or view of an SQLite database that has the records.")
  }
  package var helpQuery: String {
    say("An SQL query of an SQLite database whose rows are the records.")
  }

  // MARK: What can't be done

  package var databaseIsReadOnly: String { say("The database can only be read") }
  package func viewIsReadOnly(_ name: String) -> String {
    say("The rows of the view \(name) can be shown, not saved")
  }
  /// `content` is the table that a full-text index is of; nil where the texts are nowhere.
  package func fullTextIsReadOnly(_ name: String, of content: String?) -> String {
    let problem = say("The rows of the full-text index \(name) can be shown, not saved")
    return content.map { say("\(problem); edit the table it indexes: --table \($0)") }
      ?? say("\(problem): it keeps no texts")
  }
  package var queryIsReadOnly: String { say("The rows of a query can be shown, not saved") }
  package func tableHasNoKey(_ name: String) -> String {
    say("The rows of \(name) have no key to find them by: they can be shown, not saved")
  }
  /// `message` is SQLite's.
  package func tableIsReadOnly(_ name: String, _ message: String) -> String {
    say("The rows of \(name) can be shown, not saved: SQLite reports \(message)")
  }
  package var rowsHaveNoOrder: String { say("The rows of a table have no order of their own") }
  package var tableHasNoOtherName: String {
    say("A table is not saved elsewhere; `sqlite3 FILE .backup` copies a database")
  }
  package var rowsHaveAllColumns: String {
    say("A row has all columns of its table; clear the value")
  }

  // MARK: Values

  package func columnIsComputed(_ name: String) -> String {
    say("the database computes the column \(name) itself")
  }
  package func noColumn(_ name: String, columns: [String]) -> String {
    say("the table has no column \(name); its columns: \(joined(columns))")
  }
  /// The number is nil where it is not to be shown.
  package func integerTooLong(_ number: String?) -> String {
    say("\(number ?? say("the number")) has more than the 64 bits of an integer in SQLite")
  }
  package func realTooLong(_ number: String?) -> String {
    say("\(number ?? say("the number")) can't be kept exactly: SQLite holds about 15 digits")
  }
  package var invalidTextStays: String {
    say(
      """
      the text in the database is invalid UTF-8, and an edit would lose some of it; change it in \
      SQL
      """)
  }
  package var columnHasData: String { say("the database has data here; write it as Base64") }
  /// `number` is what SQLite would store, nil where it is not to be shown; `type` as the column is declared.
  package func textBecomesNumber(_ number: String?, column: String, type: String) -> String {
    say(
      """
      the column \(column) is declared as \(type), so that SQLite stores \
      \(number ?? say("another number")) in place of this text; enter the number, or declare the \
      column as TEXT
      """)
  }
  /// Warning after a successful save.
  package var valuesWereAltered: String {
    say("the database has stored other values than were given; look at the record again")
  }
  /// A value of a new row, written as data or a text that is not UTF-8 is, and as another value of the column is, too.
  package func valueHasLookalike(in column: String) -> String {
    say(
      """
      the column \(column) has this value as data or invalid UTF-8 and as something else, and it \
      is not known which of them is meant; clear it, or add the row in SQL
      """)
  }

  // MARK: Constraints

  package func columnNeedsValue(_ name: String) -> String {
    say("the column \(name) needs a value (NOT NULL)")
  }
  package func notUniqueIn(_ columns: [String]) -> String {
    say("another row has the same \(columns.map(named).joined(separator: say(" and "))) (UNIQUE)")
  }
  /// Rows exchange values that must be unique, and can't give theirs up first.
  package func cannotExchange(_ columns: [String]) -> String {
    let names = columns.map(named).joined(separator: say(" and "))
    return say(
      """
      rows that exchange \(names) need a value in between, which the database refuses; save one of \
      them with another \(names) first (UNIQUE)
      """)
  }
  package func checkFails(_ check: String) -> String {
    say("the database asks for \(check) (CHECK)")
  }
  /// `table` is nil where SQLite doesn't say which.
  package func refersToNothing(in table: String?) -> String {
    table.map { say("it refers to a row of \($0) that does not exist (FOREIGN KEY)") }
      ?? say("it refers to a row that does not exist (FOREIGN KEY)")
  }
  package func isReferredTo(by table: String) -> String {
    say("rows of \(table) refer to it (FOREIGN KEY)")
  }
  package var triggerIgnores: String {
    say("a trigger of the database skips this change without a reason (RAISE(IGNORE))")
  }
  package func triggerRefuses(_ message: String) -> String { say("\(message) (a trigger)") }
  package func constraintFails(_ message: String) -> String { message }
}

extension EnglishTexts {
  // MARK: Opening

  package func sqliteIsMissing(because reason: String) -> String {
    "SQLite is missing on this machine (\(reason)); install the package libsqlite3-0"
  }
  package var isNoDatabase: String { "it is not an SQLite database, or is an encrypted one" }
  package func databaseIsDamaged(_ message: String) -> String {
    "the database is damaged (\(message)); `sqlite3 FILE .recover` prints what can be saved of it"
  }
  package var databaseIsLocked: String {
    "another program has locked the database; try again when it is done"
  }
  package var databaseIsMissing: String {
    "there is no such file any more; put the database back and save again"
  }
  package var databaseCannotBeOpened: String {
    "SQLite can't open it; it needs to read the file, and often to write into its folder"
  }
  package func databaseFails(_ message: String) -> String { "SQLite reports: \(message)" }
  package func tooManyRows(bytes: Int) -> String {
    "its rows have more than \(bytes) bytes, which is the most that is read; LIMIT in --query reads fewer"
  }
  package func rowHasLongValue(bytes: Int) -> String {
    "a row has a value of more than \(bytes) bytes, which is the most that is read; leave its column out with --query"
  }
  package func valueIsNotRead(bytes: Int) -> String {
    "the value has more than \(bytes) bytes and was not read; it can only be cleared here, or changed in SQL"
  }
  package var databaseHasNoTables: String { "the database has no tables" }
  package func noTable(_ name: String, nearest: String?, tables: [String]) -> String {
    "it has no table \(name), only \(tables.joined(separator: ", "))"
      + (nearest.map { "; did you mean \($0)?" } ?? "")
  }
  package func severalTables(_ names: [String]) -> String {
    "it has several tables; name one with --table: \(names.joined(separator: ", "))"
  }
  package func queryFails(_ message: String) -> String { "the query can't be run: \(message)" }
  package var queryWrites: String { "the query would change the database; --query only reads" }
  package var queryIsSeveral: String { "--query takes one statement, and this is more" }
  package var queryIsEmpty: String { "--query is empty; give it a SELECT statement" }
  package func onlyDatabasesTake(_ option: String) -> String {
    "\(option) is for SQLite databases, and this is none"
  }
  package var tableOrQuery: String { "give --table or --query, not both" }
  package var helpTable: String { "The table or view of an SQLite database that has the records." }
  package var helpQuery: String { "An SQL query of an SQLite database whose rows are the records." }

  // MARK: What can't be done

  package var databaseIsReadOnly: String { "The database can only be read" }
  package func viewIsReadOnly(_ name: String) -> String {
    "The rows of the view \(name) can be shown, not saved"
  }
  package func fullTextIsReadOnly(_ name: String, of content: String?) -> String {
    "The rows of the full-text index \(name) can be shown, not saved"
      + (content.map { "; edit the table it indexes: --table \($0)" } ?? ": it keeps no texts")
  }
  package var queryIsReadOnly: String { "The rows of a query can be shown, not saved" }
  package func tableHasNoKey(_ name: String) -> String {
    "The rows of \(name) have no key to find them by: they can be shown, not saved"
  }
  package func tableIsReadOnly(_ name: String, _ message: String) -> String {
    "The rows of \(name) can be shown, not saved: SQLite reports \(message)"
  }
  package var rowsHaveNoOrder: String { "The rows of a table have no order of their own" }
  package var tableHasNoOtherName: String {
    "A table is not saved elsewhere; `sqlite3 FILE .backup` copies a database"
  }
  package var rowsHaveAllColumns: String { "A row has all columns of its table; clear the value" }

  // MARK: Values

  package func columnIsComputed(_ name: String) -> String {
    "the database computes the column \(name) itself"
  }
  package func noColumn(_ name: String, columns: [String]) -> String {
    "the table has no column \(name); its columns: \(columns.joined(separator: ", "))"
  }
  package func integerTooLong(_ number: String?) -> String {
    "\(number ?? "the number") has more than the 64 bits of an integer in SQLite"
  }
  package func realTooLong(_ number: String?) -> String {
    "\(number ?? "the number") can't be kept exactly: SQLite holds about 15 digits"
  }
  package var invalidTextStays: String {
    "the text in the database is invalid UTF-8, and an edit would lose some of it; change it in SQL"
  }
  package var columnHasData: String { "the database has data here; write it as Base64" }
  package func textBecomesNumber(_ number: String?, column: String, type: String) -> String {
    """
    the column \(column) is declared as \(type), so that SQLite stores \(number ?? "another number") in place of this \
    text; enter the number, or declare the column as TEXT
    """
  }
  package var valuesWereAltered: String {
    "the database has stored other values than were given; look at the record again"
  }
  package func valueHasLookalike(in column: String) -> String {
    """
    the column \(column) has this value as data or invalid UTF-8 and as something else, and it is not known which of \
    them is meant; clear it, or add the row in SQL
    """
  }

  // MARK: Constraints

  package func columnNeedsValue(_ name: String) -> String {
    "the column \(name) needs a value (NOT NULL)"
  }
  package func notUniqueIn(_ columns: [String]) -> String {
    "another row has the same \(columns.joined(separator: " and ")) (UNIQUE)"
  }
  package func cannotExchange(_ columns: [String]) -> String {
    let names = columns.joined(separator: " and ")
    return "rows that exchange \(names) need a value in between, which the database refuses; "
      + "save one of them with another \(names) first (UNIQUE)"
  }
  package func checkFails(_ check: String) -> String { "the database asks for \(check) (CHECK)" }
  package func refersToNothing(in table: String?) -> String {
    "it refers to a row \(table.map { "of \($0) " } ?? "")that does not exist (FOREIGN KEY)"
  }
  package func isReferredTo(by table: String) -> String {
    "rows of \(table) refer to it (FOREIGN KEY)"
  }
  package var triggerIgnores: String {
    "a trigger of the database skips this change without a reason (RAISE(IGNORE))"
  }
  package func triggerRefuses(_ message: String) -> String { "\(message) (a trigger)" }
  package func constraintFails(_ message: String) -> String { message }
}

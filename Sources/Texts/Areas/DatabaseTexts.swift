/// What is said of databases: clauses behind the name of a file or a record, but for the reasons of what can't be done,
/// which are sentences.
package protocol DatabaseTexts {
  // MARK: Opening

  /// `reason` is the system's.
  func sqliteIsMissing(because reason: String) -> String
  var isNoDatabase: String { get }
  /// `message` is SQLite's, here and below.
  func databaseIsDamaged(_ message: String) -> String
  var databaseIsLocked: String { get }
  var databaseCannotBeOpened: String { get }
  /// Said when it is to be saved.
  var databaseIsMissing: String { get }
  func databaseFails(_ message: String) -> String
  var databaseHasNoTables: String { get }
  /// `bytes`: how many are read at most, here and below.
  func tooManyRows(bytes: Int) -> String
  func rowHasLongValue(bytes: Int) -> String
  func valueIsNotRead(bytes: Int) -> String
  func noTable(_ name: String, nearest: String?, tables: [String]) -> String
  func severalTables(_ names: [String]) -> String
  func queryFails(_ message: String) -> String
  var queryWrites: String { get }
  var queryIsSeveral: String { get }
  var queryIsEmpty: String { get }
  func onlyDatabasesTake(_ option: String) -> String
  var tableOrQuery: String { get }
  var helpTable: String { get }
  var helpQuery: String { get }

  // MARK: What can't be done

  var databaseIsReadOnly: String { get }
  func viewIsReadOnly(_ name: String) -> String
  /// `content` is the table that a full-text index is of; nil where the texts are nowhere.
  func fullTextIsReadOnly(_ name: String, of content: String?) -> String
  var queryIsReadOnly: String { get }
  func tableHasNoKey(_ name: String) -> String
  /// `message` is SQLite's.
  func tableIsReadOnly(_ name: String, _ message: String) -> String
  var rowsHaveNoOrder: String { get }
  var tableHasNoOtherName: String { get }
  var rowsHaveAllColumns: String { get }

  // MARK: Values

  func columnIsComputed(_ name: String) -> String
  func noColumn(_ name: String, columns: [String]) -> String
  /// The number is nil where it is not to be shown.
  func integerTooLong(_ number: String?) -> String
  func realTooLong(_ number: String?) -> String
  var invalidTextStays: String { get }
  var columnHasData: String { get }
  /// `number` is what SQLite would store, nil where it is not to be shown; `type` as the column is declared.
  func textBecomesNumber(_ number: String?, column: String, type: String) -> String
  /// Said of a save that was made.
  var valuesWereAltered: String { get }
  /// A value of a new row, written as data or a text that is not UTF-8 is, and as another value of the column is, too.
  func valueHasLookalike(in column: String) -> String

  // MARK: Constraints

  func columnNeedsValue(_ name: String) -> String
  /// Rows exchange values that must be unique, and can't give theirs up first.
  func cannotExchange(_ columns: [String]) -> String
  func notUniqueIn(_ columns: [String]) -> String
  func checkFails(_ check: String) -> String
  /// `table` is nil where SQLite doesn't say which.
  func refersToNothing(in table: String?) -> String
  func isReferredTo(by table: String) -> String
  var triggerIgnores: String { get }
  func triggerRefuses(_ message: String) -> String
  func constraintFails(_ message: String) -> String
}

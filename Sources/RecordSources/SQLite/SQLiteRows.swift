import Records
import Storage
import Texts

/// A table, view or query that is open for reading: one version of it, during this object's life.
final class SQLiteRows: DatabaseCursor {
  enum Wanted: Sendable {
    /// The table or view with this name; without a name the only table.
    case table(String?)
    case query(String)
  }

  let table: DatabaseTable
  /// Statement positioned at the row that was read last.
  private var statement: SQLiteStatement
  /// Statement positioned at the number of the current row, if the row has as many columns as
  /// SQLite can select; else nil.
  private var numbers: SQLiteStatement?
  /// The current row, if some of its values are too long to be read.
  private var shortened: (number: Int64, row: ShortenedRow)?
  private var formerNumber: Int64?
  private lazy var longValues = LongValues(table, on: connection)
  private let connection: SQLiteConnection
  private let name: String

  /// Finds the requested rows in the database that the user calls `name`, and starts to read.
  init(
    _ wanted: Wanted, in connection: SQLiteConnection, of name: String
  ) throws(RecordReadingError) {
    self.connection = connection
    self.name = name
    try SQLiteError.reading(name) { () throws(SQLiteError) in
      // One version, from the names of the tables to the last row.
      try connection.run("BEGIN")
      try Self.refuseCut(name, connection)
    }
    switch wanted {
    case .query(let query):
      statement = try Self.prepare(query, on: connection, of: name)
      table = DatabaseTable(query: statement)
      numbers = nil
    case .table(let wanted):
      let schema = try SQLiteError.reading(name) { () throws(SQLiteError) in
        try SQLiteSchema(connection)
      }
      let entry = try schema.entry(wanted, of: name)
      (table, statement, numbers) = try SQLiteError.reading(name) { () throws(SQLiteError) in
        let table = try DatabaseTable(entry, in: connection)
        do throws(SQLiteError) {
          return (table, try connection.prepare(table.selection()), nil)
        } catch {
          guard let numbers = table.selectionOfNumbers(),
            let statement = try? connection.prepare(table.selection(withNumber: false))
          else { throw error }
          return (table, statement, try connection.prepare(numbers))
        }
      }
    }
  }

  var abilities: SourceAbilities { table.abilities(isReadOnly: connection.isReadOnly) }

  var work: Int { connection.watch.count }

  func next() throws(RecordReadingError) -> Bool {
    try SQLiteError.reading(name, step)
  }

  private func step() throws(SQLiteError) -> Bool {
    if let shortened { try go(behind: shortened.number) }
    shortened = nil
    do throws(SQLiteError) {
      guard try statement.step(), try numbers?.step() ?? true else { return false }
    } catch {
      guard error.code == SQLiteError.Code.tooLong, case .number(let name, _) = table.key else {
        throw error
      }
      shortened = try shortenedRow(after: formerNumber, numberName: name)
      return shortened != nil
    }
    if case .number = table.key { formerNumber = number }
    return true
  }

  /// The next row, with values that are too long.
  private func shortenedRow(
    after former: Int64?, numberName: String
  ) throws(SQLiteError) -> (number: Int64, row: ShortenedRow)? {
    guard let selection = table.selectionOfNumbers(continues: former != nil),
      let number = try connection.rows(
        selection + " LIMIT 1", former.map { [DatabaseValue.integer($0)] } ?? [], { $0.integer(0) }
      ).first,
      let row = try longValues.row(where: "\(numberName) = ?", [.integer(number)])
    else { return nil }
    formerNumber = number
    return (number, row)
  }

  /// Continues with the rows after a number.
  private func go(behind number: Int64) throws(SQLiteError) {
    statement = try connection.prepare(
      table.selection(withNumber: numbers == nil, continues: true))
    try statement.bind([.integer(number)])
    guard numbers != nil, let selection = table.selectionOfNumbers(continues: true) else { return }
    let numbers = try connection.prepare(selection)
    try numbers.bind([.integer(number)])
    self.numbers = numbers
  }

  func write(to projection: inout RowProjection) {
    if let row = shortened?.row {
      projection.write(row.statement, from: 0, tooLong: row.columns)
    } else {
      projection.write(statement, from: firstColumn)
    }
  }

  var key: DatabaseKeys.Key? {
    switch table.key {
    case .number: .number(number)
    case .columns(let indices): .values(indices.map { statement.value($0) })
    case .none: nil
    }
  }

  /// Number of the current row; undefined for rows without numbers.
  private var number: Int64 { shortened?.number ?? (numbers ?? statement).integer(0) }

  private var firstColumn: Int { if case .number = table.key, numbers == nil { 1 } else { 0 } }

  /// Refuses a file with a truncated last page, which SQLite would pad with zeros.
  private static func refuseCut(
    _ path: String, _ connection: SQLiteConnection
  ) throws(SQLiteError) {
    func number(_ pragma: String) throws(SQLiteError) -> Int64 {
      try connection.rows("PRAGMA \(pragma)") { $0.integer(0) }.first ?? 0
    }
    // Pages may be in the log only. One without any is made when the database is opened.
    guard let file = FileStamp.current(of: path),
      FileStamp.current(of: path + "-wal").map({ $0.size == 0 }) ?? true
    else { return }
    if try file.size < number("page_count") * number("page_size") {
      throw .failed(code: SQLiteError.Code.corrupt, message: "database disk image is malformed")
    }
  }

  private static func prepare(
    _ query: String, on connection: SQLiteConnection, of name: String
  ) throws(RecordReadingError) -> SQLiteStatement {
    func refusal(_ reason: Sentence) -> RecordReadingError {
      .usage(SourceFailure(name: name, reason: reason))
    }
    guard !query.isEmptySQL else { throw refusal(Sentence { $0.queryIsEmpty }) }
    let statement: SQLiteStatement
    do throws(SQLiteError) {
      statement = try connection.prepare(query)
    } catch {
      guard case .failed(1, let message) = error else {
        throw .unreadable(error.failure(of: name))
      }
      throw refusal(Sentence { $0.queryFails(message) })
    }
    guard statement.isReadOnly, statement.columnCount > 0 else {
      throw refusal(Sentence { $0.queryWrites })
    }
    guard statement.rest.isEmptySQL else {
      throw refusal(Sentence { $0.queryIsSeveral })
    }
    return statement
  }
}

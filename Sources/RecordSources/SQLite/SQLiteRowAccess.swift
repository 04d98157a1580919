import JSONText
import SourceText

final class SQLiteRowAccess {
  struct Row {
    let table: DatabaseTable
    let values: [DatabaseValue]
    let record: JSONSlice

    /// True if columns have the values of a record.
    func agrees(with members: RowMembers, in columns: [Int]) -> Bool {
      let present = RowMembers(record)
      return columns.allSatisfy { column in
        let name = table.columns[column].name
        guard let member = members[name] else { return false }
        if present[name]?.hasSameBytes(as: member) == true { return true }
        // Written otherwise it may be the same: 1.10, or white space in JSON.
        return (try? StoredForm.of(member, replacing: values[column])) == values[column]
      }
    }
  }

  private let table: DatabaseTable
  private let connection: SQLiteConnection
  private let entered: Set<ExactText>
  private var statements: [ExactText: SQLiteStatement] = [:]
  private var conflictClause: String?
  private lazy var longValues = LongValues(table, on: connection)

  init(_ table: DatabaseTable, on connection: SQLiteConnection, entered: Set<ExactText>) {
    self.table = table
    self.connection = connection
    self.entered = entered
  }

  /// The SQL condition that finds a row, with its values.
  private func condition(_ key: DatabaseKeys.Key) -> (sql: String, values: [DatabaseValue]) {
    switch (key, table.key) {
    case (.number(let number), .number(let name, _)): ("\(name) = ?", [.integer(number)])
    case (.values(let values), .columns(let indices)):
      (indices.map { table.columns[$0].name.quoted + " IS ?" }.joined(separator: " AND "), values)
    default: ("0", [])
    }
  }

  func row(_ key: DatabaseKeys.Key) throws(SQLiteError) -> Row? {
    let (condition, values) = condition(key)
    let names = table.columns.map(\.name.quoted).joined(separator: ", ")
    let statement = try statement("SELECT \(names) FROM \(table.name.quoted) WHERE \(condition)")
    defer { statement.reset() }
    try statement.bind(values)
    do throws(SQLiteError) {
      let isFound = try connection.limitingValues { () throws(SQLiteError) in
        try statement.step()
      }
      return isFound ? row(statement) : nil
    } catch {
      guard error.code == SQLiteError.Code.tooLong else { throw error }
      return try longValues.row(where: condition, values).map { row($0.statement, $0.columns) }
    }
  }

  private func row(_ statement: SQLiteStatement, _ tooLong: Set<Int> = []) -> Row {
    var projection = RowProjection(table.columns, entered: entered, capacity: 1 << 10)
    projection.write(statement, from: 0, tooLong: tooLong)
    let buffer = projection.written
    return Row(
      table: table, values: table.columns.indices.map { statement.value($0) },
      record: JSONSlice(buffer: buffer, range: 0..<buffer.count))
  }

  func delete(_ key: DatabaseKeys.Key) throws(SQLiteError) {
    let (condition, values) = condition(key)
    try run("DELETE FROM \(table.name.quoted) WHERE \(condition)", values)
  }

  func update(
    _ key: DatabaseKeys.Key, _ values: [(column: Int, value: DatabaseValue)]
  ) throws(SQLiteError) {
    let (condition, keyValues) = condition(key)
    let assignments = values.map { table.columns[$0.column].name.quoted + " = ?" }
    let set = assignments.joined(separator: ", ")
    try run(
      "UPDATE \(try orAbort()) \(table.name.quoted) SET \(set) WHERE \(condition)",
      values.map(\.value) + keyValues)
  }

  /// A clause that keeps a table's constraint from deleting other rows, or omitting the change (`ON CONFLICT
  /// REPLACE`); empty for tables without such ones, as it would also apply to the statements of their triggers.
  private func orAbort() throws(SQLiteError) -> String {
    if let known = conflictClause { return known }
    let resolves =
      try TableDefinition(of: table.name, in: connection)?.resolvesConflicts ?? false
    let clause = resolves ? "OR ABORT" : ""
    conflictClause = clause
    return clause
  }

  /// Adds a row and returns its key.
  func insert(
    _ values: [(column: Int, value: DatabaseValue)]
  ) throws(SQLiteError) -> DatabaseKeys.Key? {
    let names = values.map { table.columns[$0.column].name.quoted }.joined(separator: ", ")
    let placeholders = values.map { _ in "?" }.joined(separator: ", ")
    var sql = "INSERT \(try orAbort()) INTO \(table.name.quoted) "
    sql += values.isEmpty ? "DEFAULT VALUES" : "(\(names)) VALUES (\(placeholders))"
    guard case .columns(let keyColumns) = table.key else {
      try run(sql, values.map(\.value))
      return .number(connection.lastRow)
    }
    let returned = keyColumns.map { table.columns[$0].name.quoted }.joined(separator: ", ")
    let statement = try statement(sql + " RETURNING \(returned)")
    defer { statement.reset() }
    try statement.bind(values.map(\.value))
    guard try statement.step() else { return nil }
    let key = keyColumns.indices.map { statement.value($0) }
    while try statement.step() {}
    return .values(key)
  }

  /// The key of a row after changes of some columns.
  func key(
    _ key: DatabaseKeys.Key, after values: [(column: Int, value: DatabaseValue)]
  ) -> DatabaseKeys.Key {
    func value(of column: Int) -> DatabaseValue? { values.first { $0.column == column }?.value }
    switch (key, table.key) {
    case (.number, .number(_, let column?)):
      if case .integer(let number)? = value(of: column) { return .number(number) }
      return key
    case (.values(let former), .columns(let indices)):
      return .values(zip(indices, former).map { value(of: $0) ?? $1 })
    default: return key
    }
  }

  private func run(_ sql: String, _ values: [DatabaseValue]) throws(SQLiteError) {
    let statement = try statement(sql)
    defer { statement.reset() }
    try statement.bind(values)
    while try statement.step() {}
  }

  /// A cached prepared statement.
  private func statement(_ sql: String) throws(SQLiteError) -> SQLiteStatement {
    if let statement = statements[sql] { return statement }
    let statement = try connection.prepare(sql)
    statements[sql] = statement
    return statement
  }
}

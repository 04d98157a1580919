/// A row in which values that are too long are replaced by a text.
struct ShortenedRow {
  /// Statement positioned at the row, whose columns begin at index 0.
  let statement: SQLiteStatement
  /// Indices of the columns with replaced values.
  let columns: Set<Int>
}

/// Reads rows with values over the size limit, one by one.
final class LongValues {
  private let table: DatabaseTable
  private let connection: SQLiteConnection
  private var statements: [Int: SQLiteStatement] = [:]

  init(_ table: DatabaseTable, on connection: SQLiteConnection) {
    self.table = table
    self.connection = connection
  }

  /// The row of a condition; nil if there is none.
  func row(
    where condition: String, _ values: [DatabaseValue]
  ) throws(SQLiteError) -> ShortenedRow? {
    try connection.limitingValues { () throws(SQLiteError) in
      var texts: [Int: DatabaseValue] = [:]
      for column in table.columns.indices {
        if let text = try placeholder(for: column, where: condition, values) {
          texts[column] = text
        }
      }
      let indices = texts.keys.sorted()
      let names = table.columns.indices.map {
        texts[$0] == nil ? table.columns[$0].name.quoted : "?"
      }
      let statement = try connection.prepare(
        "SELECT \(names.joined(separator: ", ")) FROM \(table.name.quoted) WHERE \(condition)")
      try statement.bind(indices.compactMap { texts[$0] } + values)
      guard try statement.step() else { return nil }
      return ShortenedRow(statement: statement, columns: Set(indices))
    }
  }

  /// The text shown for a value that is too long; nil for others.
  private func placeholder(
    for column: Int, where condition: String, _ values: [DatabaseValue]
  ) throws(SQLiteError) -> DatabaseValue? {
    let name = table.columns[column].name.quoted
    let selection = "FROM \(table.name.quoted) WHERE \(condition)"
    let statement = try statement(for: column, "SELECT \(name) \(selection)")
    defer { statement.reset() }
    try statement.bind(values)
    do throws(SQLiteError) {
      _ = try statement.step()
      return nil
    } catch {
      guard error.code == SQLiteError.Code.tooLong else { throw error }
    }
    let megabytes = DatabaseValue.longest >> 20
    let unknown = DatabaseValue.text("> \(megabytes) MB")
    guard !table.columns[column].isComputed else { return unknown }
    // Of stored data the length is known without them.
    let length = try? connection.rows(
      "SELECT CASE typeof(\(name)) WHEN 'blob' THEN length(\(name)) END \(selection)", values
    ) { row -> Int64? in row.type(0) == .integer ? row.integer(0) : nil }
    guard let count = length?.first.flatMap(\.self) else { return unknown }
    return .text("BLOB, \(count >> 20) MB")
  }

  private func statement(for column: Int, _ sql: String) throws(SQLiteError) -> SQLiteStatement {
    if let statement = statements[column] { return statement }
    let statement = try connection.prepare(sql)
    statements[column] = statement
    return statement
  }
}

import Records

/// Lets rows exchange values that must be unique, which SQLite checks after each row.
///
/// A row replaces its value by an unused one, null if that is allowed, and gets its new one as soon as that is free.
/// All happens in one transaction; only triggers see the temporary value.
final class UniqueExchange {
  /// A row that has released values.
  private struct Waiting {
    let row: SQLiteRowAccess.Row
    var key: DatabaseKeys.Key
    var columns: Set<Int>
  }

  private let table: DatabaseTable
  private let rows: SQLiteRowAccess
  private let connection: SQLiteConnection
  private var waiting: [RecordID: Waiting] = [:]
  private var random = SystemRandomNumberGenerator()
  /// Number of rows changed by the exchange.
  private(set) var changeCount: Int32 = 0

  init(_ table: DatabaseTable, _ rows: SQLiteRowAccess, on connection: SQLiteConnection) {
    self.table = table
    self.rows = rows
    self.connection = connection
  }

  /// The current key of a record's row that has released a value.
  func key(of id: RecordID) -> DatabaseKeys.Key? { waiting[id]?.key }

  /// The row before it released a value.
  func row(of id: RecordID) -> SQLiteRowAccess.Row? { waiting[id]?.row }

  func hasGivenUp(_ columns: [Int], of id: RecordID) -> Bool {
    waiting[id].map { !$0.columns.isDisjoint(with: columns) } ?? false
  }

  /// Makes a row release its value in one of some columns for others; false if it has before, or if there is no
  /// temporary value.
  func giveUp(
    _ columns: [Int], of id: RecordID, _ row: SQLiteRowAccess.Row, _ key: DatabaseKeys.Key
  ) throws(SQLiteError) -> Bool {
    guard !hasGivenUp(columns, of: id) else { return false }
    if waiting.isEmpty {
      // Rows that refer to the value wait for the end, too.
      try connection.run("PRAGMA defer_foreign_keys = ON")
    }
    for column in columns {
      for value in try candidates(for: row.values[column], in: column)
      where value != row.values[column] {
        let given = [(column: column, value: value)]
        do throws(SQLiteError) {
          try rows.update(key, given)
        } catch {
          guard FailedConstraint(error) != nil, connection.isInTransaction else { throw error }
          continue
        }
        guard connection.changes > 0 else { continue }
        changeCount += connection.changes
        let columns = (waiting[id]?.columns ?? []).union([column])
        waiting[id] = Waiting(row: row, key: rows.key(key, after: given), columns: columns)
        return true
      }
    }
    return false
  }

  /// Temporary values for a column: null, then unused ones similar to its value.
  private func candidates(
    for value: DatabaseValue, in column: Int
  ) throws(SQLiteError) -> [DatabaseValue] {
    switch value {
    case .null: [.null]
    case .integer:
      try limits(of: column, "integer") { row in
        let (least, greatest) = (row.integer(0), row.integer(1))
        return [
          least > .min ? .integer(least - 1) : nil, greatest < .max ? .integer(greatest + 1) : nil,
        ].compactMap(\.self)
      }
    case .real:
      try limits(of: column, "real") { [.real($0.real(0) - 1), .real($0.real(1) + 1)] }
    case .text(let bytes):
      [.null, .text(bytes + letters(16))] + (0..<8).map { _ in .text(letters(bytes.count)) }
    case .blob(let bytes):
      [.null, .blob(bytes + letters(16))] + (0..<8).map { _ in .blob(letters(bytes.count)) }
    }
  }

  private func limits(
    of column: Int, _ type: String, _ values: (SQLiteStatement) -> [DatabaseValue]
  ) throws(SQLiteError) -> [DatabaseValue] {
    let name = table.columns[column].name.quoted
    let free = try connection.rows(
      "SELECT min(\(name)), max(\(name)) FROM \(table.name.quoted) WHERE typeof(\(name)) = '\(type)'",
      [], values)
    return [.null] + (free.first ?? [])
  }

  private func letters(_ count: Int) -> [UInt8] {
    (0..<count).map { _ in UInt8.random(in: UInt8(ascii: "a")...UInt8(ascii: "z"), using: &random) }
  }
}

import JSONText
import Records
import SourceText

/// The limits that UNIQUE and CHECK constraints of a table set single columns.
///
/// Of a check only what each row certainly keeps is read: comparisons with constants that are joined by AND, beside
/// `IS NULL`. Others are left to the database.
struct DeclaredConstraints {
  private var unique: [String] = []
  private var checks: [CheckedColumn] = []

  init(of table: String, in connection: SQLiteConnection) throws(SQLiteError) {
    unique = try connection.rows(
      """
      SELECT min(info.name) FROM pragma_index_list(?) AS list, pragma_index_info(list.name) AS info
      WHERE list."unique" AND NOT list.partial GROUP BY list.name HAVING count(*) = 1
      """, [.text(table)]
    ) { $0.text(0) }
    let definition = try TableDefinition(of: table, in: connection)
    checks = definition?.checks.flatMap { CheckedColumn.all(in: $0) } ?? []
  }

  func applied(to column: DatabaseTable.Column) -> DatabaseTable.Column {
    var column = column
    if unique.contains(where: column.name.isSameName) { column.limits.isUnique = true }
    for check in checks where check.column.isSameName(inSQL: column.name) {
      check.apply(to: &column)
    }
    return column
  }
}

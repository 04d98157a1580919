import Records
import SourceText

extension DatabaseTable {
  /// Reads the definition of a table or view.
  init(_ entry: SQLiteSchema.Entry, in connection: SQLiteConnection) throws(SQLiteError) {
    let name = entry.name
    let isStrict = Self.isStrict(name, in: connection)
    let all = try connection.rows(
      """
      SELECT name, pk, hidden, upper(type), "notnull" AND dflt_value IS NOT NULL, type,
        "notnull" AND dflt_value IS NULL, dflt_value
      FROM pragma_table_xinfo(?)
      """, [.text(name)]
    ) { row in
      (
        // From 1; 0 if the column is not part of the primary key.
        keyIndex: Int(row.integer(1)), hidden: row.integer(2), type: row.text(3),
        column: Column(
          row.text(0), isComputed: row.integer(2) > 1, type: row.text(5), row.text(3),
          ColumnAffinity(ofType: row.text(3), isStrict: isStrict),
          hasOwnValue: row.integer(4) != 0, isRequired: row.integer(6) != 0, standard: row.text(7))
      )
    }.filter { $0.hidden != 1 }
    let described = all.filter { row in
      // What is computed by a function that only other programs have can't be read, all else can.
      !row.column.isComputed || Self.canRead(row.column.name, of: name, in: connection)
    }
    let limits = try DeclaredConstraints(of: name, in: connection)
    let columns = described.map { row in
      // The database numbers such rows itself.
      row.keyIndex > 0 && row.type == "INTEGER" ? row.column : limits.applied(to: row.column)
    }
    self.name = name
    self.columns = columns
    kind = entry.kind
    if all.contains(where: \.column.isComputed) {
      refusal = Self.refusalOfUpdate(of: name, columns, in: connection)
    }
    guard !entry.isView else {
      (key, guards) = (.none, [])
      return
    }
    let primary = columns.indices.filter { described[$0].keyIndex > 0 }
      .sorted { described[$0].keyIndex < described[$1].keyIndex }
    guard let number = Self.numberName(of: name, columns, in: connection) else {
      key = primary.isEmpty ? .none : .columns(primary)
      guards = []
      return
    }
    let hasIndex = try !connection.rows(
      "SELECT 1 FROM pragma_index_list(?) WHERE origin = 'pk'", [.text(name)], { _ in }
    ).isEmpty
    let isNumber = primary.count == 1 && !hasIndex && described[primary[0]].type == "INTEGER"
    key = .number(name: number, column: isNumber ? primary[0] : nil)
    guards = isNumber ? [] : primary.isEmpty ? Array(columns.indices) : primary
  }

  init(query statement: SQLiteStatement) {
    var names: [String] = []
    for index in 0..<statement.columnCount {
      var (name, number) = (statement.name(index), 1)
      // Of members with one name only the last would count.
      while names.containsBytes(of: name) {
        number += 1
        name = "\(statement.name(index)):\(number)"
      }
      names.append(name)
    }
    self.init(
      name: "--query", kind: .query,
      columns: names.map { Column(name: $0, isComputed: false) }, key: .none,
      guards: [])
  }

  /// True for a `STRICT` table. SQLite before 3.37 has none.
  private static func isStrict(_ table: String, in connection: SQLiteConnection) -> Bool {
    let found = try? connection.rows(
      "SELECT max(strict) FROM pragma_table_list WHERE name = ?", [.text(table)]
    ) { $0.integer(0) != 0 }
    return found?.first ?? false
  }

  private static func canRead(
    _ column: String, of table: String, in connection: SQLiteConnection
  ) -> Bool {
    (try? connection.prepare("SELECT \(column.quoted) FROM \(table.quoted)")) != nil
  }

  /// The reason why no row can be changed: SQLite computes all columns of a changed row, also by functions that are
  /// missing here.
  private static func refusalOfUpdate(
    of table: String, _ columns: [Column], in connection: SQLiteConnection
  ) -> String? {
    guard let column = columns.first(where: { !$0.isComputed })?.name.quoted else { return nil }
    do throws(SQLiteError) {
      _ = try connection.prepare("UPDATE \(table.quoted) SET \(column) = \(column)")
      return nil
    } catch {
      guard case .failed(1, let message) = error else { return nil }
      return message
    }
  }

  /// A name of the row number; nil if rows have none, or all its names are columns.
  private static func numberName(
    of table: String, _ columns: [Column], in connection: SQLiteConnection
  ) -> String? {
    ["rowid", "_rowid_", "oid"].first { name in
      !columns.contains { $0.name.lowercased() == name }
        && (try? connection.prepare("SELECT \(name) FROM \(table.quoted)")) != nil
    }
  }

  /// SQL for all rows, or with `continues` the rows after a number: first the number of the row, if it has one and
  /// `withNumber`, then its columns.
  func selection(withNumber: Bool = true, continues: Bool = false) -> String {
    let names = columns.map(\.name.quoted).joined(separator: ", ")
    switch key {
    case .number(let number, _):
      let selected = withNumber ? "\(number), \(names)" : names
      return selection(of: selected, by: number, continues)
    case .columns(let indices):
      let order = indices.map { columns[$0].name.quoted }.joined(separator: ", ")
      return "SELECT \(names) FROM \(name.quoted) ORDER BY \(order)"
    case .none: return "SELECT \(names) FROM \(name.quoted)"
    }
  }

  /// SQL for the numbers of all rows, or with `continues` the ones after a number; nil if rows have none.
  func selectionOfNumbers(continues: Bool = false) -> String? {
    guard case .number(let number, _) = key else { return nil }
    return selection(of: number, by: number, continues)
  }

  private func selection(of columns: String, by number: String, _ continues: Bool) -> String {
    let condition = continues ? " WHERE \(number) > ?" : ""
    return "SELECT \(columns) FROM \(name.quoted)\(condition) ORDER BY \(number)"
  }
}

extension DatabaseTable.Column {
  /// A column of a declared type, also in capital letters; SQLite accepts any word (`JSON`, `UUID`).
  fileprivate init(
    _ name: String, isComputed: Bool, type: String, _ word: String, _ affinity: ColumnAffinity,
    hasOwnValue: Bool, isRequired: Bool, standard: String
  ) {
    func has(_ parts: String...) -> Bool { parts.contains { word.contains($0) } }
    self.init(
      name: name, isComputed: isComputed, type: type, alteration: affinity.alteration,
      hasIntegers: has("INT"), isBoolean: word == "BOOLEAN" || word == "BOOL", isData: has("BLOB"),
      hasOwnValue: hasOwnValue)
    limits.isRequired = isRequired && !isComputed
    limits.defaultValue = SQLLiteral(standard)?.value(isBoolean: isBoolean)
    model = isData ? .blob([]) : affinity == .real ? .real(0) : nil
    nativeType =
      switch affinity {
      case _ where isBoolean: .boolean
      case _ where isData: .data
      case .text: .string
      case .integer: .integer
      case .real: .real
      case .numeric where has("DATE", "TIMESTAMP"): .date
      case .numeric where has("DEC", "NUM", "MONEY"): .real
      case .numeric, .none: nil
      }
  }
}

extension String {
  /// The text quoted as a name in SQL.
  var quoted: String { "\"" + replacing("\"", with: "\"\"") + "\"" }
}

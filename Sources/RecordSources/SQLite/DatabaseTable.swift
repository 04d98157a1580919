import SourceText

/// A table, a view or a query whose rows are records.
struct DatabaseTable: Sendable {
  enum Kind: Hashable, Sendable {
    case table, view, query
    /// A full-text index of another table's texts: a row added to the index alone would be found by words that its
    /// text doesn't have. The name is empty if the texts are not stored.
    case fullText(of: String)
  }

  enum Key: Sendable {
    /// Rows are identified by their number, which `name` reads; `column` is an equivalent column.
    case number(name: String, column: Int?)
    /// Rows without numbers are identified by the columns of the primary key.
    case columns([Int])
    case none
  }

  struct Column: Sendable {
    let name: String
    let isComputed: Bool
    var type = ""
    var affinity = ColumnAffinity.none
    /// True if it is declared for integers, which SQLite doesn't enforce: it would store 20.5 as a real number.
    var hasIntegers = false
    /// True if it is declared for truth values, which SQLite stores as 0 and 1.
    var isBoolean = false
    /// True if it is declared for data, so that new values are Base64.
    var isData = false
    /// Position in the primary key, from 1; 0 if the column is not part of it.
    var keyPlace = 0
    /// True if the column is not nullable but has a default.
    var hasOwnValue = false
  }

  let name: String
  let kind: Kind
  let columns: [Column]
  let key: Key
  /// Columns that must be unchanged for a row's number to mean the same row: numbers are reused, unless they are a
  /// column.
  let guards: [Int]
  /// SQLite's reason against changing any row.
  var refusal: String?
}

extension DatabaseTable {
  /// Reads the definition of a table or view.
  init(_ entry: DatabaseSchema.Entry, in connection: SQLiteConnection) throws(SQLiteError) {
    let name = entry.name
    let isStrict = Self.isStrict(name, in: connection)
    let all = try connection.rows(
      """
      SELECT name, pk, hidden, upper(type), "notnull" AND dflt_value IS NOT NULL, type
      FROM pragma_table_xinfo(?)
      """, [.text(name)]
    ) { row in
      (
        hidden: row.integer(2), type: row.text(3),
        column: Column(
          name: row.text(0), isComputed: row.integer(2) > 1, type: row.text(5),
          affinity: ColumnAffinity(ofType: row.text(3), isStrict: isStrict),
          hasIntegers: row.text(3).contains("INT"),
          isBoolean: ["BOOLEAN", "BOOL"].contains(row.text(3)),
          isData: row.text(3).contains("BLOB"), keyPlace: Int(row.integer(1)),
          hasOwnValue: row.integer(4) != 0)
      )
    }.filter { $0.hidden != 1 }
    let described = all.filter { row in
      // What is computed by a function that only other programs have can't be read, all else can.
      !row.column.isComputed || Self.canRead(row.column.name, of: name, in: connection)
    }
    let columns = described.map(\.column)
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
    let primary = columns.indices.filter { columns[$0].keyPlace > 0 }
      .sorted { columns[$0].keyPlace < columns[$1].keyPlace }
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
    for place in 0..<statement.columnCount {
      var (name, number) = (statement.name(place), 1)
      // Of members with one name only the last would count.
      while names.containsBytes(of: name) {
        number += 1
        name = "\(statement.name(place)):\(number)"
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
    case .columns(let places):
      let order = places.map { columns[$0].name.quoted }.joined(separator: ", ")
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

  var keyColumns: [Column] {
    switch key {
    case .number(_, let column): column.map { [columns[$0]] } ?? []
    case .columns(let places): places.map { columns[$0] }
    case .none: []
    }
  }

  /// The column of a name, ignoring case as in SQL.
  func column(_ name: String) -> Int? {
    columns.firstIndex { $0.name.hasSameBytes(as: name) }
      ?? columns.firstIndex { $0.name.isSameName(inSQL: name) }
  }
}

extension String {
  /// True if both name one thing in SQL, which ignores the case of ASCII letters.
  func isSameName(inSQL other: String) -> Bool {
    let others = other.utf8
    return utf8.count == others.count
      && zip(utf8, others).allSatisfy { a, b in
        a == b || a | 0x20 == b | 0x20 && (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(a | 0x20)
      }
  }

  /// The text quoted as a name in SQL.
  var quoted: String { "\"" + replacing("\"", with: "\"\"") + "\"" }
}

extension DatabaseTable.Column {
  /// A model for a new value; nil if its JSON is sufficient.
  var model: SQLiteValue? { isData ? .blob([]) : affinity == .real ? .real(0) : nil }
}

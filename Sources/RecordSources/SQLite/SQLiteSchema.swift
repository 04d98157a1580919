import Records
import SourceText
import Texts
import Values

struct SQLiteSchema {
  struct Entry {
    let name: String
    let kind: DatabaseTable.Kind

    var isView: Bool { kind == .view }
  }

  let entries: [Entry]

  init(_ connection: SQLiteConnection) throws(SQLiteError) {
    let all = try connection.rows(
      """
      SELECT name, type = 'view', sql LIKE 'CREATE VIRTUAL %', sql FROM sqlite_master
      WHERE type IN ('table', 'view') AND name NOT LIKE 'sqlite~_%' ESCAPE '~' ORDER BY rowid
      """
    ) { row in
      let isVirtual = row.integer(2) != 0
      let index = isVirtual ? TableDefinition(sql: row.text(3)).contentOfFullText : nil
      let kind =
        row.integer(1) != 0 ? DatabaseTable.Kind.view : index.map { .fullText(of: $0) } ?? .table
      return (entry: Entry(name: row.text(0), kind: kind), isVirtual: isVirtual)
    }
    guard all.contains(where: \.isVirtual) else {
      entries = all.map(\.entry)
      return
    }
    let virtual = all.filter(\.isVirtual).map(\.entry.name)
    let isInner = Self.innerTables(connection) { name in
      // Before SQLite 3.37 only the name shows what a virtual table keeps its own data in.
      virtual.contains { name.hasPrefix($0 + "_") }
    }
    entries = all.map(\.entry).filter { !isInner($0.name) }
  }

  /// The tables in which virtual tables store data; `guess` is for an SQLite that can't report them.
  private static func innerTables(
    _ connection: SQLiteConnection, guess: @escaping (String) -> Bool
  ) -> (String) -> Bool {
    let names = try? connection.rows(
      "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'shadow'"
    ) { $0.text(0) }
    return names.map { Set($0.map { Array($0.utf8) }) }
      .map { known in { known.contains(Array($0.utf8)) } } ?? guess
  }

  /// The table or view with a name; without one the only table with data, else the only table or view.
  func entry(_ name: String?, of file: String) throws(RecordReadingError) -> Entry {
    let names = entries.map(\.name)
    func unknown(_ reason: Sentence) -> RecordReadingError {
      .usage(SourceFailure(name: file, reason: reason))
    }
    guard let name else {
      for candidates in [
        entries.filter { $0.kind == .table }, entries.filter { !$0.isView }, entries,
      ]
      where !candidates.isEmpty {
        if candidates.count == 1 { return candidates[0] }
        break
      }
      guard !names.isEmpty else { throw unknown(Sentence { $0.databaseHasNoTables }) }
      throw .severalTables(
        SourceFailure(name: file, reason: Sentence { $0.severalTables(names) }), names)
    }
    let found =
      entries.first { $0.name.hasSameBytes(as: name) }
      ?? entries.first { $0.name.isSameName(inSQL: name) }
    if let found { return found }
    let nearest = NearestName.of(name, among: names)
    throw unknown(
      Sentence {
        names.isEmpty
          ? $0.databaseHasNoTables : $0.noTable(name, nearest: nearest, tables: names)
      })
  }
}

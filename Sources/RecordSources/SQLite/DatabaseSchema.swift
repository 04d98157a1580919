import Records
import SourceText
import Texts
import Values

/// The tables and views of a database.
struct DatabaseSchema {
  struct Entry {
    let name: String
    let isView: Bool
  }

  let entries: [Entry]

  init(_ connection: SQLiteConnection) throws(SQLiteError) {
    let all = try connection.rows(
      """
      SELECT name, type = 'view', sql LIKE 'CREATE VIRTUAL %' FROM sqlite_master
      WHERE type IN ('table', 'view') AND name NOT LIKE 'sqlite~_%' ESCAPE '~' ORDER BY rowid
      """
    ) { (Entry(name: $0.text(0), isView: $0.integer(1) != 0), isVirtual: $0.integer(2) != 0) }
    // What a virtual table keeps its own data in is named after it.
    let virtual = all.filter(\.isVirtual).map { $0.0.name + "_" }
    entries = all.map(\.0).filter { entry in !virtual.contains { entry.name.hasPrefix($0) } }
  }

  /// The table or view of a name; without one the only table, else the only view.
  func entry(_ name: String?, of file: String) throws(RecordReadingError) -> Entry {
    let names = entries.map(\.name)
    func unknown(_ reason: Sentence) -> RecordReadingError {
      .usage(SourceFailure(name: file, reason: reason))
    }
    guard let name else {
      let tables = entries.filter { !$0.isView }
      let candidates = tables.isEmpty ? entries : tables
      if candidates.count == 1 { return candidates[0] }
      throw unknown(
        Sentence { names.isEmpty ? $0.databaseHasNoTables : $0.severalTables(names) })
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
